//! What each goal asks of the week.

mod spots;
mod tempi;

use crate::{
    goals::{Do, Goal, Hands, Need, Skill, Subject},
    instrument::Family,
    speed,
};

use super::{
    Frame,
    items::{Item, Side, Sort},
    subject::Subjects,
    tasks::Purpose,
};
use spots::spots;
pub use tempi::beats;
use tempi::{ramp, unit};

/// The items of the goals, in their order; what is left out makes none.
pub fn items(frame: &Frame) -> Vec<Item> {
    let subjects = Subjects::of(frame.request);
    let mut items = Vec::new();
    for goal in &frame.request.goals {
        if matches!(goal.r#do, Do::Rest | Do::Finish) || subjects.is_out(goal) {
            continue;
        }
        let pieces = items
            .iter()
            .filter(|item: &&Item| item.sort == Sort::Practise)
            .count();
        items.extend(item(frame, &subjects, goal, pieces));
    }
    items
}

fn item(frame: &Frame, subjects: &Subjects, goal: &Goal, pieces: usize) -> Option<Item> {
    let title = subjects.title(&goal.subject)?;
    let sort = sort(goal)?;
    let wanted = match (goal.days, goal.carried_from, sort) {
        (Some(days), ..) => usize::from(days.max(1)),
        (_, Some(_), _) | (.., Sort::Keep | Sort::Listen) => 2,
        (.., Sort::Practise) => [7, 4, 3][pieces.min(2)],
        _ => 3,
    };
    let purposes = purposes(frame, subjects, goal, sort);
    let spots = spots(frame, subjects, goal, sort)?;
    Some(Item {
        key: goal.key(),
        sort,
        spots,
        sides: sides(frame, goal.hands, sort),
        ramp: ramp(frame, subjects, goal, sort),
        unit: unit(subjects, goal),
        beats: beats(&title),
        wanted,
        whole: subjects.is_whole(&goal.subject) && frame.hand().is_none(),
        how: goal.how.clone().filter(|how| !how.trim().is_empty()),
        reason: reason(goal, &purposes),
        amount: u16::from(goal.subject_octaves().unwrap_or(1)),
        title,
        purposes,
    })
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

/// What the tasks of a goal serve: its needs where the instrument has them, then how new it is, then what any place can take.
fn purposes(frame: &Frame, subjects: &Subjects, goal: &Goal, sort: Sort) -> Vec<Purpose> {
    let mut purposes: Vec<Purpose> = Vec::new();
    let mut add = |purpose: Purpose| {
        if !purposes.contains(&purpose) {
            purposes.push(purpose);
        }
    };
    match (&goal.subject, sort) {
        (_, Sort::Words | Sort::Keep) => add(Purpose::Keep),
        (_, Sort::Listen) => add(Purpose::Listen),
        (Subject::Skill { skill }, _) => add(match skill {
            Skill::SightReading => Purpose::Sight,
            Skill::Aural => Purpose::Aural,
            Skill::Theory => Purpose::Theory,
            Skill::Improvising => Purpose::Improvise,
            Skill::Tone | Skill::Breath => Purpose::Tone,
            Skill::Posture => Purpose::Posture,
            Skill::Technique => frame.exercise(),
        }),
        (Subject::Technique(technique), _) => add(frame.technique_purpose(technique.form)),
        _ => {
            let log = &frame.request.log;
            let name = goal.key();
            let missed = log.of(&name).filter(|tick| !tick.clean).count();
            if missed >= 3 && !log.of(&name).any(|tick| tick.clean) {
                add(Purpose::Stuck);
            }
            if goal.r#do == Do::Perform {
                add(Purpose::Nerves);
            }
            for need in goal
                .needs
                .iter()
                .filter_map(|need| fit(*need, frame.family()))
            {
                add(need);
            }
            if subjects.is_new(&goal.subject) && goal.needs.is_empty() {
                add(Purpose::New);
            }
            add(Purpose::General);
        }
    }
    purposes
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

/// The hands of a goal in turn. What the body and the week say comes first; an instrument without hands has none.
pub fn sides(frame: &Frame, hands: Option<Hands>, sort: Sort) -> Vec<Side> {
    if !frame.family().has_hands() || matches!(sort, Sort::Words | Sort::Listen | Sort::Skill) {
        return vec![Side::Both];
    }
    if let Some(side) = frame.hand() {
        return vec![side];
    }
    match frame.request.week.hands.or(hands) {
        Some(Hands::Left) => vec![Side::Left],
        Some(Hands::Right) => vec![Side::Right],
        Some(Hands::Apart) => match hands {
            Some(Hands::Left) => vec![Side::Left],
            Some(Hands::Right) => vec![Side::Right],
            _ => vec![Side::Left, Side::Right],
        },
        _ => match hands {
            Some(Hands::Apart) => vec![Side::Left, Side::Right],
            Some(Hands::Left) => vec![Side::Left],
            Some(Hands::Right) => vec![Side::Right],
            _ => vec![Side::Both],
        },
    }
}

fn reason(goal: &Goal, purposes: &[Purpose]) -> &'static str {
    match (goal.carried_from, &goal.subject, purposes.first()) {
        (Some(_), ..) => "goal:carried",
        (_, Subject::Words { .. }, _) => "goal:words",
        (_, _, Some(Purpose::Stuck)) => "piece:stuck",
        (_, _, Some(Purpose::New)) => "stage:new",
        _ => match goal.r#do {
            Do::Keep => "goal:keep",
            Do::Listen => "goal:listen",
            Do::Perform => "goal:perform",
            _ => "goal:practise",
        },
    }
}

impl Frame<'_> {
    /// The beat of scales that is about right, and the notes to it.
    pub fn scale_beat(&self, percent: u16) -> (u16, &'static str) {
        let full = speed::notes_per_minute(self.instrument, self.level());
        speed::beat(full, percent, self.level())
    }
}
