//! `reedling check-zones`.

use std::io::Write;

use anyhow::Result;
use chrono::NaiveDateTime;
use clap::Args;
use reedling_server::{
    config::flags::SettingFlags,
    lessons::check_zones::{Counts, Differing, Then, check_zones},
    time::rules,
};

use super::start;

/// Whether lessons are put back.
#[derive(Args, Clone, Debug)]
pub(crate) struct CheckFlags {
    /// Put the lessons back; without it they are only listed
    #[arg(long)]
    apply: bool,
}

/// Lists the coming lessons that start at another time of day than was meant, and puts them back.
pub(crate) async fn run(settings: &SettingFlags, flags: &CheckFlags) -> Result<()> {
    let config = start::settings(settings)?;
    let db = start::database(&config).await?;
    let state = start::state(config, db)?;
    let mut out = std::io::stdout();
    let rules = rules::in_use();
    writeln!(
        out,
        "Rules of time zones: {} ({}).",
        rules.version,
        rules.source()
    )?;
    let then = if flags.apply {
        Then::PutBack
    } else {
        Then::Show
    };
    let found = |differing| -> Result<()> { Ok(writeln!(out, "{}", line(&differing))?) };
    let counts = check_zones(&state, then, found).await?;
    if flags.apply {
        state.db.wait_until_on_disk().await?;
    }
    state.db.close().await;
    write!(std::io::stdout(), "{}", told(counts, then))?;
    Ok(())
}

/// A lesson on one line, whatever its title has.
fn line(lesson: &Differing) -> String {
    let time = |at: NaiveDateTime| at.format("%Y-%m-%d %H:%M").to_string();
    let text = format!(
        "{}  meant {}, shown {} ({})  {}: {}",
        lesson.id,
        time(lesson.meant),
        time(lesson.shown),
        lesson.zone.name(),
        lesson.teacher_name,
        lesson.title,
    );
    text.replace(char::is_control, " ")
}

fn told(counts: Counts, then: Then) -> String {
    let Counts {
        coming,
        differing,
        unknown,
    } = counts;
    let first = match (differing, then) {
        (0, _) => format!(
            "No coming lesson is shown at another time than was meant ({coming} looked at)."
        ),
        (_, Then::Show) => format!(
            "Shown at another time than was meant: {differing} of {coming} coming lessons. Nothing was changed; \
             --apply puts them back."
        ),
        (1, Then::PutBack) => "Put back: 1 lesson.".to_owned(),
        (_, Then::PutBack) => format!("Put back: {differing} lessons."),
    };
    let second = match (unknown, then) {
        (0, _) => return format!("{first}\n"),
        (_, Then::Show) => "--apply keeps the times that they are shown at",
        (_, Then::PutBack) => "the times that they are shown at are kept from now on",
    };
    let why = "Scheduled or moved by a release that did not keep the time that was meant:";
    format!("{first}\n{why} {unknown} coming lessons; {second}.\n")
}
