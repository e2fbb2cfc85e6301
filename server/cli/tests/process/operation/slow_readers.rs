//! Clients that ask and do not read what they asked for.

#![allow(clippy::print_stdout, reason = "the test tells what it measured")]

use std::{
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr},
    process::Command,
    time::{Duration, Instant},
};

use tokio::{net::TcpSocket, sync::Mutex, time::sleep};

use crate::support::{Folder, Server};

/// How many clients there are; more than the server takes at once.
const CROWD: u32 = 4200;
/// How often those read a byte that read anything.
const PAUSE: Duration = Duration::from_secs(14);
/// What each of them asks for, again and again: a quarter of a megabyte.
const REQUEST: &[u8] = b"GET /openapi.json HTTP/1.1\r\nhost: reedling\r\n\r\n";

/// A client with an address of its own that asks, and whose own system holds next to nothing for it.
async fn client(server: SocketAddr, address: Ipv4Addr) -> std::net::TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.bind((address, 0).into()).unwrap();
    let stream = socket.connect(server).await.unwrap();
    let mut stream = stream.into_std().unwrap();
    for _ in 0..20 {
        stream.write_all(REQUEST).ok();
    }
    stream
}

/// Whether the server has closed the connection: what is sent then is refused.
fn is_closed(stream: &mut std::net::TcpStream) -> bool {
    let sent = stream.write(b"G");
    sent.is_err_and(|error| error.kind() != std::io::ErrorKind::WouldBlock)
}

/// Asks as anybody else does, and expects an answer soon.
async fn served(server: &Server) {
    let begun = Instant::now();
    let answer = server.get("/api/stats").await;
    assert_eq!(answer.status(), 200);
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(5), "others wait for {took:?}");
}

/// A crowd asks; some crowds read a byte at a time. They are closed in that time, and others are served all along.
async fn crowd_is_closed(reads_every: Option<Duration>, within: Duration) {
    /// Two crowds at once would be more than the machine has ports and time for.
    static ONE: Mutex<()> = Mutex::const_new(());
    let _one = ONE.lock().await;
    let own = std::process::id().to_string();
    let handles = ["--pid", &own, "--nofile=16384:"];
    assert!(
        Command::new("prlimit")
            .args(handles)
            .status()
            .unwrap()
            .success()
    );
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling_after("ulimit -S -n 16384", &["serve"]));
    let address: SocketAddr = server.url.trim_start_matches("http://").parse().unwrap();

    let mut crowd = Vec::new();
    for number in 0..CROWD {
        let from = Ipv4Addr::from(0x7f01_0001 + number);
        crowd.push(client(address, from).await);
        if number % 500 == 0 {
            served(&server).await;
        }
    }
    let asked = Instant::now();
    served(&server).await;

    let mut reads = 0;
    while !crowd.iter_mut().all(is_closed) {
        if reads_every.is_some_and(|pause| asked.elapsed() > pause * (reads + 1)) {
            reads += 1;
            for stream in &mut crowd {
                // Nothing to read is as good: only the pace matters.
                let _ = stream.read(&mut [0]);
            }
        }
        served(&server).await;
        let kept = asked.elapsed();
        assert!(kept < within, "they are kept for {kept:?}");
        sleep(Duration::from_millis(500)).await;
    }
    assert!(
        reads_every.is_none() || reads >= 1,
        "they were closed before they read a byte"
    );
    println!(
        "{CROWD} clients that read {reads} bytes each were closed after {:?}",
        asked.elapsed()
    );
    served(&server).await;
}

// WIRE-08: 15 seconds, and some for finding out.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wire_08_clients_that_do_not_read_are_closed_and_others_served() {
    crowd_is_closed(None, Duration::from_secs(22)).await;
}

// WIRE-08: to read now and then is no better.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wire_08_too_slow_readers_are_closed_and_others_served() {
    crowd_is_closed(Some(PAUSE), Duration::from_secs(50)).await;
}
