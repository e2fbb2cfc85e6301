//! Finds what the words of a sentence name.

use super::{
    item::{Item, What},
    lexicon::{Entry, Language, longest},
    place::places_at,
    tempo::tempo_at,
    title::{Known, quoted, title_at},
    token::{End, Token},
};
use crate::{
    goals::{EventKind, Form, Hands, Key, Mode, Place, Skill},
    notes::{keys, keywords::problem_at, lexicon::List, part::Part, weak, word_shapes::is_capital},
};

/// A part of a sentence: what stands between commas.
pub struct Clause {
    /// The first word, counted over the note.
    pub from: usize,
    /// The word after the last.
    pub to: usize,
    /// Whether it says that something went well, and nothing that did not.
    pub praised: bool,
}

/// What a sentence names, in its order, and its parts.
pub fn scan(
    tokens: &[Token],
    from: usize,
    to: usize,
    language: Language,
    known: &Known,
) -> (Vec<Item>, Vec<Clause>) {
    let mut items = Vec::new();
    let mut clauses = Vec::new();
    let mut start = from;
    let mut goes_on = false;
    for at in from..to {
        if tokens[at].end > End::None || at + 1 == to {
            let part = part_of(&tokens[start..=at], start == from);
            let mut scanner = Scanner {
                tokens: &tokens[..at + 1],
                language,
                known,
                part,
                from: start,
                used: vec![false; at + 1 - start],
                items: Vec::new(),
                technical: items
                    .last()
                    .is_some_and(|item: &Item| matches!(item.what, What::Form(_) | What::Key(_))),
            };
            goes_on = scanner.clause(goes_on);
            let judged = weak::judge(&scanner.part, &scanner.used);
            clauses.push(Clause {
                from: start,
                to: at + 1,
                praised: judged.good && !judged.weak,
            });
            scanner.items.sort_by_key(|item| item.from);
            scanner.items.dedup_by(|later, first| later == first);
            items.append(&mut scanner.items);
            start = at + 1;
        }
    }
    join_composers(tokens, to, &mut items, known);
    (items, clauses)
}

/// "Kabalevsky “A Little Song”", "Minuet in G (Petzold)", "“The Bear” by Rebikov": title and composer are one.
fn join_composers(tokens: &[Token], end: usize, items: &mut Vec<Item>, known: &Known) {
    let mut at = 0;
    while at < items.len() {
        let composer = alone(&items[at].what);
        let before = at.checked_sub(1).map(|at| items[at].clone());
        let after = items.get(at + 1).cloned();
        let touches = |one: &Item, other: &Item| {
            let joins = |at: usize| {
                matches!(
                    tokens[at].word.lower.as_str(),
                    "by" | "von" | "de" | "of" | "the"
                )
            };
            other.from >= one.to && (one.to..other.from).all(joins)
        };
        let titled = |item: &Item| {
            matches!(&item.what, What::Title(..) | What::Known(_)) && alone(&item.what).is_none()
        };
        if let Some(name) = composer {
            if let Some(title) = before.filter(|title| titled(title) && touches(title, &items[at]))
            {
                items[at - 1] = Item {
                    what: with_composer(&title.what, &name, known),
                    to: items[at].to,
                    ..title
                };
                items.remove(at);
                continue;
            }
            if let Some(title) = after.filter(|title| {
                titled(title) && touches(&items[at], title) && tokens[title.from].quoted
            }) {
                items[at + 1] = Item {
                    what: with_composer(&title.what, &name, known),
                    from: items[at].from,
                    ..title
                };
                items.remove(at);
                continue;
            }
        } else if titled(&items[at]) && in_key(tokens, &items[at], after.as_ref()) {
            let key = items.remove(at + 1);
            if let (What::Title(title, _), What::Key(key)) = (&mut items[at].what, &key.what) {
                title.push_str(&[" in ", &key.name()].concat());
            }
            items[at].to = key.to;
            continue;
        } else if titled(&items[at]) {
            let to = items[at].to;
            let by = to + 1 < end
                && matches!(tokens[to].word.lower.as_str(), "by" | "von")
                && is_capital(&tokens[to + 1].word.text);
            let free = items.get(at + 1).is_none_or(|next| next.from > to + 1);
            if by && free {
                let name = tokens[to + 1].word.text.clone();
                items[at].what = with_composer(&items[at].what, &name, known);
                items[at].to = to + 2;
            }
        }
        at += 1;
    }
}

/// "Vals de Chopin en la menor"
fn in_key(tokens: &[Token], title: &Item, next: Option<&Item>) -> bool {
    next.is_some_and(|next| {
        let joins = matches!(
            tokens[title.to.min(next.from)].word.lower.as_str(),
            "in" | "en"
        );
        matches!(next.what, What::Key(_)) && next.from == title.to + 1 && joins
    })
}

