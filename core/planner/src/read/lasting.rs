//! Days of a sentence: until when something rests, and when an event is.

use chrono::NaiveDate;

use super::{
    dates::{Dates, Day},
    draft::Draft,
    item::{Item, ItemKind},
    scan::Clause,
    signs::leaves_ahead,
    token::{End, Token},
};
use crate::{
    goals::{Subject, Until},
    vocabulary::{lists::listed, sets},
};

/// The days of a sentence, and until when it says that something rests.
pub struct Lasting {
    ends: Vec<(usize, usize, Until)>,
    days: Vec<Day>,
    /// The last days that may be of a complaint, each with its first word.
    complaints: Vec<(usize, NaiveDate)>,
    /// The first word of the sentence, and the first of what it names.
    first: (usize, usize),
    /// What is named beside events.
    others: Vec<usize>,
    /// What rests.
    out: Vec<(usize, usize)>,
    this_week: bool,
}

impl Lasting {
    /// What the words between two places say.
    pub fn of(
        dates: &Dates<'_>,
        (from, to): (usize, usize),
        items: &[Item],
        this_week: bool,
    ) -> Self {
        let first = items.iter().map(|item| item.from).min().unwrap_or(to);
        let sentence = Dates {
            tokens: &dates.tokens[from..to],
            lesson: dates.lesson,
        };
        let (mut ends, mut days, mut complaints) = (Vec::new(), Vec::new(), Vec::new());
        complaints.extend(sentence.spans().map(|(at, last)| (from + at, last)));
        // "for a week or two" is no certain end.
        let rests = sentence
            .lasting()
            .filter(|(_, to, _)| sentence.word(*to) != "or");
        ends.extend(rests.map(|(at, to, last)| (from + at, from + to, Until::Date(last))));
        for day in sentence.counted() {
            complaints.extend(sentence.healed(&day).map(|last| (from + day.from, last)));
            let end = sentence.end(&day);
            ends.extend(end.map(|(start, until)| (from + start, from + day.to, until)));
        }
        for day in sentence.named() {
            complaints.extend(sentence.healed(&day).map(|last| (from + day.from, last)));
            match sentence.end(&day) {
                Some((start, until)) => ends.push((from + start, from + day.to, until)),
                None => days.push(Day {
                    from: from + sentence.opening(&day),
                    to: from + day.to,
                    ..day
                }),
            }
        }
        Self {
            ends,
            days,
            complaints,
            first: (from, first),
            others: items
                .iter()
                .filter(|item| item.is_subject() && !matches!(item.what, ItemKind::Event(_)))
                .map(|item| item.from)
                .collect(),
            out: items
                .iter()
                .filter(|item| item.out)
                .map(|item| (item.from, item.to))
                .collect(),
            this_week,
        }
    }

    /// Says until when a goal rests that is named before a word: to the day that its clause names next, or that opens the
    /// sentence.
    pub fn end(&self, tokens: &[Token], draft: &mut Draft, at: usize) {
        let (start, first) = self.first;
        let last = at.saturating_sub(1).max(start);
        let ends = self.ends.iter().filter(|(from, ..)| *from >= at);
        let next = ends.min_by_key(|(from, ..)| *from);
        // "Leave the Sonatina, back on the 5th", "skip the Gavotte, the Minuet and the Waltz until Friday"
        let next = next.filter(|(from, ..)| {
            is_one_clause(tokens, last, *from) || (at..*from).all(|at| self.is_listed(tokens, at))
        });
        let opens = || {
            let small = |at: usize| listed(sets::LASTING_OPENS, &tokens[at].word.lower);
            let mut ends = self.ends.iter();
            ends.find(|(from, ..)| *from < first && (start..*from).all(small))
        };
        draft.goal.until = self.this_week.then_some(Until::NextLesson);
        if let Some((from, to, until)) = next.or_else(opens) {
            draft.goal.until = Some(*until);
            draft.take(*from, *to);
        }
    }

    /// The last day of a complaint, beside which nothing is left out: "skip the Gavotte until Friday" is of the Gavotte.
    pub fn healed(&self, clauses: &[Clause], items: &[Item]) -> Option<NaiveDate> {
        let leaves = |clause: &Clause| {
            let mut items = items.iter();
            items.any(|item| item.out && clause.from <= item.from && item.from < clause.to)
        };
        let is_own = |at: usize| {
            let mut clauses = clauses.iter();
            clauses.any(|clause| clause.from <= at && at < clause.to && !leaves(clause))
        };
        let own = self.complaints.iter().filter(|(at, _)| is_own(*at));
        own.map(|(_, day)| *day).max()
    }

    /// Whether a word is of a list of what rests: "the Waltz", "and no scales".
    fn is_listed(&self, tokens: &[Token], at: usize) -> bool {
        let mut entries = tokens[at].entries.iter();
        let denies = entries.any(|entry| leaves_ahead(entry.class) && entry.words == 1);
        let mut out = self.out.iter();
        out.any(|(from, to)| (*from..*to).contains(&at) || denies && *from == at + 1)
            || listed(sets::LASTING_LIST, &tokens[at].word.lower)
    }

    /// Gives an event between two words the day that its clause names after it, or that stands right behind it; else the one
    /// before it.
    pub fn date(&self, tokens: &[Token], draft: &mut Draft, (from, to): (usize, usize)) {
        let small = |at: usize| listed(sets::LASTING_EVENT, &tokens[at].word.lower);
        // "Exam: it's on Friday"
        let next = self.days.iter().find(|day| {
            day.from >= to && ((to..day.from).all(small) || self.is_of_event(tokens, to, day.from))
        });
        let before = || {
            self.days.iter().rfind(|day| {
                // "Friday: exam", but not "scales on Friday, exam soon"
                let opens = day.from == self.first.0 && (day.to..from).all(small);
                day.to <= from
                    && (opens
                        || is_one_clause(tokens, day.to - 1, from) && !joins(tokens, day.to, from))
            })
        };
        if let Subject::Event { date, .. } = &mut draft.goal.subject
            && date.is_none()
            && let Some(day) = next.or_else(before)
        {
            *date = Some(day.day);
            draft.take(day.from, day.to);
        }
    }

    /// Whether a day is of the event before a word: "exam in the hall on Friday", but not "exam soon and scales on Friday".
    fn is_of_event(&self, tokens: &[Token], to: usize, day: usize) -> bool {
        let other = self.others.iter().any(|at| (to..day).contains(at));
        is_one_clause(tokens, to - 1, day) && !(other && joins(tokens, to, day))
    }
}

/// Whether a word is of one clause with those before another place: no comma stands between them, and "and" begins no other
/// thing, as in "and no football", "and play the Minuet".
fn is_one_clause(tokens: &[Token], last: usize, to: usize) -> bool {
    let begins = |token: &Token| {
        let mut entries = token.entries.iter();
        entries.any(|entry| leaves_ahead(entry.class) || entry.class == "verb")
    };
    let other = |pair: &[Token]| is_join(&pair[0]) && begins(&pair[1]);
    let between = &tokens[last..to];
    between.iter().all(|token| token.end == End::None) && !between.windows(2).any(other)
}

/// Whether a word between two places joins two things.
fn joins(tokens: &[Token], from: usize, to: usize) -> bool {
    tokens[from..to].iter().any(is_join)
}

fn is_join(token: &Token) -> bool {
    listed(sets::LASTING_JOINS, &token.word.lower)
}
