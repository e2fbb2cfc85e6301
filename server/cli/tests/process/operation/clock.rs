//! The machine's clock jumps between two starts.

use crate::support::{Folder, Server};

const DAY: i64 = 86_400;

/// Whether the session works on a server whose clock is so many seconds ahead.
async fn works(folder: &Folder, ahead: i64, token: &str) -> bool {
    let mut command = folder.reedling(&["serve"]);
    let server = Server::start(command.env("REEDLING_TEST_CLOCK_OFFSET", ahead.to_string()));
    let request = server.client.get(format!("{}/api/users/me", server.url));
    let answer = request.bearer_auth(token).send().await.unwrap();
    let works = answer.status() == 200;
    // What was found out about the session is kept before the server ends.
    server.end();
    works
}

#[tokio::test]
async fn a_clock_that_jumps_neither_ends_sessions_nor_revives_them() {
    let folder = Folder::new();
    folder.run(&["seed-demo"]);
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let token = server
        .token_of("teacher@reedling.test", "Practice-makes-1t!")
        .await;
    server.end();
    for ahead in [DAY, -DAY, 0] {
        assert!(works(&folder, ahead, &token).await, "{ahead}");
    }
    assert!(!works(&folder, 40 * DAY, &token).await);
    assert!(
        !works(&folder, 0, &token).await,
        "what has expired does not come back"
    );
}
