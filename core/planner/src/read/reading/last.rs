//! What a sentence says of the subject that was named before it.

use super::{
    super::{
        assemble::Goals,
        dates::Dates,
        item::Item,
        lasting::Lasting,
        scope::{Cue, Sign},
        token::says,
    },
    Reading,
    look::Found,
    sentence::Signed,
};
use crate::{
    goals::{Context, Do},
    vocabulary::{days::weekday, lists::listed, sets},
};

/// The subject that was named before a sentence, and what the sentence leaves out of it without a name.
pub struct Last<'a> {
    /// Its goals.
    pub about: &'a [usize],
    /// Whether the sentence has a subject of its own.
    pub own_group: bool,
    /// Whether that rests.
    pub left: bool,
    /// Whether the place named last does.
    pub place_left: bool,
}

impl<'a> Last<'a> {
    /// What the signs of a sentence leave out of the goals before it.
    pub fn of(
        about: &'a [usize],
        own_group: bool,
        signs: &Signed,
        (found, of_day): (&Found, bool),
    ) -> Self {
        Self {
            about,
            own_group,
            // "bitte nicht spielen, bis es besser ist" is of no piece.
            left: signs.points_back
                && found.hurts.is_empty()
                && !of_day
                && !found.items.iter().any(|item| item.out),
            place_left: signs.points_to_place,
        }
    }
}

impl Reading<'_> {
    /// The days of a sentence, and until when it says that something rests.
    pub fn lasting(
        &self,
        (from, to): (usize, usize),
        items: &[Item],
        context: &Context,
    ) -> Lasting {
        let dates = Dates {
            tokens: &self.tokens,
            lesson: context.lesson_date,
        };
        Lasting::of(&dates, (from, to), items, self.says_this_week(from, to))
    }

    /// What a sentence says of the subject before it; answers whether it says anything.
    pub fn of_last(
        &mut self,
        goals: &mut Goals<'_>,
        last: &Last<'_>,
        (from, to): (usize, usize),
        cues: &[Cue],
        lasting: &Lasting,
    ) -> bool {
        if last.left {
            if !last.own_group {
                goals.group = last.about.to_vec();
            }
            self.leave_last(goals, cues, lasting);
        }
        if last.own_group {
            return false;
        }
        if last.place_left {
            goals.group = last.about.to_vec();
        }
        let does = [Do::Finish, Do::Keep]
            .into_iter()
            .find(|does| self.says_of_last(*does, from, to, cues))
            .filter(|_| !last.about.is_empty());
        if let Some(does) = does {
            goals.group = last.about.to_vec();
            self.set_last(goals, does, cues);
        }
        last.place_left || does.is_some()
    }

    /// "Am Sonntag nicht üben" is of the day, and of no piece.
    pub fn is_of_day(&self, from: usize, to: usize) -> bool {
        let points = |at: usize| listed(sets::LAST_PRONOUN, self.word(at));
        let until = |at: usize| at > from && listed(sets::DATES_UNTIL, self.word(at - 1));
        let day = |at: usize| weekday(self.word(at)).is_some() && !until(at);
        (from..to).any(day) && !(from..to).any(points)
    }

    /// "we're finished with that one", "play it on Sunday, to keep it alive", where the piece stood in the sentence before.
    fn says_of_last(&self, does: Do, from: usize, to: usize, cues: &[Cue]) -> bool {
        let points = says(&self.tokens[from..to], sets::LAST_PRONOUN);
        let phrase = |cue: &Cue| does == Do::Finish || cue.to > cue.from + 2;
        points
            && cues
                .iter()
                .any(|cue| cue.sign == Sign::Do(does) && phrase(cue))
    }

    pub fn leave_last(&mut self, goals: &mut Goals<'_>, cues: &[Cue], lasting: &Lasting) {
        let from = sign_end(cues);
        for at in goals.group.clone() {
            let draft = &mut goals.drafts[at];
            draft.goal.r#do = Do::Rest;
            lasting.end(&self.tokens, draft, from);
            for cue in cues.iter().filter(|cue| cue.acts) {
                draft.take(cue.from, cue.to);
            }
        }
    }

    /// A piece that was named before is done or kept.
    pub fn set_last(&mut self, goals: &mut Goals<'_>, does: Do, cues: &[Cue]) {
        for at in goals.group.clone() {
            let draft = &mut goals.drafts[at];
            let whole = draft.goal.places.is_empty() && !draft.has_details();
            if matches!(draft.goal.r#do, Do::Practise | Do::Keep) && (does == Do::Finish || whole) {
                draft.goal.r#do = does;
                for cue in cues.iter().filter(|cue| cue.sign == Sign::Do(does)) {
                    draft.take(cue.from, cue.to);
                }
            }
        }
    }
}

/// The word after the first sign that took effect.
fn sign_end(cues: &[Cue]) -> usize {
    let mut acting = cues.iter().filter(|cue| cue.acts);
    acting.next().map_or(0, |cue| cue.to)
}
