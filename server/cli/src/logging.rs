//! Log lines: structured, on standard error, without tokens and personal data.

use reedling_server::config::LogFormat;
use tracing_subscriber::{EnvFilter, fmt, prelude::*};

/// What is logged unless `RUST_LOG` says otherwise. PostgreSQL remarks on every `ROLLBACK` that had nothing to do.
const DEFAULT_FILTER: &str = "info,sea_orm_migration=warn,sqlx=error,sea_orm=warn";

/// Sends log lines to standard error in that format; the second call of a process changes nothing.
pub(crate) fn start(format: LogFormat) {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(DEFAULT_FILTER));
    let lines = fmt::layer().with_writer(std::io::stderr).with_target(false);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines
            .json()
            .flatten_event(true)
            .with_current_span(true)
            .with_span_list(false)
            .boxed(),
    };
    tracing_subscriber::registry()
        .with(filter)
        .with(lines)
        .try_init()
        .ok();
}
