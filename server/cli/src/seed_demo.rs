//! `reedling seed-demo`.

use std::io::Write;

use anyhow::Result;
use chrono::NaiveDate;
use clap::{Args, value_parser};
use reedling_seed::{SeedOptions, volume::Volume};
use reedling_server::config::flags::SettingFlags;

use super::{progress, start};

/// Students of a teacher, when their number is not given.
const STUDENTS_PER_TEACHER: u64 = 20;
/// Lessons of a student, when their number is not given.
const LESSONS_PER_STUDENT: u64 = 40;

/// How much to fill in.
#[derive(Args, Clone, Debug)]
pub(crate) struct SeedFlags {
    /// Teachers, the demo account included [default: 5 when another number is given]
    #[arg(long, value_name = "T", value_parser = value_parser!(u64).range(1..=10_000))]
    teachers: Option<u64>,
    /// Students, the demo account included [default: 20 for each teacher]
    #[arg(long, value_name = "S", value_parser = value_parser!(u64).range(1..=1_000_000))]
    students: Option<u64>,
    /// Lessons, weekly for each student up to the coming weeks [default: 40 for each student]
    #[arg(long, value_name = "L", value_parser = value_parser!(u64).range(0..=100_000_000))]
    lessons: Option<u64>,
    /// What chance begins with: the same numbers and seed on the same day give the same school
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The day that counts as today, such as 2026-03-02 [default: today]
    #[arg(long, value_name = "DATE")]
    day: Option<NaiveDate>,
}

impl SeedFlags {
    fn volume(&self) -> Option<Volume> {
        if self.teachers.is_none() && self.students.is_none() && self.lessons.is_none() {
            return None;
        }
        let teachers = self.teachers.unwrap_or(5);
        let students = self.students.unwrap_or(teachers * STUDENTS_PER_TEACHER);
        Some(Volume {
            teachers,
            students,
            lessons: self.lessons.unwrap_or(students * LESSONS_PER_STUDENT),
        })
    }
}

/// Fills the database.
pub(crate) async fn run(settings: &SettingFlags, flags: &SeedFlags) -> Result<()> {
    let config = start::settings(settings)?;
    let db = start::database(&config).await?;
    let state = start::state(config, db)?;
    let volume = flags.volume();
    let options = SeedOptions {
        volume,
        seed: flags.seed,
        day: flags.day,
    };
    let bar = progress::of("lessons");
    let total = volume.map_or(0, |volume| volume.lessons);
    reedling_seed::fill(&state, options, |lessons| {
        progress::set(&bar, lessons, total)
    })
    .await?;
    bar.finish_and_clear();
    state.db.close().await;
    writeln!(
        std::io::stdout(),
        "{}",
        match volume {
            None => "The demo school is ready.".to_owned(),
            Some(volume) => format!(
                "A school with {}, {} and {} is ready.",
                counted(volume.teachers, "teacher"),
                counted(volume.students, "student"),
                counted(volume.lessons, "lesson")
            ),
        }
    )?;
    Ok(())
}

/// "1 teacher", "5 teachers".
fn counted(count: u64, one: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {one}{plural}")
}
