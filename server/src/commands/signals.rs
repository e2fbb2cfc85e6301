//! What an operator, or the system, tells a running process.

use tokio::signal;

/// Waits for SIGTERM or Ctrl-C.
pub async fn told_to_end() {
    let interrupt = async { signal::ctrl_c().await.ok() };
    #[cfg(unix)]
    {
        let Ok(mut terminate) = signal::unix::signal(signal::unix::SignalKind::terminate()) else {
            interrupt.await;
            return;
        };
        tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
    }
    #[cfg(not(unix))]
    interrupt.await;
}
