//! What a teacher typed about a parent. Its id stands for the parent in that teacher's calls.

use reedling_core::search::{folded, joined_words, sort_key};
use sea_orm::{ActiveValue::Set, entity::prelude::*};

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "contact_card")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Who typed it.
    pub teacher_id: Uuid,
    /// The account that the address belonged to; never told to the teacher.
    pub parent_id: Uuid,
    /// As typed.
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
    /// As typed, in lower case; empty where the teacher chose a parent instead of typing an address.
    pub email: String,
    /// As typed.
    pub phone_number: Option<String>,
    /// As typed.
    pub address: Option<String>,
    /// When it was last typed.
    pub created_at: DateTimeUtc,
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
