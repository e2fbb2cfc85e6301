//! Whose connections are taken, and which one closes for another.

#![allow(clippy::print_stdout, reason = "the test tells what it measured")]

use std::time::{Duration, Instant};

use reedling_server::api::serve::limits::Limits;
use tokio::{io::AsyncReadExt, net::TcpStream, time::sleep};

use super::{Server, ask, is_answered, is_closed, limits};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn full_network_loses_its_longest_idle_connection() {
    let server = Server::start(Limits {
        per_network: 3,
        ..limits()
    })
    .await;
    let mut first = server.client(7).await;
    let mut second = server.client(7).await;
    let mut third = server.client(7).await;
    for stream in [&mut first, &mut second, &mut third] {
        assert!(is_answered(stream).await);
    }
    assert!(is_answered(&mut first).await, "it is the last used now");
    let mut fourth = server.client(7).await;
    assert!(is_answered(&mut fourth).await);
    assert!(is_closed(&mut second).await);
    assert!(is_answered(&mut first).await && is_answered(&mut third).await);

    // Others have their own limit, and the machine itself has none.
    let mut another = server.client(8).await;
    assert!(is_answered(&mut another).await);
    let mut own = Vec::new();
    for _ in 0..6 {
        own.push(server.client(1).await);
    }
    for stream in &mut own {
        assert!(is_answered(stream).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_works_is_not_closed_for_another() {
    let server = Server::start(Limits {
        per_network: 2,
        ..limits()
    })
    .await;
    let mut busy = [server.client(7).await, server.client(7).await];
    for stream in &mut busy {
        ask(stream, "5/600").await;
    }
    sleep(Duration::from_millis(100)).await;
    // It waits until one of them is idle.
    let begun = Instant::now();
    let mut third = server.client(7).await;
    assert!(is_answered(&mut third).await);
    assert!(begun.elapsed() > Duration::from_millis(300));
    let mut answer = [0; 64];
    for stream in &mut busy {
        assert_ne!(
            stream.read(&mut answer).await.unwrap(),
            0,
            "both are answered"
        );
    }

    let mut busy = [server.client(9).await, server.client(9).await];
    for stream in &mut busy {
        ask(stream, "5/2500").await;
    }
    sleep(Duration::from_millis(100)).await;
    let mut third = server.client(9).await;
    let mut told = String::new();
    third.read_to_string(&mut told).await.unwrap();
    assert!(told.starts_with("HTTP/1.1 503 "), "{told}");
    assert!(told.contains("retry-after: "), "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn some_places_are_kept_for_networks_that_hold_none() {
    let few = Limits {
        connections: 8,
        reserve: 3,
        ..limits()
    };
    let server = Server::start(few).await;
    let mut greedy = Vec::new();
    for _ in 0..7 {
        let mut stream = server.client(7).await;
        assert!(is_answered(&mut stream).await);
        greedy.push(stream);
    }
    let mut kept = 0;
    for stream in &mut greedy {
        kept += u32::from(!is_closed(stream).await);
    }
    assert_eq!(kept, 5, "the others closed for its own later ones");
    let mut others = Vec::new();
    for host in 10..13 {
        let mut stream = server.client(host).await;
        assert!(is_answered(&mut stream).await, "{host}");
        others.push(stream);
    }
    // With every place taken, whoever was idle longest makes room for somebody new.
    let mut last = server.client(20).await;
    assert!(is_answered(&mut last).await);
    for stream in &mut others {
        assert!(is_answered(stream).await);
    }
}

// WIRE-14.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wire_14_a_hundred_browsers_behind_one_address_all_get_answers() {
    let server = Server::start(Limits::default()).await;
    let browser = async |number: u64| {
        sleep(Duration::from_millis(number * 5)).await;
        let mut kept: Vec<Option<TcpStream>> = (0..6).map(|_| None).collect();
        let mut closed = 0;
        for _page in 0..3 {
            for stream in &mut kept {
                // A browser opens another connection for one that was closed while it was idle.
                loop {
                    let known = stream.is_some();
                    if !known {
                        *stream = Some(server.client(2).await);
                    }
                    if is_answered(stream.as_mut().unwrap()).await {
                        break;
                    }
                    assert!(known, "a new connection is always answered");
                    closed += 1;
                    *stream = None;
                }
            }
            sleep(Duration::from_millis(200)).await;
        }
        closed
    };
    let closed = futures_util::future::join_all((0..100).map(browser)).await;
    let closed: u32 = closed.iter().sum();
    // 600 connections do not fit into 400 places.
    assert!(closed > 0);
    println!("100 browsers, 1,800 answers, {closed} of 600 kept connections closed between them");
}
