//! Signals that end the process.

use tokio::signal;

/// Installs handlers for SIGTERM and Ctrl-C now; the future waits for the first signal.
#[cfg(unix)]
pub(crate) fn shutdown_signal() -> impl Future<Output = ()> {
    use signal::unix::{SignalKind, signal};

    let heard = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        let [Ok(mut interrupt), Ok(mut terminate)] = heard else {
            signal::ctrl_c().await.ok();
            return;
        };
        tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
pub async fn shutdown_signal() {
    signal::ctrl_c().await.ok();
}
