//! From every released schema to the newest one: nothing is lost, and the schema is that of a new database.
//!
//! A folder for each release whose schema was new holds what it wrote: `sqlite.sql`, `postgres.sql` and
//! `school.backup`. When a release has a new migration, make its folder with the released executable, add it to
//! [`RELEASES`], and never change it again:
//!
//! ```sh
//! reedling seed-demo --day 2026-03-02 --teachers 1 --students 2 --lessons 6   # on a new database of each kind
//! sqlite3 data/reedling.db .dump >sqlite.sql
//! pg_dump --no-owner --no-privileges --inserts URL | grep -vE '^(--|\\|SET |SELECT pg_catalog|$)' >postgres.sql
//! reedling backup school.backup
//! ```
//!
//! Then add rows, in both dumps, to the tables that the demo leaves empty and that a later migration could touch.

use std::path::{Path, PathBuf};

use reedling_db::Db;
use sea_orm::{ConnectionTrait, DbBackend, Statement};

use crate::{
    fixture::bring_up,
    support::{Folder, Server, new_databases},
};

/// The releases whose schema was new.
const RELEASES: [&str; 1] = ["0.1.0"];

/// What a release has left behind.
fn left_by(release: &str, file: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/process/releases");
    folder.join(release).join(file)
}

/// Everything that the schema consists of, sorted.
async fn schema(db: &Db) -> Vec<String> {
    let sql = match db.backend() {
        DbBackend::Sqlite => {
            "SELECT type || ' ' || name || ' ' || COALESCE(sql, '') FROM sqlite_master"
        }
        _ => {
            "SELECT concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default) \
             FROM information_schema.columns WHERE table_schema = 'public' \
             UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' \
             UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint \
             WHERE connamespace = 'public'::regnamespace"
        }
    };
    let rows = db
        .read()
        .query_all_raw(Statement::from_string(db.backend(), sql));
    let mut parts: Vec<String> = rows
        .await
        .unwrap()
        .iter()
        .map(|row| row.try_get_by_index(0).unwrap())
        .collect();
    parts.sort();
    // SQLite's shell writes a table that it makes unless it is there.
    for part in &mut parts {
        *part = part.replace("CREATE TABLE IF NOT EXISTS", "CREATE TABLE");
    }
    parts
}

async fn numbers(db: &Db) -> Vec<i64> {
    let mut numbers = Vec::new();
    for what in [
        "\"user\"",
        "student",
        "lesson",
        "guardianship",
        "job",
        "activity",
        "sign_in_throttle",
    ] {
        numbers.push(count(db, what).await);
    }
    numbers
}

async fn count(db: &Db, table: &str) -> i64 {
    let sql = format!("SELECT COUNT(*) FROM {table}");
    let statement = Statement::from_string(db.backend(), sql);
    let row = db.read().query_one_raw(statement).await.unwrap();
    row.unwrap().try_get_by_index(0).unwrap()
}

#[tokio::test]
async fn every_releases_database_migrates_to_newest_schema() {
    for release in RELEASES {
        let (folder, new) = (Folder::new(), Folder::new());
        let fresh = new_databases(&new).await;
        for (url, fresh) in new_databases(&folder).await.iter().zip(fresh) {
            let db = Db::connect(url).await.unwrap();
            let dump = if db.backend() == DbBackend::Sqlite {
                "sqlite.sql"
            } else {
                "postgres.sql"
            };
            let dump = std::fs::read_to_string(left_by(release, dump)).unwrap();
            db.write().execute_unprepared(&dump).await.unwrap();
            let before = numbers(&db).await;
            db.close().await;

            let mut command = folder.reedling(&["migrate"]);
            assert!(
                command
                    .env("REEDLING_DATABASE_URL", url)
                    .status()
                    .unwrap()
                    .success()
            );
            let (db, fresh) = (
                Db::connect(url).await.unwrap(),
                Db::connect(&fresh).await.unwrap(),
            );
            assert_eq!(numbers(&db).await, before, "{release}");
            assert!(before.iter().all(|number| *number > 0), "{before:?}");
            bring_up(&fresh).await.unwrap();
            assert_eq!(schema(&db).await, schema(&fresh).await, "{release}");
            db.close().await;
            fresh.close().await;
            assert_is_served(&folder, url).await;
        }
    }
}

#[tokio::test]
async fn the_backup_of_every_release_is_restored() {
    for release in RELEASES {
        let folder = Folder::new();
        let backup = left_by(release, "school.backup");
        for url in new_databases(&folder).await {
            let mut command = folder.reedling(&["restore", backup.to_str().unwrap()]);
            assert!(
                command
                    .env("REEDLING_DATABASE_URL", &url)
                    .status()
                    .unwrap()
                    .success()
            );
            assert_is_served(&folder, &url).await;
        }
    }
}

/// Its accounts sign in, and its lessons are listed.
async fn assert_is_served(folder: &Folder, url: &str) {
    let mut command = folder.reedling(&["serve"]);
    let server = Server::start(command.env("REEDLING_DATABASE_URL", url));
    let token = server
        .token_of("teacher@reedling.test", "Practice-makes-1t!")
        .await;
    let lessons = server
        .client
        .get(format!("{}/api/teachers/lessons", server.url));
    let lessons = lessons.bearer_auth(token).send().await.unwrap();
    let lessons: serde_json::Value = lessons.json().await.unwrap();
    assert_eq!(lessons["lessons"].as_array().unwrap().len(), 6, "{lessons}");
}

#[tokio::test]
async fn a_migration_that_fails_leaves_the_database_as_it_was() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let db = Db::connect(&url).await.unwrap();
        // The step makes a table of this name, behind others.
        db.write()
            .execute_unprepared("CREATE TABLE lesson (mine integer)")
            .await
            .unwrap();
        let before = schema(&db).await;
        db.close().await;
        for _ in 0..2 {
            let mut command = folder.reedling(&["migrate"]);
            let said = crate::support::refusal(command.env("REEDLING_DATABASE_URL", &url));
            assert!(
                said.starts_with("The database could not be brought to the newest schema: "),
                "{said}"
            );
        }
        let db = Db::connect(&url).await.unwrap();
        assert_eq!(schema(&db).await, before);
        db.write()
            .execute_unprepared("DROP TABLE lesson")
            .await
            .unwrap();
        db.close().await;
        let mut command = folder.reedling(&["migrate"]);
        assert!(
            command
                .env("REEDLING_DATABASE_URL", &url)
                .status()
                .unwrap()
                .success()
        );
    }
}
