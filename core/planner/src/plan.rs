//! The planner's entry: from input to seven dated days.

use chrono::Datelike;

use super::{
    days,
    guidance::{BUILT_IN, ExamFocus, PlanBasis, PracticeGuidance},
    instrument::Instrument,
    level::Level,
    log::{LogSignal, log_signal},
    minutes,
    notes::read::{Reading, Standing, read_after, read_earlier},
    pieces::{Choice, Pieces},
    schedule::Frame,
    shape::{self, Shape},
    share::{Lean, Tilt, exam_factors},
    summary, tips,
};
pub use super::{guidance::PracticePlan, input::PlanInput};
use reedling_core::time::days_after;

/// The reason code of a week without playing.
pub(super) const STOP: &str = "body:stop";

/// How many earlier notes are read.
const RECENT: usize = 8;

/// Plans the seven days after a lesson (Practice planning §2 to §7). Never fails: a note that says
/// nothing gives a week on the student's current piece, and a hostile one is only read for music.
///
/// ```
/// # use reedling_planner::plan::{PlanInput, plan};
/// let lesson = PlanInput {
///     instrument: "Piano".into(),
///     grade: "Grade 2".into(),
///     age: Some(11),
///     is_minor: true,
///     lesson_date: "2026-03-02".parse()?,
///     notes: "Minuet in G, bars 9-16 hands together at 72, left hand late".into(),
///     ..PlanInput::default()
/// };
/// let made = plan(&lesson);
/// let first = &made.guidance.daily_plan[0];
/// assert_eq!((first.day.as_str(), first.duration_minutes), ("Day 1", 22));
/// assert_eq!(first.repertoire[0].title, "Minuet in G");
/// assert_eq!(first.repertoire[0].target_tempo_bpm, Some(50));
/// assert!(first.repertoire[0].focus.contains("bars 9–16 hands apart, the left hand first"));
/// assert_eq!(made.basis.days[0].blocks[2].reason, "note:hands");
/// assert_eq!(made, plan(&lesson));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn plan(input: &PlanInput) -> PracticePlan {
    let level = Level::parse(&input.grade);
    let (reading, recent) = readings(input);
    let signal = log_signal(&input.log);
    let days_to_exam = days_to_exam(input);
    let last_days = days_to_exam.is_some_and(|days| days <= 3);
    let rises = !signal.one_goal && !reading.pain && !reading.tension && !last_days;
    let percent = if reading.pain { 50 } else { 100 };
    let full =
        minutes::full_day(level, input.age, &signal, percent).min(reading.most.unwrap_or(u16::MAX));
    let instrument = Instrument::parse(&input.instrument);
    let pieces = Pieces::choose(&Choice {
        reading: &reading,
        recent: &recent,
        level,
        family: instrument.family,
        one_goal: signal.one_goal,
        rises,
        full,
    });
    let kinds = shape::week(Shape {
        level,
        next_lesson: next_lesson(input),
        exam: exam_day(days_to_exam),
        pain: reading.pain,
        stop: reading.stop,
    });
    let seed = u32::try_from(input.lesson_date.num_days_from_ce() / 7).unwrap_or_default();
    let frame = Frame {
        instrument,
        level,
        tilt: tilt(input, &reading, &pieces),
        reading: &reading,
        recent: &recent,
        pieces: &pieces,
        kinds,
        full,
        seed: usize::try_from(seed).unwrap_or_default(),
        days_to_exam,
        one_goal: signal.one_goal,
        next_lesson: input.next_lesson_date.is_some(),
    };
    let week = days::write(&frame);
    let summary = summary::summary(&summary::Week {
        reading: &reading,
        pieces: &pieces,
        tempo: week.main_tempo,
        key: reading.keys.first().and(week.first_key.as_deref()),
        kinds: &kinds,
        full,
        days_to_exam,
        one_goal: signal.one_goal,
        age: input.age,
        next_lesson: next_lesson(input).is_some(),
        rounds: week
            .days
            .iter()
            .flat_map(|(day, _)| &day.repertoire)
            .any(|item| item.focus.ends_with("rounds.")),
    });
    let (mut daily_plan, mut basis) = (Vec::new(), Vec::new());
    for (number, (mut day, why)) in (1..).zip(week.days) {
        day.day = ["Day ", &number.to_string()].concat();
        day.date = days_after(input.lesson_date, number);
        daily_plan.push(day);
        basis.push(why);
    }
    PracticePlan {
        guidance: PracticeGuidance {
            week_summary: summary,
            exam_focus: ExamFocus {
                board: input.exam.as_ref().and_then(|exam| exam.board.clone()),
                grade: level.name(),
            },
            tips_for_parents: tips::tips(&tips::Home {
                age: input.age,
                is_minor: input.is_minor,
                level,
                one_goal: signal.one_goal,
                resting: reading.stop,
                sore: reading.pain,
                left_out: &|tip| reading.released.kinds.forbid(tip),
                scales: week.first_key.is_some(),
                full,
                seed: frame.seed,
            }),
            daily_plan,
        },
        basis: PlanBasis {
            seed,
            reasons: reasons(input, &reading, &signal, &pieces),
            pieces: pieces.basis(),
            days: basis,
        },
        planner: BUILT_IN.into(),
    }
}

