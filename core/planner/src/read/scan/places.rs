//! Places that a clause names.

use super::{
    super::{
        item::{Item, ItemKind},
        place::{bare_at, from_at, places_at, roman},
        tempo::{bare_numbers, tempo_at},
        title::title_at,
    },
    Before,
    scanner::Scanner,
};
use crate::{
    goals::Place,
    vocabulary::{lists::listed, sets, word_shapes::is_form},
};

/// From where on a number alone behind bars is a tempo, and no other bar.
const FAST: u16 = 54;

impl Scanner<'_> {
    /// "bars 1-16, then 17-24", "bars 1-8 are learnt, so now 9-16", where "now 60-66" is a tempo.
    fn goes_on_at(&self, at: usize) -> bool {
        let all = |list| (0..at).all(|at| listed(list, &self.part.words[at].lower));
        let span = || {
            let (from, _) = self.part.words[at].lower.split_once('-')?;
            from.parse::<u16>().ok().filter(|from| *from < 40)
        };
        let near = || {
            let (from, to) = self.part.words[at].lower.split_once('-')?;
            let (from, to) = (from.parse::<u16>().ok()?, to.parse::<u16>().ok()?);
            Some(from < to && to - from < 64)
        };
        // "bars 24-51 are fine, move on to 52-74"
        let moves =
            (2..=4).contains(&at) && all(sets::SCANNER_MOVES) && self.part.lower(at - 1) == "to";
        at == 1 && all(sets::SCANNER_THEN)
            || moves && near() == Some(true)
            || (1..=3).contains(&at) && all(sets::SCANNER_NOW) && span().is_some()
    }

    /// Whether a title stands before a word, with no more than hands between: "Minuet LH 9-16".
    fn follows_title(&self, at: usize, before: Before) -> bool {
        let small = |at: &usize| listed(sets::SCANNER_HANDS, &self.part.words[*at].lower);
        let first = (0..at).rev().take_while(small).last().unwrap_or(at);
        let Some(last) = first.checked_sub(1) else {
            return before.subject;
        };
        let known =
            |item: &Item| item.to == self.from + first && matches!(item.what, ItemKind::Known(_));
        let word = &self.part.words[last];
        self.items.iter().any(known) || is_form(word) && !word.lower.ends_with('s')
    }

    /// Whether a piece of the repertoire stands right before a word: "Sonatina II".
    fn follows_known(&self, at: usize) -> bool {
        let mut items = self.items.iter();
        items.any(|item| item.to == self.from + at && matches!(item.what, ItemKind::Known(_)))
    }

    /// Whether bars end the clause.
    pub fn ends_with_bars(&self) -> bool {
        let end = self.from + self.used.len();
        let mut items = self.items.iter();
        items.any(|item| item.to == end && matches!(item.what, ItemKind::Place(Place::Bars { .. })))
    }

    /// "with fingers 1, 3 and 5": whether a figure ends the clause that is of nothing named; the next goes on with that. In
    /// "9-16 x 5, 17-24" it counts.
    pub fn ends_with_figure(&self) -> bool {
        let [.., before, last] = &self.part.words[..] else {
            return false;
        };
        let figure = last.lower.starts_with(|c: char| c.is_ascii_digit());
        figure && before.lower != "x" && self.used.last() == Some(&false)
    }

    /// Whether a clause of figures after bars is a tempo: "bars 1-8 hands apart, 66", "bars 41-56, 60 → 69", "bars 1-8, 66".
    pub fn is_tempo(&self, before: Before) -> bool {
        let words = &self.part.words;
        let arrow = words.iter().any(|word| word.text == "→");
        let one = words.len() == 1 && !words[0].lower.contains('-');
        let all =
            || bare_numbers(self.tokens, self.from).is_some_and(|(many, _)| many == words.len());
        // "bars 1-8, 66", but not "bars 5-8, 44"
        let fast = || words[0].lower.parse().is_ok_and(|bpm: u16| bpm >= FAST);
        before.bars && (arrow || (before.more || before.low && fast()) && one) && all()
    }

    pub fn places(&mut self, before: Before) -> bool {
        let mut goes_on = before.bars && !self.is_tempo(before);
        let mut at = 0;
        let mut bars = false;
        while at < self.used.len() {
            let after_then = self.goes_on_at(at);
            // "bars 1-8, 60 to the crotchet"
            let tempo = || tempo_at(self.tokens, self.from + at, self.language).is_some();
            let figure = || {
                self.part.words[at]
                    .lower
                    .starts_with(|c: char| c.is_ascii_digit())
            };
            let found = if self.used[at] || goes_on && figure() && tempo() {
                None
            } else {
                places_at(
                    self.tokens,
                    self.from + at,
                    goes_on && (at == 0 || after_then),
                )
                .or_else(|| {
                    let titled = self.follows_title(at, before);
                    let bare = bare_at(self.tokens, self.from, self.from + at, titled);
                    let hands =
                        at > 0 && listed(sets::SCANNER_HANDS, &self.part.words[at - 1].lower);
                    bare.or_else(|| {
                        from_at(self.tokens, self.from + at).filter(|_| titled || hands)
                    })
                })
                .or_else(|| {
                    roman(self.tokens, self.from + at, true).filter(|_| self.follows_known(at))
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
                        self.take(at, many, ItemKind::Place(place));
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
