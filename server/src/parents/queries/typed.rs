//! Parents by a teacher's contact cards.

use reedling_db::entities::{contact_card, enrolment, parent, parent_request, user};
use sea_orm::{
    ExprTrait,
    sea_query::{Expr, Query, SelectStatement},
};
use uuid::Uuid;

use super::{
    confirmations::may_see,
    found::{is_account, of, postal_address, select},
    requests::{is_linked, is_unanswered},
};

/// Parents by the cards of a teacher; the typed data shows while they teach a child of that card.
pub(super) fn by_card(teacher_id: Uuid) -> SelectStatement {
    use contact_card::Column as C;
    let card = |column: C| Expr::col((contact_card::Entity, column));
    let is_open = || may_see(teacher_id, (contact_card::Entity, C::ParentId));
    let shown = |entered: Expr, typed: Expr| {
        Expr::case(is_open(), entered)
            .case(has_present_child(), typed)
            .into()
    };
    select(
        card(C::Id),
        [
            (user::Column::Name, C::Name),
            (user::Column::NameFolded, C::NameFolded),
            (user::Column::NameJoined, C::NameJoined),
            (user::Column::NameSorted, C::NameSorted),
        ]
        .map(|(entered, typed)| {
            Expr::case(is_open(), of(entered))
                .finally(card(typed))
                .into()
        }),
        [
            shown(of(user::Column::Email), card(C::Email)),
            shown(of(user::Column::PhoneNumber), card(C::PhoneNumber)),
            shown(postal_address(), card(C::Address)),
        ],
        is_open(),
    )
    .from(contact_card::Entity)
    .inner_join(
        user::Entity,
        of(user::Column::Id).equals((contact_card::Entity, C::ParentId)),
    )
    .left_join(parent::Entity, is_account())
    .and_where(card(C::TeacherId).eq(teacher_id))
    .take()
}

/// Whether the card's teacher teaches a child of it: a linked one, or one whose parent has not answered or refused,
/// which look the same to the teacher.
fn has_present_child() -> Expr {
    use parent_request::Column as R;
    let of_request = |column: R| Expr::col((parent_request::Entity, column));
    let present = Query::select()
        .expr(Expr::val(1))
        .from(parent_request::Entity)
        .inner_join(
            enrolment::Entity,
            Expr::col((enrolment::Entity, enrolment::Column::StudentId))
                .equals((parent_request::Entity, R::StudentId))
                .and(
                    Expr::col((enrolment::Entity, enrolment::Column::TeacherId))
                        .equals((parent_request::Entity, R::TeacherId)),
                ),
        )
        .and_where(of_request(R::CardId).equals((contact_card::Entity, contact_card::Column::Id)))
        .and_where(is_unanswered().or(is_linked()))
        .take();
    Expr::exists(present)
}
