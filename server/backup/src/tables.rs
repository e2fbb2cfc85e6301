//! The tables, in an order in which they can be filled.

use anyhow::{Context, Result};
use reedling_db::entities::{
    account_token, activity, body_state, contact_card, enrolment, exam_result, external_identity,
    external_sign_in, guardianship, idempotency_key, job, known_browser, known_network, lesson,
    lesson_feedback, lesson_goal, lesson_series, mail_pause, notice, parent, parent_confirmation,
    parent_request, piece, piece_state, planned_exam, practice_plan, recovery_code,
    refused_registration, second_factor, second_factor_setup, session, sign_in_challenge,
    sign_in_throttle, student, tally, teacher, user,
};
use sea_orm::{ColumnTrait, EntityTrait, IdenStatic, Iterable};

use super::{ColumnHead, TableHead, value_types::ValueType};

/// Every table of the newest schema; none refers to a later one.
///
/// # Errors
/// When a column is of a type that backups do not know.
pub(super) fn all() -> Result<Vec<TableHead>> {
    Ok(vec![
        head::<user::Entity>()?,
        head::<session::Entity>()?,
        head::<second_factor::Entity>()?,
        head::<second_factor_setup::Entity>()?,
        head::<recovery_code::Entity>()?,
        head::<sign_in_challenge::Entity>()?,
        head::<account_token::Entity>()?,
        head::<sign_in_throttle::Entity>()?,
        head::<refused_registration::Entity>()?,
        head::<mail_pause::Entity>()?,
        head::<tally::Entity>()?,
        head::<known_browser::Entity>()?,
        head::<known_network::Entity>()?,
        head::<external_identity::Entity>()?,
        head::<external_sign_in::Entity>()?,
        head::<teacher::Entity>()?,
        head::<student::Entity>()?,
        head::<parent::Entity>()?,
        head::<guardianship::Entity>()?,
        head::<contact_card::Entity>()?,
        head::<parent_request::Entity>()?,
        head::<parent_confirmation::Entity>()?,
        head::<enrolment::Entity>()?,
        head::<exam_result::Entity>()?,
        head::<planned_exam::Entity>()?,
        head::<lesson_series::Entity>()?,
        head::<lesson::Entity>()?,
        head::<practice_plan::Entity>()?,
        head::<piece::Entity>()?,
        head::<piece_state::Entity>()?,
        head::<lesson_goal::Entity>()?,
        head::<body_state::Entity>()?,
        head::<lesson_feedback::Entity>()?,
        head::<notice::Entity>()?,
        head::<idempotency_key::Entity>()?,
        head::<activity::Entity>()?,
        head::<job::Entity>()?,
    ])
}

/// A table's name and columns; its rows are counted in the snapshot.
fn head<E: EntityTrait>() -> Result<TableHead> {
    let name = E::default().table_name().to_owned();
    let column = |column: E::Column| {
        let column_name = column.as_str().to_owned();
        let kind = ValueType::of(column.def().get_column_type())
            .with_context(|| format!("backups do not know the type of {name}.{column_name}"))?;
        Ok(ColumnHead {
            name: column_name,
            kind,
        })
    };
    let columns = E::Column::iter().map(column).collect::<Result<_>>()?;
    Ok(TableHead {
        name,
        rows: 0,
        columns,
    })
}
