//! `reedling migrate`: the newest schema, without serving.

use anyhow::Result;
use reedling_server::config::flags::SettingFlags;

use super::start;

/// Brings the database to the newest schema.
pub(crate) async fn run(flags: &SettingFlags) -> Result<()> {
    let config = start::settings(flags)?;
    start::database(&config).await?.close().await;
    Ok(())
}
