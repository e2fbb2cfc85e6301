//! The planner's entry: from input to seven dated days.

use chrono::Days;

pub use super::{guidance::PracticePlan, input::PlanInput};
use super::{
    guidance::{
        BUILT_IN, Block, DayBasis, DayPlan, ExamFocus, Part, PlanBasis, PracticeGuidance,
        RepertoireItem,
    },
    level::Level,
    minutes,
};

/// Plans the seven days after a lesson (practice planning facts, sections 2 to 6).
pub fn plan(input: &PlanInput) -> PracticePlan {
    let level = Level::parse(&input.grade);
    let signal = minutes::log_signal(&input.log);
    let full = minutes::full_day(level, input.age, &signal, 100);
    let next_lesson = input
        .next_lesson_date
        .and_then(|date| usize::try_from((date - input.lesson_date).num_days() - 1).ok());
    let kinds = minutes::week(level, next_lesson, false);
    let (mut daily_plan, mut days) = (Vec::new(), Vec::new());
    for (index, kind) in (1u64..).zip(kinds) {
        let duration_minutes = minutes::of_day(kind, full);
        let practises = duration_minutes > 0;
        daily_plan.push(DayPlan {
            day: ["Day ", &index.to_string()].concat(),
            date: input
                .lesson_date
                .checked_add_days(Days::new(index))
                .unwrap_or(input.lesson_date),
            duration_minutes,
            warmup: String::new(),
            technical_focus: String::new(),
            repertoire: if practises {
                vec![RepertoireItem {
                    title: "Your current piece".into(),
                    focus:
                        "Play the hardest line slowly three times; done when all three are clean."
                            .into(),
                    target_tempo_bpm: None,
                }]
            } else {
                Vec::new()
            },
            musicianship: String::new(),
        });
        let block = Block {
            part: Part::Spots,
            minutes: duration_minutes,
            reason: "generic".into(),
        };
        days.push(DayBasis {
            kind,
            blocks: if practises { vec![block] } else { Vec::new() },
        });
    }
    PracticePlan {
        guidance: PracticeGuidance {
            week_summary: "Five minutes a day beat an hour once a week.".into(),
            exam_focus: ExamFocus {
                board: input.exam.as_ref().and_then(|exam| exam.board.clone()),
                grade: level.name(),
            },
            tips_for_parents: Vec::new(),
            daily_plan,
        },
        basis: PlanBasis {
            seed: 0,
            reasons: Vec::new(),
            pieces: Vec::new(),
            days,
        },
        planner: BUILT_IN.into(),
    }
}
