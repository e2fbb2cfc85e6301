//! Whose connections are taken, and which one closes for another. The times are a tenth of the server's own.

#![allow(clippy::print_stdout, reason = "the test tells what it measured")]

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::{Duration, Instant},
};

use poem::{Endpoint, EndpointExt, endpoint::make};
use reedling_server::serve::{limits::Limits, serve};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    sync::watch,
    time::{sleep, timeout},
};

/// A server that answers with as many bytes as the path says, after a moment where it says so.
struct Server {
    address: SocketAddr,
    _stop: watch::Sender<bool>,
}

fn app() -> impl Endpoint {
    make(|request: poem::Request| async move {
        let path = request.uri().path().trim_start_matches('/').to_owned();
        let (bytes, pause) = path.split_once('/').unwrap_or((&path, "0"));
        sleep(Duration::from_millis(pause.parse().unwrap())).await;
        Ok::<_, poem::Error>("x".repeat(bytes.parse().unwrap()))
    })
    .map_to_response()
}

impl Server {
    async fn start(limits: Limits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = watch::channel(false);
        tokio::spawn(serve(listener, app(), limits, stopped));
        Self {
            address,
            _stop: stop,
        }
    }

    /// A client from 127.0.0.`host`.
    async fn client(&self, host: u8) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        socket
            .bind((Ipv4Addr::new(127, 0, 0, host), 0).into())
            .unwrap();
        socket.connect(self.address).await.unwrap()
    }
}

fn limits() -> Limits {
    Limits {
        stall: Duration::from_millis(1500),
        window: Duration::from_secs(3),
        window_bytes: 3 * 1024,
        answer: Duration::from_secs(12),
        ..Limits::default()
    }
}

/// Asks for so many bytes.
async fn ask(stream: &mut TcpStream, path: &str) {
    let request = format!("GET /{path} HTTP/1.1\r\nhost: r\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
}

/// Asks, and whether an answer comes.
async fn is_answered(stream: &mut TcpStream) -> bool {
    ask(stream, "1").await;
    let mut answer = [0; 512];
    let read = timeout(Duration::from_secs(3), stream.read(&mut answer)).await;
    matches!(read, Ok(Ok(length)) if answer[..length].starts_with(b"HTTP/1.1 200"))
}

/// Whether the server has closed the connection.
async fn is_closed(stream: &mut TcpStream) -> bool {
    let read = timeout(Duration::from_millis(300), stream.read(&mut [0; 1])).await;
    matches!(read, Ok(Ok(0) | Err(_)))
}

/// Asks for four megabytes, takes so many bytes of them at a time, and tells when the server has enough.
async fn closed_after(server: &Server, bytes: usize, pause: Duration) -> Duration {
    let mut stream = server.client(1).await;
    ask(&mut stream, "4000000").await;
    let begun = Instant::now();
    let mut part = vec![0; bytes];
    while begun.elapsed() < Duration::from_secs(20) {
        sleep(pause).await;
        match stream.read(&mut part).await {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        // A connection that was cut off takes nothing any more.
        if stream.try_write(b"\r\n").is_err() {
            break;
        }
    }
    begun.elapsed()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_not_taken_is_given_up() {
    let server = Server::start(limits()).await;
    let (still, bytewise, slow, dragging) = tokio::join!(
        closed_after(&server, 1, Duration::from_secs(3)),
        closed_after(&server, 1, Duration::from_millis(1400)),
        closed_after(&server, 100, Duration::from_millis(200)),
        closed_after(&server, 30_000, Duration::from_millis(200)),
    );
    assert!(still < Duration::from_secs(4), "{still:?}");
    assert!(bytewise < Duration::from_secs(5), "{bytewise:?}");
    assert!(slow < Duration::from_secs(8), "{slow:?}");
    // Fast enough for a while; but no answer takes for ever.
    assert!(dragging > Duration::from_secs(11), "{dragging:?}");
    assert!(dragging < Duration::from_secs(16), "{dragging:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_client_that_reads_on_gets_all_of_its_answer() {
    let server = Server::start(limits()).await;
    let mut stream = server.client(1).await;
    ask(&mut stream, "400000").await;
    let mut read = 0;
    let mut part = vec![0; 40_000];
    while read < 400_000 {
        sleep(Duration::from_millis(40)).await;
        let length = stream.read(&mut part).await.unwrap();
        assert_ne!(length, 0, "cut off after {read} bytes");
        read += length;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_its_limit_a_network_loses_the_connection_that_was_idle_longest() {
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
