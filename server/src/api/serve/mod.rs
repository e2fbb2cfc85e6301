//! The accept loop. poem's own has no timeouts for HTTP/1: a client that never finishes its headers, or never reads its
//! answers, would hold its connection for ever.

pub mod limits;
mod progress;
mod slots;

use std::{convert::Infallible, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulConnection,
};
use poem::{
    Addr, Endpoint, EndpointExt, Request, Response,
    http::{HeaderValue, header, uri::Scheme},
    web::{LocalAddr, RemoteAddr},
};
use socket2::SockRef;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{mpsc, watch},
    time::{sleep, sleep_until, timeout},
};

use self::{
    limits::Limits,
    progress::{MeteredStream, Progress},
    slots::ConnectionSlots,
};

/// The most that hyper reads for a request's line and headers; the layers refuse shorter ones already.
const HEADER_BYTES: usize = 64 * 1024;
/// How much of an answer the kernel buffers for a client that does not read.
const SEND_BUFFER: usize = 64 * 1024;
/// Pause after a connection could not be accepted, such as when no file handle is left.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// The answer to a client for whom there is no slot.
const NO_SLOT: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// Serves until `stopped` turns true, then for a moment longer, and answers what it has taken: requests in progress, and
/// those of clients that have only just connected.
pub async fn serve<E>(
    listener: TcpListener,
    app: E,
    limits: Limits,
    mut stopped: watch::Receiver<bool>,
) where
    E: Endpoint + 'static,
{
    let app = Arc::new(app.map_to_response());
    let slots = ConnectionSlots::new(limits);
    let (closing, closes) = watch::channel(false);
    // Each connection holds one until it ends.
    let (open, mut all_ended) = mpsc::channel::<Infallible>(1);
    let ending = stopped.clone();
    let spawn_connection = |(stream, peer): (TcpStream, SocketAddr)| {
        let context = ConnectionContext {
            slots: slots.clone(),
            closing: closes.clone(),
            open: open.clone(),
            ending: ending.clone(),
        };
        tokio::spawn(context.of(stream, peer, app.clone()));
    };
    let ended = async {
        stopped.wait_for(|stopped| *stopped).await.ok();
        sleep(slots.limits().notice).await;
    };
    tokio::pin!(ended);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut ended => break,
        };
        match accepted {
            Ok(accepted) => spawn_connection(accepted),
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                slots.close_longest_idle();
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
    accepted_already(listener)
        .into_iter()
        .for_each(spawn_connection);
    closing.send_replace(true);
    drop(open);
    if timeout(slots.limits().grace, all_ended.recv())
        .await
        .is_err()
    {
        tracing::warn!("some requests did not finish in time");
    }
}

/// The connections that the kernel has accepted already, also those that the runtime has not heard of yet.
fn accepted_already(listener: TcpListener) -> Vec<(TcpStream, SocketAddr)> {
    let mut accepted = Vec::new();
    let Ok(listener) = listener.into_std() else {
        return accepted;
    };
    while let Ok((stream, peer)) = listener.accept() {
        let stream = stream
            .set_nonblocking(true)
            .and_then(|()| TcpStream::from_std(stream));
        accepted.extend(stream.map(|stream| (stream, peer)));
    }
    accepted
}

/// What serving a connection needs.
struct ConnectionContext {
    slots: Arc<ConnectionSlots>,
    closing: watch::Receiver<bool>,
    open: mpsc::Sender<Infallible>,
    ending: watch::Receiver<bool>,
}

impl ConnectionContext {
    /// Answers the requests of one connection until one side closes it.
    async fn of<E>(mut self, stream: TcpStream, peer: SocketAddr, app: Arc<E>)
    where
        E: Endpoint<Output = Response> + 'static,
    {
        let progress = Arc::new(Progress::default());
        let Some(slot) = self.slots.enter(peer.ip(), &progress).await else {
            stream.try_write(NO_SLOT).ok();
            return;
        };
        let limits = self.slots.limits();
        let connection = connection(stream, peer, app, &progress, self.ending, limits.headers);
        let mut connection = pin!(connection);
        // hyper closes a connection at once whose request it has not read yet, although it may be on its way.
        let closed = async {
            self.closing.wait_for(|closing| *closing).await.ok();
            sleep(limits.notice).await;
        };
        tokio::select! {
            // A client that goes away, or sends its headers too slowly, is not an error of the server.
            _ = &mut connection => {}
            () = slot.revoked() => {}
            () = too_slow(&progress, limits) => {}
            () = closed => {
                connection.as_mut().graceful_shutdown();
                tokio::select! {
                    _ = connection => {}
                    () = too_slow(&progress, limits) => {}
                }
            }
        }
        drop(self.open);
    }
}

/// Waits until the client takes an answer too slowly.
async fn too_slow(progress: &Progress, limits: &Limits) {
    while let Some(next) = progress.next_check(limits) {
        sleep_until(next).await;
    }
    progress.abandon();
}

/// One connection, as a future.
fn connection<E>(
    stream: TcpStream,
    peer: SocketAddr,
    app: Arc<E>,
    progress: &Arc<Progress>,
    ending: watch::Receiver<bool>,
    headers: Duration,
) -> impl GracefulConnection<Error = hyper::Error> + Send + 'static
where
    E: Endpoint<Output = Response> + 'static,
{
    // Send at once: answers are small and written whole, so waiting to fill a packet would only delay them.
    stream.set_nodelay(true).ok();
    SockRef::from(&stream)
        .set_send_buffer_size(SEND_BUFFER)
        .ok();
    let local = LocalAddr(
        stream
            .local_addr()
            .map_or_else(|_| Addr::custom("tcp", ""), Addr::SocketAddr),
    );
    let stream = MeteredStream::new(stream, progress.clone());
    let progress = progress.clone();
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        progress.request_started();
        let remote = RemoteAddr(Addr::SocketAddr(peer));
        let request: Request = (request, local.clone(), remote, Scheme::HTTP).into();
        let (app, ending, progress) = (app.clone(), ending.clone(), progress.clone());
        async move {
            let mut response = app.get_response(request).await;
            progress.response_ready();
            if *ending.borrow() {
                // Close the connection, so that the next request goes to a server that stays.
                let close = HeaderValue::from_static("close");
                response.headers_mut().insert(header::CONNECTION, close);
            }
            Ok::<_, Infallible>(hyper::Response::from(response))
        }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(headers)
        .max_buf_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), service)
}
