//! The database's schema, step by step. A released step is never changed.

use sea_orm_migration::{MigrationTrait, MigratorTrait};

mod m20261130_000001_create_schema;
pub mod run;

/// Brings a database of any earlier release to this one.
pub struct Migrator;

impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![Box::new(m20261130_000001_create_schema::Migration)]
    }
}
