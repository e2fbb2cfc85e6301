//! Words in another sense than that of their list, as what stands beside them tells: the table `data/senses.txt`.

use std::sync::LazyLock;

use super::{lists::listed, part::Part, sets::SENSES};

const TABLE: &str = include_str!(concat!(env!("OUT_DIR"), "/senses.txt"));

/// A row of the table: its section, its phrase, and the cases.
struct Row {
    section: &'static str,
    phrase: &'static str,
    cases: &'static str,
}

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let mut rows = Vec::new();
    let mut section = "";
    for line in TABLE.lines() {
        if let Some(name) = line.strip_prefix('[') {
            section = name.trim_end_matches(']');
        } else if let Some((phrases, cases)) = line.split_once(':') {
            rows.extend(phrases.split(',').map(|phrase| Row {
                section,
                phrase: phrase.trim_ascii(),
                cases: cases.trim_ascii(),
            }));
        }
    }
    rows
});

/// The rows of a phrase.
fn rows(section: &str, phrase: &str) -> impl Iterator<Item = &'static Row> {
    let rows: &'static [Row] = &ROWS;
    rows.iter()
        .filter(move |row| row.phrase == phrase && row.section == section)
}

/// The words of a set that the table names.
fn set(name: &str) -> Option<&'static str> {
    let mut sets = SENSES.into_iter();
    sets.find_map(|(known, words)| (known == name).then_some(words))
}

/// A phrase in its part, with what is known of the words beside it.
pub struct Phrase<'a> {
    /// The part.
    pub part: &'a Part,
    /// Its first word.
    pub at: usize,
    /// How many words it has.
    pub many: usize,
    /// Whether a word of the part is one of a set that the table does not list.
    pub is: &'a dyn Fn(&str, usize) -> bool,
}

impl Phrase<'_> {
    /// Whether it is meant in another sense.
    pub fn is_other(&self, section: &str, phrase: &str) -> bool {
        let holds = |case: &str| case.split('&').all(|one| self.holds(one.trim_ascii()));
        rows(section, phrase).any(|row| row.cases.split(';').any(holds))
    }

    /// One condition: "< a the", "!>3 bars", "~ @music".
    fn holds(&self, condition: &str) -> bool {
        let bare = condition.trim_start_matches('!');
        let (side, list) = bare.split_once(' ').unwrap_or((bare, ""));
        let mut side = side.bytes();
        let (side, reach) = match (side.next(), side.next()) {
            (side, None) => (side, 1),
            (side, Some(b'*')) => (side, usize::MAX),
            (side, Some(digit)) => (side, usize::from(digit - b'0')),
        };
        let (end, len) = (self.at + self.many, self.part.words.len());
        let near = match side {
            Some(b'<') => self.at.saturating_sub(reach)..self.at,
            Some(b'>') => end.min(len)..end.saturating_add(reach).min(len),
            _ => 0..len,
        };
        let edge = near.len() < reach;
        let found = list.split(' ').any(|wanted| match wanted {
            "$" => edge,
            "^" => edge && self.part.opens_sentence,
            _ => near.clone().any(|at| self.fits(at, wanted)),
        });
        found == (bare.len() == condition.len())
    }

    /// Whether a word is one, ends so, or stands in a set.
    fn fits(&self, at: usize, wanted: &str) -> bool {
        let word = self.part.words[at].lower.as_str();
        if let Some(end) = wanted.strip_prefix('*') {
            return word.ends_with(end);
        }
        let Some(name) = wanted.strip_prefix('@') else {
            return word == wanted;
        };
        match set(name) {
            Some(words) => {
                listed(words, word)
                    || words
                        .split(' ')
                        .any(|end| end.starts_with('*') && self.fits(at, end))
            }
            None => (self.is)(name, at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Phrase, ROWS, set};
    use crate::vocabulary::part::Part;

    #[test]
    fn rows_are_plain_and_their_conditions_known() {
        const GIVEN: [&str; 7] = ["bars", "body", "item", "named", "of", "place", "subject"];
        for row in ROWS
            .iter()
            .filter(|row| !["denies", "keeps", "plays", "reminds"].contains(&row.section))
        {
            assert_eq!(row.phrase, row.phrase.trim().to_lowercase());
            for one in row.cases.split([';', '&']) {
                let side = one.trim().trim_start_matches('!');
                assert!(side.starts_with(['<', '>', '~']), "{}: {one}", row.phrase);
                let (reach, list) = side[1..].split_once(' ').expect("a list");
                assert!(matches!(reach, "" | "*") || reach.parse::<usize>().is_ok());
                for name in list.split(' ').filter_map(|word| word.strip_prefix('@')) {
                    let known = GIVEN.contains(&name) || set(name).is_some();
                    assert!(known, "{}: {name}", row.phrase);
                }
            }
        }
    }

    #[test]
    fn what_stands_beside_a_word_tells_its_sense() {
        for (note, at, other) in [
            ("go back to 60", 1, true),
            ("her back is tight", 1, false),
            ("back tense", 0, false),
            ("back to bar 5", 0, true),
            ("the back of the room", 1, true),
        ] {
            let phrase = Phrase {
                part: &Part::of(note),
                at,
                many: 1,
                is: &|_, _| false,
            };
            assert_eq!(phrase.is_other("body", "back"), other, "{note}");
        }
    }
}
