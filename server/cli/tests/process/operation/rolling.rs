//! An update, one server after the other, while people work.

#![allow(clippy::print_stdout, reason = "the test tells what it measured")]

use std::{
    net::TcpListener,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::{task::JoinSet, time::sleep};

use crate::support::{Folder, Server, new_databases};

/// How often each of the servers is replaced.
const ROUNDS: usize = 3;
/// How many people ask all the time.
const PEOPLE: usize = 8;

/// What a proxy knows of a server behind it.
struct Known {
    port: u16,
    is_well: AtomicBool,
}

/// Asks for the health of a server as a proxy does, again and again.
async fn watch(known: Arc<Known>) {
    let client = reqwest::Client::builder()
        .pool_max_idle_per_host(0)
        .build()
        .unwrap();
    let url = format!("http://127.0.0.1:{}/api/health", known.port);
    loop {
        let answer = client.get(&url).send().await;
        known
            .is_well
            .store(answer.is_ok_and(|answer| answer.status() == 200), Relaxed);
        sleep(Duration::from_millis(100)).await;
    }
}

/// A port that a server gets again after it has ended.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_update_one_by_one_breaks_no_request() {
    let folder = Folder::new();
    let Some(url) = new_databases(&folder).await.into_iter().nth(1) else {
        return;
    };
    let start = |port: u16| {
        let mut command = folder.reedling(&["serve", "--bind", &format!("127.0.0.1:{port}")]);
        Server::start(command.env("REEDLING_DATABASE_URL", &url))
    };
    let known: [Arc<Known>; 2] = std::array::from_fn(|_| {
        Arc::new(Known {
            port: free_port(),
            is_well: AtomicBool::new(false),
        })
    });
    let mut servers = [start(known[0].port), start(known[1].port)];
    let mut background = JoinSet::new();
    for one in &known {
        background.spawn(watch(one.clone()));
    }
    sleep(Duration::from_millis(500)).await;

    let (asked, is_over) = (
        Arc::new(AtomicU32::new(0)),
        Arc::new(AtomicBool::new(false)),
    );
    let mut people = JoinSet::new();
    for person in 0..PEOPLE {
        let (known, asked, is_over) = (known.clone(), asked.clone(), is_over.clone());
        people.spawn(async move {
            // Half of them keep their connections, as proxies do.
            let kept = if person % 2 == 0 { 4 } else { 0 };
            let client = reqwest::Client::builder()
                .pool_max_idle_per_host(kept)
                .build()
                .unwrap();
            let mut turn = person;
            while !is_over.load(Relaxed) {
                turn += 1;
                let wanted = &known[turn % 2];
                let one = if wanted.is_well.load(Relaxed) {
                    wanted
                } else {
                    &known[(turn + 1) % 2]
                };
                let url = format!("http://127.0.0.1:{}/api/stats", one.port);
                let answer = client.get(&url).send().await.expect("no request is broken");
                assert_eq!(answer.status(), 200);
                answer.bytes().await.expect("no answer is broken");
                asked.fetch_add(1, Relaxed);
                sleep(Duration::from_millis(5)).await;
            }
        });
    }
    for _ in 0..ROUNDS {
        for (server, known) in servers.iter_mut().zip(&known) {
            let port = known.port;
            server.tell_to_end();
            assert_eq!(server.status(), Some(0));
            *server = start(port);
            while !known.is_well.load(Relaxed) {
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
    is_over.store(true, Relaxed);
    while let Some(done) = people.join_next().await {
        done.expect("nobody noticed anything");
    }
    println!(
        "{} requests during {} restarts, none broken",
        asked.load(Relaxed),
        2 * ROUNDS
    );
}
