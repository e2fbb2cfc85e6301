//! How far a negation or a release reaches, and which words ask for listening, keeping or finishing.

use super::{
    item::Item,
    lexicon::{Entry, Language, longest},
    scan::{Clause, is_numbered},
    token::{End, Token},
};
use crate::goals::Do;

/// A phrase that says what is done with what stands beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Leaves out what follows: "skip", "no need for".
    Before,
    /// Leaves out what follows if it is a subject, a place, hands: "no", "don't".
    Negation,
    /// Leaves out what stands before: "can wait".
    After,
    /// Denies a negation: "don't forget".
    Positive,
    /// Another thing begins: "but", "instead", "and play".
    Break,
    /// What is done with a subject.
    Do(Do),
    /// Puts first: "mainly".
    Main,
}

/// Most signs of a sentence that are looked at.
const SIGNS: usize = 24;

/// A sign and its words.
#[derive(Clone, Copy, Debug)]
pub struct Cue {
    /// What it says.
    pub sign: Sign,
    /// Its first word.
    pub from: usize,
    /// The word after its last.
    pub to: usize,
    /// Whether it took effect.
    pub acts: bool,
}

/// A sentence while its scopes are found.
pub struct Scope<'a> {
    /// The words of the note.
    pub tokens: &'a [Token],
    /// The first word of the sentence.
    pub from: usize,
    /// The word after its last.
    pub to: usize,
    /// Its language.
    pub language: Language,
    /// Its words by their sections.
    pub classes: Vec<u8>,
    /// What it names.
    pub items: &'a mut Vec<Item>,
    /// Its parts.
    pub clauses: &'a [Clause],
    /// What is left out without a name: "leave it".
    pub points_back: bool,
    /// Words without a proven subject that are left out.
    pub unknown: Option<(usize, usize)>,
}

/// The single words of a sentence by the sections that scopes ask for, looked up once.
pub fn classes(tokens: &[Token], from: usize, to: usize) -> Vec<u8> {
    let of = |at: usize| {
        let word = tokens[at].word.lower.as_str();
        let own = tokens[at]
            .entries
            .iter()
            .filter(|entry| entry.phrase == word);
        own.fold(0, |known, entry| known | class_bit(entry.class))
    };
    (from..to).map(of).collect()
}

fn class_bit(class: &str) -> u8 {
    match class {
        "verb" => 1,
        "empty" => 2,
        "how" => 4,
        _ => 0,
    }
}

/// Sections that leave out hold in every language; the others in the sentence's own.
fn sign_of(entry: &Entry, language: Language) -> Option<Sign> {
    let own = entry.language == language;
    Some(match entry.class {
        "before" => Sign::Before,
        "negation" => Sign::Negation,
        "after" => Sign::After,
        "positive" => Sign::Positive,
        "finish" if own => Sign::Do(Do::Finish),
        "break" if own => Sign::Break,
        "keep" if own => Sign::Do(Do::Keep),
        "listen" if own => Sign::Do(Do::Listen),
        "perform" if own => Sign::Do(Do::Perform),
        "main" if own => Sign::Main,
        _ => return None,
    })
}

