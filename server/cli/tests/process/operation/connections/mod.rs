//! Connections that are taken, closed for others, or cut off. The times are a tenth of the server's own.

mod slots;
mod slow;

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use poem::{Endpoint, EndpointExt, endpoint::make};
use reedling_server::api::serve::{limits::Limits, serve};
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
