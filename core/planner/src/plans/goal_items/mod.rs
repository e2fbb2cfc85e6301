//! What each goal asks of the week.

mod purposes;
mod spots;
mod tempi;

use crate::{
    goals::{Do, Goal, Hands, Piece, PieceState, Place, Skill, Subject},
    instrument::Family,
    reason::Reason,
    speed::{self, Pace},
};

use super::{
    EXAM_NEAR, Keyed, WeekContext,
    items::{Item, Side, Sort},
    tasks::Purpose,
    wording::is_one_scale,
};
pub use purposes::of_form;
use purposes::purposes;
use spots::spots;
pub use tempi::{aim, beats};
use tempi::{note, ramp, unit};

/// The items of the goals, in their order; what is left out makes none.
pub fn items(week: &WeekContext) -> Vec<Item> {
    let mut items = Vec::new();
    for goal in week.goals() {
        if matches!(goal.r#do, Do::Rest | Do::Finish) || week.subjects.is_out(&goal) {
            continue;
        }
        let pieces = items
            .iter()
            .filter(|item: &&Item| matches!(item.sort, Sort::Practise | Sort::Words))
            .count();
        items.extend(item(week, &goal, pieces));
    }
    items
}

fn item(week: &WeekContext, goal: &Keyed, pieces: usize) -> Option<Item> {
    let title = week.subjects.title(&goal.subject)?;
    let sort = sort(goal)?;
    let ramp = ramp(week, goal, sort);
    let purposes = purposes(week, goal, sort, ramp.as_ref());
    let spots = spots(week, goal, sort)?;
    let sides = sides(week, goal.hands, sort);
    let is_kept = |piece: &Piece| piece.state == PieceState::Kept;
    let wanted = wanted(week, goal, sort, pieces);
    Some(Item {
        key: goal.key.to_owned(),
        sort,
        spots,
        unit: unit(week, goal),
        beats: beats(&title),
        wanted,
        whole: week.subjects.is_whole(&goal.subject) && week.hand().is_none(),
        anywhere: goal.places.iter().all(|place| *place == Place::Whole),
        shown: week.subjects.piece(&goal.subject).is_some_and(is_kept),
        together: goal.hands == Some(Hands::Together)
            && sides == [Side::Both]
            && week.family() == Family::Keys,
        sides,
        weeks: usize::from(week.request.log.weeks_of_subject(goal.key)),
        note: note(week, goal, ramp.as_ref()),
        how: goal.how.clone().filter(|how| !how.trim().is_empty()),
        reason: reason(goal, &purposes),
        is_one_scale: matches!(&goal.subject, Subject::Technique(it) if is_one_scale(it)),
        amount: goal.subject_octaves().map_or(week.octaves(), u16::from),
        ramp,
        title,
        purposes,
    })
}

/// On how many days a goal is wanted.
fn wanted(week: &WeekContext, goal: &Goal, sort: Sort, pieces: usize) -> usize {
    let examined = matches!(
        goal.subject,
        Subject::Skill {
            skill: Skill::SightReading | Skill::Aural
        }
    );
    match (goal.days, sort) {
        (Some(days), _) => usize::from(days.max(1)),
        _ if week.subjects.is_halved(goal) => 2,
        (_, Sort::Keep | Sort::Listen) => 2,
        (_, Sort::Practise | Sort::Words) => [7, 4, 3][pieces.min(2)],
        _ if examined && week.exam_within(EXAM_NEAR) => 7,
        _ => 3,
    }
}

impl Goal {
    fn subject_octaves(&self) -> Option<u8> {
        match &self.subject {
            Subject::Technique(technique) => technique.octaves,
            _ => None,
        }
    }
}

fn sort(goal: &Goal) -> Option<Sort> {
    Some(match (&goal.subject, goal.r#do) {
        (Subject::Event { .. }, _) => return None,
        (Subject::Words { text }, _) if text.trim().is_empty() => return None,
        (Subject::Words { .. }, _) => Sort::Words,
        (_, Do::Listen) => Sort::Listen,
        (Subject::Piece { .. } | Subject::Title { .. }, Do::Keep) => Sort::Keep,
        (Subject::Piece { .. } | Subject::Title { .. }, _) => Sort::Practise,
        (Subject::Technique(_), _) => Sort::Technique,
        (Subject::Skill { skill }, _) => match skill {
            Skill::SightReading | Skill::Aural | Skill::Theory | Skill::Improvising => Sort::Skill,
            _ => Sort::Technique,
        },
    })
}

/// The hands of a goal in turn. What the body and the week say comes first; an instrument without hands has none.
pub fn sides(week: &WeekContext, hands: Option<Hands>, sort: Sort) -> Vec<Side> {
    if !week.family().has_hands() || matches!(sort, Sort::Words | Sort::Listen | Sort::Skill) {
        return vec![Side::Both];
    }
    if let Some(side) = week.hand() {
        return vec![side];
    }
    let said = [week.request.week.hands, hands];
    let mut named = said.into_iter().flatten();
    match named.find(|hands| matches!(hands, Hands::Left | Hands::Right)) {
        Some(Hands::Left) => vec![Side::Left],
        Some(_) => vec![Side::Right],
        None if said.contains(&Some(Hands::Apart)) => vec![Side::Left, Side::Right],
        None => vec![Side::Both],
    }
}

fn reason(goal: &Goal, purposes: &[Purpose]) -> Reason {
    match (goal.carried_from, &goal.subject, purposes.first()) {
        (Some(_), ..) => Reason::GoalCarried,
        (_, Subject::Words { .. }, _) => Reason::GoalWords,
        (_, _, Some(Purpose::Stuck)) => Reason::PieceStuck,
        (_, _, Some(Purpose::New)) => Reason::StageNew,
        _ => match goal.r#do {
            Do::Keep => Reason::GoalKeep,
            Do::Listen => Reason::GoalListen,
            Do::Perform => Reason::GoalPerform,
            _ => Reason::GoalPractise,
        },
    }
}

impl WeekContext<'_> {
    /// Octaves of a scale of which nobody says how far it goes.
    pub fn octaves(&self) -> u16 {
        match (self.level().step(), self.family()) {
            (..5, _) => 1,
            (5, _) | (_, Family::Wind) => 2,
            _ => 3,
        }
    }

    /// The pace that so many per cent of the grade's scale speed are, begun at so many per cent of that.
    pub fn pace(&self, percent: u16, start: u16) -> Pace {
        let full = speed::notes_per_minute(self.instrument, self.level());
        speed::pace(full * percent / 100, start, self.level())
    }
}
