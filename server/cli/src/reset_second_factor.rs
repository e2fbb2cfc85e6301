//! `reedling reset-second-factor`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use reedling_server::{
    accounts::second_factor::ending::reset_by_operator, config::flags::SettingFlags,
};

use super::start;

/// Whose second factor is turned off.
#[derive(Args, Clone, Debug)]
pub(crate) struct ResetFlags {
    /// Sign-in address
    #[arg(long)]
    email: String,
}

/// Turns somebody's second factor off.
pub(crate) async fn run(settings: &SettingFlags, flags: &ResetFlags) -> Result<()> {
    let config = start::settings(settings)?;
    let db = start::database(&config).await?;
    let state = start::state(config, db)?;
    let name = reset_by_operator(&state, &flags.email).await?;
    state.db.wait_until_on_disk().await?;
    state.db.close().await;
    writeln!(
        std::io::stdout(),
        "{name} signs in with the password alone now."
    )?;
    Ok(())
}
