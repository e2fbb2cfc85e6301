//! What cannot be backed up or restored is told in one sentence, and nothing is changed.

use std::path::Path;

use reedling_db::Db;
use serde_json::{Value, json};

use super::{number, on, run, text};
use crate::support::{Folder, new_databases, refusal};

/// A demo school's backup.
fn backup() -> Vec<u8> {
    let folder = Folder::new();
    folder.run(&["seed-demo"]);
    folder.run(&["backup", "-"]).stdout
}

/// The backup with other lines.
fn rewritten(backup: &[u8], change: impl Fn(&mut Vec<String>)) -> Vec<u8> {
    let text = String::from_utf8(zstd::decode_all(backup).unwrap()).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    change(&mut lines);
    let mut text = lines.join("\n");
    text.push('\n');
    zstd::encode_all(text.as_bytes(), 1).unwrap()
}

/// The backup with another first line.
fn headed(backup: &[u8], key: &str, value: &Value) -> Vec<u8> {
    rewritten(backup, |lines| {
        let mut first: Value = serde_json::from_str(&lines[0]).unwrap();
        first[key] = value.clone();
        lines[0] = first.to_string();
    })
}

#[tokio::test]
async fn a_damaged_backup_is_refused_and_writes_nothing() {
    let whole = backup();
    let text_of_it = zstd::decode_all(&whole[..]).unwrap();
    let damaged = "The backup is damaged: its contents do not fit its checksum.";
    let cases = [
        (Vec::new(), "This is no backup of Reedling."),
        (b"a diary".to_vec(), "This is no backup of Reedling."),
        (text_of_it, "This is no backup of Reedling."),
        (
            zstd::encode_all(&b"{\"a\":1}\n"[..], 1).unwrap(),
            "This is no backup of Reedling.",
        ),
        (whole[..whole.len() / 2].to_vec(), "The backup is cut off."),
        (whole[..whole.len() - 1].to_vec(), "The backup is cut off."),
        (
            rewritten(&whole, |lines| drop(lines.pop())),
            "The backup is cut off.",
        ),
        (
            rewritten(&whole, |lines| {
                lines[1] = lines[1].replace("reedling.test", "elsewhere.test")
            }),
            damaged,
        ),
        (rewritten(&whole, |lines| drop(lines.remove(1))), ""),
        (
            rewritten(&whole, |lines| lines.push("{}".to_owned())),
            damaged,
        ),
        (
            rewritten(&whole, |lines| lines[1] = "[1]".to_owned()),
            "The backup is damaged in a row of user.",
        ),
        (
            headed(&whole, "version", &json!(2)),
            concat!(
                "The backup was written by a newer Reedling (",
                env!("CARGO_PKG_VERSION"),
                "), in a form that version "
            ),
        ),
        (
            headed(&whole, "schema", &json!("m20990101_000001_later")),
            "The backup has the schema m20990101_000001_later, which version ",
        ),
    ];
    let folder = Folder::new();
    let file = folder.path().join("damaged.backup");
    for url in new_databases(&folder).await {
        for (bytes, sentence) in &cases {
            std::fs::write(&file, bytes).unwrap();
            let said = refusal(&mut on(&folder, &url, &["restore", text(&file)]));
            assert!(said.starts_with(sentence), "{said} instead of {sentence}");
        }
        std::fs::write(&file, &whole).unwrap();
        run(&folder, &url, &["restore", text(&file)]);
    }
}

#[test]
fn a_restore_that_fails_leaves_nothing_behind() {
    let folder = Folder::new();
    let file = folder.path().join("damaged.backup");
    let whole = backup();
    std::fs::write(&file, &whole[..whole.len() - 1]).unwrap();
    let data = folder.path().join("data");
    let restore = || {
        let mut command = folder.reedling(&["restore", text(&file)]);
        command.env("REEDLING_DATA_DIR", &data);
        command
    };
    assert_eq!(refusal(&mut restore()), "The backup is cut off.");
    assert!(!data.exists());
    // A folder that was there stays, and so does what is in it.
    std::fs::create_dir(&data).unwrap();
    std::fs::write(data.join("note.txt"), "kept").unwrap();
    assert_eq!(refusal(&mut restore()), "The backup is cut off.");
    let left: Vec<_> = data
        .read_dir()
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(left, ["note.txt"]);
    std::fs::write(&file, &whole).unwrap();
    assert!(restore().status().unwrap().success());
}

#[tokio::test]
async fn a_database_that_is_not_empty_is_left_alone() {
    let folder = Folder::new();
    let file = folder.path().join("school.backup");
    std::fs::write(&file, backup()).unwrap();
    for url in new_databases(&folder).await {
        run(
            &folder,
            &url,
            &["seed-demo", "--students", "3", "--lessons", "9"],
        );
        let said = refusal(&mut on(&folder, &url, &["restore", text(&file)]));
        assert_eq!(
            said,
            "The database is not empty: a backup is restored into a new one only. Nothing was changed."
        );
        let db = Db::connect(&url).await.unwrap();
        assert_eq!(number(&db, "SELECT COUNT(*) FROM lesson").await, 9);
        db.close().await;
    }
}

#[test]
fn what_cannot_be_read_or_written_is_told() {
    let folder = Folder::new();
    let said = refusal(&mut folder.reedling(&["backup", "/no/such/folder/school.backup"]));
    assert!(
        said.starts_with(
            "The backup /no/such/folder/school.backup cannot be written: No such file"
        ),
        "{said}"
    );
    let said = refusal(&mut folder.reedling(&["restore", "/no/such/school.backup"]));
    assert!(
        said.starts_with("The backup /no/such/school.backup cannot be read: No such file"),
        "{said}"
    );
    let said = refusal(&mut folder.reedling(&["backup", "-"]));
    assert!(
        said.ends_with("There is nothing to back up: the database is empty."),
        "{said}"
    );
    if Path::new("/dev/full").exists() {
        folder.run(&["seed-demo"]);
        let full = std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let said = refusal(folder.reedling(&["backup", "-"]).stdout(full));
        assert_eq!(
            said,
            "The backup cannot be written to standard output: there is no space left for it."
        );
    }
}
