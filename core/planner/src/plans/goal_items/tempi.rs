//! How fast a goal is played.

use reedling_core::search::{holds, lower};

use crate::{
    goals::{Do, Goal, NoteValue, Subject, TempoMark},
    instrument::Family,
};

use super::{
    super::{
        Frame,
        items::Sort,
        subject::Subjects,
        tempo::{Known, Ramp},
    },
    purposes::is_stuck,
};

/// The tempi of a goal's week.
pub(super) fn ramp(frame: &Frame, subjects: &Subjects, goal: &Goal, sort: Sort) -> Option<Ramp> {
    if !matches!(sort, Sort::Practise | Sort::Keep | Sort::Technique) {
        return None;
    }
    let tempo = goal.tempo.unwrap_or_default();
    let name = goal.key();
    let log = &frame.request.log;
    let ticks = || log.recent(&name, frame.request.dates.lesson);
    let piece = subjects.piece(&goal.subject);
    // A number counts only where it counts the same note.
    let unit = unit(subjects, goal);
    let same = |mark: &TempoMark| mark.unit == unit;
    let mark = |mark: Option<TempoMark>| mark.filter(same).map(|mark| mark.bpm);
    let planned = log.planned_of(goal);
    let carried = goal.carried_from.is_some();
    let known = Known {
        now: tempo.now.filter(|_| !carried),
        next: tempo.next,
        ceiling: tempo.ceiling,
        goal: mark(piece.and_then(|piece| piece.goal_tempo)).or(tempo.now.filter(|_| carried)),
        last_clean: mark(piece.and_then(|piece| piece.last_clean_tempo)),
        last_planned: planned,
        told: !carried && (tempo.now.is_some() || tempo.next.is_some()),
        ticked: ticks().any(|tick| tick.clean),
        slipped: ticks().any(|tick| !tick.clean),
        still: frame.still || sort == Sort::Practise && is_stuck(frame, goal),
        percent: match (&goal.subject, goal.r#do) {
            (_, Do::Keep) => 100,
            _ if subjects.is_new(goal) => 55,
            (Subject::Technique(_), _) => 80,
            _ => 72,
        },
    };
    known.ramp().or_else(|| {
        let plain =
            matches!(goal.subject, Subject::Technique(_)) && frame.family() != Family::Drums;
        plain.then(|| Ramp::flat(frame.scale_beat(80).0))
    })
}

/// The note that a goal's numbers count: its own, else its piece's.
pub(super) fn unit(subjects: &Subjects, goal: &Goal) -> NoteValue {
    let piece = subjects.piece(&goal.subject);
    let mark = piece.and_then(|piece| piece.last_clean_tempo.or(piece.goal_tempo));
    let own = goal
        .tempo
        .filter(|tempo| !tempo.is_empty())
        .map(|tempo| tempo.unit);
    own.or(mark.map(|mark| mark.unit)).unwrap_or_default()
}

/// Crotchets of a bar, where the name of the form tells.
pub fn beats(title: &str) -> Option<u16> {
    const IN_THREE: [&str; 9] = [
        "minuet",
        "menuet",
        "waltz",
        "walzer",
        "valse",
        "mazurka",
        "sarabande",
        "polonaise",
        "ländler",
    ];
    const IN_TWO: [&str; 2] = ["polka", "ecossaise"];
    const IN_FOUR: [&str; 4] = ["march", "gavotte", "bourrée", "bourree"];
    let title = lower(title);
    let named = |names: &[&str]| names.iter().any(|name| holds(&title, name));
    match () {
        () if named(&IN_THREE) => Some(3),
        () if named(&IN_TWO) => Some(2),
        () if named(&IN_FOUR) => Some(4),
        () => None,
    }
}
