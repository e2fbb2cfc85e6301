//! One caller who asks for more than others should have to wait for.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::Value;
use tokio::{io::AsyncWriteExt, net::TcpStream, time::sleep};

use crate::{
    school::{Person, School},
    slow_statements::slow_activities,
    support::TestApp,
};

const SLOW: &str = "/api/admin/activities";
/// How long a slow read takes until it is ended.
const LIMIT: Duration = Duration::from_secs(5);
/// What waits for a slow read takes longer, or is refused after a second; a quick answer takes some milliseconds, on a busy
/// machine some hundreds.
const SOON: Duration = Duration::from_secs(3);
/// Slow reads at once: many more than the server works on, with those that wait.
const CROWD: usize = 300;
/// How many requests are worked on at once.
const AT_ONCE: usize = 32;

/// A server where one call is slow, and the others are not.
async fn with_a_slow_call(app: &TestApp) -> TestApp {
    app.beside_with(|config| config.statement_timeout = LIMIT)
        .await
}

/// The status of a slow read.
async fn read_slowly(school: &School<'_>, who: &Person) -> u16 {
    let request = school.client().get(format!("{}{SLOW}", school.url()));
    let answer = request.bearer_auth(who.token()).send().await.unwrap();
    let status = answer.status().as_u16();
    let after = answer.headers().get("retry-after").cloned().unwrap();
    assert!(after.to_str().unwrap().parse::<u32>().unwrap() > 0);
    let body: Value = answer.json().await.unwrap();
    assert_eq!(body["code"], "unavailable");
    status
}

/// Asks by hand, and gives the connection.
async fn begin(school: &School<'_>, who: &Person, line: &str, length: &str) -> TcpStream {
    let host = school.url().strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).await.unwrap();
    let token = who.token();
    let head =
        format!("{line} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n{length}\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

/// Whether that many quick reads at once are all answered.
async fn are_served(school: &School<'_>, who: &Person, many: usize) -> bool {
    let reads = (0..many).map(|_| school.get(who, "/api/users/me"));
    let answers = join_all(reads).await;
    answers.iter().all(|answer| answer.status == 200)
}

on_both! {
    // WIRE-09.
    async fn wire_09_slow_reads_of_one_account_leave_room_for_others(app: TestApp) {
        let app = with_a_slow_call(&app).await;
        let school = School::open(&app).await;
        slow_activities(&app, &school).await;
        let flood = async {
            join_all((0..CROWD).map(|_| read_slowly(&school, &school.ada))).await
        };
        let others = async {
            sleep(Duration::from_millis(500)).await;
            let mut slowest = Duration::ZERO;
            for who in [&school.tess, &school.otto, &school.anna, &school.pat] {
                for _ in 0..5 {
                    let begun = Instant::now();
                    assert_eq!(school.get(who, "/api/users/me").await.status, 200);
                    slowest = slowest.max(begun.elapsed());
                }
            }
            slowest
        };
        let (answers, slowest) = tokio::join!(flood, others);
        assert!(slowest < SOON, "{slowest:?}");
        assert!(answers.iter().all(|status| *status == 503), "each is answered");
        assert!(are_served(&school, &school.ada, 20).await, "what was too much is over");
    }
}

on_both! {
    // WIRE-09: nobody works on what has not arrived.
    async fn wire_09_requests_that_stop_half_way_hold_no_place(app: TestApp) {
        let school = School::open(&app).await;
        let mut half_open = Vec::new();
        for _ in 0..3 * AT_ONCE {
            let line = "PUT /api/users/privacy";
            let length = "Content-Type: application/json\r\nContent-Length: 90\r\n";
            half_open.push(begin(&school, &school.tess, line, length).await);
            half_open.push(begin(&school, &school.tess, "GET /api/users/me", "X-Half: ").await);
        }
        sleep(Duration::from_millis(300)).await;
        let begun = Instant::now();
        let privacy = serde_json::json!({
            "profileVisibility": "private", "showEmail": true, "showPhone": true, "allowMessages": true,
        });
        let changed = school.put(&school.tess, "/api/users/privacy", privacy).await;
        assert_eq!(changed.status, 200);
        assert!(are_served(&school, &school.tess, 20).await);
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
        drop(half_open);
    }
}

on_both! {
    // WIRE-09: what a client that went away had asked for ends, and its place is free again.
    async fn wire_09_clients_that_go_away_leave_no_place_taken(app: TestApp) {
        let app = with_a_slow_call(&app).await;
        let school = School::open(&app).await;
        slow_activities(&app, &school).await;
        for _ in 0..3 * AT_ONCE {
            drop(begin(&school, &school.ada, &format!("GET {SLOW}"), "").await);
        }
        sleep(LIMIT + Duration::from_secs(2)).await;
        let begun = Instant::now();
        for who in [&school.ada, &school.tess] {
            assert!(are_served(&school, who, 50).await);
        }
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    }
}
