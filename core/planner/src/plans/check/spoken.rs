//! Numbers in words: who spells a bar or a tempo out has named it all the same.

use reedling_core::case_mapping::lower;

use crate::vocabulary::lists::listed;

const SMALL: &str = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
    seventeen eighteen nineteen";
const TENS: &str = "- - twenty thirty forty fifty sixty seventy eighty ninety";
const ORDINALS: &str = "- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth \
    fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth";
const TENTHS: &str =
    "- - twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth";
/// The lowest bar that an ordinal names: the first and the last few are those of any passage.
const LOWEST: u16 = 10;

/// Letters of the longest word that begins a number: "seventeen".
const LONGEST: usize = 9;

/// Words before the number of a bar or a tempo.
const BEFORE: &str = " & + - = and around at b bar bars bpm from m measure measures metronome mm speed t takt takte tempo than \
    through thru till to towards under until ";
/// Those of them before the number of a bar.
const BARS: &str = " b bar bars m measure measures t takt takte ";
/// What a number counts that is neither.
const COUNTED: &str =
    " bars beats days lines minutes notes rounds seconds slips steps times weeks x ";

/// A text with its numbers of bars and tempi in digits where they are in words: "bars nine to sixteen", "at one hundred and
/// twenty", "the fortieth bar".
pub fn in_digits(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let bares: Vec<String> = words.iter().map(|word| bare(word)).collect();
    let mut told: Vec<String> = Vec::with_capacity(words.len());
    let mut at = 0;
    while at < words.len() {
        if let Some(bar) = ordinal_bar(&words[at..], &bares[at..]) {
            told.push(bar);
            at += 2;
            continue;
        }
        if !begins_number(&bares[at]) {
            told.push(words[at].to_owned());
            at += 1;
            continue;
        }
        let is_bar = at > 0 && listed(BARS, opened(&lower(words[at - 1])));
        let (taken, digits) = number(&words[at..], is_bar);
        let after = bares.get(at + taken).map_or("", String::as_str);
        let is_meant = at > 0 && leads(words[at - 1]) && !listed(COUNTED, after);
        let digits = digits.filter(|_| is_meant || after == "bpm");
        let taken = if digits.is_some() { taken } else { 1 };
        told.push(digits.unwrap_or_else(|| words[at].to_owned()));
        at += taken.max(1);
    }
    told.join(" ")
}

/// Whether the number of a bar or a tempo may follow in the same clause.
fn leads(word: &str) -> bool {
    listed(BEFORE, opened(&lower(word)))
}

/// A word without the marks before it and the dot of an abbreviation.
fn opened(word: &str) -> &str {
    word.trim_start_matches(['(', '“', '"'])
        .trim_end_matches('.')
}

/// A word without the marks around it, in small letters.
fn bare(word: &str) -> String {
    lower(word.trim_matches(|sign: char| !sign.is_alphanumeric()))
}

fn place(list: &str, word: &str) -> Option<u16> {
    let place = list.split(' ').position(|own| own == word && own != "-")?;
    u16::try_from(place).ok()
}

fn tens(word: &str) -> Option<u16> {
    place(TENS, word).map(|ten| ten * 10)
}

/// Whether a number in words may begin with a word; most words are looked at no further.
fn begins_number(bare: &str) -> bool {
    let first = bare.split('-').next().unwrap_or_default();
    let may_be = first.len() <= LONGEST && first.is_ascii();
    may_be && (first == "a" || place(SMALL, first).is_some() || tens(first).is_some())
}

/// How many words a number takes, of a bar or of something else, and the words with it in digits.
fn number(words: &[&str], is_bar: bool) -> (usize, Option<String>) {
    // "two at a time", "one by one": no bars.
    let next = words.get(1).map_or(String::new(), |word| bare(word));
    let is_few = place(SMALL, &bare(words[0])).is_some_and(|small| small < 5);
    if is_few && matches!(&*next, "after" | "at" | "by" | "or") {
        return (0, None);
    }
    let (mut parts, mut ends) = (Vec::new(), Vec::new());
    for (at, word) in words.iter().take(4).enumerate() {
        if at > 0 && !word.starts_with(char::is_alphanumeric) {
            break;
        }
        let own = bare(word);
        parts.extend(own.split('-').map(str::to_owned));
        ends.push(parts.len());
        // A number ends with its clause.
        if word.ends_with(|sign: char| !sign.is_alphanumeric()) {
            break;
        }
    }
    let (mut done, mut digits) = (0, Vec::new());
    loop {
        let Some((taken, value)) = value(&parts[done..], is_bar) else {
            return (0, None);
        };
        done += taken;
        digits.push(value.to_string());
        // "nine-sixteen" are two.
        if let Some(last) = ends.iter().position(|end| *end == done) {
            let digits = digits.join("-");
            let (first, last_word) = (words[0], words[last]);
            let start = first.find(char::is_alphanumeric).unwrap_or_default();
            let end = last_word.trim_end_matches(|sign: char| !sign.is_alphanumeric());
            let after = &last_word[end.len()..];
            return (last + 1, Some([&first[..start], &digits, after].concat()));
        }
    }
}

