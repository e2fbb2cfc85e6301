//! No answer tells whether an address or an account is known, neither by what it says nor by what it costs.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use chrono::TimeDelta;
use serde_json::{Value, json};
use uuid::Uuid;

use super::{Answer, account, post};
use crate::support::TestApp;

/// What has the shape of a temporary password.
const TEMPORARY: &str = "aaaaa-bbbbb-ccccc-ddddd-eeeee";
const NEW: &str = "Musette-in-D-96!";

/// A call, the passwords that it hashes, and whether its answer is padded to the interval.
struct Probe {
    path: &'static str,
    body: fn(&Whom) -> Value,
    hashes: u64,
    is_padded: bool,
}

/// Somebody who may or may not be known.
struct Whom {
    email: String,
    id: Uuid,
}

const PROBES: [Probe; 7] = [
    Probe {
        path: "/api/auth/login",
        body: |whom| json!({ "email": whom.email, "password": "wrong" }),
        hashes: 1,
        is_padded: false,
    },
    Probe {
        path: "/api/auth/login",
        body: |whom| json!({ "email": whom.email, "password": TEMPORARY }),
        hashes: 1,
        is_padded: false,
    },
    Probe {
        path: "/api/auth/register",
        body: |whom| json!({ "name": "Tess", "email": whom.email, "password": "quill-ink" }),
        hashes: 2,
        is_padded: true,
    },
    Probe {
        path: "/api/auth/activate",
        body: |whom| json!({ "email": whom.email }),
        hashes: 0,
        is_padded: true,
    },
    Probe {
        path: "/api/auth/forgot-password",
        body: |whom| json!({ "email": whom.email }),
        hashes: 0,
        is_padded: true,
    },
    Probe {
        path: "/api/auth/reset-password",
        body: |whom| json!({ "userId": whom.id, "tempPassword": TEMPORARY, "newPassword": NEW }),
        hashes: 1,
        is_padded: false,
    },
    Probe {
        path: "/api/auth/new-password",
        body: |whom| json!({ "userId": whom.id, "currentPassword": "wrong", "newPassword": NEW }),
        hashes: 1,
        is_padded: false,
    },
];

/// Accounts of every kind, and nobody at the end.
async fn everybody(app: &TestApp, round: usize) -> [Whom; 4] {
    let email = |kind: &str| format!("{kind}{round}@music.example");
    let [mut active, mut pending, mut invited] = ["active", "pending", "invited"].map(email);
    let mut ids = Vec::new();
    for (email, status, temporary) in [
        (&mut active, "active", false),
        (&mut pending, "pending", false),
        (&mut invited, "active", true),
    ] {
        ids.push(account(app, email, status, temporary).await.0);
    }
    let whom = |email, id| Whom { email, id };
    [
        whom(active, ids[0]),
        whom(pending, ids[1]),
        whom(invited, ids[2]),
        whom(email("nobody"), Uuid::now_v7()),
    ]
}

async fn ask(app: &TestApp, probe: &Probe, whom: &Whom) -> (Answer, u64, Duration) {
    let before = app.state.passwords.worked();
    let begun = Instant::now();
    let answer = post(app, probe.path, (probe.body)(whom)).await;
    (
        answer,
        app.state.passwords.worked() - before,
        begun.elapsed(),
    )
}

on_both! {
    // AUTH-18.
    async fn auth_18_known_and_unknown_addresses_answer_alike_and_padded(app: TestApp) {
        for (round, probe) in PROBES.iter().enumerate() {
            let everybody = everybody(&app, round).await;
            let (expected, _, _) = ask(&app, probe, &everybody[3]).await;
            for whom in &everybody {
                let (answer, hashes, time) = ask(&app, probe, whom).await;
                let what = format!("{} for {}", probe.path, whom.email);
                assert_eq!((answer.status, &answer.body), (expected.status, &expected.body), "{what}");
                assert_eq!(hashes, probe.hashes, "{what}");
                assert!(!probe.is_padded || time >= Duration::from_millis(100), "{what}: {time:?}");
            }
            app.clock.advance(TimeDelta::hours(1));
        }
    }
}

/// Prints, for each call, the median time for a known and for an unknown address and how likely such a difference is
/// by chance (Mann-Whitney): `just crowds`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes and prints figures that only a quiet machine makes"]
async fn times_of_known_and_unknown_addresses() {
    const SAMPLES: usize = 200;
    let small = TestApp::on_sqlite().await;
    let app = small.beside_at_full_cost().await;
    for (round, probe) in PROBES.iter().enumerate() {
        let everybody = everybody(&app, round).await;
        let mut times = [Vec::new(), Vec::new()];
        for sample in 0..SAMPLES {
            for turn in 0..2 {
                // Who is asked first takes turns, too.
                let known = (sample + turn) % 2;
                let whom = [
                    &everybody[3],
                    &everybody[usize::from(probe.path.ends_with("activate"))],
                ][known];
                times[known].push(ask(&app, probe, whom).await.2);
            }
            app.clock.advance(TimeDelta::hours(1));
        }
        let chance = mann_whitney(&times[0], &times[1]);
        let [unknown, known] = times.map(median);
        let line = format!("known {known:>10.2?} unknown {unknown:>10.2?} p {chance:.3}");
        writeln!(std::io::stdout(), "{:<28} {line}", probe.path).unwrap();
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// How likely two samples of one distribution differ as much, by the normal approximation.
pub fn mann_whitney(first: &[Duration], second: &[Duration]) -> f64 {
    let wins: f64 = first
        .iter()
        .flat_map(|one| second.iter().map(move |other| one.cmp(other)))
        .map(|order| 0.5 + 0.5 * f64::from(order as i8))
        .sum();
    let (n, m) = (first.len() as f64, second.len() as f64);
    let deviation = (n * m * (n + m + 1.0) / 12.0).sqrt();
    let z = (wins - n * m / 2.0).abs() / deviation;
    // Abramowitz and Stegun 26.2.17, both tails.
    let t = 1.0 / (1.0 + 0.231_641_9 * z);
    let series = [
        0.319_381_530,
        -0.356_563_782,
        1.781_477_937,
        -1.821_255_978,
        1.330_274_429,
    ];
    let tail: f64 = series
        .iter()
        .rev()
        .fold(0.0, |sum, factor| (sum + factor) * t);
    2.0 * tail * (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt()
}