/// The composer of a title that names nothing else.
fn alone(what: &What) -> Option<String> {
    match what {
        What::Title(title, None) => title.strip_prefix("Piece by ").map(str::to_owned),
        _ => None,
    }
}

fn with_composer(what: &What, composer: &str, known: &Known) -> What {
    let What::Title(title, _) = what else {
        return what.clone();
    };
    match known.meaning(title, Some(composer)) {
        super::title::Meaning::Piece(piece) => What::Known(piece),
        super::title::Meaning::New(_) => What::Title(title.clone(), Some(composer.to_owned())),
    }
}

/// The words between two places as a part of the reader of notes.
pub fn part_of(tokens: &[Token], opens_sentence: bool) -> Part {
    Part {
        words: tokens.iter().map(|token| token.word.clone()).collect(),
        opens_sentence,
        quoted: tokens.first().is_some_and(|token| token.quoted),
        bracketed: tokens.first().is_some_and(|token| token.opens),
        heading: tokens.last().is_some_and(|token| token.end == End::Heading),
    }
}

/// "no. 1": a number's sign, and no negation.
pub fn is_numbered(tokens: &[Token], at: usize) -> bool {
    let next = tokens.get(at + 1);
    tokens[at].word.lower == "no"
        && tokens[at].end == End::None
        && next.is_some_and(|next| next.word.lower.starts_with(|c: char| c.is_ascii_digit()))
}

struct Scanner<'a> {
    /// The note up to the end of the clause.
    tokens: &'a [Token],
    language: Language,
    known: &'a Known<'a>,
    part: Part,
    from: usize,
    used: Vec<bool>,
    items: Vec<Item>,
    /// Whether the clause before named a form or a key: "Scales: G and D".
    technical: bool,
}

