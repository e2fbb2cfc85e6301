//! More than fits: connections, headers, bodies that never end.

use std::{
    io::{Read, Write},
    net::TcpStream,
    time::{Duration, Instant},
};

use crate::support::{Folder, Server};

/// What the server answers to these bytes before it closes the connection.
fn exchange(url: &str, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(url.trim_start_matches("http://")).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(15)))
        .unwrap();
    stream.write_all(bytes).ok();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok();
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn headers_that_are_too_long_are_refused() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let long = format!(
        "GET /api/health HTTP/1.1\r\nhost: r\r\nx-long: {}\r\n\r\n",
        "x".repeat(200_000)
    );
    let answer = exchange(&server.url, long.as_bytes());
    assert!(answer.starts_with("HTTP/1.1 431 "), "{answer}");
}

/// The status of a request with these lines after its first.
fn status_of(url: &str, version: &str, lines: &str) -> String {
    let request = format!("GET /api/health HTTP/{version}\r\n{lines}connection: close\r\n\r\n");
    let answer = exchange(url, request.as_bytes());
    let status = answer.split(' ').nth(1).unwrap_or_default().to_owned();
    if status == "400" || status == "431" {
        assert!(answer.contains("content-security-policy: "), "{answer}");
        assert!(answer.contains("\"code\":"), "{answer}");
    }
    status
}

#[test]
fn the_limit_of_headers_is_the_one_that_is_told() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    for (bytes, status) in [(31 * 1024, "200"), (33 * 1024, "431"), (50 * 1024, "431")] {
        let long = format!("host: r\r\nx-long: {}\r\n", "x".repeat(bytes));
        assert_eq!(status_of(&server.url, "1.1", &long), status, "{bytes}");
    }
}

#[test]
fn a_request_names_the_one_host_that_it_is_for() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    for (version, lines, status) in [
        ("1.1", "host: music.example:8080\r\n", "200"),
        ("1.1", "host: [::1]:8080\r\n", "200"),
        ("1.1", "", "400"),
        (
            "1.1",
            "host: music.example\r\nhost: music.example\r\n",
            "400",
        ),
        ("1.1", "host: a b\r\n", "400"),
        ("1.1", "host: user@music.example\r\n", "400"),
        ("1.0", "", "200"),
        ("1.0", "host: a\r\nhost: b\r\n", "400"),
    ] {
        assert_eq!(
            status_of(&server.url, version, lines),
            status,
            "{version} {lines}"
        );
    }
}

/// A client that says nothing, or a part of its headers, keeps its connection for ten seconds.
#[test]
fn headers_that_do_not_arrive_are_given_up() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    std::thread::scope(|scope| {
        for part in ["", "GET /api/health HTTP/1.1\r\nhost: r\r\n"] {
            let url = &server.url;
            scope.spawn(move || {
                let begun = Instant::now();
                assert_eq!(exchange(url, part.as_bytes()), "");
                let kept = begun.elapsed();
                assert!((9..14).contains(&kept.as_secs()), "{kept:?}");
            });
        }
    });
}

#[test]
fn a_body_that_does_not_arrive_is_given_up() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let begun = Instant::now();
    let slow = "POST /api/auth/login HTTP/1.1\r\nhost: r\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";
    let answer = exchange(&server.url, slow.as_bytes());
    assert!(
        begun.elapsed() < Duration::from_secs(14),
        "{:?}",
        begun.elapsed()
    );
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("\"code\":"), "{answer}");
}

/// With no file handle left, the server waits for one instead of ending or spinning.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn more_connections_than_file_handles_pass_without_harm() {
    let folder = Folder::new();
    let mut command = folder.reedling_after("ulimit -n 96", &["serve"]);
    let server = Server::start(&mut command);
    let address = server.url.trim_start_matches("http://");
    let crowd: Vec<_> = (0..200)
        .filter_map(|_| TcpStream::connect(address).ok())
        .collect();
    // Those that were idle longest make room for the others.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let before = processor_time(&server);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let busy = processor_time(&server) - before;
    assert!(
        busy < 100,
        "it used {busy} hundredths of a second in two seconds"
    );
    drop(crowd);
    assert_eq!(server.get("/api/health").await.status(), 200);
}

/// Hundredths of a second that the process has used.
#[cfg(target_os = "linux")]
fn processor_time(server: &Server) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", server.id())).unwrap();
    let (_, fields) = stat.rsplit_once(')').unwrap();
    let fields: Vec<&str> = fields.split_whitespace().collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}
