//! What a plan is made from: the goals, where a teacher has confirmed them or the body allows less than usual, else the
//! notes.

use reedling_planner::{
    check::{self, PlanProblem},
    goals::{Goal, Subject},
    input::PlanInput,
    plan::plan as plan_from_notes,
    plans::{self, Dates, Log, Plan, PlanRequest, Student, check as goals_check},
};
use sea_orm::ConnectionTrait;

use super::{
    body, input,
    plan::notes,
    planner::Told,
    private::Private,
    queries::{goals, plans as stored, record::GoalsBy},
    repertoire::known,
    share,
};
use crate::{error::AppError, lessons::queries::record::LessonRecord, time::zone::IanaZone};

/// What a plan is made from.
#[derive(Clone, Debug)]
pub(super) struct Source {
    /// The student, the days and the notes.
    input: PlanInput,
    /// The goals, where the plan is made from them.
    goals: Option<PlanRequest>,
}

impl Source {
    /// That of a completed lesson.
    pub(super) async fn of(
        conn: &impl ConnectionTrait,
        zone: IanaZone,
        lesson: &LessonRecord,
    ) -> Result<Self, AppError> {
        let notes = notes(lesson).unwrap_or_default();
        let input = input::of(conn, zone, lesson, notes).await?;
        let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
        // An answer that held until this lesson ends with it.
        let first_day = input.lesson_date.succ_opt().unwrap_or(input.lesson_date);
        let body = body::limits(conn, student_id, first_day).await?;
        let (by, week) = goals::week(conn, lesson.id).await?;
        // A plan from notes knows about the body only what these notes say.
        let is_from_goals = by == Some(GoalsBy::Teacher) || !body.is_empty();
        if !is_from_goals {
            return Ok(Self { input, goals: None });
        }
        let known = known::of_teacher(conn, zone, lesson).await?;
        let mut set = goals::of_lesson(conn, lesson.id, lesson.goals_revision).await?;
        known.roots.follow(&mut set);
        let mut planned = stored::last_tempi(conn, teacher_id, student_id, lesson.start_at).await?;
        known.roots.follow_tempi(&mut planned);
        let mut request = PlanRequest {
            goals: set,
            week,
            body,
            pieces: known.pieces,
            student: Student {
                instrument: input.instrument.clone(),
                grade: input.grade.clone(),
                age: input.age,
                is_minor: input.is_minor,
            },
            dates: Dates {
                lesson: input.lesson_date,
                next_lesson: input.next_lesson_date,
                exam: input.exam.clone(),
            },
            log: Log {
                planned,
                ..Log::default()
            },
        };
        share::limit(conn, zone, lesson, &mut request).await?;
        Ok(Self {
            input,
            goals: Some(request),
        })
    }

    /// The built-in plan.
    pub(super) fn plan(&self) -> Plan {
        match &self.goals {
            Some(request) => plans::plan(request),
            None => plan_from_notes(&self.input).into(),
        }
    }

    /// The problems of a model's plan, in words for the log. Repetition is dull, but breaks no rule.
    pub(super) fn problems(&self, made: &Plan) -> Option<String> {
        if let Some(request) = &self.goals {
            let problems = goals_check::check(made, request);
            return (!problems.is_empty()).then(|| format!("{problems:?}"));
        }
        let mut problems = check::check(&made.clone().into(), &self.input);
        problems.retain(|problem| *problem != PlanProblem::Repeated);
        (!problems.is_empty()).then(|| format!("{problems:?}"))
    }

    /// The same, redacted.
    pub(super) fn without(&self, private: &Private) -> Self {
        Self {
            input: private.without(&self.input),
            goals: self
                .goals
                .as_ref()
                .map(|request| private.without_in(request)),
        }
    }

    /// The model's input: the goals, or the notes.
    pub(super) fn told(&self) -> Told<'_> {
        Told {
            input: &self.input,
            goals: self.goals.as_ref().map(named),
        }
    }
}

/// The goals by title instead of piece id, and without the words that they were read from.
fn named(request: &PlanRequest) -> Vec<Goal> {
    let named = |goal: &Goal| {
        let mut goal = goal.clone();
        goal.said.clear();
        if let Subject::Piece { piece_id } = &goal.subject {
            let piece = request.pieces.iter().find(|piece| piece.id == *piece_id)?;
            goal.subject = Subject::Title {
                title: piece.title.clone(),
                composer: piece.composer.clone(),
            };
        }
        Some(goal)
    };
    request.goals.iter().filter_map(named).collect()
}
