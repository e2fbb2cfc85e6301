//! Tempi in a note: metronome numbers and Italian words.

use reedling_core::practice::METRONOME;

use super::{lists::listed, part::Part};

const BEFORE: &str = " = @ about around at blanche bpm= crotchet goal metronome minim mm mm= noire quarter quaver reached speed target tempo viertel ";
const RANGE: &str = " - and from to up ";

/// Tempo words with what they are worth in beats per minute.
const WORDS: [(&str, u16); 9] = [
    ("largo", 50),
    ("adagio", 66),
    ("andante", 80),
    ("andantino", 84),
    ("moderato", 100),
    ("allegretto", 112),
    ("allegro", 126),
    ("vivace", 144),
    ("presto", 168),
];

/// When a tempo was or is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// "was at 92": counts where nothing else does.
    Past,
    /// "at 72".
    Now,
    /// "aim for 96", "96 by Friday".
    Goal,
}

/// Words that announce what is to be reached.
const AIMS: &str = " aim aiming aims goal reach target towards ";
const DAYS: &str = " christmas easter end friday monday next saturday summer sunday the then thursday tomorrow tuesday wednesday ";

/// The metronome numbers of a part, skipping words marked in `used` and marking its own.
pub fn numbers(part: &Part, used: &mut [bool]) -> Vec<(u16, When)> {
    let mut found: Vec<(u16, When)> = Vec::new();
    let lower = |at: usize| part.words.get(at).map_or("", |word| word.lower.as_str());
    for (at, used) in used.iter_mut().enumerate().filter(|(_, used)| !**used) {
        let Some(mut bpm) = marked_at(&lower, at) else {
            continue;
        };
        let after = lower(at + 1);
        *used = true;
        // "from 60 to 72 bpm", "at 60 - 66": the numbers on both sides of a range.
        if let [.., number, link] = &part.words[..at]
            && listed(RANGE, &link.lower)
        {
            bpm.splice(0..0, tempo(&number.lower).into_iter().flatten());
        }
        if listed(RANGE, after) {
            let at = if lower(at + 2) == "to" {
                at + 3
            } else {
                at + 2
            };
            if !is_another_measure(lower(at + 1)) {
                bpm.extend(tempo(lower(at)).into_iter().flatten());
            }
        }
        let when = when(&lower, at);
        found.extend(bpm.into_iter().map(|bpm| (bpm, when)));
    }
    found
}

/// What the words before a number and right after it tell; a number between them and it takes them for itself.
fn when<'a>(lower: &impl Fn(usize) -> &'a str, at: usize) -> When {
    let mut before = (at.saturating_sub(4)..at)
        .rev()
        .map(lower)
        .take_while(|word| !word.starts_with(|c: char| c.is_ascii_digit()));
    if is_due(lower, at) || before.clone().any(|word| listed(AIMS, word)) {
        When::Goal
    } else if before.any(|word| listed(" had previously was were ", word)) {
        When::Past
    } else {
        When::Now
    }
}

/// "96 by Friday", but not "96 by heart".
fn is_due<'a>(lower: &impl Fn(usize) -> &'a str, at: usize) -> bool {
    lower(at + 1) == "by" && listed(DAYS, lower(at + 2))
}

/// The tempi in a word that is marked or announced as one: "=72", "72bpm", "at 72".
fn marked_at<'a>(lower: &impl Fn(usize) -> &'a str, at: usize) -> Option<Vec<u16>> {
    let (word, after) = (lower(at), lower(at + 1));
    let number = word.rsplit(['=', '@']).next().unwrap_or(word);
    let digits = number.strip_suffix("bpm").unwrap_or(number);
    let found = tempo(digits)?;
    let marked = word.contains(['=', '@']) || word.ends_with("bpm") || after == "bpm";
    let last = at.checked_sub(1).map_or("", lower);
    // "aim for 96", "reach 96", "was 92, now 80", "96 by Friday"
    let timed = listed(AIMS, last)
        || listed(" for is now was ", last) && when(lower, at) != When::Now
        || last == "now"
        || is_due(lower, at);
    let spoken = (timed || listed(BEFORE, last)) && !is_another_measure(after);
    (marked || spoken).then_some(found)
}

