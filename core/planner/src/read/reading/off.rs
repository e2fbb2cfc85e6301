//! Orders that take a day out of the week: they leave out nothing else.

use chrono::NaiveDate;

use super::{
    super::{
        days_off::{days_off, last_day},
        item::{Item, ItemKind},
        scan::Clause,
        scope::Cue,
        week,
    },
    Reading,
    unproven::leaves,
};
use crate::vocabulary::{lexicon::List, lists::listed, sets};

impl Reading<'_> {
    /// "Concert on Saturday: no practice that day" rests no concert: what is named beside such an order
    /// stays, up to the first sign that leaves something else out.
    pub fn keep_beside_days(
        &mut self,
        (items, clauses): (&mut [Item], &[Clause]),
        cues: &mut [Cue],
        lesson: NaiveDate,
    ) {
        let mut orders = Vec::new();
        let mut end = usize::MAX;
        for cue in cues.iter().filter(|cue| cue.acts && leaves(cue)) {
            let clause = clauses.iter().find(|clause| cue.from < clause.to);
            let order = clause.and_then(|clause| self.order(clause, cue.from, items));
            let days = order.map(|order| self.days_of(order, clauses, lesson));
            match (order, days) {
                (Some((from, to)), Some(days)) if !days.is_empty() => orders.push((from, to, days)),
                _ => {
                    // "no practice that day, skip the Gavotte"
                    end = orders.last().map_or(0, |(from, ..)| *from);
                    break;
                }
            }
        }
        if orders.is_empty() {
            return;
        }
        let is_order = |at: usize| {
            orders
                .iter()
                .any(|(from, to, _)| (*from..*to).contains(&at))
        };
        let out = items.iter_mut().filter(|item| item.from < end);
        out.for_each(|item| item.out = false);
        let of_days = cues.iter_mut().filter(|cue| is_order(cue.from));
        of_days.for_each(|cue| cue.acts = false);
        for (from, to, days) in &orders {
            week::leave_out(&mut self.week, days);
            self.used[*from..*to].fill(true);
        }
    }

    /// The days that an order takes out of the week.
    fn days_of(
        &self,
        (from, to): (usize, usize),
        clauses: &[Clause],
        lesson: NaiveDate,
    ) -> Vec<NaiveDate> {
        let first = clauses.first().map_or(from, |clause| clause.from);
        let before = last_day(&self.tokens[first..from], lesson).or(self.last_day);
        days_off(&self.tokens[from..to], lesson, before)
    }

    /// The words of an order about practice that names nothing: "no practice then", after an event as well.
    fn order(&self, clause: &Clause, cue: usize, items: &[Item]) -> Option<(usize, usize)> {
        let named = || {
            items
                .iter()
                .filter(|item| clause.from <= item.from && item.from < clause.to)
        };
        let from = if named().next().is_none() {
            clause.from
        } else {
            cue
        };
        let event = |item: &Item| matches!(item.what, ItemKind::Event(_)) && item.to <= cue;
        let practice = |at: usize| {
            let word = &self.tokens[at].word;
            word.is(List::Play) || listed(sets::DAYS_OFF_WORK, &word.lower)
        };
        (named().all(event) && (from..clause.to).any(practice)).then_some((from, clause.to))
    }
}
