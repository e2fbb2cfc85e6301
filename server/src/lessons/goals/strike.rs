//! Striking lines of a plan.

use reedling_core::validation::Violations;
use reedling_planner::{
    goals::request::{Strike, StrikeRequest},
    plans::{LineKey, Plan},
};
use uuid::Uuid;

use super::change::lock_to_change;
use crate::{
    accounts::caller::{Audit, CallerTx, CurrentUser},
    audit::LessonEvent,
    error::AppError,
    lessons::{access, queries::record::LessonRecord},
    practice::{
        goals::copy_to_next_revision,
        plan,
        queries::plans,
        repertoire::survivors::{self, Survivors, lines::FollowedLine},
    },
    state::AppState,
    time::zone::IanaZone,
};

/// Strikes lines from the plan of a COMPLETED lesson, from today on; the goals stay.
///
/// # Errors
/// 422 for a line that the days that are left do not have, 404 for a lesson of somebody else, 403 for a student who has
/// left the class, 409 when it is not completed, a later one is, or the revision is old.
pub(crate) async fn strike(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    request: StrikeRequest,
) -> Result<LessonRecord, AppError> {
    let lesson = access::own_to_change(state.db.read(), caller, lesson_id).await?;
    let Strike { lines, revision } = request.check()?;
    let zone = state.school_zone();
    state
        .write_as(caller, async |tx| {
            struck(&tx, zone, &lesson, &lines, revision).await
        })
        .await
}

async fn struck(
    tx: &CallerTx<'_>,
    zone: IanaZone,
    lesson: &LessonRecord,
    keys: &[LineKey],
    revision: i32,
) -> Result<LessonRecord, AppError> {
    let today = zone.day(tx.now);
    let lesson = lock_to_change(tx, lesson, revision).await?;
    let survivors = survivors::of_student(tx, lesson.student_id).await?;
    let stored = plans::up_to(tx, lesson.id, revision).await?;
    let stored = stored.filter(|stored| stored.revision == revision);
    let plan: Option<&Plan> = stored.as_ref().map(|stored| &stored.plan);
    let lines = plan.map_or_else(Vec::new, |plan| survivors.lines(&plan.cards));
    let struck: Vec<Option<LineKey>> = keys
        .iter()
        .map(|key| line(&lines, &survivors, key))
        .collect();
    let known = |place: usize| {
        let line = struck[place].as_ref();
        plan.zip(line)
            .is_some_and(|(plan, line)| plan.has_line(line, today))
    };
    all_known(keys.len(), known).into_result()?;
    let Some(mut stored) = stored else {
        return Ok(lesson);
    };
    stored.struck.extend(struck.into_iter().flatten());
    plan::strike(
        tx,
        zone,
        &lesson,
        (&mut stored.plan, &survivors),
        &stored.struck,
    )
    .await?;
    let lesson = copy_to_next_revision(tx, lesson).await?;
    let mut lesson = plan::store(tx, lesson, stored.plan, &stored.struck).await?;
    let cards = lesson
        .plan
        .as_mut()
        .and_then(|plan| plan.cards.as_deref_mut());
    survivors.follow_cards(cards.unwrap_or_default());
    let event = LessonEvent::PlanLinesStruck((&lesson).into());
    tx.audit(event).await?;
    Ok(lesson)
}

/// The stored key of a line: its piece may have been found to be another one since it was stored, or since it was read.
fn line(lines: &[FollowedLine], survivors: &Survivors, key: &LineKey) -> Option<LineKey> {
    let of = |is: &dyn Fn(&FollowedLine) -> bool| lines.iter().find(|line| is(line));
    let mut now = key.clone();
    survivors.follow_key(&mut now.goal);
    let known = of(&|line| line.stored == *key)
        .or_else(|| of(&|line| line.followed == *key))
        .or_else(|| of(&|line| line.followed == now));
    known.map(|line| line.stored.clone())
}

fn all_known(keys: usize, is_known: impl Fn(usize) -> bool) -> Violations {
    let mut found = Violations::default();
    for place in 0..keys {
        let mut line = Violations::default();
        let text = "The days that are left have no such line";
        line.require(is_known(place), "goal", "unknown", text);
        found.add_within("strike", place, line);
    }
    found
}
