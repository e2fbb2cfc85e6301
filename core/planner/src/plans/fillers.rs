//! What may fill a day beside the goals: technique of the ladder, kept pieces, reading and hearing, something to listen to.

use crate::{
    goals::{Form, NoteValue, PieceState, Skill, Subject},
    instrument::Family,
    ladder,
    level::Level,
    text::list,
};

use super::{
    Frame,
    goal_items::{beats, sides},
    items::{Item, Side, Sort, Spot},
    subject::Subjects,
    tasks::Purpose,
    tempo::Ramp,
    wording::sentence,
};

/// The fillers of a week. Where no goal is set there is technique only.
pub fn fillers(frame: &Frame, goals: &[Item]) -> Vec<Item> {
    let subjects = Subjects::of(frame.request);
    let mut fillers = technique(frame, &subjects, goals);
    if !goals.is_empty() {
        fillers.extend(kept(frame, &subjects));
        fillers.extend(skills(frame, &subjects, goals));
    }
    fillers.push(listening(frame, goals));
    fillers
}

fn filler(key: String, sort: Sort, title: String, purpose: Purpose, reason: &'static str) -> Item {
    Item {
        key,
        sort,
        spots: vec![Spot {
            place: String::new(),
            bars: None,
        }],
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
        reason,
        amount: 1,
        title,
    }
}

/// The week's set of scales of the ladder, every third week a pattern, or an exercise where keys make no sense. Who is small or
/// grades for nothing plays only scales that the teacher sets, and who is sore none that nobody has set.
fn technique(frame: &Frame, subjects: &Subjects, goals: &[Item]) -> Vec<Item> {
    let step = frame.level().step();
    if frame.is_halved() {
        return Vec::new();
    }
    let Some(rung) = ladder::rung(frame.instrument, step) else {
        if subjects.skill_is_out(Skill::Technique)
            || subjects.ladder_is_out("exercise without a key")
        {
            return Vec::new();
        }
        let title = if frame.family() == Family::Voice {
            "Voice exercise"
        } else {
            "Technique"
        };
        let mut item = filler(
            "technique:general".into(),
            Sort::Technique,
            title.into(),
            frame.exercise(),
            "technique:general",
        );
        item.sides = sides(frame, None, Sort::Technique);
        return vec![item];
    };
    let small = step <= 2 || frame.request.student.age.is_some_and(|age| age <= 10);
    if !goals.is_empty() && (small || frame.level() == Level::NotGrading) {
        return Vec::new();
    }
    let set = |name: &str| {
        goals.iter().any(|goal| {
            goal.sort == Sort::Technique && reedling_core::search::holds(&goal.title, name)
        })
    };
    let free = |name: &&str| !subjects.ladder_is_out(name) && !set(name);
    let label = if step == 0 {
        "Initial".to_owned()
    } else {
        ["Grade ", &step.to_string()].concat()
    };
    let label = ["about ", &label, " level"].concat();
    let patterns: Vec<&str> = ladder::names(rung.extras).filter(free).collect();
    let pattern = patterns.get(frame.seed / 3 % patterns.len().max(1));
    let pattern = pattern.filter(|_| frame.seed % 3 == 2);
    let keys: Vec<&str> = ladder::names(rung.keys).filter(free).collect();
    // Beside a scale that is set the ladder has one key, so that it is no longer than that.
    let amount = match step {
        _ if goals.iter().any(|goal| goal.sort == Sort::Technique) => 1,
        0..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    // Two new keys a week, the others come round again.
    let window: Vec<&str> = (0..amount.min(keys.len()))
        .map(|at| keys[(2 * frame.seed + at) % keys.len()])
        .collect();
    let (title, purpose, percent, form) = match pattern {
        Some(name) => (
            (*name).to_owned(),
            Purpose::Pattern,
            crate::speed::arpeggio_percent(frame.level()),
            "as far as you know it",
        ),
        None if window.is_empty() => return Vec::new(),
        None => {
            let scales = if window.len() == 1 {
                " scale"
            } else {
                " scales"
            };
            (
                [&list(&window), scales].concat(),
                Purpose::Scale,
                85,
                rung.form,
            )
        }
    };
    let (bpm, notes) = frame.scale_beat(percent);
    let notes = [notes, if notes == "one" { " note" } else { " notes" }].concat();
    let mut item = filler(
        ["ladder:", &reedling_core::search::lower(&title)].concat(),
        Sort::Technique,
        sentence(&title),
        purpose,
        "ladder",
    );
    item.spots[0].place = label;
    item.sides = sides(frame, None, Sort::Technique);
    item.ramp = Some(Ramp::flat(bpm));
    item.amount = u16::try_from(window.len().max(1)).unwrap_or(1) * frame.octaves();
    item.how = Some([&sentence(form), "; ", &notes, " to a beat."].concat());
    item.weeks = frame.seed;
    vec![item]
}

/// Kept pieces of this teacher that no goal names and nothing lets rest.
fn kept(frame: &Frame, subjects: &Subjects) -> Vec<Item> {
    let pieces = frame.request.pieces.iter();
    let kept =
        pieces.filter(|piece| piece.state == PieceState::Kept && !subjects.piece_is_out(piece));
    kept.map(|piece| {
        let mut item = filler(
            ["piece:", &piece.id].concat(),
            Sort::Keep,
            piece.title.clone(),
            Purpose::Keep,
            "stage:keep",
        );
        item.sides = sides(frame, None, Sort::Keep);
        item.weeks = frame.seed;
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
fn skills(frame: &Frame, subjects: &Subjects, goals: &[Item]) -> Vec<Item> {
    const WEEK: [(Skill, Purpose, &str); 4] = [
        (Skill::SightReading, Purpose::Sight, "slot:sight-reading"),
        (Skill::Aural, Purpose::Aural, "slot:aural"),
        (Skill::SightReading, Purpose::Sight, "slot:sight-reading"),
        (Skill::Theory, Purpose::Theory, "slot:theory"),
    ];
    let mut items: Vec<Item> = Vec::new();
    for step in 0..WEEK.len() {
        let (skill, purpose, reason) = WEEK[(step + frame.seed) % WEEK.len()];
        let set = goals
            .iter()
            .any(|goal| goal.purposes.first() == Some(&purpose));
        if set || subjects.skill_is_out(skill) {
            continue;
        }
        let title = sentence(skill.name());
        let key = Subject::Skill { skill }.key();
        let mut item = filler(key, Sort::Skill, title, purpose, reason);
        item.weeks = frame.seed + step;
        items.push(item);
    }
    items
}

/// What there is on a day without the instrument.
fn listening(frame: &Frame, goals: &[Item]) -> Item {
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
        "template:light",
    );
    item.wanted = usize::from(frame.request.goals.is_empty());
    item
}

impl Frame<'_> {
    /// What an exercise without a key is done by.
    pub fn exercise(&self) -> Purpose {
        Purpose::Exercise
    }

    /// What the tasks of a form serve on this instrument.
    pub fn technique_purpose(&self, form: Form) -> Purpose {
        match (self.family(), form) {
            (Family::Voice | Family::Drums, _) | (_, Form::Exercise) => Purpose::Exercise,
            (Family::Keys | Family::Plucked, Form::Chords) => Purpose::Chords,
            (_, Form::Scale | Form::ContraryMotion | Form::Chromatic | Form::WholeTone) => {
                Purpose::Scale
            }
            _ => Purpose::Pattern,
        }
    }
}
