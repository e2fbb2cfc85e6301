//! `scripts/demo.sh`, with which `just start` ends: a demo school the first time, and the same one from then on.

use std::{fs, path::Path, process::Command};

use serde_json::{Value, json};

use crate::support::{Folder, Server};

const PASSWORD: &str = "Practice-makes-1t!";
const ROLES: [(&str, &str); 4] = [
    ("admin@reedling.test", "ADMINISTRATOR"),
    ("teacher@reedling.test", "TEACHER"),
    ("student@reedling.test", "STUDENT"),
    ("parent@reedling.test", "PARENT"),
];

/// The script with the executable of the tests, which it serves at last.
fn start(folder: &Folder) -> Command {
    let plain = folder.reedling(&[]);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/demo.sh");
    let mut command = Command::new("bash");
    command
        .arg(script)
        .arg(plain.get_program())
        .env_clear()
        .envs(
            plain
                .get_envs()
                .filter_map(|(name, value)| Some((name, value?))),
        )
        .env("PATH", std::env::var_os("PATH").unwrap())
        .env("HOME", folder.path());
    command
}

async fn lessons(server: &Server, token: &str) -> Vec<Value> {
    let request = server
        .client
        .get(format!("{}/api/teachers/lessons", server.url));
    let answer: Value = request
        .bearer_auth(token)
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    answer["lessons"].as_array().unwrap().clone()
}

// SRV-07.
#[tokio::test]
async fn srv_07_start_prints_demo_accounts_and_restart_keeps_data() {
    let folder = Folder::new();
    // A start that was broken off left half a school.
    let unfinished = folder.path().join(".demo-unfinished");
    fs::create_dir(&unfinished).unwrap();
    fs::write(unfinished.join("reedling.db"), "half").unwrap();
    let (first, said) = Server::start_after(&mut start(&folder));
    assert!(!unfinished.exists());
    for (email, role) in ROLES {
        assert!(said.contains(email), "{said}");
        assert_eq!(first.sign_in(email, PASSWORD).await.as_deref(), Some(role));
    }
    assert!(said.contains(PASSWORD), "{said}");
    let token = first.token_of("teacher@reedling.test", PASSWORD).await;
    let before = lessons(&first, &token).await;
    assert!(before.len() > 50);
    let profile =
        json!({ "name": "Renamed Here", "email": "teacher@reedling.test", "phoneNumber": "" });
    let change = first.client.put(format!("{}/api/users/profile", first.url));
    let changed = change
        .bearer_auth(&token)
        .json(&profile)
        .send()
        .await
        .unwrap();
    assert_eq!(changed.status(), 200);
    first.end();

    let (second, said) = Server::start_after(&mut start(&folder));
    for (email, role) in ROLES {
        assert!(said.contains(email), "{said}");
        assert_eq!(second.sign_in(email, PASSWORD).await.as_deref(), Some(role));
    }
    let me = second.client.get(format!("{}/api/users/me", second.url));
    let me: Value = me
        .bearer_auth(&token)
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    assert_eq!(me["user"]["name"], "Renamed Here");
    assert_eq!(lessons(&second, &token).await.len(), before.len());
}
