//! Contact cards: what a teacher typed about a parent.

use chrono::{DateTime, Utc};
use reedling_db::entities::{
    contact_card::{self, Column, Entity},
    parent_request,
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, QueryFilter, Set,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

use super::contact::{Contact, ContactCard};

/// Stores a contact card. There is one for a teacher, a typed address and the account that it belonged to: typed again,
/// its fields are replaced and its id stays.
pub async fn keep(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    teacher_id: Uuid,
    parent_id: Uuid,
    typed: Contact,
) -> Result<ContactCard, DbErr> {
    let email = typed.email.clone().unwrap_or_default();
    let same = Entity::find()
        .filter(Column::TeacherId.eq(teacher_id))
        .filter(Column::Email.eq(email.as_str()))
        .filter(Column::ParentId.eq(parent_id))
        .one(conn)
        .await?;
    let id = match same {
        Some(card) => {
            Entity::update_many()
                .set(contact_card::ActiveModel::named(&typed.name))
                .col_expr(Column::PhoneNumber, Expr::value(typed.phone_number.clone()))
                .col_expr(Column::Address, Expr::value(typed.address.clone()))
                .col_expr(Column::CreatedAt, Expr::value(now))
                .filter(Column::Id.eq(card.id))
                .exec(conn)
                .await?;
            card.id
        }
        None => {
            let id = Uuid::now_v7();
            Entity::insert(contact_card::ActiveModel {
                id: Set(id),
                teacher_id: Set(teacher_id),
                parent_id: Set(parent_id),
                email: Set(email),
                phone_number: Set(typed.phone_number.clone()),
                address: Set(typed.address.clone()),
                created_at: Set(now),
                ..contact_card::ActiveModel::named(&typed.name)
            })
            .exec_without_returning(conn)
            .await?;
            id
        }
    };
    Ok(ContactCard {
        id,
        parent_id,
        typed,
    })
}

/// Those of the given cards that the teacher typed.
pub async fn of_teacher(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    ids: &[Uuid],
) -> Result<Vec<ContactCard>, DbErr> {
    let cards = Entity::find()
        .filter(Column::Id.is_in(ids.iter().copied()))
        .filter(Column::TeacherId.eq(teacher_id))
        .all(conn)
        .await?;
    Ok(cards.into_iter().map(card).collect())
}

/// The account that a card stands for.
pub async fn parent_of(conn: &impl ConnectionTrait, id: Uuid) -> Result<Option<Uuid>, DbErr> {
    let card = Entity::find_by_id(id).one(conn).await?;
    Ok(card.map(|card| card.parent_id))
}

/// Replaces what was typed on a card, and the account that it stands for.
pub async fn retype(
    conn: &impl ConnectionTrait,
    id: Uuid,
    parent_id: Uuid,
    typed: &Contact,
) -> Result<(), DbErr> {
    Entity::update_many()
        .set(contact_card::ActiveModel {
            parent_id: Set(parent_id),
            email: Set(typed.email.clone().unwrap_or_default()),
            phone_number: Set(typed.phone_number.clone()),
            address: Set(typed.address.clone()),
            ..contact_card::ActiveModel::named(&typed.name)
        })
        .filter(Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Makes a card stand for another account. Another card of the teacher with that address becomes one with it.
pub async fn join(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    id: Uuid,
    (parent_id, typed): (Uuid, &Contact),
) -> Result<(), DbErr> {
    let same = Entity::find()
        .filter(Column::TeacherId.eq(teacher_id))
        .filter(Column::ParentId.eq(parent_id))
        .filter(Column::Email.eq(typed.email.clone().unwrap_or_default()))
        .one(conn)
        .await?;
    if let Some(same) = same {
        parent_request::Entity::update_many()
            .col_expr(parent_request::Column::CardId, Expr::value(id))
            .filter(parent_request::Column::CardId.eq(same.id))
            .exec(conn)
            .await?;
        Entity::delete_by_id(same.id).exec(conn).await?;
    }
    retype(conn, id, parent_id, typed).await
}

/// Deletes phone number and postal address of cards that were typed before that instant and never used for a student.
/// The cards themselves stay: otherwise a teacher's list would tell known addresses from unknown ones.
pub async fn forget_unused(
    conn: &impl ConnectionTrait,
    before: DateTime<Utc>,
) -> Result<(), DbErr> {
    let used = Query::select()
        .column(parent_request::Column::CardId)
        .from(parent_request::Entity)
        .take();
    let nothing = || Expr::value(None::<String>);
    Entity::update_many()
        .col_expr(Column::PhoneNumber, nothing())
        .col_expr(Column::Address, nothing())
        .filter(Column::CreatedAt.lte(before))
        .filter(
            Condition::any()
                .add(Column::PhoneNumber.is_not_null())
                .add(Column::Address.is_not_null()),
        )
        .filter(Expr::col((Entity, Column::Id)).not_in_subquery(used))
        .exec(conn)
        .await?;
    Ok(())
}

fn card(row: contact_card::Model) -> ContactCard {
    ContactCard {
        id: row.id,
        parent_id: row.parent_id,
        typed: Contact {
            name: row.name,
            email: Some(row.email).filter(|email| !email.is_empty()),
            phone_number: row.phone_number,
            address: row.address,
        },
    }
}
