//! Days of the week, also in short.

use super::{
    times::{self, is_counted},
    words::{Word, gap, listed},
};

/// The days of the week in English, German, French, Spanish and Italian, in small letters without marks.
const WEEKDAYS: &str = " dienstag dimanche domingo donnerstag freitag friday jeudi jueves lundi lunes mardi martes mercredi miercoles \
    mittwoch monday montag sabado samedi samstag saturday sonntag sunday thursday tuesday vendredi viernes wednesday ";
/// What belongs to a day of the week before it and after it.
const BEFORE: &str = " diesen last letzten nachsten next kommenden proximo this ";
const AFTER: &str = " dernier prochain proximo ";

/// Short English days: each is another word too, here or in another language.
const SHORT: &str = " fri mon sat sun thu thur thurs tue tues wed ";
/// Short German ones; only with a capital.
const GERMAN: &str = " di do fr mi mo sa so ";
/// Those of them that are names of notes.
const NOTES: &str = " do mi so ";
/// Words before a short day.
const BEFORE_SHORT: &str = " by every next on til till until ";
/// Words before a short day with a capital.
const BEFORE_CAPITAL: &str = " after before each for from last since this ";
/// Words before a short German day.
const BEFORE_GERMAN: &str = " ab am bis diesen jeden kommenden letzten nachsten seit ";
/// Parts of a day.
const PARTS: &str = " abend abends afternoon evening fruh mittag morgen morning morgens nachmittag night vormittag ";
/// Signs between two short days.
const JOINTS: &str = "/-–+&";

/// How many words from there on are a day of the week with what belongs to it: "next Tuesday", "mardi prochain".
pub(super) fn weekday(text: &str, words: &[Word], at: usize) -> Option<usize> {
    let lower = |at: usize| words.get(at).map_or("", |word| word.lower.as_str());
    let before = usize::from(listed(BEFORE, lower(at)));
    let day = lower(at + before);
    let is_weekday = listed(WEEKDAYS, day)
        || day
            .strip_suffix('s')
            .is_some_and(|day| listed(WEEKDAYS, day))
        || is_short(text, words, at + before);
    let after = usize::from(listed(AFTER, lower(at + before + 1)));
    is_weekday.then_some(before + 1 + after)
}

/// Whether a short day stands there and not another word: "on Sat", "Sat 5", "sun at 4", "Sa/So", but not "they sat on the sun".
fn is_short(text: &str, words: &[Word], at: usize) -> bool {
    let Some(day) = words.get(at) else {
        return false;
    };
    let is_capital = is_capital(text, day);
    if listed(SHORT, &day.lower) {
        let is_before = follows(text, words, at, BEFORE_SHORT)
            || is_capital && follows(text, words, at, BEFORE_CAPITAL);
        return is_before
            || is_before_time(text, words, at)
            || is_capital && (is_before_number(text, words, at) || is_joined(text, words, at));
    }
    listed(GERMAN, &day.lower)
        && is_capital
        && (follows(text, words, at, BEFORE_GERMAN)
            || is_before_time(text, words, at)
            || is_joined(text, words, at))
}

fn is_capital(text: &str, word: &Word) -> bool {
    text[word.from..].starts_with(char::is_uppercase)
}

/// Whether one of these words stands before a day.
fn follows(text: &str, words: &[Word], at: usize, list: &str) -> bool {
    at.checked_sub(1)
        .is_some_and(|before| listed(list, &words[before].lower) && gap(text, words, before) == " ")
}

/// Whether a time of the day or a part of it follows: "Sat 5pm", "Sun at 4", "sat morning".
fn is_before_time(text: &str, words: &[Word], at: usize) -> bool {
    if !matches!(gap(text, words, at), " " | ". " | ", ") {
        return false;
    }
    let next = words.get(at + 1).map_or("", |word| word.lower.as_str());
    let is_at = matches!(next, "at" | "um");
    listed(PARTS, next)
        || times::time(text, words, at + 1).is_some()
        || is_at && times::time(text, words, at + 2).is_some()
        || is_at && is_hour(words, at + 2)
}

/// Whether an hour stands there that counts nothing.
fn is_hour(words: &[Word], at: usize) -> bool {
    words
        .get(at)
        .is_some_and(|word| times::is_hour(&word.lower))
        && !is_counted(words, at + 1)
}

/// Whether a day of the month follows that counts nothing: "Sat 5", "Fri, 12th".
fn is_before_number(text: &str, words: &[Word], at: usize) -> bool {
    let next = words.get(at + 1).map_or("", |word| word.lower.as_str());
    let digits = next.trim_end_matches(|sign: char| !sign.is_ascii_digit());
    let is_day = digits
        .parse::<u8>()
        .is_ok_and(|day| (1..=31).contains(&day))
        && ["", "st", "nd", "rd", "th"].contains(&&next[digits.len()..]);
    is_day && matches!(gap(text, words, at), " " | ". " | ", ") && !is_counted(words, at + 2)
}

/// Whether another short day stands beside it: "Sat/Sun", "Mo-Fr", but not the notes "So-Mi".
fn is_joined(text: &str, words: &[Word], at: usize) -> bool {
    let is_pair = |first: usize| {
        let Some([one, other]) = words.get(first..first + 2) else {
            return false;
        };
        let sign = gap(text, words, first).trim();
        let is_day = |word: &Word| listed(SHORT, &word.lower) || listed(GERMAN, &word.lower);
        let are_notes = [one, other].iter().all(|it| listed(NOTES, &it.lower));
        sign.chars().count() == 1
            && JOINTS.contains(sign)
            && [one, other]
                .iter()
                .all(|it| is_day(it) && is_capital(text, it))
            && !are_notes
    };
    is_pair(at) || at.checked_sub(1).is_some_and(is_pair)
}