/// "72" or "60-72" as tempi.
fn tempo(digits: &str) -> Option<Vec<u16>> {
    if !digits.starts_with(|c: char| c.is_ascii_digit() || c == '+') {
        return None;
    }
    let one = |digits: &str| digits.parse().ok().filter(|bpm| METRONOME.contains(bpm));
    match digits.split_once('-') {
        Some((from, to)) => Some(vec![one(from)?, one(to)?]),
        None => Some(vec![one(digits)?]),
    }
}

/// Whether the word after a number makes it something else than a tempo.
fn is_another_measure(word: &str) -> bool {
    listed(
        " % am bar bars min mins minutes o'clock percent pm s sec seconds times x years ",
        word,
    )
}

/// The tempo word in a part with its beats per minute.
pub fn word(part: &Part, used: &[bool]) -> Option<(&'static str, u16)> {
    let said = |name: &str| {
        part.words
            .iter()
            .zip(used)
            .any(|(word, &used)| !used && word.lower == name)
    };
    WORDS.into_iter().find(|(name, _)| said(name))
}

/// Whether a word is a tempo word.
pub fn is_word(lower: &str) -> bool {
    WORDS.iter().any(|(name, _)| *name == lower)
}

#[cfg(test)]
mod tests {
    use super::{When, numbers};
    use crate::notes::clauses::parts;

    #[test]
    fn what_was_reached_and_what_is_wanted_are_told_apart() {
        use When::{Goal, Now, Past};
        for (note, tempi) in [
            ("at 72, aim for 96", &[(72, Now), (96, Goal)][..]),
            ("was at 92, now 80 and clean", &[(92, Past), (80, Now)]),
            ("reach 96 by Friday", &[(96, Goal)]),
            (
                "hands together at 60, 72 by Friday",
                &[(60, Now), (72, Goal)],
            ),
            ("at 60 by heart", &[(60, Now)]),
            ("goal is 88", &[(88, Goal)]),
            ("aim for crotchet = 100", &[(100, Goal)]),
            ("goal 80, now at 66", &[(80, Goal), (66, Now)]),
            ("MM 72", &[(72, Now)]),
            ("now 30 minutes a day", &[]),
            ("fingers for 60 seconds", &[]),
        ] {
            assert_eq!(marks(note), tempi, "{note}");
        }
    }

    fn read(note: &str) -> Vec<u16> {
        marks(note).into_iter().map(|(bpm, _)| bpm).collect()
    }

    fn marks(note: &str) -> Vec<(u16, When)> {
        parts(note)
            .iter()
            .flat_map(|part| numbers(part, &mut vec![false; part.words.len()]))
            .collect()
    }

    #[test]
    fn tempi_are_read_as_teachers_write_them() {
        for (note, bpm) in [
            ("hands together at 72", &[72][..]),
            ("♩=72", &[72]),
            ("crotchet = 72", &[72]),
            ("72 bpm", &[72]),
            ("now 72bpm", &[72]),
            ("tempo 60-66", &[60, 66]),
            ("from 60 to 72 bpm", &[60, 72]),
            ("at 60, goal 80", &[60, 80]),
            ("at 60 → 72", &[60, 72]),
            ("at 60 -> 72", &[60, 72]),
            ("tempo: 104", &[104]),
            ("Viertel = 80", &[80]),
        ] {
            assert_eq!(read(note), bpm, "{note}");
        }
    }

    #[test]
    fn other_numbers_are_no_tempi() {
        for note in [
            "at 50%",
            "at 16:30",
            "bars 60-72",
            "at 5000",
            "at 12",
            "72",
            "at 45 minutes",
            "Grade 3",
            "at bar 60",
        ] {
            assert!(read(note).is_empty(), "{note}");
        }
    }
}
