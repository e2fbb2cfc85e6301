//! How fast a goal is played.

use reedling_core::{case_mapping::lower, text::contains};

use crate::{
    goals::{Do, Form, Goal, NoteValue, Subject, TempoMark},
    instrument::Family,
    speed::{self, Pace},
    vocabulary::sets,
};

use super::{
    super::{
        Keyed, WeekContext,
        items::Sort,
        tempo::{Known, Ramp},
        wording::sentence,
    },
    purposes::is_stuck,
};

/// The tempi of a goal's week.
pub(super) fn ramp(week: &WeekContext, goal: &Keyed, sort: Sort) -> Option<Ramp> {
    if !matches!(sort, Sort::Practise | Sort::Keep | Sort::Technique) {
        return None;
    }
    let tempo = goal.tempo.unwrap_or_default();
    let log = &week.request.log;
    let ticks = || log.recent(goal.key, week.request.dates.lesson);
    let piece = week.subjects.piece(&goal.subject);
    // A number counts only where it counts the same note.
    let unit = unit(week, goal);
    let same = |mark: &TempoMark| mark.unit == unit;
    let mark = |mark: Option<TempoMark>| mark.filter(same).map(|mark| mark.bpm);
    let planned = log.planned_of(goal.key);
    let carried = goal.carried_from.is_some();
    let is_new_number = |bpm: u16| !log.aimed_at(goal.key, bpm);
    let about = pace(week, goal).map(|pace| about(pace, planned));
    let known = Known {
        now: tempo.now.filter(|_| !carried),
        next: tempo.next,
        ceiling: tempo.ceiling,
        goal: mark(piece.and_then(|piece| piece.goal_tempo))
            .or(tempo.now.filter(|_| carried))
            .or(about),
        about: about.is_some(),
        last_clean: mark(piece.and_then(|piece| piece.last_clean_tempo)),
        last_planned: planned,
        told: !carried && (tempo.now.is_some() || tempo.next.is_some_and(is_new_number)),
        ticked: ticks().any(|tick| tick.clean),
        slipped: ticks().any(|tick| !tick.clean),
        still: week.still || sort == Sort::Practise && is_stuck(week, goal),
        percent: match (&goal.subject, goal.r#do) {
            (_, Do::Keep) => 100,
            _ if week.subjects.is_new(goal) => 55,
            (Subject::Technique(_), _) => SCALE_START,
            _ => 72,
        },
    };
    known.ramp()
}

/// Where a week with a scale begins, in per cent of the speed that is about right for the grade.
const SCALE_START: u16 = 80;

/// The speed of a scale or pattern that is about right for the grade, where nobody says how fast.
fn pace(week: &WeekContext, goal: &Goal) -> Option<Pace> {
    let Subject::Technique(technique) = &goal.subject else {
        return None;
    };
    let is_told = goal.tempo.is_some_and(|tempo| !tempo.is_empty());
    if is_told || week.family() == Family::Drums {
        return None;
    }
    let percent = match technique.form {
        Form::Exercise | Form::Chords => return None,
        Form::Scale | Form::ContraryMotion | Form::Chromatic | Form::WholeTone => 100,
        _ => speed::arpeggio_percent(week.level()),
    };
    Some(week.pace(percent, SCALE_START))
}

/// What a scale without a number is on its way to: the grade's speed, or what it has reached already.
fn about(pace: Pace, planned: Option<(u16, u16)>) -> u16 {
    planned.map_or(pace.beat, |(_, last)| last.max(pace.beat))
}

/// What is said of a scale's tempo that nobody has said: how many notes come to a beat, and what it is on its way to.
pub(super) fn note(week: &WeekContext, goal: &Goal, ramp: Option<&Ramp>) -> Option<String> {
    let pace = pace(week, goal)?;
    let start = ramp.filter(|ramp| ramp.about)?.start();
    let beat = sentence(pace.notes.text());
    (start <= pace.beat).then(|| [&beat, "; ", &aim(week, pace), "."].concat())
}

/// "Grade 2 asks for about ♩ = 66", which is no tempo of today.
pub fn aim(week: &WeekContext, pace: Pace) -> String {
    let asks = match week.level().name() {
        Some(level) => [&level, " asks for about ♩ = "].concat(),
        None => "the aim is about ♩ = ".into(),
    };
    asks + &pace.beat.to_string()
}

/// The note that a goal's numbers count: its own, else its piece's.
pub(super) fn unit(week: &WeekContext, goal: &Goal) -> NoteValue {
    let piece = week.subjects.piece(&goal.subject);
    let mark = piece.and_then(|piece| piece.last_clean_tempo.or(piece.goal_tempo));
    let own = goal
        .tempo
        .filter(|tempo| !tempo.is_empty())
        .map(|tempo| tempo.unit);
    own.or(mark.map(|mark| mark.unit)).unwrap_or_default()
}

/// Crotchets of a bar, where the name of the form tells.
pub fn beats(title: &str) -> Option<u16> {
    let title = lower(title);
    let named = |names: &str| {
        names
            .split_ascii_whitespace()
            .any(|name| contains(&title, name))
    };
    match () {
        () if named(sets::BEATS_IN_THREE) => Some(3),
        () if named(sets::BEATS_IN_TWO) => Some(2),
        () if named(sets::BEATS_IN_FOUR) => Some(4),
        () => None,
    }
}
