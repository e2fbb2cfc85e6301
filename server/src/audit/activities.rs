//! The audit trail: who did what to whom, when (D8).

use chrono::{DateTime, Utc};
use reedling_db::entities::{
    activity::{ActiveModel, Column, Entity, Relation},
    user,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, JoinType, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, RelationTrait, Set,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

use super::activity::{Activity, ActivityRecord, NamedUser};

/// Writes an event in the transaction that causes it.
pub async fn record(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    activity: Activity,
) -> Result<(), DbErr> {
    Entity::insert(ActiveModel {
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
    let row = Entity::find_by_id(id).one(conn).await?;
    Ok(row.map(|row| row.created_at))
}

/// Lines of the audit trail with the names of the people in them, newest first, up to a limit; only those after a line
/// with that instant and id, if one is given.
pub async fn newest(
    conn: &impl ConnectionTrait,
    after: Option<(DateTime<Utc>, Uuid)>,
    most: u64,
) -> Result<Vec<ActivityRecord>, DbErr> {
    let mut query = Entity::find()
        .join_as(JoinType::LeftJoin, Relation::Actor.def(), "actor")
        .join_as(JoinType::LeftJoin, Relation::Subject.def(), "subject")
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .limit(most);
    if let Some((at, id)) = after {
        let older = Column::CreatedAt.lt(at).or(Column::Id.lt(id));
        query = query.filter(Column::CreatedAt.lte(at)).filter(older);
    }
    let rows: Vec<Row> = query.into_partial_model().all(conn).await?;
    Ok(rows.into_iter().map(ActivityRecord::from).collect())
}

/// How many lines the audit trail has.
pub async fn count(conn: &impl ConnectionTrait) -> Result<u64, DbErr> {
    let ids = Entity::find().select_only().column(Column::Id);
    ids.count(conn).await
}

#[derive(DerivePartialModel)]
#[sea_orm(entity = "Entity")]
struct Row {
    id: Uuid,
    kind: String,
    actor_id: Option<Uuid>,
    #[sea_orm(from_expr = r#"Expr::col(("actor", user::Column::Name))"#)]
    actor_name: Option<String>,
    subject_id: Option<Uuid>,
    #[sea_orm(from_expr = r#"Expr::col(("subject", user::Column::Name))"#)]
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
