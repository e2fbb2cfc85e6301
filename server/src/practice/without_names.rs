//! Takes out of a text whom a model must not learn of: names of a student's circle by their roles, addresses and phone numbers by a
//! mark (READ-12). Names as they are in the accounts, in any case and with any accents; nothing cleverer.

mod contacts;
mod names;

use std::ops::Range;

use reedling_planner::proposed::find_quote;

use super::queries::circle::Circle;

const ADDRESS: &str = "[address]";
const NUMBER: &str = "[number]";

/// What stands somewhere in a text, and what goes there instead.
type Found = (Range<usize>, &'static str);

/// A text without them, and where its parts come from.
pub(crate) struct WithoutNames {
    /// The text as it may be sent.
    pub text: String,
    /// What was put in, and what stood there.
    hidden: Vec<(Range<usize>, Range<usize>)>,
}

impl WithoutNames {
    /// The text without the names, addresses and numbers of a circle.
    pub(crate) fn of(original: &str, circle: &Circle) -> Self {
        let mut found = contacts::addresses(original);
        found.extend(contacts::numbers(original, &circle.numbers));
        found.extend(names::names(original, circle));
        found.sort_by_key(|(place, _)| (place.start, std::cmp::Reverse(place.end)));
        let mut hidden: Vec<(Range<usize>, Range<usize>)> = Vec::new();
        let (mut text, mut done) = (String::with_capacity(original.len()), 0);
        for (place, mark) in found {
            // What begins within the last one is hidden with it.
            if let Some((_, last)) = hidden.last_mut().filter(|_| place.start < done) {
                last.end = last.end.max(place.end);
                done = last.end;
                continue;
            }
            text.push_str(&original[done..place.start]);
            let from = text.len();
            text.push_str(mark);
            done = place.end;
            hidden.push((from..text.len(), place));
        }
        text.push_str(&original[done..]);
        Self { text, hidden }
    }

    /// The words of the original that a quote from the text stands for; none where the text has no such words.
    pub(crate) fn original<'a>(&self, original: &'a str, quote: &str) -> Option<&'a str> {
        let words = find_quote(&self.text, quote)?;
        let before = |place: usize| {
            self.hidden
                .iter()
                .rev()
                .find(move |(mark, _)| mark.start < place)
        };
        let at = |place: usize, is_end: bool| match before(place) {
            Some((mark, was)) if place < mark.end && !is_end => was.start,
            Some((mark, was)) => was.end + place.saturating_sub(mark.end),
            None => place,
        };
        original.get(at(words.start, false)..at(words.end, true))
    }
}

#[cfg(test)]
mod tests;
