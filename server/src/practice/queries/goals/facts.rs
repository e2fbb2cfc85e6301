//! What is stored beside the goals of a lesson.

use reedling_db::{
    entities::lesson,
    value_types::{GoalsBy, Stored},
};
use reedling_planner::goals::Week;
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, QueryFilter, QuerySelect,
    Set,
};
use serde_json::Value;
use uuid::Uuid;

use super::{json, read};
use crate::practice::queries::record::LessonFacts;

#[derive(DerivePartialModel)]
#[sea_orm(entity = "lesson::Entity")]
struct FactsRow {
    goals_by: Option<Stored<GoalsBy>>,
    week: Option<Value>,
    unread: Option<Value>,
    private_notes: Option<String>,
}

/// What a lesson sets beside its goals, with the private note, for its teacher and administrators only.
pub async fn facts(conn: &impl ConnectionTrait, lesson_id: Uuid) -> Result<LessonFacts, DbErr> {
    let row: Option<FactsRow> = lesson::Entity::find_by_id(lesson_id)
        .into_partial_model()
        .one(conn)
        .await?;
    let Some(row) = row else {
        return Ok(LessonFacts::default());
    };
    Ok(LessonFacts {
        goals_by: row.goals_by.map(|by| by.0),
        week: row.week.map(read).transpose()?.unwrap_or_default(),
        unread: row.unread.map(read).transpose()?.unwrap_or_default(),
        private_notes: row.private_notes,
    })
}

/// A lesson's settings for the week.
pub async fn week(conn: &impl ConnectionTrait, lesson_id: Uuid) -> Result<Week, DbErr> {
    let week: Option<Option<Value>> = lesson::Entity::find_by_id(lesson_id)
        .select_only()
        .column(lesson::Column::Week)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(week.flatten().map(read).transpose()?.unwrap_or_default())
}

/// What to store beside the goals of a lesson.
#[derive(Clone, Debug)]
pub struct NewFacts {
    /// The present revision of the goals.
    pub revision: i32,
    /// The rest.
    pub facts: LessonFacts,
}

/// Writes what a lesson sets beside its goals, and which revision of them is current.
pub async fn write_facts(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
    new: NewFacts,
) -> Result<(), DbErr> {
    lesson::Entity::update_many()
        .set(facts_row(new)?)
        .filter(lesson::Column::Id.eq(lesson_id))
        .exec(conn)
        .await?;
    Ok(())
}

/// The columns of what a lesson sets beside its goals.
///
/// # Errors
/// When it cannot be written as JSON.
pub fn facts_row(new: NewFacts) -> Result<lesson::ActiveModel, DbErr> {
    let facts = new.facts;
    Ok(lesson::ActiveModel {
        goals_revision: Set(new.revision),
        goals_by: Set(facts.goals_by.map(Stored)),
        week: Set(Some(json(&facts.week)?)),
        unread: Set(Some(json(&facts.unread)?)),
        private_notes: Set(facts.private_notes),
        ..Default::default()
    })
}
