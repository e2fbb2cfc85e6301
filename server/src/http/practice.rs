//! Bodies of a practice plan.

use poem_openapi::Object;
use reedling_core::practice::guidance::PracticeGuidance;

/// A 7-day practice plan (Spec §3).
#[derive(Clone, Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct PracticeGuidanceBody {
    /// The week in a sentence or two.
    pub week_summary: String,
    /// What examination it leads to.
    pub exam_focus: ExamFocusBody,
    /// At most three, fit for the age.
    pub tips_for_parents: Vec<String>,
    /// Seven days.
    pub daily_plan: Vec<PracticeDayBody>,
}

/// The examination that a plan leads to.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ExamFocusBody {
    /// Board, if one is known.
    pub board: Option<String>,
    /// Grade, if the student works for one.
    pub grade: Option<String>,
}

/// One day of a plan.
#[derive(Clone, Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct PracticeDayBody {
    /// Such as `Day 1`.
    pub day: String,
    /// The day, yyyy-MM-dd.
    pub date: String,
    /// Minutes; 0 on a rest day.
    pub duration_minutes: u32,
    /// How to begin.
    pub warmup: String,
    /// Scales, arpeggios, studies.
    pub technical_focus: String,
    /// Pieces.
    pub repertoire: Vec<RepertoireBody>,
    /// Sight-reading, aural, theory, free play.
    pub musicianship: String,
}

/// One piece on one day.
#[derive(Clone, Debug, Object)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct RepertoireBody {
    /// The piece.
    pub title: String,
    /// What to do with it.
    pub focus: String,
    /// Beats a minute; absent where no goal is known.
    pub target_tempo_bpm: Option<u32>,
}

/// The plan in its other shape (D12).
#[derive(Clone, Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct PracticePlanBody {
    /// Always `7-day practice plan`.
    pub title: String,
    /// The week in a sentence or two.
    pub description: String,
    /// Seven days.
    pub daily_plan: Vec<PracticeDayBody>,
}

impl PracticePlanBody {
    /// The same plan in this shape.
    pub fn of(guidance: &PracticeGuidanceBody) -> Self {
        Self {
            title: "7-day practice plan".to_owned(),
            description: guidance.week_summary.clone(),
            daily_plan: guidance.daily_plan.clone(),
        }
    }
}

impl From<PracticeGuidance> for PracticeGuidanceBody {
    fn from(guidance: PracticeGuidance) -> Self {
        let daily_plan = guidance.daily_plan.into_iter().map(|day| PracticeDayBody {
            day: day.day,
            date: day.date.to_string(),
            duration_minutes: u32::from(day.duration_minutes),
            warmup: day.warmup,
            technical_focus: day.technical_focus,
            repertoire: day
                .repertoire
                .into_iter()
                .map(|piece| RepertoireBody {
                    title: piece.title,
                    focus: piece.focus,
                    target_tempo_bpm: piece.target_tempo_bpm.map(u32::from),
                })
                .collect(),
            musicianship: day.musicianship,
        });
        Self {
            week_summary: guidance.week_summary,
            exam_focus: ExamFocusBody {
                board: guidance.exam_focus.board,
                grade: guidance.exam_focus.grade,
            },
            tips_for_parents: guidance.tips_for_parents,
            daily_plan: daily_plan.collect(),
        }
    }
}
