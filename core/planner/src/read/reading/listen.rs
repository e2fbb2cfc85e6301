//! What is heard and is no piece: "listen to the playlist".

use super::{
    super::{
        assemble::Goals,
        draft::Draft,
        item::Item,
        lexicon::Language,
        scan::Clause,
        scope::{Cue, Sign},
        token::End,
    },
    Reading,
    keep::is_private_only,
};
use crate::goals::{Do, GOALS_MAX, SAID_MAX, Subject};
use crate::text::clipped;
use crate::vocabulary::{lists::listed, sets};

impl Reading<'_> {
    /// "Listen to the playlist, then theory p. 4": what is heard stays in the teacher's words. Answers whether there is any.
    pub fn listen_words(
        &mut self,
        goals: &mut Goals<'_>,
        (from, to): (usize, usize),
        items: &[Item],
        clauses: &[Clause],
        cues: &[Cue],
    ) -> bool {
        let recording = |at: &usize| {
            let mut entries = self.tokens[*at].entries.iter();
            entries.any(|entry| entry.class == "recording")
        };
        let cue = cues.iter().find(|cue| cue.sign == Sign::Do(Do::Listen));
        let heard = (from..to).find(recording);
        let (Some(cue), Some(heard)) = (cue, heard) else {
            return false;
        };
        let last = heard.max(cue.to - 1);
        let clause = clauses
            .iter()
            .rfind(|clause| clause.from <= cue.from.min(heard));
        let mut subjects = items.iter().filter(|item| item.is_subject());
        let (start, end) = match subjects.next() {
            None => (from, to),
            Some(first) if first.from > last => {
                let joins = |at: &usize| {
                    self.tokens[*at].end > End::None
                        || self
                            .tokens
                            .get(at + 1)
                            .is_some_and(|next| listed(sets::JOIN_AND, next.word.lower.as_str()))
                };
                // "a recording of the Nocturne" is of that piece.
                let Some(end) = (last..first.from).find(joins) else {
                    return false;
                };
                (clause.map_or(from, |clause| clause.from), end + 1)
            }
            Some(_) => return false,
        };
        let denied = cues
            .iter()
            .any(|cue| matches!(cue.sign, Sign::Before | Sign::Negation) && cue.from < last);
        let private = is_private_only(&self.tokens, start, end, Language::English);
        if denied || private || goals.drafts.len() >= GOALS_MAX {
            return false;
        }
        let text = clipped(&self.slice(start, end), SAID_MAX);
        let mut draft = Draft::new(Do::Listen, Subject::Words { text });
        draft.take(start, end);
        goals.drafts.push(draft);
        true
    }
}
