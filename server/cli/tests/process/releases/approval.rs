//! From the release before accounts had three facts (a folder with what it wrote on each database, as text and as a
//! backup). The school in `before-approval`: Ana (teacher@) entered Carla, who has chosen a password, and Nora and
//! Nils, who have not come; Tom (second@) linked Carla and Nils to further children. Penny and Quentin registered and
//! did not activate; Ute and Adam are from an administrator, Alma from Ana, and have not come. Tom's new address
//! waits, Carla has forgotten her password, an answer is kept for a key.

use std::process::Command;

use reedling_db::Db;
use sea_orm::{ConnectionTrait, DbBackend, Statement};

use super::{contacts::assert_rights, left_by};
use crate::support::{Folder, Server, new_databases};

const SCHOOL: &str = "before-approval";
const PASSWORD: &str = "Practice-makes-1t!";

/// How each account stands, as one letter a fact: address proved, approved, suspended.
const STANDINGS: [(&str, &str); 14] = [
    ("Adam New", "PA-"),
    ("Alma Adult", "PA-"),
    ("Ana Sousa", "PA-"),
    ("Carla Came", "PA-"),
    ("Carl Little", "PA-"),
    ("Kim Adler", "PA-"),
    ("Nils Never", "-A-"),
    ("Nora Never", "-A-"),
    ("Penny Pending", "---"),
    ("Quentin Pending", "---"),
    ("Sam Okafor", "PA-"),
    ("Tom Second", "PA-"),
    ("Ute New", "PA-"),
    ("Mina Okafor", "PA-"),
];

async fn text(db: &Db, sql: &str) -> String {
    let statement = Statement::from_string(db.backend(), sql);
    let row = db.read().query_one_raw(statement).await.unwrap();
    row.unwrap().try_get_by_index(0).unwrap()
}

/// What the rules of the upgrade say, whichever way the data came.
async fn assert_upgraded(folder: &Folder, url: &str) {
    let db = Db::connect(url).await.unwrap();
    for (name, expected) in STANDINGS {
        let fact = |column: &str, letter: &str| {
            format!("CASE WHEN {column} IS NULL THEN '-' ELSE '{letter}' END")
        };
        let sql = format!(
            "SELECT {} || {} || {} FROM \"user\" WHERE name = '{name}'",
            fact("address_proved_at", "P"),
            fact("approved_at", "A"),
            fact("suspended_at", "S")
        );
        assert_eq!(text(&db, &sql).await, expected, "{name}");
    }
    for table in ["\"user\"", "contact_card"] {
        let sql =
            format!("SELECT CAST(COUNT(*) AS TEXT) FROM {table} WHERE name_folded <> LOWER(name)");
        assert_eq!(text(&db, &sql).await, "0", "{table} is searched by names");
    }
    let kept = text(
        &db,
        "SELECT CAST(COUNT(*) AS TEXT) FROM idempotency_key WHERE key = 'kept-key'",
    )
    .await;
    assert_eq!(
        kept, "0",
        "answers that an earlier release kept are dropped"
    );
    // The files are of a day that passes: those who wait are as fresh as they were then.
    let fresh = format!(
        "UPDATE \"user\" SET updated_at = '{}' WHERE address_proved_at IS NULL",
        chrono::Utc::now().to_rfc3339()
    );
    db.write().execute_unprepared(&fresh).await.unwrap();
    db.close().await;

    let mut command = folder.reedling(&["serve"]);
    command
        .env("REEDLING_DATABASE_URL", url)
        .env("REEDLING_REGISTRATION", "approval");
    let server = Server::start(&mut command);
    for (email, role) in [
        ("teacher@reedling.test", "TEACHER"),
        ("second@reedling.test", "TEACHER"),
        ("carla@reedling.test", "PARENT"),
        ("admin@reedling.test", "ADMINISTRATOR"),
    ] {
        assert_eq!(
            server.sign_in(email, PASSWORD).await.as_deref(),
            Some(role),
            "{email}"
        );
    }
    let login = serde_json::json!({ "email": "penny@reedling.test", "password": PASSWORD });
    let pending = server.post("/api/auth/login", &login).await;
    assert_eq!(pending.status(), 403);
    let pending: serde_json::Value = pending.json().await.unwrap();
    assert_eq!(pending["code"], "account_pending", "{pending}");
    // The cleanup at the start leaves those who wait.
    let token = server.token_of("admin@reedling.test", PASSWORD).await;
    let waiting = server
        .client
        .get(format!(
            "{}/api/admin/users?status=pending&waitsFor=activation",
            server.url
        ))
        .bearer_auth(token);
    let waiting: serde_json::Value = waiting.send().await.unwrap().json().await.unwrap();
    assert_eq!(waiting["users"].as_array().unwrap().len(), 2, "{waiting}");
    assert_rights(&server).await;
}

fn succeed(command: &mut Command, url: &str) {
    let output = command.env("REEDLING_DATABASE_URL", url).output().unwrap();
    assert!(output.status.success(), "{output:?}");
}

// JOIN-25.
#[tokio::test]
async fn join_25_a_database_of_the_release_before_is_migrated_in_place() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let db = Db::connect(&url).await.unwrap();
        let dump = match db.backend() {
            DbBackend::Sqlite => "sqlite.sql",
            _ => "postgres.sql",
        };
        let dump = std::fs::read_to_string(left_by(SCHOOL, dump)).unwrap();
        db.write().execute_unprepared(&dump).await.unwrap();
        db.close().await;
        succeed(&mut folder.reedling(&["migrate"]), &url);
        assert_upgraded(&folder, &url).await;
    }
}

// JOIN-25.
#[tokio::test]
async fn join_25_backup_of_previous_release_restores_into_both_databases() {
    for backup in ["sqlite.backup", "postgres.backup"] {
        let folder = Folder::new();
        let backup = left_by(SCHOOL, backup);
        for url in new_databases(&folder).await {
            let mut command = folder.reedling(&["restore", backup.to_str().unwrap()]);
            succeed(&mut command, &url);
            assert_upgraded(&folder, &url).await;
        }
    }
}
