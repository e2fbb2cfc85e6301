//! The parents of many students, as a reader may see them.

use std::collections::HashMap;

use reedling_core::search::sort_key;
use reedling_db::entities::{contact_card, guardianship, parent, parent_request, user};
use sea_orm::{
    ConnectionTrait, DbErr, FromQueryResult,
    sea_query::{Expr, ExprTrait, Query, SelectStatement},
};
use uuid::Uuid;

use super::list::Listed;
use crate::parents::queries::{
    confirmations::may_see,
    contact::{Contact, KnownParent, ParentRecord, Viewer},
    requests::{is_linked, is_unanswered},
};

/// Parents by student, the first contact first. Teachers and administrators also see parents who have not said yes, as
/// the teacher typed them; a refusal looks like no answer.
pub(super) async fn parents(
    conn: &impl ConnectionTrait,
    listed: Listed,
    viewer: Viewer,
) -> Result<HashMap<Uuid, Vec<ParentRecord>>, DbErr> {
    let mut rows = conn.query_all(&linked(listed, viewer)).await?;
    if matches!(viewer, Viewer::School | Viewer::Teacher(_)) {
        rows.extend(conn.query_all(&asked(listed, viewer)).await?);
    }
    let mut found: HashMap<Uuid, Vec<ParentRecord>> = HashMap::new();
    for row in rows {
        let row = Row::from_query_result(&row, "")?;
        let parents = found.entry(row.student_id).or_default();
        parents.push(row.known().shown_to(viewer));
    }
    for parents in found.values_mut() {
        parents.sort_by(|one, other| {
            let first = other.is_primary.cmp(&one.is_primary);
            first.then_with(|| sort_key(&one.name).cmp(&sort_key(&other.name)))
        });
    }
    Ok(found)
}

/// Linked parents, with the card of the reading teacher.
fn linked(listed: Listed, viewer: Viewer) -> SelectStatement {
    use guardianship::Column as G;
    use parent_request::Column as R;
    let teacher_id = viewer.teacher().unwrap_or_default();
    let of_request = |column: R| Expr::col((parent_request::Entity, column));
    let mut query = with_card()
        .columns([G::StudentId, G::Relationship, G::IsPrimary].map(|c| (guardianship::Entity, c)))
        .columns(
            [
                user::Column::Id,
                user::Column::Name,
                user::Column::Email,
                user::Column::PhoneNumber,
            ]
            .map(|column| (user::Entity, column)),
        )
        .column((parent::Entity, parent::Column::Address))
        .expr_as(
            may_see(teacher_id, (user::Entity, user::Column::Id)),
            "open_to_teacher",
        )
        .expr_as(Expr::val(true), "is_linked")
        .from(guardianship::Entity)
        .inner_join(
            user::Entity,
            Expr::col((user::Entity, user::Column::Id)).equals((guardianship::Entity, G::ParentId)),
        )
        .left_join(
            parent::Entity,
            Expr::col((parent::Entity, parent::Column::UserId))
                .equals((guardianship::Entity, G::ParentId)),
        )
        .left_join(
            parent_request::Entity,
            of_request(R::TeacherId)
                .eq(teacher_id)
                .and(of_request(R::StudentId).equals((guardianship::Entity, G::StudentId)))
                .and(of_request(R::ParentId).equals((guardianship::Entity, G::ParentId))),
        )
        .left_join(contact_card::Entity, is_card())
        .take();
    listed.restrict(&mut query, (guardianship::Entity, G::StudentId));
    query
}

/// Parents who were asked and have not said yes.
fn asked(listed: Listed, viewer: Viewer) -> SelectStatement {
    use contact_card::Column as C;
    use parent_request::Column as R;
    let of_request = |column: R| Expr::col((parent_request::Entity, column));
    let mut query = with_card()
        .columns([R::StudentId, R::IsPrimary].map(|column| (parent_request::Entity, column)))
        .expr_as(Expr::val("Parent"), "relationship")
        .columns(
            [C::Id, C::Name, C::Email, C::PhoneNumber, C::Address]
                .map(|column| (contact_card::Entity, column)),
        )
        .expr_as(Expr::val(false), "open_to_teacher")
        .expr_as(Expr::val(false), "is_linked")
        .from(parent_request::Entity)
        .inner_join(contact_card::Entity, is_card())
        .and_where(is_unanswered())
        .and_where(is_linked().not())
        .take();
    if let Some(teacher_id) = viewer.teacher() {
        query.and_where(of_request(R::TeacherId).eq(teacher_id));
    }
    listed.restrict(&mut query, (parent_request::Entity, R::StudentId));
    query
}

fn is_card() -> Expr {
    Expr::col((contact_card::Entity, contact_card::Column::Id))
        .equals((parent_request::Entity, parent_request::Column::CardId))
}

/// The card's columns under aliases.
fn with_card() -> SelectStatement {
    use contact_card::Column as C;
    let mut query = Query::select();
    for (column, name) in [
        (C::Id, "card_id"),
        (C::Name, "card_name"),
        (C::Email, "card_email"),
        (C::PhoneNumber, "card_phone_number"),
        (C::Address, "card_address"),
    ] {
        query.expr_as(Expr::col((contact_card::Entity, column)), name);
    }
    query
}

#[derive(FromQueryResult)]
struct Row {
    student_id: Uuid,
    relationship: String,
    is_primary: bool,
    id: Uuid,
    name: String,
    email: Option<String>,
    phone_number: Option<String>,
    address: Option<String>,
    open_to_teacher: bool,
    is_linked: bool,
    card_id: Option<Uuid>,
    card_name: Option<String>,
    card_email: Option<String>,
    card_phone_number: Option<String>,
    card_address: Option<String>,
}

impl Row {
    fn known(self) -> KnownParent {
        let card = self.card_id.map(|id| {
            let typed = Contact {
                name: self.card_name.unwrap_or_default(),
                email: self.card_email.filter(|email| !email.is_empty()),
                phone_number: self.card_phone_number,
                address: self.card_address,
            };
            (id, typed)
        });
        KnownParent {
            id: self.id,
            entered: Contact {
                name: self.name,
                email: self.email,
                phone_number: self.phone_number,
                address: self.address,
            },
            card,
            open_to_teacher: self.open_to_teacher,
            is_linked: self.is_linked,
            relationship: Some(self.relationship),
            is_primary: self.is_primary,
        }
    }
}
