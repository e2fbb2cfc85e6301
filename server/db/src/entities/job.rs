//! Work that a request leaves behind, such as a mail to send (D7).

use sea_orm::entity::prelude::*;

use crate::value_types::{JobState, Stored};

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "job")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// What the payload is for; a text, as a newer release may have kinds that this one does not know.
    pub kind: String,
    /// Whom it is about: the recipient of a mail that was given up, the teacher of a plan.
    pub subject_id: Option<Uuid>,
    #[sea_orm(column_type = "JsonBinary")]
    pub payload: Json,
    /// Two jobs of one key are one job.
    pub dedup_key: Option<String>,
    /// How it stands.
    pub state: Stored<JobState>,
    /// How often it was tried.
    pub attempts: i32,
    /// Not before this.
    pub run_at: DateTimeUtc,
    /// While a replica works on it.
    pub leased_until: Option<DateTimeUtc>,
    /// Why the last attempt failed: a sentence without personal data.
    pub last_error: Option<String>,
    pub created_at: DateTimeUtc,
    pub finished_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
