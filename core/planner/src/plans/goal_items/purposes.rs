//! What the tasks of a goal serve.

use crate::{
    goals::{Do, Form, Goal, Need, Skill, Subject},
    instrument::Family,
};

use super::super::{
    Keyed, WeekContext,
    items::{Side, Sort},
    tasks::{Limits, Purpose, Reader, Task},
    tempo::Ramp,
};
use super::sides;

/// What the tasks of a goal serve: its needs where the instrument has them, then how new it is, then what any place can take.
pub(super) fn purposes(
    week: &WeekContext,
    goal: &Keyed,
    sort: Sort,
    ramp: Option<&Ramp>,
) -> Vec<Purpose> {
    match (&goal.subject, sort) {
        (_, Sort::Words | Sort::Keep) => vec![Purpose::Keep],
        (_, Sort::Listen) => vec![Purpose::Listen],
        (Subject::Skill { skill }, _) => vec![match skill {
            Skill::SightReading => Purpose::Sight,
            Skill::Aural => Purpose::Aural,
            Skill::Theory => Purpose::Theory,
            Skill::Improvising => Purpose::Improvise,
            Skill::Tone | Skill::Breath => Purpose::Tone,
            Skill::Posture => Purpose::Posture,
            Skill::Technique => Purpose::Exercise,
        }],
        (Subject::Technique(technique), _) => {
            let mut purposes = needs(week, goal);
            let usual = of_form(week.family(), technique.form);
            purposes.retain(|need| *need != usual);
            purposes.push(usual);
            purposes
        }
        _ => of_piece(week, goal, ramp),
    }
}

fn of_piece(week: &WeekContext, goal: &Keyed, ramp: Option<&Ramp>) -> Vec<Purpose> {
    let mut purposes: Vec<Purpose> = Vec::new();
    if is_stuck(week, goal) {
        purposes.push(Purpose::Stuck);
    }
    if goal.r#do == Do::Perform {
        purposes.push(Purpose::Nerves);
    }
    let needs = needs(week, goal);
    let open = needs.iter().filter(|need| !is_met(week, goal, **need));
    purposes.extend(open.filter(|need| **need != Purpose::Nerves || goal.r#do != Do::Perform));
    let is_new = week.subjects.is_new(goal);
    if is_new {
        purposes.push(Purpose::New);
    }
    let ripe = !needs.is_empty() || ramp.is_some_and(Ramp::is_near_its_goal);
    if purposes.is_empty() && ripe {
        purposes.extend([Purpose::Dynamics, Purpose::Memory]);
    }
    purposes.push(Purpose::General);
    purposes
}

/// What the tasks of a scale, pattern or exercise serve on an instrument.
pub fn of_form(family: Family, form: Form) -> Purpose {
    match (family, form) {
        (Family::Voice | Family::Drums, _) | (_, Form::Exercise) => Purpose::Exercise,
        (Family::Keys | Family::Plucked, Form::Chords) => Purpose::Chords,
        (_, Form::Scale | Form::ContraryMotion | Form::Chromatic | Form::WholeTone) => {
            Purpose::Scale
        }
        _ => Purpose::Pattern,
    }
}

/// The needs of a goal that the instrument has; none of the pedal while a hand is spared, as it changes with what both play.
fn needs(week: &WeekContext, goal: &Goal) -> Vec<Purpose> {
    let mut needs: Vec<Purpose> = Vec::new();
    let own = goal
        .needs
        .iter()
        .filter_map(|need| fit(*need, week.family()));
    for need in own.filter(|need| *need != Purpose::Pedal || week.hand().is_none()) {
        if !needs.contains(&need) {
            needs.push(need);
        }
    }
    needs
}

/// On how many days in all the tasks of a need were clean when it is met, or on two for each of its tasks.
const CLEAN_DAYS: usize = 5;

fn is_met(week: &WeekContext, goal: &Goal, need: Purpose) -> bool {
    let request = week.request;
    let reader = Reader::of(week.family(), request.student.age, week.level());
    let limits = Limits {
        one_hand: sides(week, goal.hands, Sort::Practise) != [Side::Both],
        ..Limits::default()
    };
    let subject = goal.subject.key();
    let lesson = request.dates.lesson;
    let clean_days = |task: &Task| request.log.clean_days(&subject, task.id, lesson);
    let all = reader.tasks(need, limits).count();
    let clean: usize = reader.tasks(need, limits).map(clean_days).sum();
    all > 0 && clean >= CLEAN_DAYS.min(2 * all)
}

/// Weeks in which a goal is worked on as usual before one looks for what is in the way.
const USUAL_WEEKS: u8 = 2;

/// Whether a goal gets no further: three lines of it were not clean and none was, or it has been set for two weeks running, and
/// two more since it was last looked at like this, without a clean line and without a tempo that was reached.
pub(super) fn is_stuck(week: &WeekContext, goal: &Keyed) -> bool {
    let request = week.request;
    let ticks = || request.log.recent(goal.key, request.dates.lesson);
    let missed = ticks().filter(|tick| !tick.clean).count();
    let told = goal.tempo.is_some_and(|tempo| tempo.now.is_some());
    let weeks = request.log.weeks_of(goal.key) % (USUAL_WEEKS + 1);
    let again = weeks == USUAL_WEEKS && !told;
    (missed >= 3 || again) && !ticks().any(|tick| tick.clean)
}

/// What a need asks for on an instrument; `None` where it has no meaning.
fn fit(need: Need, family: Family) -> Option<Purpose> {
    use Family::{Bowed, Drums, Keys, Other, Plucked, Voice, Wind};
    Some(match (need, family) {
        (Need::Pedal, Drums) => Purpose::Evenness,
        (Need::Pedal, family) if family != Keys => return None,
        (Need::Hands, Wind | Other) => Purpose::Evenness,
        (Need::Hands | Need::Fingering | Need::Chords, Voice) => return None,
        (Need::Chords, Wind | Drums | Other) => return None,
        (Need::Intonation, Keys | Drums) => return None,
        (Need::Fingering, Drums) => Purpose::Hands,
        (Need::Pedal, _) => Purpose::Pedal,
        (Need::Rhythm, _) => Purpose::Rhythm,
        (Need::Evenness, _) => Purpose::Evenness,
        (Need::Fingering, _) => Purpose::Fingering,
        (Need::Intonation, Bowed | Plucked | Wind | Voice | Other) => Purpose::Intonation,
        (Need::Hands, _) => Purpose::Hands,
        (Need::Dynamics, _) => Purpose::Dynamics,
        (Need::Articulation, _) => Purpose::Articulation,
        (Need::Memory, _) => Purpose::Memory,
        (Need::Tone, _) => Purpose::Tone,
        (Need::Chords, _) => Purpose::Chords,
        (Need::Fluency, _) => Purpose::Fluency,
        (Need::Nerves, _) => Purpose::Nerves,
        (Need::Posture, _) => Purpose::Posture,
    })
}
