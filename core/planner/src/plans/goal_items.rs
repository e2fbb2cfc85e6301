//! What each goal asks of the week.

use crate::{
    goals::{Do, Goal, Hands, Need, NoteValue, Place, Skill, Subject, TempoMark},
    instrument::Family,
    speed,
};

use reedling_core::search::{holds, lower};

use super::{
    Frame,
    items::{Item, Side, Sort, Spot, bars, chunks},
    subject::{Subjects, place_text},
    tasks::Purpose,
    tempo::{Known, Ramp},
};

/// Where to work in a piece of which no place is named.
const SOMEWHERE: [&str; 5] = [
    "the hardest line",
    "the opening line",
    "the hardest two bars",
    "the last line",
    "the line you know least",
];

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
    let purposes = purposes(frame, goal, sort);
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
fn purposes(frame: &Frame, goal: &Goal, sort: Sort) -> Vec<Purpose> {
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
            if matches!(goal.subject, Subject::Title { .. }) && goal.needs.is_empty() {
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

/// The places of a goal without those that are left out, each short enough for a card; `None` where nothing is left of them.
fn spots(frame: &Frame, subjects: &Subjects, goal: &Goal, sort: Sort) -> Option<Vec<Spot>> {
    let plain = |place: String| Spot { place, bars: None };
    if sort != Sort::Practise {
        let octaves = match goal.subject_octaves() {
            Some(1) => "one octave",
            Some(2) => "two octaves",
            Some(3) => "three octaves",
            Some(_) => "four octaves",
            None => "",
        };
        let places: Vec<String> = goal
            .places
            .iter()
            .map(place_text)
            .filter(|place| !place.is_empty())
            .collect();
        return Some(vec![plain(if places.is_empty() {
            octaves.into()
        } else {
            places.join(", ")
        })]);
    }
    let out = subjects.bars_out(&goal.subject);
    let mut spots = Vec::new();
    for place in goal
        .places
        .iter()
        .filter(|place| !subjects.place_is_out(&goal.subject, place))
    {
        match place {
            Place::Bars { from, to } => {
                for part in without((*from, *to), &out) {
                    let chunks = chunks(part, frame.level());
                    spots.extend(chunks.into_iter().map(|part| Spot {
                        place: bars(part),
                        bars: Some(part),
                    }));
                }
            }
            Place::Whole => spots.extend(somewhere(&out, frame)),
            other => spots.push(plain(place_text(other))),
        }
    }
    if goal.places.is_empty() {
        spots = somewhere(&out, frame);
    }
    (!spots.is_empty()).then_some(spots)
}

/// Places of a piece of which none is named: lines; with bars left out what stands before them, which no line might do.
fn somewhere(out: &[(u16, u16)], frame: &Frame) -> Vec<Spot> {
    if let Some(first) = out.iter().map(|(from, _)| *from).min() {
        let last = out.iter().map(|(_, to)| *to).max().unwrap_or(first);
        let mut spots = Vec::new();
        if first > 1 {
            let parts = chunks((1, first - 1), frame.level());
            spots.extend(parts.into_iter().map(|part| Spot {
                place: bars(part),
                bars: Some(part),
            }));
        } else {
            let place = ["from bar ", &(last + 1).to_string(), " on"].concat();
            spots.push(Spot { place, bars: None });
        }
        return spots;
    }
    SOMEWHERE
        .map(|place| Spot {
            place: place.into(),
            bars: None,
        })
        .into()
}

/// A span of bars without those that are left out.
fn without(span: (u16, u16), out: &[(u16, u16)]) -> Vec<(u16, u16)> {
    let mut left = vec![span];
    for (from, to) in out {
        let mut next = Vec::new();
        for (start, end) in left {
            if *from > end || *to < start {
                next.push((start, end));
                continue;
            }
            if start < *from {
                next.push((start, from - 1));
            }
            if end > *to {
                next.push((to + 1, end));
            }
        }
        left = next;
    }
    left
}

/// The hands of a goal in turn. What the body and the week say comes first; an instrument without hands has none.
pub fn sides(frame: &Frame, hands: Option<Hands>, sort: Sort) -> Vec<Side> {
    let handed = matches!(
        frame.family(),
        Family::Keys | Family::Bowed | Family::Plucked | Family::Drums
    );
    if !handed || matches!(sort, Sort::Words | Sort::Listen | Sort::Skill) {
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

/// The tempi of a goal's week.
fn ramp(frame: &Frame, subjects: &Subjects, goal: &Goal, sort: Sort) -> Option<Ramp> {
    if !matches!(sort, Sort::Practise | Sort::Keep | Sort::Technique) {
        return None;
    }
    let tempo = goal.tempo.unwrap_or_default();
    let name = goal.key();
    let log = &frame.request.log;
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
        last_planned: planned.map(|week| (week.first, week.last)),
        told: !carried && (tempo.now.is_some() || tempo.next.is_some()),
        ticked: log.of(&name).any(|tick| tick.clean),
        slipped: log.of(&name).any(|tick| !tick.clean),
        still: frame.still,
        percent: match (&goal.subject, goal.r#do) {
            (_, Do::Keep) => 100,
            (Subject::Title { .. }, _) if goal.needs.is_empty() => 55,
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
fn unit(subjects: &Subjects, goal: &Goal) -> NoteValue {
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
