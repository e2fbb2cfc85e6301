//! Counts for the landing page.

use reedling_core::{access::Role, lessons::status::LessonStatus};
use reedling_db::{
    entities::{lesson, user},
    value_types::Stored,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, QuerySelect,
    prelude::Expr, sea_query::ExprTrait,
};

use crate::accounts::queries::{account::AccountStatus, standing};

/// The number and total minutes of lessons of one status.
#[derive(Debug, Clone, Copy, Default)]
pub struct LessonSum {
    /// Lessons.
    pub count: u64,
    /// Minutes.
    pub minutes: u64,
}

/// Accounts of a role, or only the active ones.
pub async fn accounts(
    conn: &impl ConnectionTrait,
    role: Role,
    only_active: bool,
) -> Result<u64, DbErr> {
    let mut query = user::Entity::find().filter(user::Column::Role.eq(Stored(role)));
    if only_active {
        query = query.filter(standing::is(AccountStatus::Active));
    }
    query.count(conn).await
}

/// The sums by status.
#[derive(Debug)]
pub struct LessonSums(Vec<(Stored<LessonStatus>, i64, i64)>);

impl LessonSums {
    /// The sum of one status.
    pub fn of(&self, status: LessonStatus) -> LessonSum {
        let found = self.0.iter().find(|(stored, ..)| stored.0 == status);
        found.map_or_else(LessonSum::default, |(_, count, minutes)| LessonSum {
            count: count.unsigned_abs(),
            minutes: minutes.unsigned_abs(),
        })
    }
}

/// Lessons by status, in one pass.
pub async fn lessons(conn: &impl ConnectionTrait) -> Result<LessonSums, DbErr> {
    let minutes = Expr::col(lesson::Column::DurationMinutes).sum();
    let rows = lesson::Entity::find()
        .select_only()
        .column(lesson::Column::Status)
        .expr(Expr::cust("COUNT(*)"))
        .expr(minutes.cast_as("bigint"))
        .group_by(lesson::Column::Status)
        .into_tuple()
        .all(conn)
        .await?;
    Ok(LessonSums(rows))
}
