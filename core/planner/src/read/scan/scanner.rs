//! The words of one clause, looked at by one kind of item after the other.

use super::{
    super::{
        item::{Item, What},
        lexicon::{Language, longest},
        place::{bare_at, places_at, span_at},
        tempo::tempo_at,
        title::{Known, quoted, title_at},
        token::Token,
    },
    Before,
};
use crate::{
    goals::Place,
    notes::{keywords::problem_at, lists::listed, part::Part, word_shapes::is_form},
};

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
type Find<'f, 'a> = &'f dyn Fn(&Scanner<'a>, usize) -> Option<(usize, What)>;

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
        const SAY: &str = " chant clap count say saying says shout whisper ";
        let before = self
            .from
            .checked_sub(1)
            .map(|at| &self.tokens[at].word.lower);
        before.is_some_and(|word| listed(SAY, word))
    }

    /// Finds what the clause names; answers whether it ends a list of bars.
    pub fn clause(&mut self, before: Before) -> bool {
        self.foreign();
        // "Say “Blue Jelly” while you clap."
        if self.part.quoted && self.is_said() {
            return false;
        }
        if self.part.quoted
            && let Some(title) = quoted(&self.part.words)
        {
            let many = self.used.len();
            self.take(0, many, self.known_title(title));
            return false;
        }
        self.known_pieces();
        self.all_pieces();
        let bars = self.places(before) || self.span_of_part(before.part);
        self.each(|scanner, at| {
            let (many, tempo) = tempo_at(scanner.tokens, scanner.from + at, scanner.language)?;
            Some((many, What::Tempo(tempo)))
        });
        self.each(Self::count);
        self.foreign_keys();
        self.each(Self::spoken_key);
        self.each(Self::phrase);
        self.titles();
        self.each(|scanner, at| scanner.bare_tempo(at, before));
        self.keys(before.technical);
        self.each(|scanner, at| {
            let problem = problem_at(&scanner.part, at)?;
            // "Concert piece" is an order, and "ready for the concert" praise; neither is a matter of nerves.
            let word = scanner.from + at;
            let order = longest(scanner.tokens, word, |entry| entry.class == "perform");
            let ready = (at.saturating_sub(3)..at)
                .any(|before| scanner.part.words[before].lower == "ready");
            (order.is_none() && !ready).then_some((1, What::Need(problem)))
        });
        bars && !self
            .items
            .iter()
            .any(|item| matches!(item.what, What::Tempo(_)))
    }

    /// "development, 30-41": a span alone after a part.
    fn span_of_part(&mut self, part: bool) -> bool {
        let many = self.used.len();
        let span = part && many <= 3 && !self.used.contains(&true);
        let found = span.then(|| span_at(self.tokens, self.from)).flatten();
        let Some((_, place)) = found.filter(|(words, _)| *words == many) else {
            return false;
        };
        self.take(0, many, What::Place(place));
        true
    }

    /// Addresses and markup are never read.
    fn foreign(&mut self) {
        for at in 0..self.used.len() {
            self.used[at] = self.tokens[self.from + at].foreign;
        }
    }

    /// Keeps what some words name.
    pub fn take(&mut self, at: usize, many: usize, what: What) {
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
    pub fn each(&mut self, find: impl Fn(&Self, usize) -> Option<(usize, What)>) {
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

    /// "bars 1-16, then 17-24", "bars 1-8 are learnt, so now 9-16", where "now 60-66" is a tempo.
    fn goes_on_at(&self, at: usize) -> bool {
        const THEN: &str = " also and dann et luego puis then und y ";
        const NOW: &str =
            " ahora also and dann et jetzt luego maintenant next now nun on puis so then und y ";
        let all = |list| (0..at).all(|at| listed(list, &self.part.words[at].lower));
        let span = || {
            let (from, _) = self.part.words[at].lower.split_once('-')?;
            from.parse::<u16>().ok().filter(|from| *from < 40)
        };
        at == 1 && all(THEN) || (1..=3).contains(&at) && all(NOW) && span().is_some()
    }

    /// "9-16 and 20-24"
    fn joins_bars(&self, at: usize) -> bool {
        let Some(and) = at.checked_sub(1) else {
            return false;
        };
        let bars = |item: &Item| matches!(item.what, What::Place(Place::Bars { .. }));
        let mut items = self.items.iter().filter(|item| item.to == self.from + and);
        listed(" & + and ", &self.part.words[and].lower) && items.any(bars)
    }

    /// Whether a title stands before a word, with no more than hands between: "Minuet LH 9-16".
    fn follows_title(&self, at: usize, before: Before) -> bool {
        const HANDS: &str = " alone apart both hand hands hs ht just left lh now only rh right separately the together ";
        let small = |at: &usize| listed(HANDS, &self.part.words[*at].lower);
        let first = (0..at).rev().take_while(small).last().unwrap_or(at);
        let Some(last) = first.checked_sub(1) else {
            return before.subject;
        };
        let known =
            |item: &Item| item.to == self.from + first && matches!(item.what, What::Known(_));
        let word = &self.part.words[last];
        self.items.iter().any(known)
            || is_form(word) && !word.lower.ends_with('s')
            || self.known.is_composer(&word.text)
    }

    fn places(&mut self, before: Before) -> bool {
        let mut goes_on = before.bars;
        let mut at = 0;
        let mut bars = false;
        while at < self.used.len() {
            let after_then = self.goes_on_at(at) || self.joins_bars(at);
            let found = if self.used[at] {
                None
            } else {
                places_at(
                    self.tokens,
                    self.from + at,
                    goes_on && (at == 0 || after_then),
                )
                .or_else(|| {
                    let titled = self.follows_title(at, before);
                    bare_at(self.tokens, self.from, self.from + at, titled)
                })
            };
            if let Some((many, places)) = found {
                // "the Trio Sonata", "Prelude and Coda" in a title are no places; a title is looked for later.
                let named = matches!(places.first(), Some(Place::Part { .. }));
                let titled = named
                    && title_at(&self.part, at, &self.used).is_some_and(|(words, _)| words > many);
                let free = !self.used[at..(at + many).min(self.used.len())].contains(&true);
                if free && !titled {
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
}
