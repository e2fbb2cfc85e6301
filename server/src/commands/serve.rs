//! `reedling serve`.

use std::{io::Write, net::SocketAddr, time::Duration};

use anyhow::{Context, Result};
use tokio::{net::TcpListener, signal, sync::watch, time::timeout};

use super::start;
use crate::{
    config::{Config, flags::SettingFlags},
    http,
    jobs::{self, Outside},
    mail::transport::Mailer,
    ports::planner::ChatPlanner,
    serve::serve,
    services::health,
};

/// How long the job at hand may take when the server ends.
const WORKER_FAREWELL: Duration = Duration::from_secs(1);

/// Serves until the process is told to end.
///
/// # Errors
/// One sentence about a setting, the port, the data folder or the database.
pub async fn run(flags: &SettingFlags) -> Result<()> {
    let mut config = start::settings(flags)?;
    let listener = listen(&mut config).await?;
    let address = listener.local_addr()?;
    let outside = Outside {
        mailer: Mailer::from_config(&config)?,
        planner: ChatPlanner::from_config(&config)?,
    };
    let db = start::database(&config).await?;
    let state = start::state(config, db)?;
    if health::has_demo_accounts(&state).await? {
        tracing::warn!(
            "the demo accounts exist, with a password that everybody knows; never serve a real school with them"
        );
    }
    let (stop, stopped) = watch::channel(false);
    let worker = tokio::spawn(jobs::run(state.clone(), outside, stopped.clone()));
    tokio::spawn(async move {
        told_to_end().await;
        tracing::info!("ending");
        stop.send_replace(true);
    });
    announce(address)?;
    serve(listener, http::app(state.clone()), stopped).await;
    // A job that takes longer is done again when its lease is over.
    timeout(WORKER_FAREWELL, worker).await.ok();
    state.db.close().await;
    Ok(())
}

/// Takes the port; without another public address the app's links lead to it.
async fn listen(config: &mut Config) -> Result<TcpListener> {
    let listener = TcpListener::bind(&config.bind)
        .await
        .with_context(|| format!("The address {} cannot be listened on", config.bind))?;
    if config.public_url == format!("http://{}", config.bind) {
        config.public_url = format!("http://{}", listener.local_addr()?);
    }
    Ok(listener)
}

/// The line that scripts wait for.
fn announce(address: SocketAddr) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "listening on http://{address}")?;
    out.flush()?;
    Ok(())
}

/// Waits for SIGTERM or Ctrl-C.
async fn told_to_end() {
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