impl Scope<'_> {
    /// The signs of the sentence, each with its effect on the items.
    pub fn resolve(&mut self) -> Vec<Cue> {
        let mut cues = self.cues();
        for at in 0..cues.len() {
            let cue = cues[at];
            cues[at].acts = match cue.sign {
                Sign::Before => self.before(cue, &cues),
                Sign::Negation => self.negation(cue, &cues),
                Sign::After => self.after(cue, &cues),
                _ => true,
            };
        }
        cues
    }

    fn cues(&self) -> Vec<Cue> {
        let mut found = Vec::new();
        let mut at = self.from;
        while at < self.to && found.len() < SIGNS {
            let item = self
                .items
                .iter()
                .find(|item| item.from <= at && at < item.to);
            if let Some(item) = item {
                at = item.to;
                continue;
            }
            if is_numbered(&self.tokens[..self.to], at) {
                at += 1;
                continue;
            }
            let wanted = |entry: &Entry| sign_of(entry, self.language).is_some();
            let free = |many: usize| {
                !self
                    .items
                    .iter()
                    .any(|item| item.from < at + many && at < item.to)
            };
            match longest(&self.tokens[..self.to], at, wanted) {
                Some((many, entry)) if free(many) => {
                    if let Some(sign) = self.precedence(at, many, entry) {
                        found.push(Cue {
                            sign,
                            from: at,
                            to: at + many,
                            acts: false,
                        });
                    }
                    at += many;
                }
                _ => at += 1,
            }
        }
        found
    }

    /// Of equal phrases the one that leaves out counts.
    fn precedence(&self, at: usize, many: usize, entry: &Entry) -> Option<Sign> {
        let wanted = |other: &Entry| {
            other.phrase == entry.phrase
                && matches!(other.class, "positive" | "before" | "after" | "negation")
        };
        let careful = longest(&self.tokens[..self.to], at, wanted);
        let entry = careful
            .filter(|(words, _)| *words == many)
            .map_or(entry, |(_, careful)| careful);
        sign_of(entry, self.language)
    }

    fn word(&self, at: usize) -> &str {
        if at < self.to {
            self.tokens[at].word.lower.as_str()
        } else {
            ""
        }
    }

    fn in_class(&self, at: usize, class: &str) -> bool {
        let known = at
            .checked_sub(self.from)
            .and_then(|at| self.classes.get(at));
        at < self.to && known.is_some_and(|known| known & class_bit(class) != 0)
    }

    fn item_at(&self, at: usize) -> Option<usize> {
        self.items.iter().position(|item| item.from == at)
    }

    /// Whether a clause ends before a word, counted from another.
    fn ends_between(&self, from: usize, to: usize) -> bool {
        (from..to).any(|at| self.tokens[at].end > End::None)
    }

    /// "skip the Minuet, the Waltz and bars 5-8"
    fn before(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        let quoted = cue.to < self.to && self.tokens[cue.to].quoted;
        let closes =
            self.ends_between(cue.to - 1, cue.to) && self.tokens[cue.to - 1].end != End::Heading;
        if closes && !quoted {
            return self.back_from(cue, cues);
        }
        let mut at = cue.to;
        while at < self.to && self.item_at(at).is_none() {
            let filler = matches!(
                self.word(at),
                "the"
                    | "a"
                    | "an"
                    | "his"
                    | "her"
                    | "your"
                    | "their"
                    | "our"
                    | "all"
                    | "any"
                    | "of"
                    | "out"
                    | "off"
                    | "this"
                    | "that"
                    | "these"
                    | "those"
                    | "old"
                    | "new"
                    | "for"
                    | "now"
                    | "both"
                    | "playing"
                    | "doing"
                    | "practising"
                    | "practicing"
                    | "with"
                    | "piece"
                    | "pieces"
                    | "altogether"
                    | "completely"
                    | "today"
                    | "week"
                    | "der"
                    | "die"
                    | "das"
                    | "den"
                    | "dem"
                    | "des"
                    | "weg"
                    | "aus"
                    | "diese"
                    | "woche"
                    | "le"
                    | "la"
                    | "les"
                    | "l"
                    | "du"
                    | "de"
                    | "el"
                    | "los"
                    | "las"
                    | "del"
                    | "cette"
                    | "semaine"
                    | "esta"
                    | "semana"
                    | "please"
                    | "alone"
                    | "aside"
                    | "until"
                    | "on"
                    | "learning"
                    | "working"
                    | "just"
                    | "bitte"
                    | "two"
                    | "three"
                    | "time"
                    | "being"
            );
            // A conjugated verb may follow: "no hace falta repasar los arpegios".
            let foreign = self.language != Language::English && at < cue.to + 4;
            let before_quote = self.tokens.get(at + 1).is_some_and(|next| next.quoted);
            if !filler && !foreign || self.tokens[at].end > End::None && !before_quote {
                break;
            }
            at += 1;
        }
        if self
            .item_at(at)
            .is_some_and(|item| self.items[item].is_releasable())
        {
            self.leave_out_from(at, cue, cues);
            return true;
        }
        if matches!(self.word(at), "it" | "them" | "ihn" | "es" | "lo" | "sie")
            || matches!(
                self.word(at.saturating_sub(1)),
                "this" | "that" | "these" | "those"
            ) && at > cue.to
        {
            return self.back_from(cue, cues);
        }
        let rest_is_plain = (at..self.to)
            .take_while(|at| *at == cue.to || self.tokens[*at - 1].end == End::None)
            .all(|at| self.in_class(at, "empty") || self.in_class(at, "verb"));
        if rest_is_plain {
            return self.back_from(cue, cues);
        }
        let unknown = at < self.to
            && !self.in_class(at, "empty")
            && self.tokens[at]
                .word
                .text
                .chars()
                .next()
                .is_some_and(char::is_uppercase);
        if unknown {
            let end = (at..self.to)
                .find(|at| self.tokens[*at].end > End::None)
                .map_or(self.to, |at| at + 1);
            self.unknown = Some((cue.from, end));
        }
        // "die Gavotte weglassen"
        unknown || self.language != Language::English && self.leave_out_before(cue, cues)
    }

    /// What stands before a sign without an object is left out, or else what was named last: "Rondo - leave for now".
    fn back_from(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        if self.leave_out_before(cue, cues) {
            return true;
        }
        let earlier = self
            .items
            .iter()
            .rposition(|item| item.is_subject() && item.to <= cue.from);
        match earlier {
            Some(at) => self.items[at].out = true,
            None => self.points_back = true,
        }
        true
    }

    /// "no scales", "don't play the Minuet"; "no mistakes" and "don't rush" leave nothing out.
    fn negation(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        let mut at = cue.to;
        // "Please do not, even slowly, play the Gavotte."
        if self.tokens[cue.to - 1].end > End::None && self.tokens[cue.to - 1].end != End::Heading {
            let end = (at..self.to).find(|at| self.tokens[*at].end > End::None);
            let named = |end: usize| {
                self.items
                    .iter()
                    .any(|item| item.from >= at && item.to <= end + 1)
            };
            match end {
                Some(end) if !named(end) && end < at + 4 && self.word(cue.to - 1) != "no" => {
                    at = end + 1;
                }
                _ => return false,
            }
        }
        let start = at;
        let mut verb = false;
        while at < self.to && at < start + 7 && self.item_at(at).is_none() {
            let is_verb = self.in_class(at, "verb")
                || matches!(
                    self.word(at),
                    "touch"
                        | "bother"
                        | "need"
                        | "worry"
                        | "about"
                        | "anything"
                        | "any"
                        | "more"
                        | "further"
                );
            let foreign = self.language != Language::English && at < start + 2;
            let fills = is_verb || foreign || self.in_class(at, "empty") || self.word(at) == "yet";
            if !fills
                || matches!(
                    self.word(at),
                    "it" | "them" | "too" | "just" | "only" | "so"
                )
            {
                break;
            }
            verb |= is_verb;
            if self.tokens[at].end > End::None {
                at += 1;
                break;
            }
            at += 1;
        }
        match self.item_at(at) {
            Some(item) if self.items[item].is_releasable() && !self.ends_between(start, at) => {
                self.leave_out_from(at, cue, cues);
                true
            }
            // "not at 72", "no pedal yet", "don't rush"
            Some(item) if !self.ends_between(start, at) => {
                self.items[item].out = true;
                true
            }
            _ if verb && matches!(self.word(at), "it" | "them") => self.back_from(cue, cues),
            // "The Minuet we don't play this week", "Das Menuett nicht üben"
            _ => {
                let rest = (cue.to..self.to)
                    .take_while(|at| *at == cue.to || self.tokens[at - 1].end == End::None);
                let plain = rest
                    .clone()
                    .all(|at| self.in_class(at, "verb") || self.in_class(at, "empty"));
                let has_verb = rest.clone().any(|at| {
                    matches!(
                        self.word(at),
                        "play"
                            | "practise"
                            | "practice"
                            | "touch"
                            | "do"
                            | "need"
                            | "spielen"
                            | "üben"
                            | "jouer"
                            | "travailler"
                            | "tocar"
                            | "practicar"
                    )
                });
                let foreign = self.language != Language::English;
                plain
                    && (has_verb || foreign)
                    && !self.is_past(cue)
                    && self.leave_out_before(cue, cues)
            }
        }
    }

    /// "We didn't play the Waltz" tells what was.
    fn is_past(&self, cue: Cue) -> bool {
        (self.from..cue.to).any(|at| {
            matches!(
                self.word(at),
                "didn't" | "didnt" | "hasn't" | "haven't" | "wasn't" | "couldn't" | "did"
            )
        })
    }

    /// "The Waltz and the Rondo can wait"
    fn after(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        if self.leave_out_before(cue, cues) {
            return true;
        }
        let rest = self.items.iter().any(|item| {
            item.from >= cue.to && item.is_subject() && !self.ends_between(cue.to, item.from)
        });
        self.points_back |= !rest;
        if rest
            && let Some(at) = self
                .items
                .iter()
                .map(|item| item.from)
                .find(|from| *from >= cue.to)
        {
            self.leave_out_from(at, cue, cues);
        }
        true
    }

    /// What follows is left out, as far as the list goes.
    fn leave_out_from(&mut self, from: usize, cue: Cue, cues: &[Cue]) {
        let stop = cues
            .iter()
            .filter(|other| {
                other.from >= cue.to
                    && matches!(
                        other.sign,
                        Sign::Break | Sign::Main | Sign::Do(_) | Sign::Positive
                    )
            })
            .map(|other| other.from)
            .chain((from..self.to).filter(|at| self.joins_verb(*at)))
            .filter(|other| *other > from)
            .min()
            .unwrap_or(self.to);
        let instead = matches!(
            self.word(cue.from),
            "instead" | "rather" | "statt" | "anstatt"
        ) || self
            .phrase_starts(cue, &["au lieu", "en lugar", "en vez", "à la place"]);
        let mut end = (from..stop)
            .find(|at| self.tokens[*at].end > End::None)
            .map_or(stop, |at| at + 1);
        while end < stop && !instead && self.goes_on(end, stop) {
            end = (end..stop)
                .find(|at| self.tokens[*at].end > End::None)
                .map_or(stop, |at| at + 1);
        }
        let mut subjects = 0;
        for at in 0..self.items.len() {
            let item = &self.items[at];
            if item.from >= from && item.from < end.min(stop) {
                if instead && item.is_subject() {
                    subjects += 1;
                    // In place of the first one stands what follows.
                    if subjects > 1 && !self.joined(at) {
                        break;
                    }
                }
                self.items[at].out = true;
            }
        }
    }

    /// "and play", "et reprendre": another thing begins.
    fn joins_verb(&self, at: usize) -> bool {
        let joins = matches!(
            self.word(at),
            "and" | "und" | "et" | "y" | "&" | "but" | "then"
        );
        joins && self.in_class(at + 1, "verb") && self.item_at(at + 1).is_none()
    }

    fn phrase_starts(&self, cue: Cue, phrases: &[&str]) -> bool {
        let words: Vec<_> = (cue.from..cue.to).map(|at| self.word(at)).collect();
        let text = words.join(" ");
        phrases.iter().any(|phrase| text.starts_with(phrase))
    }

    /// Whether an item is of one thing with the one before it: "D major scale".
    fn joined(&self, at: usize) -> bool {
        at > 0
            && (self.items[at - 1].to..self.items[at].from).all(|at| {
                matches!(
                    self.word(at),
                    "and" | "or" | "und" | "oder" | "et" | "y" | "o" | "ou"
                )
            })
    }

    /// Whether the clause at a word only goes on with the list: it has no verb and says nothing more of what it names.
    fn goes_on(&self, from: usize, stop: usize) -> bool {
        let end = (from..stop)
            .find(|at| self.tokens[*at].end > End::None)
            .map_or(stop, |at| at + 1);
        if self.tokens[from - 1].end >= End::Sentence {
            return false;
        }
        let listed = matches!(
            self.word(from),
            "and"
                | "or"
                | "nor"
                | "the"
                | "und"
                | "oder"
                | "noch"
                | "et"
                | "ni"
                | "y"
                | "o"
                | "der"
                | "die"
                | "das"
                | "le"
                | "la"
                | "les"
                | "el"
                | "los"
                | "las"
                | "bars"
                | "bar"
        );
        let items: Vec<_> = self
            .items
            .iter()
            .filter(|item| item.from >= from && item.from < end)
            .collect();
        let more = items.iter().any(|item| !item.is_releasable());
        let both = items.iter().any(|item| item.is_subject())
            && items.iter().any(|item| !item.is_subject());
        let verb = (from..end).any(|at| {
            let inside = items.iter().any(|item| item.from <= at && at < item.to);
            !inside
                && (self.in_class(at, "verb") || self.in_class(at, "how"))
                && !matches!(self.word(at), "this" | "the" | "week")
        });
        !items.is_empty() && !more && !verb && (listed || !both)
    }

    /// What stands before a sign is left out, back to the last verb or sign.
    fn leave_out_before(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        let stop = cues
            .iter()
            .filter(|other| other.to <= cue.from && matches!(other.sign, Sign::Break | Sign::Do(_)))
            .map(|other| other.to)
            .max()
            .unwrap_or(self.from);
        let mut from = self
            .clauses
            .iter()
            .rev()
            .find(|clause| clause.from <= cue.from)
            .map_or(self.from, |clause| clause.from);
        // "The Waltz, the Rondo and the Gigue can wait"
        while from > stop {
            let before = self.clauses.iter().rev().find(|clause| clause.to == from);
            let Some(clause) = before else { break };
            let bare = self
                .items
                .iter()
                .filter(|item| item.from >= clause.from && item.from < clause.to)
                .all(Item::is_subject);
            let any = self
                .items
                .iter()
                .any(|item| item.from >= clause.from && item.from < clause.to);
            let verb = (clause.from..clause.to)
                .any(|at| self.in_class(at, "verb") && self.item_at(at).is_none());
            if !(any && bare && !verb) {
                break;
            }
            from = clause.from;
        }
        let from = from.max(stop);
        let mut any = false;
        for item in self.items.iter_mut() {
            if item.from >= from && item.from < cue.from {
                any |= item.is_releasable();
                item.out = true;
            }
        }
        any
    }
}

