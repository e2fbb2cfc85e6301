//! A way to PostgreSQL that can be closed and opened again.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    time::sleep,
};

/// What becomes of what is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Way {
    /// It comes through.
    Open,
    /// Every connection ends, and new ones end at once.
    Closed,
    /// It is swallowed, and so is the rest of what these connections send later.
    Silent,
}

/// A way to a server.
pub struct Gate(Arc<AtomicU8>);

impl Gate {
    /// Leads to the server of a database; the database's address through it.
    pub async fn before(url: &str) -> (Self, String) {
        let mut address = url::Url::parse(url).unwrap();
        let port = address.port().unwrap_or(5432);
        let target = format!("{}:{port}", address.host_str().unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        address.set_port(Some(port)).unwrap();
        let way = Arc::new(AtomicU8::new(Way::Open as u8));
        let seen = way.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(lead(client, target.clone(), seen.clone()));
            }
        });
        (Self(way), address.to_string())
    }

    /// Opens or closes it.
    pub fn set(&self, way: Way) {
        self.0.store(way as u8, Relaxed);
    }
}

/// Leads one connection to the server, as long as the gate lets it.
async fn lead(client: TcpStream, target: String, way: Arc<AtomicU8>) {
    let is = |wanted: Way| way.load(Relaxed) == wanted as u8;
    if is(Way::Closed) {
        return;
    }
    let server = TcpStream::connect(target).await.unwrap();
    let ((from_client, to_client), (from_server, to_server)) =
        (client.into_split(), server.into_split());
    let closed = async {
        while !is(Way::Closed) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::select! {
        _ = pass(from_client, to_server, &way) => {}
        _ = pass(from_server, to_client, &way) => {}
        () = closed => {}
    }
}

/// Passes on what is sent, until it is swallowed once: what comes after it would make no sense.
async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    way: &AtomicU8,
) -> std::io::Result<()> {
    let mut buffer = vec![0; 16 * 1024];
    let mut is_lost = false;
    loop {
        let length = from.read(&mut buffer).await?;
        if length == 0 {
            return Ok(());
        }
        is_lost |= way.load(Relaxed) == Way::Silent as u8;
        if !is_lost {
            to.write_all(&buffer[..length]).await?;
        }
    }
}
