//! Releases by their shape, where no phrase of the vocabulary says them: "can stay in the case", "we parked the Bach".

use super::{
    super::{item::ItemKind, token::End},
    Scope, Sign,
};
use crate::vocabulary::{lists::listed, sets};

impl Scope<'_> {
    /// A release at a word, and how many words it takes.
    pub fn shape(&self, at: usize) -> Option<(usize, Sign)> {
        let after = |many| Some((many, Sign::After));
        self.lies(at)
            .or_else(|| self.is_over(at))
            .and_then(after)
            .or_else(|| Some((1, self.is_given_up(at)?)))
    }

    /// "Gavotte out, Minuet in", "Gavotte: resting until Easter".
    fn is_over(&self, at: usize) -> Option<usize> {
        let named = self
            .items
            .iter()
            .any(|item| item.to == at && item.is_subject());
        let ends = self.tokens[at].end > End::None || at + 1 == self.to;
        let over = match self.word(at) {
            "off" | "out" => named && ends,
            "resting" => {
                let opens = at == self.from || self.tokens[at - 1].end > End::None;
                let its = listed(" it's its that's ", self.before_word(at));
                let time = ends
                    || listed(sets::SENSE_TIME, self.word(at + 1))
                    || self.word(at + 1) == "for";
                (named || opens || its) && time
            }
            _ => false,
        };
        over.then_some(1)
    }

    fn before_word(&self, at: usize) -> &str {
        let before = at.checked_sub(1).filter(|before| *before >= self.from);
        before
            .filter(|at| self.tokens[*at].end == End::None)
            .map_or("", |at| self.word(at))
    }

    /// "can stay in the case", "back on the shelf", "stays home", where no person does.
    fn lies(&self, at: usize) -> Option<usize> {
        let before = self.before_word(at);
        if listed(sets::SENSE_WHO, before) || listed(sets::SHAPES_PLAYED, before) {
            return None;
        }
        let lies = (at..self.to)
            .take_while(|at| listed(sets::SHAPES_LIE, self.word(*at)))
            .count();
        let verb = (at..at + lies).any(|at| listed(sets::SHAPES_STAY, self.word(at)));
        let to = at + lies;
        if !verb || (at..to).any(|at| self.tokens[at].end > End::None) {
            return None;
        }
        let stays = listed(" stay stays ", self.word(to - 1));
        if stays && listed(sets::SHAPES_PUT, self.word(to)) {
            return Some(lies + 1);
        }
        if !listed(" at in inside into on ", self.word(to)) {
            return None;
        }
        let home = stays && self.word(to + 1) == "home";
        let noun = to
            + 1
            + usize::from(listed(
                " her his its my our that the their your ",
                self.word(to + 1),
            ));
        (home || listed(sets::SHAPES_PLACE, self.word(noun))).then(|| noun + 1 - at)
    }

    /// "we parked the Bach", "so we're ditching it", "the Rondo got shelved", "Rondo parked".
    fn is_given_up(&self, at: usize) -> Option<Sign> {
        let (word, before) = (self.word(at), self.before_word(at));
        if self.is_of_a_thing(at + 1) {
            return None;
        }
        if listed(sets::SHAPES_DROPPING, word) {
            return listed(" am are be i'm started we're ", before).then_some(Sign::Before);
        }
        if !listed(sets::SHAPES_DROPPED, word) {
            return None;
        }
        let named = self.items.iter().any(|item| {
            item.to == at && (item.is_subject() || matches!(item.what, ItemKind::Place(_)))
        });
        match before {
            "i" | "i've" | "we" | "we've" | "have" => Some(Sign::Before),
            "are" | "be" | "been" | "being" | "get" | "gets" | "got" | "is" | "was" | "were" => {
                (word != "skipped").then_some(Sign::After)
            }
            _ => {
                (named && !matches!(word, "dropped" | "paused" | "skipped")).then_some(Sign::After)
            }
        }
    }

    /// "Have a week off!", "No homework this week, the exam is over": nothing is set at all.
    pub fn leave_all(&mut self) {
        if !self.items.is_empty() || self.unknown.is_some() {
            return;
        }
        let all = |words: &(usize, usize)| {
            (words.0..words.1).any(|at| listed(sets::SHAPES_ALL, self.word(at)))
        };
        let whole = Some((self.from, self.to)).filter(|words| self.is_free(*words));
        let clauses = self.clauses.iter().map(|clause| (clause.from, clause.to));
        let mut clauses = clauses.filter(|words| all(words) && self.is_free(*words));
        let Some(free) = whole.or_else(|| clauses.next()) else {
            return;
        };
        self.others_rest |= all(&free);
        self.unknown = Some(free);
        self.points_back = false;
    }

    /// Whether some words only give time off.
    fn is_free(&self, (from, to): (usize, usize)) -> bool {
        let says =
            |pair: [&str; 2]| (from..to).any(|at| [self.word(at), self.word(at + 1)] == pair);
        let of = |list: &str| {
            let mut pairs = from..to;
            pairs.any(|at| self.word(at) == "no" && listed(list, self.word(at + 1)))
        };
        let plain = (from..to).all(|at| listed(sets::SHAPES_PLAIN, self.word(at)));
        plain
            && (says(["week", "off"])
                || says(["fortnight", "off"])
                || says(["lid", "shut"])
                || says(["nothing", "this"])
                || says(["nothing", "for"])
                || of(sets::SHAPES_PRACTICE))
    }
}
