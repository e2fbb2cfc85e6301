//! What a note leaves out: titles, bars and keys in a sentence with a negation or a release. Such a sentence is read
//! for nothing else, so that a plan is thinner rather than wrong.

use super::{
    bars::{self, Place},
    clauses::Part,
    keys,
    lists::listed,
    pieces_words::{COMPOSERS, JOINING},
    read::Reading,
    release_words::{BACK, BLAMES, NOT, PAIRS, QUALITY, RELEASES, WITHOUT},
    weak::{GOOD, WEAK},
    word_shapes::{is_capital, is_form, is_number, is_stop},
};
use crate::search::lower;

/// What is left out this week.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Released {
    words: Vec<String>,
    places: Vec<Place>,
    /// Tonic and mode; the mode is empty when unsaid.
    keys: Vec<(String, String)>,
}

/// Whether a sentence holds a negation or a release; "not even", "no mistakes", "don't rush" are none.
pub fn releases(parts: &[Part]) -> bool {
    let quoted = |at: usize| parts.get(at + 1).is_some_and(|next| next.quoted);
    (0..parts.len()).any(|at| {
        let part = &parts[at];
        !part.quoted && (0..part.words.len()).any(|word| releases_at(part, word, quoted(at)))
    })
}

fn releases_at(part: &Part, at: usize, before_quote: bool) -> bool {
    let word = |at: usize| part.words.get(at).map_or("", |word| word.lower.as_str());
    let this = word(at).trim_start_matches("n'");
    let before = at.checked_sub(1).map_or("", word);
    let next = word(at + 1);
    let pair = PAIRS.iter().any(|pair| part.has_at(at, pair));
    match this {
        "no" if part.words.get(at + 1).is_some_and(is_number) => false,
        "instead" => next == "of",
        "done" => !listed(" well worked ", before),
        "forget" | "worry" | "stop" if listed(NOT, before) => false,
        "rest" => {
            !listed(
                " of quarter half eighth minim crotchet quaver the whole ",
                before,
            ) && !listed(" of stroke strokes ", next)
        }
        "stop" => !listed(" double ", before),
        _ if listed(WITHOUT, this) => {
            let from = at
                + 1
                + usize::from(listed(
                    " das de den der die el la las le les los the ",
                    next,
                ));
            let named = part.words.get(from).is_some_and(|word| {
                is_form(word)
                    || is_number(word)
                    || listed(COMPOSERS, &word.lower)
                    || listed(
                        " bar bars compases compás mesure mesures takt takte ",
                        &word.lower,
                    )
            });
            named
                || from >= part.words.len() && before_quote
                || part.has_at(from + 1, &["major"])
                || part.has_at(from + 1, &["minor"])
        }
        _ if listed(NOT, this) => {
            let quality = |word: &str| {
                listed(QUALITY, word)
                    || listed(GOOD, word)
                    || listed(WEAK, word) && !listed(BLAMES, word)
            };
            let skips = usize::from(listed(" always longer more quite so too very ", next));
            !(quality(word(at + 1 + skips))
                || part.has_at(at + 1, &["in", "tune"])
                || part.has_at(at + 1, &["in", "time"]))
        }
        _ => listed(RELEASES, this) || pair,
    }
}

impl Released {
    /// Adds what a sentence names; answers whether it named anything of its own.
    pub fn add(&mut self, parts: &[Part]) -> bool {
        let mut names = false;
        let mut goes_on = false;
        for part in parts {
            let mut used = vec![false; part.words.len()];
            let places = bars::places(part, &mut used, goes_on);
            goes_on |= !places.is_empty();
            names |= !places.is_empty() || part.quoted;
            self.places.extend(places);
            self.bare(part);
            for (_, key) in keys::keys(part, &mut used, true) {
                names = true;
                self.keys.push(key.id);
            }
            names |= self.foreign_keys(part);
            for (at, word) in part.words.iter().enumerate() {
                names |= is_form(word)
                    || listed(COMPOSERS, &word.lower)
                    || is_capital(&word.text) && !is_stop(word) && at > 0;
                self.words.push(word.lower.clone());
            }
        }
        names
    }

