//! The loop that accepts connections. poem's own sets no timer on HTTP/1: a client that never finishes its
//! headers would hold its connection for ever.

use std::{convert::Infallible, net::SocketAddr, sync::Arc, time::Duration};

use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::{GracefulConnection, GracefulShutdown},
};
use poem::{
    Addr, Endpoint, EndpointExt, Request, Response,
    http::uri::Scheme,
    web::{LocalAddr, RemoteAddr},
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    time::{sleep, timeout},
};

/// How long the headers of a request may take; also how long a connection may stay idle.
const HEADER_TIME: Duration = Duration::from_secs(10);
/// The most that a request's line and headers may take up.
const HEADER_BYTES: usize = 32 * 1024;
/// How many connections are open at once; further ones wait to be accepted.
const CONNECTIONS: usize = 4096;
/// How long the requests that have begun may take when the server ends.
const FAREWELL: Duration = Duration::from_secs(8);
/// Pause after a connection could not be accepted, such as when no file handle is left.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// Serves until `stopped` turns true, then lets the requests that have begun finish.
pub async fn serve<E>(listener: TcpListener, app: E, mut stopped: watch::Receiver<bool>)
where
    E: Endpoint + 'static,
{
    let app = Arc::new(app.map_to_response());
    let free = Arc::new(Semaphore::new(CONNECTIONS));
    let graceful = GracefulShutdown::new();
    loop {
        let accepted = async {
            let permit = free.clone().acquire_owned().await;
            (listener.accept().await, permit)
        };
        let (accepted, permit) = tokio::select! {
            accepted = accepted => accepted,
            _ = stopped.wait_for(|stopped| *stopped) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let connection = graceful.watch(connection(stream, peer, app.clone()));
                tokio::spawn(async move {
                    // A client that goes away, or is too slow, is no error of the server's.
                    connection.await.ok();
                    drop(permit);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
    drop(listener);
    if timeout(FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
}

/// One connection, ready to be polled.
fn connection<E>(
    stream: TcpStream,
    peer: SocketAddr,
    app: Arc<E>,
) -> impl GracefulConnection<Error = hyper::Error> + Send + 'static
where
    E: Endpoint<Output = Response> + 'static,
{
    // Answers are small and written whole; waiting to fill a packet would only delay them.
    stream.set_nodelay(true).ok();
    let local = LocalAddr(
        stream
            .local_addr()
            .map_or_else(|_| Addr::custom("tcp", ""), Addr::SocketAddr),
    );
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let remote = RemoteAddr(Addr::SocketAddr(peer));
        let request: Request = (request, local.clone(), remote, Scheme::HTTP).into();
        let app = app.clone();
        async move { Ok::<_, Infallible>(hyper::Response::from(app.get_response(request).await)) }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME)
        .max_buf_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service)
}
