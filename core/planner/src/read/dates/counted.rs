//! Days that are counted: "for 3 weeks", "back in ten days", "a week on Saturday".

use chrono::{Days, NaiveDate};

use super::{
    super::{
        place::counted,
        token::{End, Token, says},
    },
    Dates, Day, FAR,
};
use crate::vocabulary::{
    days::weekday,
    lexicon::List,
    lists::{listed, value},
    sets,
};

impl Dates<'_> {
    /// The last days of what must not be for a time, each with its first word: "no playing for 3 weeks", "in plaster for ten
    /// days".
    pub fn spans(&self) -> impl Iterator<Item = (usize, NaiveDate)> {
        self.lasting().filter_map(|(at, _, last)| {
            let says = |list: &str| says(self.clause_before(at), list);
            let ahead = says(sets::BODY_FORBIDS) || says(sets::BODY_DRESSING) || says(" no rest ");
            ahead.then_some((at, last))
        })
    }

    /// The words of what lasts for a time from the lesson on, and its last day: "for 3 weeks", but not "it has been sore for 3
    /// weeks".
    pub fn lasting(&self) -> impl Iterator<Item = (usize, usize, NaiveDate)> {
        (0..self.tokens.len()).filter_map(|at| {
            let (to, last) = self.span_at(at)?;
            (!says(self.clause_before(at), sets::BODY_PAST)).then_some((at, to, last))
        })
    }

    fn clause_before(&self, at: usize) -> &[Token] {
        let ends = |at: &usize| self.tokens[*at].end > End::None;
        let from = (0..at).rev().find(ends).map_or(0, |end| end + 1);
        &self.tokens[from..at]
    }

    /// "for 3 weeks", "for the next ten days"
    fn span_at(&self, at: usize) -> Option<(usize, NaiveDate)> {
        if !listed(sets::DATES_FOR, self.word(at)) {
            return None;
        }
        let small = (at + 1..at + 3).take_while(|at| listed(" next the ", self.word(*at)));
        let (to, days) = self.days_at(at + 1 + small.count())?;
        Some((to, self.after(days)?))
    }

    /// "ten days", "a fortnight": the word after them, and how many days they are.
    fn days_at(&self, at: usize) -> Option<(usize, u32)> {
        let many = match listed(sets::DATES_ONE, self.word(at)) {
            true => 1,
            false => counted(self.word(at))?,
        };
        let days: u32 = value(sets::DATES_SPAN, self.word(at + 1))?.parse().ok()?;
        let days = days * u32::from(many);
        (days <= FAR).then_some((at + 2, days))
    }

    /// The days of "in ten days", "in a fortnight".
    pub fn counted(&self) -> impl Iterator<Item = Day> {
        (1..self.tokens.len()).filter_map(|at| {
            let (to, days) = self.days_at(at).filter(|_| self.before(at) == "in")?;
            Some(Day {
                from: at,
                to,
                day: self.after(days)?,
                is_date: true,
            })
        })
    }

    /// "a week on Saturday", "a fortnight on Friday", but not "twice a week on Saturday".
    pub(super) fn weeks_on(&self, at: usize) -> Option<Day> {
        let (on, days) = self.days_at(at)?;
        let to = on + usize::from(self.word(on) == "on");
        let open = (at..to).all(|at| self.tokens.get(at).is_some_and(|one| one.end == End::None));
        let day = weekday(self.word(to)).filter(|_| open && days % 7 == 0)?;
        let is_rate = at.checked_sub(1).is_some_and(|before| {
            let before = &self.tokens[before];
            before.end == End::None
                && (before.word.is(List::Minutes) || listed(sets::DATES_RATE, &before.word.lower))
        });
        let day = self.next(day).filter(|_| !is_rate)?;
        Some(Day {
            from: at,
            to: to + 1,
            day: day.checked_add_days(Days::new(days.into()))?,
            is_date: false,
        })
    }
}
