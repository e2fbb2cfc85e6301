//! Negations of how something is played, and not of what: "don't play the Minuet too fast".

use super::{
    super::{
        item::{Item, What},
        token::End,
    },
    Cue, Scope,
};
use crate::notes::{lists::listed, senses::is_in_set};

/// Words after a piece that tell how it is not to be played: "don't play the Minuet too fast".
const MANNER: &str = " avec con fast faster from like loud louder loudly mit quicker quickly schnell slower so softly straight through too trop vite with without ";
impl Scope<'_> {
    /// "don't play the Minuet at 90", "don't play it hands together yet": the tempo or the hands at a word are left out.
    pub fn leave_manner(&mut self, at: usize) -> bool {
        let open = at < self.to && self.tokens[at - 1].end == End::None;
        let manner = |item: &&mut Item| {
            item.from == at && matches!(item.what, What::Tempo(_) | What::Hands(_, true))
        };
        let found = self.items.iter_mut().find(manner).filter(|_| open);
        found.map(|item| item.out = true).is_some()
    }

    /// "don't play the Minuet from the beginning every time" sets no beginning.
    pub fn drop_start(&mut self, from: usize) {
        if self.word(from) == "from" {
            let start = |item: &Item| (from..from + 4).contains(&item.from);
            self.items
                .retain(|item| !(start(item) && matches!(item.what, What::Place(_))));
        }
    }

    /// "Not secure in bars 5-8", "pas encore sûr mesures 5-8" denies no bars.
    pub fn is_described(&self, from: usize, item: usize, cue: Cue) -> bool {
        let item = &self.items[item];
        let mut words = from..item.from;
        let within = (1..=2).any(|back| {
            let before = item.from.checked_sub(back).filter(|at| *at >= from);
            before.is_some_and(|at| listed(" antes avant dans en im in vor ", self.word(at)))
        });
        let plays = |at: usize| {
            is_in_set("play", self.word(at)) || self.is_foreign() && self.in_class(at, "verb")
        };
        // "sans presser mesures 5-8", "ne lève pas le poignet mesure 5"
        let without = matches!(self.word(cue.from), "sans" | "sin");
        let manner = |at: usize| {
            let word = self.word(at);
            is_in_set("thing", word)
                || without
                    && ["ar", "er", "ir", "re"]
                        .iter()
                        .any(|end| word.ends_with(end))
        };
        let says = |at: usize| {
            listed(" perfect secure smooth ", self.word(at))
                || self.is_foreign()
                    && (within || cue.to > cue.from + 1 || manner(at))
                    && !self.in_class(at, "empty")
        };
        matches!(item.what, What::Place(_)) && words.clone().any(says) && !words.any(plays)
    }

    /// "don't play the Minuet too fast" is of how it is played.
    pub fn tells_how(&self, item: usize) -> bool {
        let to = self.items[item].to;
        let more = to + 1 < self.to && self.tokens[to].end == End::None;
        let alone = listed(
            " fast faster loud louder loudly quickly schnell softly vite ",
            self.word(to),
        );
        let with_me = matches!(self.word(to + 1), "me" | "mich" | "us");
        self.tokens[to - 1].end == End::None
            && listed(MANNER, self.word(to))
            && (more || alone)
            && !with_me
    }
}
