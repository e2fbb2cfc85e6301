//! `reedling serve`.

use std::{io::Write, net::SocketAddr, time::Duration};

use anyhow::{Context, Result, ensure};
use reedling_server::{
    api::{
        assets::{self, kept},
        serve::{limits::Limits, serve},
    },
    app::{self, worker},
    config::{
        Config, flags::SettingFlags, registration::Registration, required_factor::RequiredFactor,
    },
    health::probe::{self, Probe},
    mail::transport::Mailer,
    state::{AppState, monitor::Monitor},
    telemetry::{self, endpoint::MetricsEndpoint},
    time::rules,
};
use tokio::{
    net::TcpListener,
    sync::watch::{self, Receiver},
    task::JoinHandle,
    time::timeout,
};

use super::{signals, start};

/// How long a running job may take when the server ends, while requests finish.
const WORKER_GRACE: Duration = Duration::from_secs(8);

/// Serves until the process is told to end.
///
/// # Errors
/// One sentence about a setting, the port, the data folder or the database.
pub(crate) async fn run(flags: &SettingFlags) -> Result<()> {
    let mut config = start::settings(flags)?;
    let listener = listen(&mut config).await?;
    let address = listener.local_addr()?;
    let mailer = Mailer::from_config(&config)?;
    let metrics = match &config.metrics_bind {
        Some(bind) => Some(bind_port(bind).await?),
        None => None,
    };
    let db = start::database_to_serve(&config).await?;
    let state = start::state(config, db)?;
    let zones = rules::in_use();
    tracing::info!(
        version = zones.version,
        source = zones.source(),
        "rules of time zones"
    );
    ensure!(
        state.sealing.is_some() || state.config.require_second_factor == RequiredFactor::None,
        "REEDLING_REQUIRE_SECOND_FACTOR needs REEDLING_SECRET_KEY, or a file secret.key that can be used."
    );
    if probe::has_demo_accounts(&state).await? {
        tracing::warn!(
            "the demo accounts exist, with a password that everybody knows; never serve a real school with them"
        );
    }
    let mut probe = Probe::default();
    probe.run(&state).await;
    let (stop, stopped) = watch::channel(false);
    tokio::spawn(probe::watch(state.clone(), probe, stopped.clone()));
    let worker = tokio::spawn(worker::run(state.clone(), mailer, stopped.clone()));
    tokio::spawn(store_app_files(state.clone()));
    tokio::spawn(shut_down_on_signal(stop, state.health.clone()));
    if let Some(listener) = metrics {
        serve_metrics(listener, &state, stopped.clone())?;
    }
    announce(address, state.config.registration)?;
    tokio::join!(
        serve(
            listener,
            app::app(state.clone()),
            limits(&state.config),
            stopped.clone()
        ),
        finish(worker, stopped)
    );
    state.db.close().await;
    Ok(())
}

/// Stores the app's files for the next release to serve; without them open pages of this one have to be reloaded then.
async fn store_app_files(state: AppState) {
    let kept = kept::keep(&state, assets::hashed_files(state.app_files)).await;
    if let Err(error) = kept {
        tracing::warn!(%error, "the app's files were not kept for the next release");
    }
}

/// Shuts everything down on the first signal, and exits at once on the second.
async fn shut_down_on_signal(stop: watch::Sender<bool>, health: Monitor) {
    signals::shutdown_signal().await;
    tracing::info!("ending");
    health.end();
    stop.send_replace(true);
    signals::shutdown_signal().await;
    tracing::warn!("ended at once");
    std::process::exit(1);
}

/// Waits for the running job. One that takes longer is done again when its lease expires.
async fn finish(worker: JoinHandle<()>, mut stopped: Receiver<bool>) {
    stopped.wait_for(|stopped| *stopped).await.ok();
    if timeout(WORKER_GRACE, worker).await.is_err() {
        tracing::warn!("a job did not finish in time and will be done again");
    }
}

/// Answers Prometheus on a port of its own.
fn serve_metrics(listener: TcpListener, state: &AppState, stopped: Receiver<bool>) -> Result<()> {
    let handle = telemetry::start()?;
    tracing::info!("metrics at http://{}/metrics", listener.local_addr()?);
    tokio::spawn(telemetry::endpoint::run_upkeep(handle.clone()));
    tokio::spawn(serve(
        listener,
        MetricsEndpoint::new(state.clone(), handle),
        Limits::default(),
        stopped,
    ));
    Ok(())
}

/// The limits of connections.
fn limits(config: &Config) -> Limits {
    let limits = Limits {
        per_network: usize::try_from(config.connections_per_network).unwrap_or(usize::MAX),
        proxies: config.trusted_proxies.clone(),
        ..Limits::default()
    };
    limits.within_file_handles()
}

async fn bind_port(bind: &str) -> Result<TcpListener> {
    TcpListener::bind(bind)
        .await
        .with_context(|| format!("The address {bind} cannot be listened on"))
}

/// Binds the port; without another public address the app's links lead to it.
async fn listen(config: &mut Config) -> Result<TcpListener> {
    let listener = bind_port(&config.bind).await?;
    if config.public_url == format!("http://{}", config.bind) {
        config.public_url = format!("http://{}", listener.local_addr()?);
    }
    Ok(listener)
}

/// Prints who may register, and the line that scripts wait for.
fn announce(address: SocketAddr, registration: Registration) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "registration: {}", registration.as_str())?;
    writeln!(out, "listening on http://{address}")?;
    out.flush()?;
    Ok(())
}