/// The lesson's notes and the earlier ones as the planner reads them.
pub(super) fn readings(input: &PlanInput) -> (Reading, Vec<Reading>) {
    let mut recent = Vec::new();
    for note in input.recent_notes.iter().take(RECENT) {
        recent.push(read_earlier(note));
    }
    let reading = read_after(&input.notes, &mut recent);
    (reading, recent)
}

/// Days from the lesson to the exam, when one lies ahead.
fn days_to_exam(input: &PlanInput) -> Option<i64> {
    let date = input.exam.as_ref()?.date?;
    Some((date - input.lesson_date).num_days()).filter(|days| *days >= 0)
}

/// The index in the week of the next lesson's day.
fn next_lesson(input: &PlanInput) -> Option<usize> {
    let days = (input.next_lesson_date? - input.lesson_date).num_days();
    usize::try_from(days - 1).ok().filter(|index| *index < 7)
}

/// The index in the week of the exam's day.
fn exam_day(days_to_exam: Option<i64>) -> Option<usize> {
    usize::try_from(days_to_exam? - 1)
        .ok()
        .filter(|index| *index < 7)
}

fn tilt(input: &PlanInput, reading: &Reading, pieces: &Pieces) -> Tilt {
    let days_to_exam = days_to_exam(input);
    let board = input.exam.as_ref().and_then(|exam| exam.board.as_deref());
    let lean = |standing: Standing| match standing {
        Standing::Weak => Lean::More,
        Standing::Good => Lean::Less,
        _ => Lean::Even,
    };
    let musicianship = [reading.sight_reading, reading.aural, reading.theory];
    let weak = musicianship.contains(&Standing::Weak);
    let good = musicianship.contains(&Standing::Good);
    let all_good = pieces
        .active
        .iter()
        .all(|piece| piece.spots.iter().all(|spot| spot.good));
    Tilt {
        exam: days_to_exam.map(|_| exam_factors(board.unwrap_or_default())),
        exam_soon: days_to_exam.is_some_and(|days| days <= 42),
        technique: lean(reading.technique),
        pieces: if pieces
            .active
            .iter()
            .any(|piece| !piece.earlier && piece.spots[0].weak)
        {
            Lean::More
        } else if all_good {
            Lean::Less
        } else {
            Lean::Even
        },
        musicianship: match (weak, good) {
            (true, _) => Lean::More,
            (_, true) => Lean::Less,
            _ => Lean::Even,
        },
    }
}

fn reasons(
    input: &PlanInput,
    reading: &Reading,
    signal: &LogSignal,
    pieces: &Pieces,
) -> Vec<String> {
    let mut reasons = Vec::new();
    let mut add = |wanted: bool, code: &str| {
        if wanted {
            reasons.push(code.into());
        }
    };
    add(reading.pain, "body:pain");
    add(reading.stop, STOP);
    add(reading.tension, "body:tension");
    add(signal.reason.is_some(), signal.reason.unwrap_or_default());
    let stuck = pieces.active.iter().any(|piece| piece.stuck);
    add(stuck, "piece:stuck");
    if let Some(days) = days_to_exam(input) {
        add(
            true,
            match days {
                0..=3 => "exam:last-days",
                4..=21 => "exam:play-through",
                22..=42 => "exam:whole-pieces",
                43..=84 => "exam:secure",
                _ => "exam:learn",
            },
        );
    }
    reasons
}
