//! The database's schema, step by step. A released step is never changed.

use sea_orm_migration::{MigrationTrait, MigratorTrait};

mod m20261121_000001_create_accounts;
mod m20261121_000002_create_people;
mod m20261121_000003_create_lessons;
mod m20261121_000004_create_operations;
mod m20261121_000005_create_introductions;
mod m20261121_000006_index_accounts;
mod m20261121_000008_create_external_sign_in;
mod m20261121_000010_list_jobs;
mod m20261121_000012_index_lists;
mod m20261121_000013_index_figures;
mod m20261122_000001_separate_account_facts;
mod m20261122_000002_create_contact_cards;
mod m20261122_000003_create_known_devices;
mod m20261122_000006_keep_public_answers;
mod m20261122_000011_create_refusals;
mod m20261122_000061_plan_exams;
mod m20261122_000071_keep_draft_keys;
mod m20261122_000081_keep_app_files;
mod m20261122_000091_index_references;
mod m20261122_000101_keep_default_durations;
mod m20261123_000001_create_notices;
mod m20261123_000011_create_second_factors;
mod m20261124_000001_create_goals;
mod m20261124_000021_create_second_factor_setups;
mod m20261125_000001_fold_names;
mod m20261125_000011_end_merges;
mod m20261126_000001_keep_tempi;
mod m20261128_000001_keep_answers;
mod m20261128_000011_index_name_words;
mod m20261129_000005_sort_names;
mod m20261129_000011_keep_wall_times;
mod m20261129_000021_withdraw_without_answer;
pub mod run;

/// Brings a database of any earlier release to this one.
pub struct Migrator;

impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![
            Box::new(m20261121_000001_create_accounts::Migration),
            Box::new(m20261121_000002_create_people::Migration),
            Box::new(m20261121_000003_create_lessons::Migration),
            Box::new(m20261121_000004_create_operations::Migration),
            Box::new(m20261121_000005_create_introductions::Migration),
            Box::new(m20261121_000006_index_accounts::Migration),
            Box::new(m20261121_000008_create_external_sign_in::Migration),
            Box::new(m20261121_000010_list_jobs::Migration),
            Box::new(m20261121_000012_index_lists::Migration),
            Box::new(m20261121_000013_index_figures::Migration),
            Box::new(m20261122_000001_separate_account_facts::Migration),
            Box::new(m20261122_000002_create_contact_cards::Migration),
            Box::new(m20261122_000003_create_known_devices::Migration),
            Box::new(m20261122_000006_keep_public_answers::Migration),
            Box::new(m20261122_000011_create_refusals::Migration),
            Box::new(m20261122_000061_plan_exams::Migration),
            Box::new(m20261122_000071_keep_draft_keys::Migration),
            Box::new(m20261122_000081_keep_app_files::Migration),
            Box::new(m20261122_000091_index_references::Migration),
            Box::new(m20261122_000101_keep_default_durations::Migration),
            Box::new(m20261123_000001_create_notices::Migration),
            Box::new(m20261123_000011_create_second_factors::Migration),
            Box::new(m20261124_000001_create_goals::Migration),
            Box::new(m20261124_000021_create_second_factor_setups::Migration),
            Box::new(m20261125_000001_fold_names::Migration),
            Box::new(m20261125_000011_end_merges::Migration),
            Box::new(m20261126_000001_keep_tempi::Migration),
            Box::new(m20261128_000001_keep_answers::Migration),
            Box::new(m20261128_000011_index_name_words::Migration),
            Box::new(m20261129_000005_sort_names::Migration),
            Box::new(m20261129_000011_keep_wall_times::Migration),
            Box::new(m20261129_000021_withdraw_without_answer::Migration),
        ]
    }
}
