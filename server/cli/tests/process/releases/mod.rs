//! From every released schema to the newest one: nothing is lost, and the schema is that of a new database.
//!
//! A folder for each release whose schema was new holds what it wrote, with rows in every table: `sqlite.sql`, `postgres.sql` and
//! `school.backup`. Before a release with a new migration is tagged, [`record_this_release`] makes its folder; add it to
//! [`RELEASES`], and never change it again.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use reedling_db::Db;
use sea_orm::{ConnectionTrait, DbBackend, Statement};

use crate::{
    backup::school,
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

/// The number of rows of each table.
async fn numbers(db: &Db) -> BTreeMap<String, i64> {
    let mut numbers = BTreeMap::new();
    for table in school::tables(db).await {
        let sql = format!("SELECT COUNT(*) FROM \"{table}\"");
        let statement = Statement::from_string(db.backend(), sql);
        let row = db.read().query_one_raw(statement).await.unwrap();
        numbers.insert(table, row.unwrap().try_get_by_index(0).unwrap());
    }
    numbers
}

/// Makes the folder of the release that is being made: `cargo test --package reedling --test process record_this_release --
/// --ignored`. It needs the programs `sqlite3` and `pg_dump`.
#[tokio::test]
#[ignore = "writes files of the project, once for a release"]
async fn record_this_release() {
    let folder = Folder::new();
    let release = env!("CARGO_PKG_VERSION");
    fs::create_dir_all(left_by(release, "")).unwrap();
    for url in new_databases(&folder).await {
        let on = |arguments: &[&str]| {
            let mut command = folder.reedling(arguments);
            command.env("REEDLING_DATABASE_URL", &url);
            command
        };
        let small = [
            "--day",
            "2026-03-02",
            "--teachers",
            "1",
            "--students",
            "2",
            "--lessons",
            "30",
        ];
        assert!(
            on(&[&["seed-demo"], &small[..]].concat())
                .status()
                .unwrap()
                .success()
        );
        let server = Server::start(&mut on(&["serve"]));
        school::leave_a_row_in_every_table(&server, &url).await;
        server.end();
        let (file, dump) = match url.strip_prefix("sqlite://") {
            Some(path) => (
                "sqlite.sql",
                Command::new("sqlite3").args([path, ".dump"]).output(),
            ),
            None => {
                let options = ["--no-owner", "--no-privileges", "--inserts", &url];
                (
                    "postgres.sql",
                    Command::new("pg_dump").args(options).output(),
                )
            }
        };
        let dump = String::from_utf8(dump.unwrap().stdout).unwrap();
        // What is of the session or of the executable, whose app is stored with the school.
        let others = [
            "--",
            "\\",
            "SET ",
            "SELECT pg_catalog",
            "INSERT INTO app_file ",
            "INSERT INTO public.app_file ",
        ];
        let is_other = |line: &str| line.is_empty() || others.iter().any(|it| line.starts_with(it));
        let lines = dump.lines().filter(|line| !is_other(line));
        let lines: String = lines.map(|line| format!("{line}\n")).collect();
        fs::write(left_by(release, file), lines).unwrap();
        let backup = left_by(release, "school.backup");
        fs::remove_file(&backup).ok();
        assert!(
            on(&["backup", backup.to_str().unwrap()])
                .status()
                .unwrap()
                .success()
        );
    }
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
            let dump = fs::read_to_string(left_by(release, dump)).unwrap();
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
            assert!(before.values().all(|number| *number > 0), "{before:?}");
            bring_up(&fresh).await.unwrap();
            assert_eq!(schema(&db).await, schema(&fresh).await, "{release}");
            db.close().await;
            fresh.close().await;
            assert_is_served(&folder, url).await;
        }
    }
}

// JOIN-25.
#[tokio::test]
async fn join_25_the_backup_of_every_release_is_restored() {
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
            let db = Db::connect(&url).await.unwrap();
            let numbers = numbers(&db).await;
            assert!(numbers.values().all(|number| *number > 0), "{numbers:?}");
            db.close().await;
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
    assert!(
        !lessons["lessons"].as_array().unwrap().is_empty(),
        "{lessons}"
    );
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
