//! A person who may sign in, of any role; a minor without an e-mail address has a row too, for the name.

use reedling_core::{
    access::Role,
    search::{folded, joined_words, sort_key},
};
use sea_orm::{ActiveValue::Set, entity::prelude::*};

use crate::value_types::Stored;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "user")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Full name, as shown.
    pub name: String,
    /// The name as searches read it (`reedling_core::search::folded`).
    #[sea_orm(column_type = "Text")]
    pub name_folded: String,
    /// Its words without the spaces between them, for searches too (`reedling_core::search::joined_words`).
    #[sea_orm(column_type = "Text")]
    pub name_joined: String,
    /// What lists are sorted by (`reedling_core::search::sort_key`); PostgreSQL compares its bytes.
    #[sea_orm(column_type = "Text")]
    pub name_sorted: String,
    /// Sign-in address in lower case; absent for a minor without one (D4).
    pub email: Option<String>,
    /// What the account is.
    pub role: Stored<Role>,
    /// Argon2id in PHC format; absent until a password is set.
    pub password_hash: Option<String>,
    /// Hash of the temporary password that was mailed or handed over (D2).
    pub temporary_password_hash: Option<String>,
    /// When the temporary password stops working.
    pub temporary_password_expires_at: Option<DateTimeUtc>,
    /// How the temporary password reached its owner: `invitation` and `reset` by mail alone, `shown` in an answer, too.
    /// A text: what this release does not know counts as shown.
    pub temporary_password_source: Option<String>,
    /// Whether the next sign-in must choose a new password.
    pub must_change_password: bool,
    /// As typed; no format rule (Spec §5).
    pub phone_number: Option<String>,
    /// An address that waits for its confirmation (D12).
    pub pending_email: Option<String>,
    /// The five switches of Spec §3, by name.
    #[sea_orm(column_type = "JsonBinary")]
    pub notification_settings: Json,
    /// The privacy settings of Spec §3, by name.
    #[sea_orm(column_type = "JsonBinary")]
    pub privacy_settings: Json,
    /// With it the account's browsers encrypt what is typed and not yet saved: 32 random bytes (D15).
    pub draft_key: Vec<u8>,
    /// When its owner showed that they read mail at the address; absent while nobody has.
    pub address_proved_at: Option<DateTimeUtc>,
    /// When an administrator, a teacher or the operator let the account in; absent while it waits.
    pub approved_at: Option<DateTimeUtc>,
    /// Since when an administrator keeps the account out.
    pub suspended_at: Option<DateTimeUtc>,
    /// Until when its owner has marked the notices as read; absent before the first time (D15).
    pub notices_read_until: Option<DateTimeUtc>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl ActiveModel {
    /// A name, with what is stored beside it; nothing else is set.
    pub fn named(name: &str) -> Self {
        Self {
            name: Set(name.to_owned()),
            name_folded: Set(folded(name)),
            name_joined: Set(joined_words(name)),
            name_sorted: Set(sort_key(name)),
            ..Default::default()
        }
    }
}
