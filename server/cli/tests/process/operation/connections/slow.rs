//! Clients that take their answer slowly.

use std::time::{Duration, Instant};

use tokio::{io::AsyncReadExt, time::sleep};

use super::{Server, ask, limits};

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
async fn slow_but_steady_reader_gets_its_whole_answer() {
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
