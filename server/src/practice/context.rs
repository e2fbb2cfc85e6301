//! What the reader of notes knows beside the note: nothing that names people.

use reedling_planner::{
    goals::{Context, OpenGoals},
    read::{Earlier, left_open},
};
use sea_orm::ConnectionTrait;

use super::{
    body,
    queries::goals::{self, LastLesson},
    repertoire::{
        known::{self, Known},
        survivors::Survivors,
    },
    student_on_day::StudentOnDay,
};
use crate::{
    error::AppError,
    lessons::queries::{history, record::LessonRecord},
    time::zone::IanaZone,
};

/// How many lessons from before goals existed have their notes read for what they left open.
const EARLIER: u64 = 4;

/// What is stored about a lesson's student: a context in which the notes from before goals existed are still to be read.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Facts {
    /// Without what the earlier notes left open.
    pub(super) context: Context,
    /// The notes from before goals existed, the oldest first.
    pub(super) earlier: Vec<Earlier>,
}

impl Facts {
    /// The student of a lesson as its teacher knows them, and what earlier lessons left.
    pub(super) async fn of(
        conn: &impl ConnectionTrait,
        zone: IanaZone,
        lesson: &LessonRecord,
        about: (&StudentOnDay, &Known),
    ) -> Result<Self, AppError> {
        let last = last(conn, lesson, &about.1.survivors).await?;
        Self::after(conn, zone, lesson, about, last.as_ref()).await
    }

    /// The same after the last lesson.
    async fn after(
        conn: &impl ConnectionTrait,
        zone: IanaZone,
        lesson: &LessonRecord,
        (on_day, known): (&StudentOnDay, &Known),
        last: Option<&LastLesson>,
    ) -> Result<Self, AppError> {
        let context = Context {
            instrument: on_day.student.instrument.clone(),
            grade: on_day.student.grade.clone(),
            age: on_day.student.age,
            lesson_date: on_day.lesson,
            next_lesson_date: on_day.next_lesson,
            exam: on_day.planned.clone(),
            open: open(conn, zone, lesson, &known.survivors, last).await?,
            pieces: known.pieces.clone(),
            body: body::at(conn, zone, lesson).await?,
        };
        let earlier = match context.open {
            Some(_) => Vec::new(),
            None => earlier(conn, zone, lesson).await?,
        };
        Ok(Self { context, earlier })
    }

    /// The context, with what the earlier notes left open.
    pub(super) fn context(&self) -> Context {
        let mut context = self.context.clone();
        if context.open.is_none() {
            context.open = left_open(&self.earlier, &context);
        }
        context
    }
}

/// The context of a lesson's notes, and the lesson before it.
pub(crate) async fn with_last(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<(Context, Option<LastLesson>), AppError> {
    let student = StudentOnDay::of(conn, zone, lesson).await?;
    let known = known::of_teacher(conn, zone, lesson).await?;
    let last = last(conn, lesson, &known.survivors).await?;
    let facts = Facts::after(conn, zone, lesson, (&student, &known), last.as_ref()).await?;
    Ok((facts.context(), last))
}

/// The teacher's last completed lesson with the student before this one.
async fn last(
    conn: &impl ConnectionTrait,
    lesson: &LessonRecord,
    survivors: &Survivors,
) -> Result<Option<LastLesson>, AppError> {
    let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
    let mut last = goals::before(conn, teacher_id, student_id, lesson.start_at).await?;
    if let Some(last) = &mut last {
        survivors.follow(&mut last.goals);
    }
    Ok(last)
}

/// The goals of the last lesson that are still open.
async fn open(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    survivors: &Survivors,
    last: Option<&LastLesson>,
) -> Result<Option<OpenGoals>, AppError> {
    let Some(last) = last.filter(|last| !last.goals.is_empty()) else {
        return Ok(None);
    };
    let is_carried = last.goals.iter().any(|goal| goal.carried_from.is_some());
    let open = OpenGoals {
        lesson_date: zone.day(last.start_at),
        goals: last.goals.clone(),
    };
    if !is_carried {
        return Ok(Some(open));
    }
    let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
    let earlier = goals::before(conn, teacher_id, student_id, last.start_at).await?;
    let mut earlier = earlier.map_or_else(Vec::new, |last| last.goals);
    survivors.follow(&mut earlier);
    Ok(Some(open.without_untouched(&earlier)))
}

/// The notes of the last lessons, the oldest first, if they are from before goals existed.
async fn earlier(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<Vec<Earlier>, AppError> {
    let (teacher_id, student_id, before) = (lesson.teacher_id, lesson.student_id, lesson.start_at);
    let notes = history::notes_without_goals(conn, teacher_id, student_id, before, EARLIER).await?;
    let earlier = notes.into_iter().rev().map(|(start, notes)| Earlier {
        date: zone.day(start),
        notes,
    });
    Ok(earlier.collect())
}
