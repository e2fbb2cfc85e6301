//! The words of one clause, looked at by one kind of item after the other.

use super::{
    super::{
        item::{Item, ItemKind},
        lexicon::{Language, longest},
        needs::need_at,
        tempo::tempo_at,
        title::{Known, quoted},
        token::{End, Token},
    },
    Before,
};
use crate::goals::Need;
use crate::vocabulary::{body::quoted::complains, lists::listed, part::Part, sets};

/// A clause while its words are looked at.
pub struct Scanner<'a> {
    /// The note up to the end of the clause.
    pub tokens: &'a [Token],
    /// The language of the sentence.
    pub language: Language,
    /// The repertoire.
    pub known: &'a Known<'a>,
    /// The words of the clause.
    pub part: Part,
    /// Its first word, counted over the note.
    pub from: usize,
    /// Which of its words are of an item.
    pub used: Vec<bool>,
    /// What it names.
    pub items: Vec<Item>,
}

/// Finds what some words name that begin at a place; answers how many they are.
type Find<'f, 'a> = &'f dyn Fn(&Scanner<'a>, usize) -> Option<(usize, ItemKind)>;

impl<'a> Scanner<'a> {
    /// A clause of which nothing is known yet.
    pub fn new(
        tokens: &'a [Token],
        (from, part): (usize, Part),
        language: Language,
        known: &'a Known<'a>,
    ) -> Self {
        Self {
            tokens,
            language,
            known,
            used: vec![false; part.words.len()],
            part,
            from,
            items: Vec::new(),
        }
    }

    /// Whether somebody is to say the words in quotation marks.
    fn is_said(&self) -> bool {
        let before = self
            .from
            .checked_sub(1)
            .map(|at| &self.tokens[at].word.lower);
        before.is_some_and(|word| listed(sets::SCANNER_SAY, word))
    }

    /// Finds what the clause names; answers whether it ends a list of bars.
    pub fn clause(&mut self, before: Before) -> bool {
        self.foreign();
        if self.part.quoted && self.quotation() {
            return false;
        }
        self.known_pieces();
        self.each(Self::exam_piece);
        let bars = self.places(before);
        self.each(|scanner, at| {
            let (many, tempo) = tempo_at(scanner.tokens, scanner.from + at, scanner.language)?;
            Some((many, ItemKind::Tempo(tempo)))
        });
        self.each(Self::count);
        self.foreign_keys();
        self.each(Self::spoken_key);
        self.each(Self::phrase);
        self.titles();
        self.each(|scanner, at| scanner.bare_tempo(at, before));
        self.keys(before.technical);
        self.each(|scanner, at| {
            let (many, problem) = need_at(&scanner.part, at)?;
            let problem = scanner.arrival(at).unwrap_or(problem);
            // "Concert piece" is an order, and "ready for the concert" praise; neither is a matter of nerves.
            let word = scanner.from + at;
            let order = longest(scanner.tokens, word, |entry| {
                entry.class.starts_with("~perform")
            });
            let ready = (at.saturating_sub(3)..at)
                .any(|before| scanner.part.words[before].lower == "ready");
            (order.is_none() && !ready).then_some((many, ItemKind::Need(problem)))
        });
        bars && !self
            .items
            .iter()
            .any(|item| matches!(item.what, ItemKind::Tempo(_)))
    }

    /// "The shift in bar 16, it is late": the hand arrives late, wherever its sentence names what it goes to.
    fn arrival(&self, at: usize) -> Option<Need> {
        let sentence = |token: &&Token| token.end < End::Sentence;
        let before = self.tokens[..self.from].iter().rev().take_while(sentence);
        let mut words = before.map(|token| &token.word).chain(&self.part.words);
        let late = matches!(self.part.words[at].lower.as_str(), "early" | "late");
        (late && words.any(|word| listed(sets::NEED_ARRIVAL, &word.lower)))
            .then_some(Need::Fingering)
    }

    /// Reads words in quotation marks as a title, as speech or as a complaint; answers whether they are one of these.
    fn quotation(&mut self) -> bool {
        let title = quoted(&self.part.words).map(|title| self.known_title(title));
        let is_known = matches!(title, Some(ItemKind::Known(_)));
        // "“My arm hurts,” she said."
        if !is_known && complains(&self.part) {
            self.part.quoted = false;
            return true;
        }
        // "Say “Blue Jelly” while you clap.", "“Play it like a lullaby.”"
        let mut entries = self.tokens[self.from].entries.iter();
        let mut rest = self.part.words.iter().skip(1);
        let speech = entries.any(|entry| entry.class == "verb")
            && rest.len() > 1
            && rest.all(|word| word.text == word.lower);
        if self.is_said() || speech {
            return true;
        }
        let Some(title) = title else { return false };
        self.take(0, self.used.len(), title);
        true
    }

    /// Addresses and markup are never read.
    fn foreign(&mut self) {
        for at in 0..self.used.len() {
            self.used[at] = self.tokens[self.from + at].foreign;
        }
    }

    /// Keeps what some words name.
    pub fn take(&mut self, at: usize, many: usize, what: ItemKind) {
        let many = many.min(self.used.len() - at);
        self.used[at..at + many].fill(true);
        let from = self.from + at;
        self.items.push(Item::new(what, from, from + many));
    }

    /// Tries every word that is still free.
    pub fn each(&mut self, find: impl Fn(&Self, usize) -> Option<(usize, ItemKind)>) {
        self.each_of(&find);
    }

    /// The same, once for all kinds of search.
    #[inline(never)]
    fn each_of(&mut self, find: Find<'_, 'a>) {
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
}
