//! Parses the text of a model into a plan, or says why it is none.

use reedling_core::practice::cards::{sentence, timed};
use reedling_planner::{
    guidance::{DayPlan, PlanBasis, PracticeGuidance, RepertoireItem},
    plans::Plan,
};
use serde::Deserialize;

use super::{
    PlannerError,
    given::{Beside, Given},
    text::plain,
};

/// Longest texts, in characters.
const LONGEST_SUMMARY: usize = 800;
const LONGEST_TASK: usize = 400;
const LONGEST_TIP: usize = 200;
const LONGEST_TITLE: usize = 120;
/// Most pieces of one day.
const MOST_PIECES: usize = 12;

/// The shape that the model is asked for; other fields are ignored.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    week_summary: String,
    tips_for_parents: Vec<String>,
    daily_plan: Vec<Day>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Day {
    duration_minutes: u16,
    warmup: Option<Task>,
    technical_focus: Option<Task>,
    repertoire: Vec<Piece>,
    musicianship: Option<Task>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Task {
    minutes: u16,
    task: String,
    done_when: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Piece {
    title: String,
    target_tempo_bpm: Option<u16>,
    #[serde(flatten)]
    task: Task,
}

/// What the texts of an answer may repeat.
struct Known<'a> {
    given: &'a Given,
    baseline: &'a Plan,
}

impl Known<'_> {
    fn plain(&self, text: &str, longest: usize) -> Option<String> {
        plain(text, longest, self.given, &Beside::default())
    }

    /// A title that the question gives, letter for letter; any other is a text.
    fn title(&self, title: String) -> Option<String> {
        let mut pieces = self.baseline.basis.pieces.iter();
        if pieces.any(|piece| piece.title == title) {
            return Some(title);
        }
        self.plain(&title, LONGEST_TITLE)
    }
}

/// Parses the answer. Dates and examination are taken from the baseline plan, not from the model; the tempi of the week
/// are the caller's to add.
///
/// # Errors
/// [`PlannerError::Refused`] when it is not of the shape, has not seven days, or a text is not plain.
pub(super) fn plan(
    content: &str,
    baseline: &Plan,
    given: &Given,
    planner: &str,
) -> Result<Plan, PlannerError> {
    let known = Known { given, baseline };
    let refused = |why: &str| PlannerError::Refused(format!("The model's answer {why}."));
    let answer: Answer =
        serde_json::from_str(object(content)).map_err(|_| refused("is not of the plan's shape"))?;
    if answer.daily_plan.len() != baseline.guidance.daily_plan.len() {
        return Err(refused("has not seven days"));
    }
    let unplain = || refused("has a text that is missing, too long or not plain");
    let days = answer.daily_plan.into_iter();
    let daily_plan = days
        .zip(&baseline.guidance.daily_plan)
        .map(|(day, like)| day.read(like, &known).ok_or_else(unplain))
        .collect::<Result<_, _>>()?;
    let texts = || -> Option<(String, Vec<String>)> {
        let tips = answer.tips_for_parents.iter();
        Some((
            known.plain(&answer.week_summary, LONGEST_SUMMARY)?,
            tips.map(|tip| known.plain(tip, LONGEST_TIP))
                .collect::<Option<_>>()?,
        ))
    };
    let (week_summary, tips_for_parents) = texts().ok_or_else(unplain)?;
    Ok(Plan {
        guidance: PracticeGuidance {
            week_summary,
            exam_focus: baseline.guidance.exam_focus.clone(),
            tips_for_parents,
            daily_plan,
        },
        cards: Vec::new(),
        tempi: Vec::new(),
        basis: PlanBasis::default(),
        planner: planner.to_owned(),
    })
}

/// The JSON object in the text: some models write reasoning before it, or put it into a code fence.
fn object(content: &str) -> &str {
    match (content.find('{'), content.rfind('}')) {
        (Some(from), Some(to)) if from < to => &content[from..=to],
        _ => content,
    }
}

impl Day {
    /// The day as it is shown; none when a text is not plain.
    fn read(self, like: &DayPlan, known: &Known) -> Option<DayPlan> {
        let beside = Beside::day(like);
        let line = |task: Option<Task>| {
            task.map_or_else(|| Some(String::new()), |task| task.line(known, &beside))
        };
        if self.repertoire.len() > MOST_PIECES {
            return None;
        }
        let repertoire = self.repertoire.into_iter().map(|piece| {
            Some(RepertoireItem {
                title: known.title(piece.title)?,
                target_tempo_bpm: piece.target_tempo_bpm,
                focus: piece.task.line(known, &beside)?,
            })
        });
        Some(DayPlan {
            day: like.day.clone(),
            date: like.date,
            duration_minutes: self.duration_minutes,
            warmup: line(self.warmup)?,
            technical_focus: line(self.technical_focus)?,
            repertoire: repertoire.collect::<Option<_>>()?,
            musicianship: line(self.musicianship)?,
        })
    }
}

impl Task {
    /// The line as the built-in planner writes them: minutes, task, success test.
    fn line(&self, known: &Known, beside: &Beside) -> Option<String> {
        let end = |it: char| it.is_whitespace() || ".;,!".contains(it);
        let task = plain(&self.task, LONGEST_TASK, known.given, beside)?;
        let done = plain(&self.done_when, LONGEST_TASK, known.given, &beside.test())?;
        let done = done.strip_prefix("done when ").unwrap_or(&done);
        let (task, done) = (task.trim_end_matches(end), done.trim_end_matches(end));
        Some(timed(self.minutes, &sentence(task, Some(done))))
    }
}