/// What a sentence does with an item by the signs around it.
pub fn done_with(item: &Item, items: &[Item], cues: &[Cue], clauses: &[Clause]) -> Do {
    let clause = clauses
        .iter()
        .find(|clause| clause.from <= item.from && item.from < clause.to);
    let (from, to) = clause.map_or((0, usize::MAX), |clause| (clause.from, clause.to));
    let next = clauses.iter().find(|clause| clause.from == to);
    // "“Morning Song” is done", "Rondo: finished"
    let finished = |cue: &Cue| {
        cue.sign == Sign::Do(Do::Finish)
            && next.is_some_and(|next| cue.from >= next.from && cue.from <= next.from + 1)
    };
    let near = |cue: &&Cue| cue.from >= from && cue.to <= to || finished(cue);
    let subject_between = |from: usize, to: usize| {
        items
            .iter()
            .any(|other| other.is_subject() && other.from >= from && other.to <= to)
    };
    for cue in cues.iter().filter(near) {
        let Sign::Do(does) = cue.sign else { continue };
        let follows = item.from >= cue.to;
        let broken = cues.iter().any(|other| {
            other.sign == Sign::Break && other.from >= cue.to && other.from < item.from
        });
        let finishes = does == Do::Finish;
        // "done with the Rondo" names it after, "the Rondo is done" before.
        if follows && !broken && !(finishes && subject_between(from, cue.from)) {
            return does;
        }
        if !follows
            && (finishes
                || does == Do::Keep && cue.to - cue.from > 1
                || does == Do::Keep && !subject_between(cue.to, to))
        {
            return does;
        }
    }
    Do::Practise
}