/// The number that some words begin with, and how many they are.
fn value(parts: &[String], is_bar: bool) -> Option<(usize, u16)> {
    let part = |at: usize| parts.get(at).map_or("", String::as_str);
    let unit = |at: usize| place(SMALL, part(at)).filter(|unit| (1..10).contains(unit));
    // "seventy-two", "twelve".
    let below_hundred = |at: usize| match tens(part(at)) {
        Some(ten) => Some(unit(at + 1).map_or((1, ten), |unit| (2, ten + unit))),
        None => place(SMALL, part(at)).map(|small| (1, small)),
    };
    let hundreds = unit(0).or((part(0) == "a").then_some(1));
    if let Some(hundreds) = hundreds.filter(|_| part(1) == "hundred") {
        let and = usize::from(part(2) == "and");
        let (more, rest) = below_hundred(2 + and).map_or((0, 0), |(many, rest)| (many + and, rest));
        return Some((2 + more, hundreds * 100 + rest));
    }
    // "one twenty" is said for the tempo 120; "bars one-sixteen" are two numbers.
    if !is_bar
        && let (Some(hundreds @ 1..=2), Some((many, rest @ 10..))) = (unit(0), below_hundred(1))
    {
        return Some((1 + many, hundreds * 100 + rest));
    }
    below_hundred(0)
}

/// "the fortieth bar", "40th bar": a bar with its number behind it.
fn ordinal_bar(words: &[&str], bares: &[String]) -> Option<String> {
    let ([_, bar, ..], [word, bare_bar, ..]) = (words, bares) else {
        return None;
    };
    if !matches!(bare_bar.as_str(), "bar" | "measure") {
        return None;
    }
    let digits = ["st", "nd", "rd", "th"].iter();
    let mut digits = digits.filter_map(|end| word.strip_suffix(end)?.parse().ok());
    let ordinal = |word: &str| {
        let tenth = place(TENTHS, word).map(|ten| ten * 10);
        place(ORDINALS, word).or(tenth)
    };
    let both = || {
        let (ten, rest) = word.split_once('-')?;
        Some(tens(ten)? + ordinal(rest)?)
    };
    let number = digits.next().or_else(|| ordinal(word)).or_else(both)?;
    let after = bar.trim_start_matches(char::is_alphanumeric);
    (number >= LOWEST).then(|| format!("bar {number}{after}"))
}

#[cfg(test)]
mod tests {
    use super::in_digits;

    #[test]
    fn numbers_in_words_are_read_as_digits() {
        for (text, digits) in [
            ("Play bar twelve.", "Play bar 12."),
            ("bars nine to sixteen, twice", "bars 9 to 16, twice"),
            ("Bars nine-sixteen", "Bars 9-16"),
            ("(bars one-sixteen)", "(bars 1-16)"),
            ("measures two-twelve", "measures 2-12"),
            ("bar one hundred and twenty", "bar 120"),
            ("at seventy-two; then at sixty six", "at 72; then at 66"),
            ("at one hundred and twenty.", "at 120."),
            ("at a hundred (at one twenty)", "at 100 (at 120)"),
            ("with ninety bpm", "with 90 bpm"),
            (
                "the fortieth bar, the forty-first bar",
                "the bar 40, the bar 41",
            ),
            ("the 40th bar", "the bar 40"),
            ("one, two, three", "one, two, three"),
            (
                "the bar four times, at two speeds",
                "the bar four times, at 2 speeds",
            ),
            (
                "the first bar of a two-bar phrase",
                "the first bar of a two-bar phrase",
            ),
            (
                "bars one by one, two at a time",
                "bars one by one, two at a time",
            ),
        ] {
            assert_eq!(in_digits(text), digits);
        }
    }
}
