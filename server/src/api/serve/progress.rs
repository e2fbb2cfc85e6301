//! The state of a connection: whether a request is in progress, and how fast the client takes the answers.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::Instant,
};

use super::limits::Limits;

/// How long an answer may make no progress before its connection counts as idle.
const IDLE_AFTER: Duration = Duration::from_secs(1);

/// Shared by a connection's stream and its watcher.
#[derive(Debug)]
pub(super) struct Progress(Mutex<State>);

#[derive(Debug)]
struct State {
    /// Whether a request is in progress.
    working: bool,
    /// Since when the connection is idle.
    idle_since: Option<Instant>,
    /// The bytes that the kernel has not taken yet.
    answer: Option<Answer>,
    /// Whether unsent bytes are discarded when the connection closes.
    abandoned: bool,
}

#[derive(Clone, Copy, Debug)]
struct Answer {
    begun: Instant,
    /// When the kernel last took a part of it, which it does when the client has read some.
    moved: Instant,
    window_begun: Instant,
    window_bytes: u64,
}

impl Default for Progress {
    fn default() -> Self {
        Self(Mutex::new(State {
            working: false,
            idle_since: Some(Instant::now()),
            answer: None,
            abandoned: false,
        }))
    }
}

impl Progress {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request has arrived.
    pub(super) fn request_started(&self) {
        let mut state = self.state();
        state.working = true;
        state.idle_since = None;
    }

    /// Its answer is ready to be sent.
    pub(super) fn response_ready(&self) {
        self.state().working = false;
    }

    /// Since when the connection is idle; none while it is not.
    pub(super) fn idle_since(&self) -> Option<Instant> {
        let state = self.state();
        match &state.answer {
            Some(answer) => (answer.moved.elapsed() >= IDLE_AFTER).then_some(answer.moved),
            None => state.idle_since,
        }
    }

    /// When to check again whether the client is too slow; none when it is.
    pub(super) fn next_check(&self, limits: &Limits) -> Option<Instant> {
        let now = Instant::now();
        let mut state = self.state();
        let Some(answer) = &mut state.answer else {
            // An answer that begins right after this has at least as long.
            return Some(now + limits.stall);
        };
        if now >= answer.window_begun + limits.window {
            if answer.window_bytes < limits.window_bytes {
                return None;
            }
            answer.window_begun = now;
            answer.window_bytes = 0;
        }
        let next = (answer.moved + limits.stall)
            .min(answer.window_begun + limits.window)
            .min(answer.begun + limits.answer);
        (next > now).then_some(next)
    }

    /// Closes the connection without waiting for its client to take the rest.
    pub(super) fn abandon(&self) {
        let mut state = self.state();
        state.abandoned = state.answer.is_some();
    }

    /// The kernel took so many of the waiting bytes.
    fn sent(&self, bytes: usize) {
        let now = Instant::now();
        let mut state = self.state();
        let answer = state.answer.get_or_insert(Answer {
            begun: now,
            moved: now,
            window_begun: now,
            window_bytes: 0,
        });
        if bytes > 0 {
            answer.moved = now;
            answer.window_bytes += bytes as u64;
        }
    }

    /// The kernel has taken everything.
    fn flushed(&self) {
        let mut state = self.state();
        if state.answer.take().is_some() && !state.working {
            state.idle_since = Some(Instant::now());
        }
    }
}

/// A connection whose writing is watched.
pub(super) struct MeteredStream {
    stream: TcpStream,
    progress: Arc<Progress>,
}

impl MeteredStream {
    /// Watches a connection.
    pub(super) fn new(stream: TcpStream, progress: Arc<Progress>) -> Self {
        Self { stream, progress }
    }

    fn record(&self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match &written {
            Poll::Ready(Ok(bytes)) => self.progress.sent(*bytes),
            Poll::Ready(Err(_)) => {}
            Poll::Pending => self.progress.sent(0),
        }
        written
    }
}

impl Drop for MeteredStream {
    fn drop(&mut self) {
        if self.progress.state().abandoned {
            // Reset the connection; otherwise the kernel would keep what the client does not take.
            self.stream.set_zero_linger().ok();
        }
    }
}

impl AsyncRead for MeteredStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for MeteredStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.record(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.record(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Asked for when every byte has been written.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_flush(cx))?;
        self.progress.flushed();
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
