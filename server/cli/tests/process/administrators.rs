//! `reedling create-admin` and `reedling approve`.

use std::process::Command;

use sea_orm::{ConnectionTrait, Database, DbBackend, Statement};
use serde_json::{Value, json};

use crate::support::{Folder, Server, refusal, with_input};

const ARGUMENTS: [&str; 5] = [
    "create-admin",
    "--name",
    "Kim Adler",
    "--email",
    "Kim@School.example",
];

// SRV-11.
#[tokio::test]
async fn srv_11_create_admin_makes_an_administrator_who_can_sign_in() {
    let folder = Folder::new();
    let made = with_input(&mut folder.reedling(&ARGUMENTS), "Well-tempered-1!");
    assert!(made.status.success(), "{made:?}");
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let role = server
        .sign_in("kim@school.example", "Well-tempered-1!")
        .await;
    assert_eq!(role.as_deref(), Some("ADMINISTRATOR"));
    assert_eq!(
        server
            .sign_in("kim@school.example", "Well-tempered-2!")
            .await,
        None
    );
}

/// What a password is stored as.
async fn stored_passwords(folder: &Folder) -> Vec<String> {
    let db = Database::connect(folder.database_url()).await.unwrap();
    let sql = "SELECT password_hash FROM \"user\"";
    let rows = db.query_all_raw(Statement::from_string(DbBackend::Sqlite, sql));
    let rows = rows.await.unwrap();
    rows.iter()
        .map(|row| row.try_get("", "password_hash").unwrap())
        .collect()
}

// AUTH-07.
#[tokio::test]
async fn auth_07_passwords_are_argon2id_with_owasp_parameters() {
    let folder = Folder::new();
    with_input(&mut folder.reedling(&ARGUMENTS), "Well-tempered-1!");
    let mut open = folder.reedling(&["serve"]);
    let server = Server::start(open.env("REEDLING_REGISTRATION", "open"));
    let eve =
        json!({ "name": "Eve", "email": "eve@music.example", "password": "Well-tempered-2!" });
    assert!(
        server
            .post("/api/auth/register", &eve)
            .await
            .status()
            .is_success()
    );
    let stored = stored_passwords(&folder).await;
    assert_eq!(stored.len(), 2);
    for hash in stored {
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
    }
}

#[test]
fn a_weak_password_and_a_taken_address_are_refused() {
    let folder = Folder::new();
    let weak = with_input(&mut folder.reedling(&ARGUMENTS), "weak");
    assert_eq!(weak.status.code(), Some(1));
    let said = String::from_utf8(weak.stderr).unwrap();
    assert!(
        said.contains("Password must be at least 8 characters long, "),
        "{said}"
    );

    let first = with_input(&mut folder.reedling(&ARGUMENTS), "Well-tempered-1!");
    assert!(first.status.success());
    let second = with_input(&mut folder.reedling(&ARGUMENTS), "Well-tempered-1!");
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(
        said.contains("This email address has an account already."),
        "{said}"
    );
}

/// A student, as a teacher adds one.
async fn add_student(server: &Server, email: &str, password: &str) -> u16 {
    let token = server.token_of(email, password).await;
    let student = json!({
        "firstName": "Max", "lastName": "Carr", "email": "max@school.example", "grade": "Grade 1",
        "instrument": "Violin",
    });
    let call = server
        .client
        .post(format!("{}/api/students/teacher-create", server.url));
    let answer = call.bearer_auth(token).json(&student).send().await.unwrap();
    answer.status().as_u16()
}

/// Serves with the setting that holds without one.
fn serve_with_approval(folder: &Folder) -> Command {
    let mut command = folder.reedling(&["serve"]);
    command.env_remove("REEDLING_REGISTRATION");
    command
}

// JOIN-22.
#[tokio::test]
async fn join_22_create_admin_teacher_makes_a_working_teacher() {
    let folder = Folder::new();
    let arguments = [&ARGUMENTS[..], &["--teacher"]].concat();
    let mut command = folder.reedling(&arguments);
    let made = with_input(&mut command, "Well-tempered-1!");
    assert!(made.status.success(), "{made:?}");
    let (server, said) = Server::start_after(&mut serve_with_approval(&folder));
    assert!(said.contains("registration: approval"), "{said}");
    let (email, password) = ("kim@school.example", "Well-tempered-1!");
    assert_eq!(
        server.sign_in(email, password).await.as_deref(),
        Some("TEACHER")
    );
    assert_eq!(add_student(&server, email, password).await, 200);
}

// JOIN-22.
#[tokio::test]
async fn join_22_registration_and_approve_make_a_teacher_who_adds_a_student() {
    let folder = Folder::new();
    let server = Server::start(&mut serve_with_approval(&folder));
    let tess =
        json!({ "name": "Tess Tutor", "email": "tess@school.example", "password": "quill-ink" });
    let refused = server.post("/api/auth/register", &tess).await;
    let refused: Value = refused.json().await.unwrap();
    assert_eq!(refused["code"], "no_administrator");
    assert!(
        refused["error"]
            .as_str()
            .unwrap()
            .contains("reedling create-admin"),
        "{refused}"
    );

    let made = with_input(&mut folder.reedling(&ARGUMENTS), "Well-tempered-1!");
    assert!(made.status.success(), "{made:?}");
    let answer = server.post("/api/auth/register", &tess).await;
    assert_eq!(answer.status(), 200);
    let approve = ["approve", "--email", "Tess@school.example"];
    let early = refusal(&mut folder.reedling(&approve));
    assert_eq!(early, "Tess Tutor has not opened the activation link yet.");
    let line = server.logged("auth/activate?");
    let link = &line[line.find("/auth/activate?").unwrap()..];
    let link = link.split(['"', ' ', '\u{1b}']).next().unwrap();
    assert_eq!(server.get(&format!("/api{link}")).await.status(), 200);
    let (email, password) = ("tess@school.example", "quill-ink");
    assert_eq!(add_student(&server, email, password).await, 403);
    let said = folder.run(&approve).stdout;
    assert_eq!(
        String::from_utf8(said).unwrap(),
        "Tess Tutor may use Reedling now.\n"
    );
    assert_eq!(add_student(&server, email, password).await, 200);
}
