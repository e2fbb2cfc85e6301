//! What a corrected contact card changes beside itself.

use reedling_db::{
    entities::{
        contact_card, enrolment, guardianship, parent, parent_confirmation,
        parent_request::{Column, Entity},
        student, user,
    },
    value_types::{RequestState, Stored},
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter, SelectExt,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

/// A student for whom a card was named, and whose parent has not answered yes.
#[derive(Debug, FromQueryResult)]
pub(crate) struct Asked {
    /// The student.
    pub student_id: Uuid,
    /// Full name.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Whether the teacher named this parent first.
    pub is_primary: bool,
}

/// Whether a parent has answered a teacher with yes: then they know each other.
pub(crate) async fn has_answered(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    parent_id: Uuid,
) -> Result<bool, DbErr> {
    if parent_confirmation::Entity::find_by_id((teacher_id, parent_id))
        .exists(conn)
        .await?
    {
        return Ok(true);
    }
    Entity::find()
        .filter(Column::TeacherId.eq(teacher_id))
        .filter(Column::ParentId.eq(parent_id))
        .filter(Column::State.eq(Stored(RequestState::Accepted)))
        .exists(conn)
        .await
}

/// The students for whom a card was named and whom its teacher teaches.
pub(crate) async fn asked_by(
    conn: &impl ConnectionTrait,
    card_id: Uuid,
) -> Result<Vec<Asked>, DbErr> {
    let of_request = |column: Column| Expr::col((Entity, column));
    let unanswered = [RequestState::Waiting, RequestState::Refused].map(Stored);
    let query = Query::select()
        .column((Entity, Column::StudentId))
        .column((Entity, Column::IsPrimary))
        .column((user::Entity, user::Column::Name))
        .column((student::Entity, student::Column::FirstName))
        .from(Entity)
        .inner_join(
            user::Entity,
            Expr::col((user::Entity, user::Column::Id)).equals((Entity, Column::StudentId)),
        )
        .inner_join(
            student::Entity,
            Expr::col((student::Entity, student::Column::UserId))
                .equals((Entity, Column::StudentId)),
        )
        .inner_join(
            enrolment::Entity,
            Expr::col((enrolment::Entity, enrolment::Column::StudentId))
                .equals((Entity, Column::StudentId))
                .and(
                    Expr::col((enrolment::Entity, enrolment::Column::TeacherId))
                        .equals((Entity, Column::TeacherId)),
                ),
        )
        .and_where(of_request(Column::CardId).eq(card_id))
        .and_where(of_request(Column::State).is_in(unanswered))
        .order_by((Entity, Column::CreatedAt), sea_orm::Order::Asc)
        .take();
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| Asked::from_query_result(row, ""))
        .collect()
}

/// Withdraws the requests of a card. The times of a refusal and of a mail are kept: they hold for the parent who got the
/// request, whatever is typed on the card.
pub(crate) async fn withdraw_all(conn: &impl ConnectionTrait, card_id: Uuid) -> Result<(), DbErr> {
    let of_card = Column::CardId.eq(card_id);
    Entity::delete_many()
        .filter(of_card.clone())
        .filter(Column::AnsweredAt.is_null())
        .filter(Column::MailedAt.is_null())
        .exec(conn)
        .await?;
    Entity::update_many()
        .col_expr(Column::State, Expr::value(Stored(RequestState::Withdrawn)))
        .filter(of_card)
        .exec(conn)
        .await?;
    Ok(())
}

/// Changes a parent's postal address.
pub(crate) async fn set_postal_address(
    conn: &impl ConnectionTrait,
    id: Uuid,
    address: Option<String>,
) -> Result<(), DbErr> {
    parent::Entity::update_many()
        .col_expr(parent::Column::Address, Expr::value(address))
        .filter(parent::Column::UserId.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes the account of a parent who has no child, whom nobody asks and of whom nobody else has a card.
pub(crate) async fn delete_unneeded(conn: &impl ConnectionTrait, id: Uuid) -> Result<(), DbErr> {
    let has = guardianship::Entity::find()
        .filter(guardianship::Column::ParentId.eq(id))
        .exists(conn)
        .await?
        || contact_card::Entity::find()
            .filter(contact_card::Column::ParentId.eq(id))
            .exists(conn)
            .await?
        || Entity::find()
            .filter(Column::ParentId.eq(id))
            .filter(Column::State.ne(Stored(RequestState::Withdrawn)))
            .exists(conn)
            .await?;
    if !has {
        user::Entity::delete_by_id(id).exec(conn).await?;
    }
    Ok(())
}
