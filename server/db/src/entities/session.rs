//! A signed-in browser: the hash of an opaque token (D2).

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "session")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Whose session it is.
    pub user_id: Uuid,
    /// SHA-256 of the token's 32 bytes; the token itself is never stored.
    pub token_hash: Vec<u8>,
    /// What the browser calls itself, cut to 300 characters.
    pub user_agent: String,
    pub created_at: DateTimeUtc,
    /// Moves at most once an hour.
    pub last_used_at: DateTimeUtc,
    /// 30 days after the last use.
    pub expires_at: DateTimeUtc,
    /// How often a wrong current password was typed in it.
    pub wrong_passwords: i32,
    /// When the owner last showed in it who they are, by signing in, by the password or by a code.
    pub proved_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// Whose session it is.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::UserId",
        to = "super::user::Column::Id"
    )]
    User,
}

impl ActiveModelBehavior for ActiveModel {}
