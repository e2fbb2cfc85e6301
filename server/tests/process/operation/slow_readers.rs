//! Clients that ask and do not read what they asked for.

#![allow(clippy::print_stdout, reason = "the test tells what it measured")]

use std::{
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr},
    process::Command,
    time::{Duration, Instant},
};

use tokio::{net::TcpSocket, time::sleep};

use crate::support::{Folder, Server};

/// How many clients never read; more than the server takes at once.
const CROWD: u32 = 4200;
/// How many read a byte now and then.
const TRICKLE: u32 = 20;
/// How often they do.
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

// WIRE-08.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wire_08_clients_that_do_not_read_are_closed_and_others_served() {
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

    let begun = Instant::now();
    let mut trickle = Vec::new();
    for number in 0..TRICKLE {
        let from = Ipv4Addr::from(0x7f02_0001 + number);
        trickle.push(client(address, from).await);
    }
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

    // Those who read nothing have 15 seconds.
    while !crowd.iter_mut().all(is_closed) {
        served(&server).await;
        let kept = asked.elapsed();
        assert!(kept < Duration::from_secs(22), "they are kept for {kept:?}");
        sleep(Duration::from_millis(500)).await;
    }
    println!(
        "{CROWD} clients that read nothing were closed after {:?}",
        asked.elapsed()
    );

    // Those who read a byte now and then are no better off.
    let mut read = 0;
    while !trickle.iter_mut().all(is_closed) {
        if begun.elapsed() > PAUSE * (read + 1) {
            read += 1;
            for stream in &mut trickle {
                // Nothing to read is as good: only the pace matters.
                let _ = stream.read(&mut [0]);
            }
        }
        let kept = begun.elapsed();
        assert!(kept < Duration::from_secs(50), "they are kept for {kept:?}");
        sleep(Duration::from_millis(200)).await;
    }
    println!(
        "{TRICKLE} that read a byte every {PAUSE:?} were closed after {:?}",
        begun.elapsed()
    );
    served(&server).await;
}
