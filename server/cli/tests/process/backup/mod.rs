//! `reedling backup` and `reedling restore`.

mod damage;
mod goals;
mod key;
pub mod school;
mod snapshot;

use std::{path::Path, process::Command};

use reedling_db::Db;
use sea_orm::{ConnectionTrait, Statement};

use crate::support::{Folder, Server, new_databases};

/// The command on that database.
fn on(folder: &Folder, url: &str, arguments: &[&str]) -> Command {
    let mut command = folder.reedling(arguments);
    command.env("REEDLING_DATABASE_URL", url);
    command
}

/// Runs the command on that database and expects it to succeed; what it says.
fn run(folder: &Folder, url: &str, arguments: &[&str]) -> String {
    let output = on(folder, url, arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A number that a statement gives.
async fn number(db: &Db, sql: &str) -> i64 {
    let statement = Statement::from_string(db.backend(), sql);
    let row = db.read().query_one_raw(statement).await.unwrap().unwrap();
    row.try_get_by_index(0).unwrap()
}

// SRV-09, SRV-10.
#[tokio::test]
async fn restored_backup_has_the_same_data() {
    let folder = Folder::new();
    for source in new_databases(&folder).await {
        run(&folder, &source, &["seed-demo"]);
        let server = Server::start(&mut on(&folder, &source, &["serve"]));
        school::leave_a_row_in_every_table(&server, &source).await;
        server.end();

        let place = Folder::new();
        let first = place.path().join("first.backup");
        let said = run(&folder, &source, &["backup", text(&first)]);
        assert!(
            said.starts_with(&format!("{} holds ", first.display())),
            "{said}"
        );
        for target in new_databases(&place).await {
            let said = run(&place, &target, &["restore", text(&first)]);
            assert!(said.contains(" tables are restored."), "{said}");
            school::assert_equal(&source, &target).await;

            // And on into a third one, of the other kind and of the same.
            let again = Folder::new();
            let second = again.path().join("second.backup");
            run(&place, &target, &["backup", text(&second)]);
            for third in new_databases(&again).await {
                run(&again, &third, &["restore", text(&second)]);
                school::assert_equal(&source, &third).await;
            }
            let restored = Server::start(&mut on(&place, &target, &["serve"]));
            let role = restored
                .sign_in("parent@reedling.test", "Practice-makes-1t!")
                .await;
            assert_eq!(role.as_deref(), Some("PARENT"));
        }
    }
}

#[cfg(unix)]
#[test]
fn backup_is_private_and_replaces_an_earlier_one() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, place) = (Folder::new(), Folder::new());
    folder.run(&["migrate"]);
    let file = place.path().join("school.backup");
    std::fs::write(&file, "an earlier one").unwrap();
    folder.run(&["backup", text(&file)]);
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    let left: Vec<_> = place
        .path()
        .read_dir()
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(left, ["school.backup"]);
}

#[test]
fn a_backup_passes_through_standard_output_and_input() {
    let (folder, place) = (Folder::new(), Folder::new());
    folder.run(&["seed-demo"]);
    let piped = folder.run(&["backup", "-"]).stdout;
    let file = place.path().join("piped.backup");
    std::fs::write(&file, piped).unwrap();
    let mut restore = place.reedling(&["restore", "-"]);
    restore.stdin(std::fs::File::open(&file).unwrap());
    assert!(restore.status().unwrap().success());
}
