//! Tempi in a note: metronome numbers and Italian words.

use super::{clauses::Part, lists::listed};

/// Beats per minute that a metronome offers.
const METRONOME: std::ops::RangeInclusive<u16> = 30..=208;

const BEFORE: &str = " = @ about around at blanche bpm= crotchet goal metronome minim mm mm= noire quarter quaver speed target tempo viertel ";
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

/// The metronome numbers of a part, skipping words marked in `used` and marking its own.
pub fn numbers(part: &Part, used: &mut [bool]) -> Vec<u16> {
    let mut found = Vec::new();
    let lower = |at: usize| part.words.get(at).map_or("", |word| word.lower.as_str());
    for (at, used) in used.iter_mut().enumerate().filter(|(_, used)| !**used) {
        let Some(bpm) = marked_at(&lower, at) else {
            continue;
        };
        let after = lower(at + 1);
        *used = true;
        let before = found.len();
        found.extend(bpm);
        // "from 60 to 72 bpm", "at 60 - 66": the numbers on both sides of a range.
        if let [.., number, link] = &part.words[..at]
            && listed(RANGE, &link.lower)
        {
            found.splice(before..before, tempo(&number.lower).into_iter().flatten());
        }
        if listed(RANGE, after) {
            let at = if lower(at + 2) == "to" {
                at + 3
            } else {
                at + 2
            };
            if !is_another_measure(lower(at + 1)) {
                found.extend(tempo(lower(at)).into_iter().flatten());
            }
        }
    }
    found
}

/// The tempi in a word that is marked or announced as one: "=72", "72bpm", "at 72".
fn marked_at<'a>(lower: &impl Fn(usize) -> &'a str, at: usize) -> Option<Vec<u16>> {
    let (word, after) = (lower(at), lower(at + 1));
    let marked = word.contains(['=', '@']) || word.ends_with("bpm") || after == "bpm";
    let aimed = at > 1 && lower(at - 2).starts_with("aim") && lower(at - 1) == "for"
        || at > 0 && lower(at - 1) == "reach";
    let spoken = at > 0 && (aimed || listed(BEFORE, lower(at - 1))) && !is_another_measure(after);
    let number = word.rsplit(['=', '@']).next().unwrap_or(word);
    let digits = number.strip_suffix("bpm").unwrap_or(number);
    tempo(digits).filter(|_| marked || spoken)
}

/// "72" or "60-72" as tempi.
fn tempo(digits: &str) -> Option<Vec<u16>> {
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
    use super::numbers;
    use crate::practice::notes::clauses::parts;

    fn read(note: &str) -> Vec<u16> {
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
