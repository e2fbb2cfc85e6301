//! Starting and ending.

use std::{net::TcpListener, time::Duration};

use reedling_db::Db;
use sea_orm::{
    ConnectionTrait, Database, Statement,
    sqlx::{Connection, Executor, SqliteConnection},
};

use crate::support::{Folder, Server, new_databases, refusal};

#[test]
fn a_taken_port_is_told() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = refusal(folder.reedling(&["serve"]).env("REEDLING_BIND", &address));
    assert!(
        said.starts_with(&format!(
            "The address {address} cannot be listened on: Address already in use"
        )),
        "{said}"
    );
    assert!(!folder.path().join("reedling.db").exists());
}

#[test]
fn a_data_folder_that_cannot_be_used_is_told() {
    let folder = Folder::new();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let said = refusal(folder.reedling(&["serve"]).env("REEDLING_DATA_DIR", &file));
    assert_eq!(
        said,
        format!("The data folder {} is not a folder.", file.display())
    );
    let below = file.join("data");
    let said = refusal(folder.reedling(&["serve"]).env("REEDLING_DATA_DIR", &below));
    assert!(
        said.starts_with(&format!(
            "The data folder {} cannot be made: ",
            below.display()
        )),
        "{said}"
    );
}

#[test]
fn a_wrong_database_address_is_told_without_its_password() {
    let folder = Folder::new();
    let mut command = folder.reedling(&["serve"]);
    let said = refusal(command.env(
        "REEDLING_DATABASE_URL",
        "postgres://ana:secret@127.0.0.1:9/school",
    ));
    assert!(
        said.starts_with("The database postgres://127.0.0.1:9/school cannot be reached: "),
        "{said}"
    );
    assert!(said.contains("refused"), "{said}");
    assert!(!said.contains("secret"));

    let text = folder.path().join("text.db");
    std::fs::write(&text, "no database, whatever its name says").unwrap();
    let url = format!("sqlite://{}", text.display());
    let said = refusal(
        folder
            .reedling(&["serve"])
            .env("REEDLING_DATABASE_URL", &url),
    );
    assert!(
        said.starts_with(&format!("The database {url} cannot be reached: ")),
        "{said}"
    );
    assert!(said.contains("file is not a database"), "{said}");
}

#[tokio::test]
async fn newer_schema_is_refused_by_every_command() {
    let folder = Folder::new();
    let backup = folder.path().join("school.backup");
    for url in new_databases(&folder).await {
        let reedling = |arguments: &[&str]| {
            let mut command = folder.reedling(arguments);
            command.env("REEDLING_DATABASE_URL", &url);
            command
        };
        assert!(reedling(&["migrate"]).status().unwrap().success());
        let db = Database::connect(&url).await.unwrap();
        db.execute_unprepared(
            "INSERT INTO seaql_migrations (version, applied_at) VALUES ('m20990101_000001_later', 1)",
        )
        .await
        .unwrap();
        for arguments in [
            &["serve"][..],
            &["migrate"],
            &["seed-demo"],
            &["backup", backup.to_str().unwrap()],
        ] {
            let said = refusal(&mut reedling(arguments));
            let step = "The database has the step m20990101_000001_later, which version ";
            let why =
                " does not know: it was written by a newer Reedling, or by one from before 0.1.0.";
            assert!(said.contains(step) && said.contains(why), "{said}");
        }
        assert!(!backup.exists());
        let sql = "SELECT COUNT(*) FROM \"user\"";
        let users = db
            .query_one_raw(Statement::from_string(db.get_database_backend(), sql))
            .await;
        assert_eq!(
            users.unwrap().unwrap().try_get_by_index::<i64>(0).unwrap(),
            0
        );
    }
}

// SRV-13.
#[tokio::test]
async fn srv_13_concurrent_starts_migrate_once() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let start = || {
            let (folder, url) = (folder.path().to_owned(), url.clone());
            std::thread::spawn(move || {
                let mut command = Folder::reedling_in(&folder, &["serve"]);
                let server = Server::start(command.env("REEDLING_DATABASE_URL", &url));
                assert!(server.url.starts_with("http://127.0.0.1:"));
                server
            })
        };
        let starts: Vec<_> = (0..4).map(|_| start()).collect();
        for one in starts {
            let server = one.join().unwrap();
            assert_eq!(server.get("/api/health").await.status(), 200);
        }
    }
}

// SRV-13: whoever opens a new file while somebody else does cannot turn the write-ahead log on, and tries again.
#[tokio::test]
async fn srv_13_new_file_opened_concurrently_is_retried() {
    let folder = Folder::new();
    let url = folder.database_url();
    let mut other = SqliteConnection::connect(&format!("{url}?mode=rwc"))
        .await
        .unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let ends = async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        other.execute("ROLLBACK").await.unwrap();
    };
    let (db, ()) = tokio::join!(Db::connect(&url), ends);
    db.unwrap().close().await;
}

#[tokio::test]
async fn shutdown_ignores_open_idle_connections() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    assert_eq!(server.get("/api/health").await.status(), 200);
    let address = server.url.trim_start_matches("http://").to_owned();
    let mut silent = std::net::TcpStream::connect(address).unwrap();
    std::io::Write::write_all(&mut silent, b"GET /api/health HTTP/1.1\r\n").unwrap();
    let (took, well) = server.end();
    assert!(well);
    assert!(took < Duration::from_secs(10), "{took:?}");
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_what_is_in_the_data_folder() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let data = folder.path().join("data");
    let mut command = folder.reedling(&["migrate"]);
    assert!(
        command
            .env("REEDLING_DATA_DIR", &data)
            .status()
            .unwrap()
            .success()
    );
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    for entry in data.read_dir().unwrap() {
        let path = entry.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
}

#[cfg(unix)]
#[test]
fn open_data_folder_is_warned_about() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let warned = |mode: u32| {
        let permissions = std::fs::Permissions::from_mode(mode);
        std::fs::set_permissions(folder.path(), permissions).unwrap();
        let output = folder.run(&["migrate"]);
        let kept = folder.path().metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(kept, mode, "it stays as it is");
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("chmod 700")
    };
    assert!(warned(0o755));
    assert!(!warned(0o700));
}
