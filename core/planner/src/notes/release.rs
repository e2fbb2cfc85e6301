//! What a note leaves out: titles, bars and keys in a sentence with a negation or a release.

use super::{
    bars::{self, Place},
    keys,
    keywords::Problem,
    kinds::Kinds,
    lexicon::List,
    lists::listed,
    part::Part,
    pieces::MOVEMENT,
    pieces_words::JOINING,
    read::{Reading, Standing},
    release_words::{BACK, TONICS},
    word_shapes::{is_capital, is_form, is_stop, is_word_char},
};
use reedling_core::{letters::lower, text::contains};

/// What is left out this week.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Released {
    words: Vec<String>,
    places: Vec<Place>,
    /// Tonic and mode; the mode is empty when unsaid.
    keys: Vec<(String, String)>,
    /// Kinds of work: scales, sight-reading, pedal.
    pub kinds: Kinds,
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
                    || listed(MOVEMENT, &word.lower)
                    || word.is(List::Composer)
                    || is_capital(&word.text) && !is_stop(word) && at > 0;
                self.words.push(word.lower.clone());
                // "Bach-Konzert", "l'Arabesque"
                for piece in word.lower.split(['-', '\'']) {
                    let letters = !piece.starts_with(|c: char| c.is_ascii_digit());
                    if letters && piece.len() < word.lower.len() {
                        self.words.push(piece.into());
                    }
                }
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
            // "G-Dur-Tonleiter"
            let mode = mode.split('-').next().unwrap_or(mode);
            let mode = if listed(" dur majeur mayor ", mode) {
                "major"
            } else if listed(" menor mineur moll ", mode) {
                "minor"
            } else {
                continue;
            };
            let same = |pair: &'static str| pair.strip_prefix(tonic)?.strip_prefix('=');
            let tonic = TONICS.split(' ').find_map(same).unwrap_or(tonic);
            self.keys.push((tonic.into(), mode.into()));
        }
        self.keys.len() > known
    }

    /// Whether anything is left out.
    pub fn any(&self) -> bool {
        self.kinds != Kinds::default()
            || !self.words.is_empty()
            || !self.places.is_empty()
            || !self.keys.is_empty()
    }

    /// Whether a sentence that names nothing of its own speaks of what came before: "Leave it for now."
    pub fn points_back(parts: &[Part]) -> bool {
        let mut words = parts.iter().flat_map(|part| &part.words);
        words.any(|word| listed(BACK, &word.lower))
    }

    /// Leaves out what was named last.
    pub fn add_last(&mut self, reading: &Reading, piece: Option<usize>) {
        if let Some(piece) = piece.and_then(|piece| reading.pieces.get(piece)) {
            self.words
                .extend(words_of(&lower(&piece.title)).map(String::from));
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

    /// Whether a scale or an arpeggio of this name is left out: "D major arpeggio".
    pub fn names(&self, name: &str) -> bool {
        let mut words = name.split(' ');
        let (tonic, mode) = (words.next(), words.next());
        self.has_key(tonic.unwrap_or_default(), mode.unwrap_or_default())
    }

    /// By tonic ("D", "B♭") and mode, which may be unsaid.
    fn has_key(&self, tonic: &str, mode: &str) -> bool {
        let plain = |sign: char| match sign {
            '♭' => 'b',
            '♯' => '#',
            sign => sign.to_ascii_lowercase(),
        };
        self.keys.iter().any(|(key, kind)| {
            key.chars().map(plain).eq(tonic.chars().map(plain))
                && (kind.is_empty()
                    || mode.is_empty()
                    || contains(kind, "minor") == contains(mode, "minor"))
        })
    }

    /// Takes out of a reading what is left out.
    pub fn apply(&self, reading: &mut Reading) {
        if !self.any() {
            return;
        }
        let known = |word: &str| is_telling(word) && self.words.iter().any(|known| known == word);
        let gone = |word: &str| known(word) || word.split(['-', '\'']).any(known);
        reading
            .pieces
            .retain(|piece| !words_of(&lower(&piece.title)).any(gone));
        for piece in &mut reading.pieces {
            piece
                .spots
                .retain(|spot| !self.places.iter().any(|place| overlaps(*place, spot.place)));
            for spot in &mut piece.spots {
                self.keep_problems(&mut spot.problems);
            }
        }
        self.keep_problems(&mut reading.problems);
        reading.keys.retain(|noted| {
            let (tonic, mode) = &noted.key.id;
            !self.has_key(tonic, mode) && !self.kinds.forbid(noted.what)
        });
        for (standing, name) in [
            (&mut reading.technique, "scale"),
            (&mut reading.sight_reading, "sight-reading"),
            (&mut reading.aural, "aural work"),
            (&mut reading.theory, "theory"),
        ] {
            if self.kinds.forbid(name) {
                *standing = Standing::Unsaid;
            }
        }
    }

    /// Takes out the problems whose work is left out.
    fn keep_problems(&self, problems: &mut Vec<Problem>) {
        problems.retain(|problem| match problem {
            Problem::Pedal => !self.kinds.forbid("pedal"),
            Problem::Hands => !self.kinds.forbid("hands together"),
            _ => true,
        });
    }
}

fn words_of(title: &str) -> impl Iterator<Item = &str> {
    title.split(|c| !(is_word_char(c) || matches!(c, '\'' | '-')))
}

/// Whether a title is known by this word of it.
fn is_telling(word: &str) -> bool {
    word.chars().count() >= 3
        && !listed(JOINING, word)
        && !listed(
            " 1st 2nd 3rd 4th and dur first flat fourth für last major minor moll mov movement mvt nos piece second sharp third ",
            word,
        )
}

fn overlaps(one: Place, other: Place) -> bool {
    match (one, other) {
        (Place::Bars(from, to), Place::Bars(first, last)) => from <= last && first <= to,
        _ => one == other && one != Place::Whole,
    }
}
