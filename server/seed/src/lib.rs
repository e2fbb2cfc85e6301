//! `seed-demo`: a school to try things in, of the demo's size or of any other (D11).

#![warn(unreachable_pub)]

mod actions;
mod audit;
mod demo;
mod demo_data;
mod feedback;
mod notes;
mod notices;
mod people;
mod rng;
mod rows;
mod students;
mod timetable;
pub mod volume;

use anyhow::{Result, ensure};
use chrono::NaiveDate;
use reedling_core::time::day_start;
use reedling_db::Tx;
use reedling_server::{config, health::queries::diagnostics, state::AppState};

use self::{people::SchoolBuilder, rng::Rng, volume::Volume};

/// What to fill the database with.
#[derive(Clone, Copy, Debug)]
pub struct SeedOptions {
    /// The amounts; the demo school when absent.
    pub volume: Option<Volume>,
    /// The seed.
    pub seed: u64,
    /// The day that counts as today; the present one when absent.
    pub day: Option<NaiveDate>,
}

/// Fills the database in one transaction: all of it is there afterwards, or nothing. `written` gets the
/// number of lessons so far.
///
/// # Errors
/// When the demo accounts exist already, or the database fails.
pub async fn fill(state: &AppState, options: SeedOptions, written: impl Fn(u64)) -> Result<()> {
    let password_hash = state
        .passwords
        .hash(config::demo::PASSWORD.to_owned())
        .await?;
    let zone = state.school_zone();
    let today = options.day.unwrap_or_else(|| zone.day(state.clock.now()));
    let is_live = options.volume.is_none() && options.day.is_none();
    let mut school = SchoolBuilder {
        rows: rows::Rows::default(),
        rng: Rng::new(options.seed),
        now: if is_live {
            state.clock.now()
        } else {
            day_start(&zone, today)
        },
        today,
        zone,
        password_hash,
    };
    let now = school.now;
    let filled = async |tx: Tx| {
        ensure!(
            !diagnostics::any_address(&tx, &config::demo::ADDRESSES).await?,
            "The demo accounts exist already in this database; nothing was written."
        );
        match options.volume {
            Some(volume) => volume::fill(&mut school, state, &tx, volume, written).await?,
            None => {
                let actions = demo::fill(&mut school)?;
                school.rows.write(&tx).await?;
                actions::perform(state, &tx, actions).await?;
            }
        }
        Ok(())
    };
    state.db.transaction((), || now, filled).await
}
