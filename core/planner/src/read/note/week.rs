//! Which words carry nothing, which are used, and what they say of the week.

use super::{
    super::{
        assemble::Goals,
        days_off::{days_excepted, last_day},
        item::{Item, ItemKind},
        lexicon::{Entry, Language, longest},
        metronome::metronome_off,
        scan::Clause,
        signs::{Act, Sign, denies},
        token::End,
        week,
    },
    Reading,
};
use crate::{
    goals::{Context, Hands},
    vocabulary::{days::weekday, lists::listed, sets},
};

impl Reading<'_> {
    pub fn mark_empty(&mut self, from: usize, to: usize, language: Language) {
        for at in from..to {
            let wanted = |entry: &Entry| entry.class == "empty" && entry.language == language;
            self.empty[at] =
                !self.tokens[at].foreign && longest(&self.tokens[..to], at, wanted).is_some();
        }
    }

    pub fn takes_again(
        &mut self,
        from: usize,
        to: usize,
        items: &[Item],
        language: Language,
    ) -> bool {
        let wanted = |entry: &Entry| entry.class == "again" && entry.language == language;
        let found = (from..to)
            .find_map(|at| longest(&self.tokens[..to], at, wanted).map(|(many, _)| (at, many)))
            .or_else(|| self.as_before(from, to));
        let Some((at, many)) = found else {
            return false;
        };
        let denied = at > from
            && matches!(
                self.tokens[at - 1].word.lower.as_str(),
                "not" | "no" | "don't" | "never"
            );
        // "No change of bow in bar 9"
        let goes_on = self.tokens[at + many - 1].end == End::None
            && at + many < to
            && self.tokens[at].word.lower == "no";
        if denied || goes_on {
            return false;
        }
        self.again = true;
        self.used[at..at + many].fill(true);
        // "Minuet as last week" is about the Minuet too.
        !items.iter().any(Item::is_subject)
            && (from..at).all(|at| {
                self.tokens[at].end > End::None
                    || listed(" again all everything exactly just the ", self.word(at))
            })
    }

    /// "Same stuff as last week", "ditto last time": where it begins, and how many words it has.
    fn as_before(&self, from: usize, to: usize) -> Option<(usize, usize)> {
        let starts = |at: &usize| matches!(self.word(*at), "same" | "ditto" | "repeat" | "as");
        let start = (from..to).find(starts)?;
        let fills = |at: &usize| listed(sets::MARKS_THING, self.word(*at));
        let last = (start + 1..to).find(|at| !fills(at))?;
        let closed = (start..last).any(|at| self.tokens[at].end > End::None);
        let week =
            last + 1 < to && matches!(self.word(last + 1), "week" | "week's" | "time" | "lesson");
        (!closed && week && matches!(self.word(last), "last" | "previous"))
            .then_some((start, last + 2 - start))
    }

    pub fn says_this_week(&self, from: usize, to: usize) -> bool {
        let word = |at: usize| {
            if at < to {
                self.tokens[at].word.lower.as_str()
            } else {
                ""
            }
        };
        (from..to).any(|at| {
            matches!(
                (word(at), word(at + 1)),
                ("this", "week")
                    | ("diese", "woche")
                    | ("cette", "semaine")
                    | ("esta", "semana")
                    | ("week", "off")
                    | ("for", "now")
                    | ("until", "next")
                    | ("just", "now")
            )
        })
    }

    pub fn mark_used(
        &mut self,
        goals: &Goals<'_>,
        items: &[Item],
        signs: &[Sign],
        hurts: &[(usize, usize)],
    ) {
        for draft in &goals.drafts {
            for word in &draft.words {
                self.used[*word] = true;
            }
        }
        for (from, to) in hurts {
            self.used[*from..*to].fill(true);
        }
        let acting = |sign: &&Sign| sign.acts && (sign.leaves() || sign.act == Act::First);
        for sign in signs.iter().filter(acting) {
            self.used[sign.from..sign.to].fill(true);
        }
        for item in items.iter().filter(|item| item.out) {
            self.used[item.from..item.to].fill(true);
        }
    }

    /// "No hands together yet", "left hand only this week": hands that are of no piece are of the whole week.
    pub fn week_hands(&mut self, items: &[Item]) -> bool {
        let hands = items.iter().find_map(|item| match (&item.what, item.out) {
            (ItemKind::Hands(Hands::Together, _), true) => Some((item, Hands::Apart)),
            (ItemKind::Hands(Hands::Together, _), false) => None,
            (ItemKind::Hands(hands, true), false) => Some((item, *hands)),
            _ => None,
        });
        let alone = items
            .iter()
            .all(|item| matches!(item.what, ItemKind::Hands(..)));
        let Some((item, hands)) = hands.filter(|_| alone) else {
            return false;
        };
        self.week.hands = Some(hands);
        self.used[item.from..item.to].fill(true);
        true
    }

    /// Whether words are days and no piece: "every day except Saturday", or a ban beside words on the body.
    pub fn is_of_days(&self, (from, to): (usize, usize)) -> bool {
        let day = |at: usize| weekday(self.word(at)).is_some();
        let beside = |(start, end): &(usize, usize)| from < *end && *start < to;
        (from..to).any(day) || self.signs.beside.iter().any(beside)
    }

    /// "No metronome this week": the words, where the note leaves it out.
    pub fn metronome_off(&self, from: usize, to: usize) -> Option<(usize, usize)> {
        let sentence = &self.tokens[..to];
        let off = |at| metronome_off(sentence, at).map(|many| (at, at + many));
        let found = (from..to).find_map(off);
        found.filter(|_| self.week.without_metronome)
    }

    /// Whether a clause sets something: not what was done, and nothing that it denies.
    fn is_ordered(&self, clause: &Clause) -> bool {
        let says = |wanted: &dyn Fn(&Entry) -> bool| {
            let mut words = self.tokens[clause.from..clause.to].iter();
            words.any(|token| token.entries.iter().any(|entry| wanted(entry)))
        };
        !clause.praised
            && !clause.part.says(sets::LIMIT_TOLD)
            && says(&|entry| entry.class == "verb")
            && !says(&|entry| denies(entry.class))
    }

    pub fn week(&mut self, clauses: &[Clause], items: &[Item], context: &Context) {
        let mut from = clauses.first().map_or(0, |clause| clause.from);
        for clause in clauses {
            // "Bars 9-16 ten minutes a day" says nothing of the day.
            let named = items.iter().any(|item| {
                let event = matches!(item.what, ItemKind::Event(_));
                (item.is_subject() && (!event || item.out)
                    || matches!(item.what, ItemKind::Place(_)))
                    && clause.from <= item.from
                    && item.from < clause.to
            });
            // "Sunday: no practice"
            let tokens = &self.tokens[from..clause.to];
            let days = (context.lesson_date, self.last_day);
            if named {
                for day in days_excepted(tokens, context.lesson_date) {
                    week::leave_out(&mut self.week, &[day.day]);
                    self.used[from + day.from..from + day.to].fill(true);
                }
            } else if week::take(&mut self.week, &clause.part, tokens, days) {
                self.used[from..clause.to].fill(true);
            }
            // "Practise every day": no day rests by itself.
            let daily = items.iter().any(|item| {
                matches!(item.what, ItemKind::Days(7))
                    && clause.from <= item.from
                    && item.from < clause.to
            });
            if daily && !named && self.is_ordered(clause) {
                self.week.days = Some(7);
            }
            self.last_day = last_day(tokens, context.lesson_date).or(self.last_day);
            let is_day = |at: usize| weekday(self.word(at)).is_some() || self.empty[at];
            if !(from..clause.to).all(is_day) {
                from = clause.to;
            }
        }
    }
}
