//! Dates in words.

use super::{
    days::weekday,
    times::time,
    words::{Word, listed, words},
};

/// The months in English, German, French, Spanish and Italian, in small letters without marks.
const MONTHS: &str = " abr abril agosto aout apr april aug august avr avril dec december decembre dez dezember dic diciembre ene enero feb febrero \
    february februar fevr fevrier jan januar january janv janvier jul juli julio july juil juillet jun june juni junio juin mai mar march mars marz marzo may mayo mrz nov november novembre noviembre oct october octobre octubre okt oktober sep sept september septembre \
    septiembre ";
/// Months that are other words in small letters.
const IF_CAPITAL: &str = " mai mar march mars may ";
/// Days of the month in words; "twenty-first" and "vingt et un" are several. English ones are ordinals.
const NUMBERS: &str = " cinco cinq catorce deux diez dix doce dos douze eighteenth eighth eleventh fifteenth fifth first fourteenth \
    fourth huit neuf nineteenth ninth nueve ocho once onze premier primero quatorze quatre quince quinze second seis seize \
    sept seventeenth seventh siete sixteenth sixth tenth third thirteenth thirtieth thirty treinta treize trece trente tres trois \
    twelfth twentieth twenty uno un veinte vingt cuatro ";
/// German ordinals without their endings; those from the twentieth on end in "zigst".
const GERMAN: &str = " acht achtzehnt dreizehnt dritt elft erst funfzehnt funft neunt neunzehnt sechst sechzehnt sechzigst siebt \
    siebzehnt viert vierzehnt zehnt zweit zwolft ";
/// What may stand between a day and its month, or between the words of a day.
const BETWEEN: &str = " de del of the ";
/// Most words of a day: "thirty first", "vingt et un".
const LONGEST_DAY: usize = 3;

/// Replaces each date, day of the week and time of the day.
pub(super) fn redact(text: &str) -> String {
    let words = words(text);
    let (mut clean, mut done, mut at) = (String::with_capacity(text.len()), 0, 0);
    while at < words.len() {
        let rest = &words[at..];
        let found = date(text, rest)
            .map(|length| (length, "a date"))
            .or_else(|| weekday(text, &words, at).map(|length| (length, "a day")))
            .or_else(|| time(text, &words, at).map(|length| (length, "a time")));
        let Some((length, instead)) = found else {
            at += 1;
            continue;
        };
        clean.push_str(&text[done..words[at].from]);
        clean.push_str(instead);
        at += length;
        done = words[at - 1].to;
    }
    clean + &text[done..]
}

/// How many words are a date: a day and a month, or a month and a day or year.
fn date(text: &str, words: &[Word]) -> Option<usize> {
    let is_first = |word: &Word| is_month(text, word) || is_before_ordinal(words, word);
    let end = if words.first().is_some_and(is_first) {
        let the = 1 + between(words, 1);
        match day(words, the) {
            0 if is_year(words, 1) => 1,
            0 => return None,
            day => the + day,
        }
    } else {
        let day = match day(words, 0) {
            0 => return None,
            day => day,
        };
        let month = day + between(words, day);
        let is_joined = month > day;
        let is_counted = is_day_in_digits(&words[0].lower);
        let fits = |word: &&Word| is_month_after(text, word, is_joined, is_counted);
        words.get(month).filter(fits)?;
        month + 1
    };
    let year = end + between(words, end);
    let end = if is_year(words, year) { year + 1 } else { end };
    let is_close = |pair: &[Word]| {
        let gap = &text[pair[0].to..pair[1].from];
        gap.chars().count() <= 2 && !gap.contains([';', ':', '!', '?'])
    };
    words[..end].windows(2).all(is_close).then_some(end)
}

/// How many words from there on are small ones that stand within a date; at most two, "of the".
fn between(words: &[Word], from: usize) -> usize {
    let rest = words.iter().skip(from).take(2);
    rest.take_while(|word| listed(BETWEEN, &word.lower)).count()
}

/// How many words from there on are the day of a month.
fn day(words: &[Word], from: usize) -> usize {
    let lower = |at: usize| words.get(at).map_or("", |word| word.lower.as_str());
    if is_day_in_digits(lower(from)) {
        return 1;
    }
    let number = |word: &str| listed(NUMBERS, word) || is_german_ordinal(word);
    let mut end = from;
    while end < from + LONGEST_DAY && number(lower(end)) {
        end += 1;
        // "vingt et un"
        if lower(end) == "et" && number(lower(end + 1)) {
            end += 1;
        }
    }
    end - from
}

fn is_german_ordinal(word: &str) -> bool {
    let ends = ["en", "er", "em", "es", "e"];
    let stem = ends.iter().find_map(|end| word.strip_suffix(end));
    stem.is_some_and(|stem| {
        listed(GERMAN, stem) || stem.ends_with("zigst") || stem.ends_with("ssigst")
    })
}

fn is_day_in_digits(word: &str) -> bool {
    let end = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let day = word[..word.len() - end.len()].parse::<u8>();
    ["", "st", "nd", "rd", "th", "er"].contains(&end)
        && day.is_ok_and(|day| (1..=31).contains(&day))
}

fn is_year(words: &[Word], at: usize) -> bool {
    let year = words.get(at).filter(|word| word.lower.len() == 4);
    let year = year.and_then(|word| word.lower.parse::<u16>().ok());
    year.is_some_and(|year| (1900..2200).contains(&year))
}

/// A month that a day follows.
fn is_month(text: &str, word: &Word) -> bool {
    let is_capital = text[word.from..].starts_with(char::is_uppercase);
    listed(MONTHS, &word.lower) && (is_capital || !listed(IF_CAPITAL, &word.lower))
}

/// "march 3rd", which is no order to march.
fn is_before_ordinal(words: &[Word], month: &Word) -> bool {
    let is_ordinal = |word: &Word| {
        is_day_in_digits(&word.lower)
            && ["st", "nd", "rd", "th"]
                .iter()
                .any(|end| word.lower.ends_with(end))
    };
    listed(MONTHS, &month.lower) && words.get(1).is_some_and(is_ordinal)
}

/// A month after a day: "third of may", "3 mai", "3 March", but not "bars 9 to 12 may be slow" and "the second March".
fn is_month_after(text: &str, word: &Word, is_joined: bool, is_counted: bool) -> bool {
    let is_capital = text[word.from..].starts_with(char::is_uppercase);
    match word.lower.as_str() {
        "may" => is_joined || is_capital,
        "mar" | "march" => is_joined || is_capital && is_counted,
        month => listed(MONTHS, month),
    }
}