    /// "leave out 20 to 24", "compases 5 a 8", "mesures 5 à 8": any number beside the word may be a bar.
    fn bare(&mut self, part: &Part) {
        let number = |text: &str| {
            text.parse::<u16>()
                .ok()
                .filter(|bar| (1..=999).contains(bar))
        };
        let mut last = None;
        for (at, word) in part.words.iter().enumerate() {
            let Some((from, to)) = word.lower.split_once('-').map_or_else(
                || number(&word.lower).map(|bar| (bar, bar)),
                |(from, to)| Some((number(from)?, number(to)?)),
            ) else {
                continue;
            };
            let joined = at > 0
                && listed(
                    " - a al bis hasta through till to until à ",
                    &part.words[at - 1].lower,
                );
            self.places.push(match last {
                Some(first) if joined && first <= to => Place::Bars(first, to),
                _ => Place::Bars(from.min(to), to),
            });
            last = Some(from);
        }
    }

    /// "D-Dur", "ré majeur", "sol menor".
    fn foreign_keys(&mut self, part: &Part) -> bool {
        let known = self.keys.len();
        for (at, word) in part.words.iter().enumerate() {
            let next = part
                .words
                .get(at + 1)
                .map_or("", |word| word.lower.as_str());
            let (tonic, mode) = word.lower.split_once('-').unwrap_or((&word.lower, next));
            let mode = match mode {
                "dur" | "majeur" | "mayor" => "major",
                "moll" | "mineur" | "menor" => "minor",
                _ => continue,
            };
            let tonic = match tonic {
                "do" => "c",
                "re" | "ré" => "d",
                "mi" => "e",
                "fa" => "f",
                "sol" => "g",
                "la" => "a",
                "si" | "h" => "b",
                "b" => "bb",
                "es" => "eb",
                "as" => "ab",
                "des" => "db",
                "ges" => "gb",
                "fis" => "f#",
                "cis" => "c#",
                "gis" => "g#",
                tonic => tonic,
            };
            self.keys.push((tonic.into(), mode.into()));
        }
        self.keys.len() > known
    }

    /// Whether a sentence that names nothing of its own speaks of what came before: "Leave it for now."
    pub fn points_back(parts: &[Part]) -> bool {
        let mut words = parts.iter().flat_map(|part| &part.words);
        words.any(|word| listed(BACK, &word.lower))
    }

    /// Leaves out what was named last.
    pub fn add_last(&mut self, reading: &Reading, piece: Option<usize>) {
        if let Some(piece) = piece.and_then(|piece| reading.pieces.get(piece)) {
            self.words.extend(significant(&piece.title));
            self.places.extend(
                piece
                    .spots
                    .iter()
                    .map(|spot| spot.place)
                    .filter(|_| piece.title.is_empty()),
            );
        } else {
            self.keys
                .extend(reading.keys.last().map(|noted| noted.key.id.clone()));
        }
    }

    /// Whether a key is left out, as "D major" or "D major arpeggio".
    pub fn has_key(&self, name: &str) -> bool {
        let mut words = name.split(' ');
        let tonic = lower(words.next().unwrap_or_default())
            .replace('♭', "b")
            .replace('♯', "#");
        let mode = words.next().unwrap_or_default();
        self.keys.iter().any(|(key, kind)| {
            lower(key) == tonic
                && (kind.is_empty() || kind.contains("minor") == mode.contains("minor"))
        })
    }

    /// Takes out of a reading what is left out.
    pub fn apply(&self, reading: &mut Reading) {
        let gone = |title: &str| significant(title).any(|word| self.words.contains(&word));
        reading.pieces.retain(|piece| !gone(&piece.title));
        for piece in &mut reading.pieces {
            piece
                .spots
                .retain(|spot| !self.places.iter().any(|place| overlaps(*place, spot.place)));
        }
        reading.keys.retain(|noted| {
            let (tonic, mode) = &noted.key.id;
            !self.keys.iter().any(|(key, kind)| {
                lower(key) == lower(tonic)
                    && (kind.is_empty()
                        || mode.is_empty()
                        || kind.contains("minor") == mode.contains("minor"))
            })
        });
    }
}

/// The words of a title by which it is known.
fn significant(title: &str) -> impl Iterator<Item = String> {
    lower(title)
        .split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '-')
        .filter(|word| {
            word.chars().count() >= 3
                && !listed(JOINING, word)
                && !listed(" 1st 2nd 3rd 4th and first flat fourth für last major minor mov movement mvt nos piece second sharp third ", word)
        })
        .map(String::from)
        .collect::<Vec<_>>()
        .into_iter()
}

fn overlaps(one: Place, other: Place) -> bool {
    match (one, other) {
        (Place::Bars(from, to), Place::Bars(first, last)) => from <= last && first <= to,
        _ => one == other && one != Place::Whole,
    }
}