impl Scanner<'_> {
    fn clause(&mut self, goes_on: bool) -> bool {
        self.foreign();
        if self.part.quoted
            && let Some(title) = quoted(&self.part.words)
        {
            let many = self.used.len();
            self.take(0, many, self.known_title(title));
            return false;
        }
        self.known_pieces();
        let bars = self.places(goes_on);
        self.each(|scanner, at| {
            let (many, tempo) = tempo_at(scanner.tokens, scanner.from + at)?;
            Some((many, What::Tempo(tempo)))
        });
        self.each(Self::count);
        self.each(Self::phrase);
        self.foreign_keys(true);
        self.titles();
        self.keys();
        self.each(|scanner, at| {
            let problem = problem_at(&scanner.part, at)?;
            Some((1, What::Need(problem)))
        });
        bars
    }

    /// Addresses and markup are never read.
    fn foreign(&mut self) {
        for at in 0..self.used.len() {
            self.used[at] = self.tokens[self.from + at].foreign;
        }
    }

    fn take(&mut self, at: usize, many: usize, what: What) {
        let many = many.min(self.used.len() - at);
        self.used[at..at + many].fill(true);
        self.items.push(Item {
            what,
            from: self.from + at,
            to: self.from + at + many,
            out: false,
        });
    }

    /// Tries every word that is still free.
    fn each(&mut self, find: impl Fn(&Self, usize) -> Option<(usize, What)>) {
        let mut at = 0;
        while at < self.used.len() {
            let found = if self.used[at] { None } else { find(self, at) };
            match found {
                Some((many, what))
                    if !self.used[at..(at + many).min(self.used.len())].contains(&true) =>
                {
                    self.take(at, many, what);
                    at += many;
                }
                _ => at += 1,
            }
        }
    }

    fn known_pieces(&mut self) {
        self.each(|scanner, at| {
            let (piece, many) = scanner.known.at(scanner.tokens, scanner.from + at)?;
            Some((many, What::Known(piece)))
        });
    }

    fn places(&mut self, goes_on: bool) -> bool {
        let mut goes_on = goes_on;
        let mut at = 0;
        let mut bars = false;
        while at < self.used.len() {
            let found = if self.used[at] {
                None
            } else {
                places_at(self.tokens, self.from + at, goes_on && at == 0)
            };
            if let Some((many, places)) = found {
                // "the Trio Sonata", "Prelude and Coda" in a title are no places; a title is looked for later.
                let named = matches!(places.first(), Some(Place::Part { .. }));
                let titled = named
                    && title_at(&self.part, at, &self.used).is_some_and(|(words, _)| words > many);
                if !titled {
                    bars = places
                        .iter()
                        .any(|place| matches!(place, Place::Bars { .. }));
                    for place in places {
                        self.take(at, many, What::Place(place));
                    }
                    at += many;
                    goes_on = bars;
                    continue;
                }
            }
            at += 1;
        }
        bars
    }

    /// "every day", "three times a week", "2 octaves".
    fn count(&self, at: usize) -> Option<(usize, What)> {
        let word = |at: usize| {
            self.part
                .words
                .get(at)
                .map_or("", |word| word.lower.as_str())
        };
        match (word(at), word(at + 1), word(at + 2), word(at + 3)) {
            ("every" | "each", "day", ..) => return Some((2, What::Days(7))),
            ("once", "a", "week", _) => return Some((3, What::Days(1))),
            ("twice", "a", "week", _) => return Some((3, What::Days(2))),
            (_, "times", "a", "week") | (_, "days", "a", "week") => {
                let many = small_number(word(at)).filter(|many| (1..=7).contains(many))?;
                return Some((4, What::Days(many)));
            }
            _ => {}
        }
        let many = small_number(word(at)).filter(|many| (1..=4).contains(many))?;
        matches!(word(at + 1), "octave" | "octaves" | "oct" | "8ve" | "8ves")
            .then_some((2, What::Octaves(many)))
    }

    /// Hands, forms, skills, events, octaves.
    fn phrase(&self, at: usize) -> Option<(usize, What)> {
        let language = self.language;
        let wanted = |entry: &Entry| entry.language == language && what(entry.class).is_some();
        let (many, entry) = longest(self.tokens, self.from + at, wanted)?;
        let lower = self.part.words[at].lower.as_str();
        let before = at
            .checked_sub(1)
            .map_or("", |at| self.part.words[at].lower.as_str());
        let next = self
            .part
            .words
            .get(at + many)
            .map_or("", |word| word.lower.as_str());
        // "more weight than the left hand" is about the other one.
        if before == "than" || entry.class == "exercise" && matches!(next, "book") {
            return None;
        }
        if entry.class.starts_with("event.")
            && (before == "for" || lower == "performance" && before != "the")
        {
            return None;
        }
        Some((many, what(entry.class)?))
    }

    fn titles(&mut self) {
        let mut at = 0;
        let blocked = self.blocked();
        while at < self.used.len() {
            let free = !blocked[at];
            if free && let Some((many, title)) = title_at(&self.part, at, &blocked) {
                self.take(at, many, self.known_title(title));
                at += many;
            } else {
                at += 1;
            }
        }
    }

    /// The words that no title holds: those with a place already, and orders such as "Skip" or "Kein".
    fn blocked(&self) -> Vec<bool> {
        let mut blocked = self.used.clone();
        let language = self.language;
        let orders = |entry: &Entry| match entry.class {
            "before" | "negation" | "after" | "positive" | "finish" | "keep" | "listen"
            | "perform" | "main" => true,
            "verb" | "break" | "how" => entry.language == language,
            _ => false,
        };
        for at in 0..blocked.len() {
            let word = &self.part.words[at];
            let opens = at == 0 || !is_capital(&word.text);
            if opens
                && !word.is(List::Form)
                && !word.is(List::Joining)
                && !is_numbered(self.tokens, self.from + at)
                && let Some((many, _)) = longest(self.tokens, self.from + at, orders)
            {
                let end = (at + many).min(blocked.len());
                blocked[at..end].fill(true);
            }
        }
        blocked
    }

    /// A title that is one of the repertoire.
    fn known_title(&self, title: What) -> What {
        match &title {
            What::Title(name, composer) => match self.known.meaning(name, composer.as_deref()) {
                super::title::Meaning::Piece(piece) => What::Known(piece),
                super::title::Meaning::New(_) => title,
            },
            _ => title,
        }
    }

    fn keys(&mut self) {
        let technical = self.technical
            || self
                .items
                .iter()
                .any(|item| matches!(item.what, What::Form(_)));
        let mut used = self.used.clone();
        let found = keys::keys(&self.part, &mut used, technical);
        for (at, key) in found {
            let many = (at..used.len())
                .take_while(|at| used[*at] && !self.used[*at])
                .count();
            // Two keys beside each other: "D G A".
            let many = many.min(key.name.split(' ').count()).max(1);
            if let Some(key) = key_of(&key.id) {
                self.take(at, many, What::Key(key));
            }
        }
        self.foreign_keys(false);
    }

    /// "D-Dur", "h-Moll", "ré majeur", "sol menor".
    fn foreign_keys(&mut self, joined: bool) {
        self.each(|scanner, at| {
            let word = scanner.part.words[at].lower.as_str();
            let next = scanner
                .part
                .words
                .get(at + 1)
                .map_or("", |word| word.lower.as_str());
            let (tonic, mode, many) = match word.split_once('-') {
                Some((tonic, mode)) => (tonic, mode.split('-').next().unwrap_or(mode), 1),
                None if joined => return None,
                None => (word, next, 2),
            };
            let mode = match mode {
                "dur" | "majeur" | "mayor" => Mode::Major,
                "moll" | "mineur" | "menor" => Mode::Minor,
                _ => return None,
            };
            let tonic = tonic_of(tonic, scanner.language)?.to_owned();
            Some((
                many,
                What::Key(Key {
                    tonic,
                    mode: Some(mode),
                }),
            ))
        });
    }
}

