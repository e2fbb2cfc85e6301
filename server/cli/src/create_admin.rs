//! `reedling create-admin`.

use std::io::{BufRead, Write};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use reedling_core::access::TeachingRole;
use reedling_server::{accounts::administrators, config::flags::SettingFlags, error::AppError};

use super::start;

/// Who becomes an administrator, or a teacher.
#[derive(Args, Clone, Debug)]
pub(crate) struct AdminFlags {
    /// Full name
    #[arg(long)]
    name: String,
    /// Sign-in address
    #[arg(long)]
    email: String,
    /// Make a teacher instead, who waits for nobody's approval: for a teacher who works alone
    #[arg(long)]
    teacher: bool,
}

/// Creates an administrator, or a teacher, with the password from standard input.
pub(crate) async fn run(settings: &SettingFlags, flags: &AdminFlags) -> Result<()> {
    let config = start::settings(settings)?;
    let mut password = String::new();
    std::io::stdin()
        .lock()
        .read_line(&mut password)
        .context("The password cannot be read from standard input")?;
    let password = password.trim_end_matches(['\r', '\n']).to_owned();
    let db = start::database(&config).await?;
    let state = start::state(config, db)?;
    let role = if flags.teacher {
        TeachingRole::Teacher
    } else {
        TeachingRole::Administrator
    };
    administrators::create(&state, role, &flags.name, &flags.email, password)
        .await
        .map_err(sentence)?;
    state.db.wait_until_on_disk().await?;
    state.db.close().await;
    writeln!(std::io::stdout(), "{} may sign in now.", flags.email)?;
    Ok(())
}

/// The messages of the broken rules.
fn sentence(error: AppError) -> anyhow::Error {
    match error {
        AppError::Invalid(violations) => {
            let texts: Vec<&str> = violations.iter().map(|one| one.message.as_ref()).collect();
            anyhow!("{}", texts.join(", "))
        }
        other => other.into(),
    }
}
