//! `reedling approve`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use reedling_server::{admin::approvals, config::flags::SettingFlags};

use super::start;

/// Who is approved.
#[derive(Args, Clone, Debug)]
pub(crate) struct ApproveFlags {
    /// Sign-in address
    #[arg(long)]
    email: String,
}

/// Approves a teacher who waits for it.
pub(crate) async fn run(settings: &SettingFlags, flags: &ApproveFlags) -> Result<()> {
    let config = start::settings(settings)?;
    let db = start::database(&config).await?;
    let state = start::state(config, db)?;
    let name = approvals::approve_by_operator(&state, &flags.email).await?;
    state.db.wait_until_on_disk().await?;
    state.db.close().await;
    writeln!(std::io::stdout(), "{name} may use Reedling now.")?;
    Ok(())
}
