//! The key of sealed secrets: beside the database, never in a backup.

use std::fs;

use crate::support::{Folder, Server, refusal};

use super::{run, text};

// SAFE-08.
#[test]
fn safe_08_a_backup_holds_no_key() {
    let folder = Folder::new();
    let url = format!("sqlite://{}", folder.path().join("school.db").display());
    let serve = |key: &str| {
        let mut command = super::on(&folder, &url, &["serve"]);
        command.env("REEDLING_DATA_DIR", folder.path());
        if !key.is_empty() {
            command.env("REEDLING_SECRET_KEY", key);
        }
        command
    };
    Server::start(&mut serve("")).end();
    let kept = fs::read_to_string(folder.path().join("secret.key")).unwrap();
    let given = "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=";
    Server::start(&mut serve(given)).end();
    assert_eq!(
        fs::read_to_string(folder.path().join("secret.key")).unwrap(),
        kept
    );

    let file = folder.path().join("school.backup");
    run(&folder, &url, &["backup", text(&file)]);
    let backup = zstd::decode_all(fs::File::open(&file).unwrap()).unwrap();
    let backup = String::from_utf8(backup).unwrap();
    assert!(backup.contains("\"second_factor\""), "{backup}");
    for key in [kept.trim(), given] {
        assert!(!backup.contains(key));
    }
}

#[test]
fn a_key_of_another_length_is_refused_and_not_repeated() {
    let folder = Folder::new();
    let mut command = folder.reedling(&["serve"]);
    let said = refusal(command.env("REEDLING_SECRET_KEY", "c2hvcnQ="));
    assert_eq!(
        said,
        "REEDLING_SECRET_KEY must be 32 bytes in Base64, such as `openssl rand -base64 32` prints."
    );
}