fn small_number(word: &str) -> Option<u8> {
    const NAMES: [&str; 7] = ["one", "two", "three", "four", "five", "six", "seven"];
    let named = NAMES.iter().position(|name| *name == word);
    let named = named.and_then(|at| u8::try_from(at + 1).ok());
    named.or_else(|| word.parse().ok())
}

/// What a section of the vocabulary stands for.
fn what(class: &str) -> Option<What> {
    Some(match class {
        "hands.together" => What::Hands(Hands::Together, true),
        "hands.apart" => What::Hands(Hands::Apart, true),
        "hands.left" => What::Hands(Hands::Left, true),
        "hands.right" => What::Hands(Hands::Right, true),
        "hands.left.weak" => What::Hands(Hands::Left, false),
        "hands.right.weak" => What::Hands(Hands::Right, false),
        "scale" => What::Form(Form::Scale),
        "arpeggio" => What::Form(Form::Arpeggio),
        "broken" => What::Form(Form::BrokenChord),
        "contrary" => What::Form(Form::ContraryMotion),
        "chromatic" => What::Form(Form::Chromatic),
        "wholetone" => What::Form(Form::WholeTone),
        "dominant" => What::Form(Form::DominantSeventh),
        "diminished" => What::Form(Form::DiminishedSeventh),
        "exercise" => What::Form(Form::Exercise),
        "skill.sightReading" => What::Skill(Skill::SightReading),
        "skill.aural" => What::Skill(Skill::Aural),
        "skill.theory" => What::Skill(Skill::Theory),
        "skill.improvising" => What::Skill(Skill::Improvising),
        "skill.tone" => What::Skill(Skill::Tone),
        "skill.breath" => What::Skill(Skill::Breath),
        "skill.posture" => What::Skill(Skill::Posture),
        "skill.technique" => What::Skill(Skill::Technique),
        "event.exam" => What::Event(EventKind::Exam),
        "event.concert" => What::Event(EventKind::Concert),
        "event.audition" => What::Event(EventKind::Audition),
        _ => return None,
    })
}

/// A key of the reader of notes as a goal has it.
fn key_of((tonic, mode): &(String, String)) -> Option<Key> {
    let letter = tonic
        .chars()
        .next()
        .filter(|letter| ('A'..='G').contains(letter))?;
    let mut name = letter.to_string();
    if tonic.ends_with('b') {
        name.push('♭');
    } else if tonic.ends_with('#') {
        name.push('♯');
    }
    let mode = match mode.as_str() {
        "" => None,
        mode if mode.contains("pentatonic") && mode.contains("minor") => {
            Some(Mode::MinorPentatonic)
        }
        mode if mode.contains("pentatonic") => Some(Mode::Pentatonic),
        mode if mode.contains("blues") => Some(Mode::Blues),
        mode if mode.contains("dorian") => Some(Mode::Dorian),
        mode if mode.contains("mixolydian") => Some(Mode::Mixolydian),
        mode if mode.contains("harmonic") => Some(Mode::HarmonicMinor),
        mode if mode.contains("melodic") => Some(Mode::MelodicMinor),
        mode if mode.contains("natural") => Some(Mode::NaturalMinor),
        mode if mode.contains("minor") => Some(Mode::Minor),
        _ => Some(Mode::Major),
    };
    Some(Key { tonic: name, mode })
}

/// A tonic of another language: the German H and B, the French and Spanish syllables.
fn tonic_of(name: &str, language: Language) -> Option<&'static str> {
    let german = language == Language::German || language == Language::English;
    Some(match name {
        "c" | "do" => "C",
        "d" | "re" | "ré" => "D",
        "e" | "mi" => "E",
        "f" | "fa" => "F",
        "g" | "sol" => "G",
        "a" | "la" => "A",
        "h" | "si" => "B",
        "b" if german => "B♭",
        "b" => "B",
        "es" => "E♭",
        "as" => "A♭",
        "des" => "D♭",
        "ges" => "G♭",
        "fis" => "F♯",
        "cis" => "C♯",
        "gis" => "G♯",
        _ => return None,
    })
}
