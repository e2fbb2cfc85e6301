//! The audit trail: who did what to whom, when (D8).

use chrono::{DateTime, Utc};
use reedling_db::entities::{activity, user};
use sea_orm::{
    ConnectionTrait, DbErr, EntityTrait, FromQueryResult, Order, PaginatorTrait, QuerySelect, Set,
    sea_query::{Alias, Expr, ExprTrait, IntoIden, Query},
};
use uuid::Uuid;

use super::activity::{Activity, ActivityRecord, NamedUser};

/// Writes an event in the transaction that causes it.
pub async fn record(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    activity: Activity,
) -> Result<(), DbErr> {
    activity::Entity::insert(activity::ActiveModel {
        id: Set(Uuid::now_v7()),
        kind: Set(activity.kind.as_str().to_owned()),
        actor_id: Set(activity.actor_id),
        subject_id: Set(activity.subject_id),
        description: Set(activity.description),
        status: Set(activity.status.as_str().to_owned()),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// The instant of a line, as the cursor of a page.
pub async fn instant_of(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    let row = activity::Entity::find_by_id(id).one(conn).await?;
    Ok(row.map(|row| row.created_at))
}

/// Lines of the audit trail with the names of the people in them, newest first, up to a limit; only those after a line
/// with that instant and id, if one is given.
pub async fn newest(
    conn: &impl ConnectionTrait,
    after: Option<(DateTime<Utc>, Uuid)>,
    most: u64,
) -> Result<Vec<ActivityRecord>, DbErr> {
    use activity::Column as A;
    let line = |column: A| (activity::Entity, column);
    let (actor, subject) = (Alias::new("actor"), Alias::new("subject"));
    let mut query = Query::select()
        .columns(
            [
                A::Id,
                A::Kind,
                A::ActorId,
                A::SubjectId,
                A::Description,
                A::Status,
                A::CreatedAt,
            ]
            .map(line),
        )
        .expr_as(Expr::col((actor.clone(), user::Column::Name)), "actor_name")
        .expr_as(
            Expr::col((subject.clone(), user::Column::Name)),
            "subject_name",
        )
        .from(activity::Entity)
        .order_by(line(A::CreatedAt), Order::Desc)
        .order_by(line(A::Id), Order::Desc)
        .limit(most)
        .take();
    for (name, id) in [(actor, A::ActorId), (subject, A::SubjectId)] {
        let is_named = Expr::col((name.clone(), user::Column::Id)).equals(line(id));
        query.join_as(
            sea_orm::sea_query::JoinType::LeftJoin,
            user::Entity,
            name.into_iden(),
            is_named,
        );
    }
    if let Some((at, id)) = after {
        query.and_where(Expr::col(line(A::CreatedAt)).lte(at));
        let older = Expr::col(line(A::CreatedAt)).lt(at);
        query.and_where(older.or(Expr::col(line(A::Id)).lt(id)));
    }
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| Ok(Row::from_query_result(row, "")?.into()))
        .collect()
}

/// How many lines the audit trail has.
pub async fn count(conn: &impl ConnectionTrait) -> Result<u64, DbErr> {
    let ids = activity::Entity::find()
        .select_only()
        .column(activity::Column::Id);
    ids.count(conn).await
}

#[derive(FromQueryResult)]
struct Row {
    id: Uuid,
    kind: String,
    actor_id: Option<Uuid>,
    actor_name: Option<String>,
    subject_id: Option<Uuid>,
    subject_name: Option<String>,
    description: String,
    status: String,
    created_at: DateTime<Utc>,
}

impl From<Row> for ActivityRecord {
    fn from(row: Row) -> Self {
        let named = |id: Option<Uuid>, name: Option<String>| {
            let (id, name) = id.zip(name)?;
            Some(NamedUser { id, name })
        };
        Self {
            id: row.id,
            kind: row.kind,
            actor: named(row.actor_id, row.actor_name),
            subject: named(row.subject_id, row.subject_name),
            description: row.description,
            status: row.status,
            created_at: row.created_at,
        }
    }
}
