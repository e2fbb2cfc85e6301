//! What a note that was read comes to: goals, questions, and what became of each word.

use super::{
    super::{WordUse, draft::Draft, token::End},
    Reading,
};
use crate::{
    beginning::begins,
    goals::{Ask, BodyQuestion, Context, Goal, Subject, UnreadText},
    text::{between, seen},
};

impl Reading<'_> {
    /// The words between two places as they are seen in the note.
    pub fn slice(&self, from: usize, to: usize) -> String {
        seen(between(
            self.note,
            self.tokens[from].from,
            self.tokens[to - 1].to,
        ))
    }

    /// The goals with their words.
    pub fn finished_goals(&self, context: &Context) -> Vec<Goal> {
        let finish = |draft: &Draft| self.finished(draft, context);
        self.goals.iter().map(finish).collect()
    }

    /// A goal with its words.
    pub fn finished(&self, draft: &Draft, context: &Context) -> Goal {
        let title = match &draft.goal.subject {
            Subject::Piece { piece_id } => {
                let mut pieces = context.pieces.iter();
                let piece = pieces.find(|piece| piece.id == *piece_id);
                piece.map(|piece| piece.title.clone())
            }
            Subject::Title { title, .. } => Some(title.clone()),
            _ => None,
        };
        let said = draft.said(self.note, &self.tokens, &self.empty);
        Goal {
            started: title.is_some_and(|title| begins(&said, &title)),
            said,
            ..draft.goal.clone()
        }
    }

    /// The question on the body.
    pub fn body(&self, context: &Context) -> Option<BodyQuestion> {
        self.signs.question(self.note, &self.tokens, context)
    }

    /// The questions of titles that may be shortened ones.
    pub fn asks(&self, context: &Context) -> Vec<Ask> {
        let ask = |(subject, piece, title): &(String, usize, String)| {
            let draft = self
                .goals
                .iter()
                .find(|draft| draft.goal.subject.key() == *subject)?;
            Some(Ask {
                key: draft.goal.key(),
                piece_id: context.pieces.get(*piece)?.id.clone(),
                title: title.clone(),
            })
        };
        self.asked.iter().filter_map(ask).collect()
    }

    fn use_of(&self, at: usize) -> WordUse {
        if self.used[at] {
            WordUse::Used
        } else if self.empty[at] {
            WordUse::Empty
        } else {
            WordUse::Unread
        }
    }

    /// What became of each word.
    pub fn uses(&self) -> Vec<(std::ops::Range<usize>, WordUse)> {
        let tokens = self.tokens.iter().enumerate();
        tokens
            .map(|(at, token)| (token.from..token.to, self.use_of(at)))
            .collect()
    }

    /// The phrases that nothing uses.
    pub fn unread(&self) -> Vec<UnreadText> {
        let mut found = Vec::new();
        let (mut units, mut bytes) = (0_u32, 0);
        let mut at = 0;
        while at < self.tokens.len() {
            if self.use_of(at) != WordUse::Unread {
                at += 1;
                continue;
            }
            let (from, mut last, mut next) = (at, at, at + 1);
            while next < self.tokens.len()
                && self.use_of(next) != WordUse::Used
                && self.tokens[next - 1].end < End::Sentence
            {
                if self.use_of(next) == WordUse::Unread {
                    last = next;
                }
                next += 1;
            }
            let (start, end) = (self.tokens[from].from, self.tokens[last].to);
            units += utf16(between(self.note, bytes, start));
            let text = between(self.note, start, end);
            let to = units + utf16(text);
            found.push(UnreadText {
                text: seen(text),
                from: units,
                to,
            });
            (units, bytes) = (to, end);
            at = next;
        }
        found
    }
}

fn utf16(text: &str) -> u32 {
    u32::try_from(text.encode_utf16().count()).unwrap_or(u32::MAX)
}
