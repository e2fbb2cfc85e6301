//! What may fill a day beside the goals: technique of the ladder, kept pieces, reading and hearing, something to listen to.

pub mod programme;
mod technique;

use crate::{
    goals::{NoteValue, PieceState, Skill, Subject},
    reason::Reason,
};

use super::{
    WeekContext,
    goal_items::{beats, sides},
    items::{Item, Side, Sort, Spot},
    tasks::Purpose,
    tempo::Ramp,
    wording::sentence,
};

/// The fillers of a week. Where no goal is set there is technique only.
pub fn fillers(week: &WeekContext, goals: &[Item]) -> Vec<Item> {
    let mut fillers = Vec::new();
    fillers.extend(technique::technique(week, goals));
    if !goals.is_empty() {
        // Who is sore plays what the lesson set, and nothing else.
        fillers.extend(kept(week).into_iter().filter(|_| !week.is_halved()));
        fillers.extend(skills(week, goals));
    }
    fillers.extend(programme::programme(week, goals));
    fillers.push(listening(week, goals));
    fillers
}

fn filler(key: String, sort: Sort, title: String, purpose: Purpose, reason: Reason) -> Item {
    Item {
        key,
        sort,
        spots: vec![Spot::default()],
        sides: vec![Side::Both],
        purposes: vec![purpose],
        ramp: None,
        unit: NoteValue::default(),
        beats: beats(&title),
        wanted: 0,
        whole: false,
        anywhere: true,
        shown: false,
        together: false,
        weeks: 0,
        how: None,
        note: None,
        reason,
        is_one_scale: false,
        amount: 1,
        title,
    }
}

/// Kept pieces of this teacher that no goal names and nothing lets rest.
fn kept(week: &WeekContext) -> Vec<Item> {
    let pieces = week.request.pieces.iter();
    let kept = pieces
        .filter(|piece| piece.state == PieceState::Kept && !week.subjects.piece_is_out(piece));
    kept.map(|piece| {
        let mut item = filler(
            ["piece:", &piece.id].concat(),
            Sort::Keep,
            piece.title.clone(),
            Purpose::Keep,
            Reason::StageKeep,
        );
        item.sides = sides(week, None, Sort::Keep);
        item.weeks = week.seed;
        item.ramp = piece
            .last_clean_tempo
            .or(piece.goal_tempo)
            .map(|mark| Ramp::flat(mark.bpm));
        item.unit = piece
            .last_clean_tempo
            .or(piece.goal_tempo)
            .map_or(item.unit, |mark| mark.unit);
        item
    })
    .take(4)
    .collect()
}

/// Half of the slots for reading, a third for the ear, the rest for theory; what a goal sets or leaves out is not among them.
fn skills(week: &WeekContext, goals: &[Item]) -> Vec<Item> {
    const WEEK: [(Skill, Purpose, Reason); 4] = [
        (
            Skill::SightReading,
            Purpose::Sight,
            Reason::SlotSightReading,
        ),
        (Skill::Aural, Purpose::Aural, Reason::SlotAural),
        (
            Skill::SightReading,
            Purpose::Sight,
            Reason::SlotSightReading,
        ),
        (Skill::Theory, Purpose::Theory, Reason::SlotTheory),
    ];
    let mut items: Vec<Item> = Vec::new();
    for step in 0..WEEK.len() {
        let (skill, purpose, reason) = WEEK[(step + week.seed) % WEEK.len()];
        let set = goals
            .iter()
            .any(|goal| goal.purposes.first() == Some(&purpose));
        if set || week.subjects.skill_is_out(skill) {
            continue;
        }
        let title = sentence(skill.name());
        let key = Subject::Skill { skill }.key();
        let mut item = filler(key, Sort::Skill, title, purpose, reason);
        // What comes twice a week begins with another task each time.
        let known = items.iter().filter(|item| item.purposes[0] == purpose);
        item.weeks = week.seed + known.count();
        items.push(item);
    }
    items
}

/// What there is on a day without the instrument.
fn listening(week: &WeekContext, goals: &[Item]) -> Item {
    let piece = goals
        .iter()
        .find(|goal| matches!(goal.sort, Sort::Practise | Sort::Keep | Sort::Listen));
    let title = piece.map_or("A recording you like", |piece| &piece.title);
    let key = piece.map_or("listen", |piece| &piece.key);
    let mut item = filler(
        key.into(),
        Sort::Listen,
        title.into(),
        Purpose::Listen,
        Reason::TemplateLight,
    );
    item.wanted = usize::from(week.request.goals.is_empty());
    item
}
