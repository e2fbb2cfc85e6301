//! What the command line takes, and which command carries it out.

use anyhow::Result;
use clap::{Parser, Subcommand};
use reedling_server::config::flags::SettingFlags;

use crate::{
    approve::{self, ApproveFlags},
    backup::{self, BackupFlags},
    check_zones::{self, CheckFlags},
    create_admin::{self, AdminFlags},
    migrate, openapi,
    reset_second_factor::{self, ResetFlags},
    restore::{self, RestoreFlags},
    seed_demo::{self, SeedFlags},
    serve, start,
};

/// Lessons, students, families and practice plans of a music school, in one executable.
///
/// Every setting is a flag, an environment variable REEDLING_…, or a line of the TOML file that REEDLING_CONFIG
/// names; a flag goes before a variable, a variable before the file.
#[derive(Debug, Parser)]
#[command(name = "reedling", version, propagate_version = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    settings: SettingFlags,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the app, the API and its documents
    ///
    /// Brings the database to the newest schema first, and prints "listening on http://…" when ready. Ends within
    /// ten seconds of SIGTERM or Ctrl-C, after the requests that have begun.
    Serve,
    /// Bring the database to the newest schema
    Migrate,
    /// Create an administrator, or with --teacher a teacher, with the password from standard input
    ///
    /// For instance: reedling create-admin --name "Kim Adler" --email kim@example.org < password.txt
    /// A teacher who works alone needs no administrator, only an account made with --teacher.
    CreateAdmin(AdminFlags),
    /// Approve a teacher who registered and has activated the account
    ///
    /// What an administrator does under Pending Approvals, for a school without one. For instance:
    /// reedling approve --email kim@example.org
    Approve(ApproveFlags),
    /// Turn off the second factor of an account whose app and recovery codes are lost
    ///
    /// All its sessions end, and its owner is told by mail. For instance:
    /// reedling reset-second-factor --email kim@example.org
    ResetSecondFactor(ResetFlags),
    /// Fill the database with a demo school, or with a school of any size
    ///
    /// Without numbers it is the demo school. The accounts admin@, teacher@, student@ and parent@reedling.test have
    /// the password Practice-makes-1t!, as has waiting@reedling.test, a teacher who waits for approval. Refused when they exist already.
    SeedDemo(SeedFlags),
    /// Write everything that the database holds to one file
    ///
    /// The file is complete and of one moment, also while the school is being served; SQLite and PostgreSQL give the
    /// same. It has no secrets in plain text, but everybody's data: keep it as well as the database. With - it goes
    /// to standard output, for instance: reedling backup - | age -r KEY > school.backup.age
    Backup(BackupFlags),
    /// Fill a new database from a file that backup has written
    ///
    /// All of it is there afterwards, or nothing: a damaged file and a database with data in it are refused. A backup
    /// of an earlier release is brought to the newest schema.
    Restore(RestoreFlags),
    /// List coming lessons that start at another time than was meant, as clock rules have changed
    ///
    /// A lesson keeps the wall time that it was given; when a country changes its clocks afterwards, it is shown at another
    /// one. Nothing is changed without --apply, which puts the lessons back and notifies their people. Restart the servers
    /// with the new rules first.
    CheckZones(CheckFlags),
    /// Print the OpenAPI document
    Openapi,
}

/// Carries out the command.
pub(crate) fn run(cli: &Cli) -> Result<()> {
    match &cli.command {
        Command::Openapi => openapi::run(),
        Command::Serve => start::with_runtime(serve::run(&cli.settings)),
        Command::CreateAdmin(flags) => start::with_runtime(create_admin::run(&cli.settings, flags)),
        Command::Approve(flags) => start::with_runtime(approve::run(&cli.settings, flags)),
        Command::ResetSecondFactor(flags) => {
            start::with_runtime(reset_second_factor::run(&cli.settings, flags))
        }
        Command::SeedDemo(flags) => start::with_runtime(seed_demo::run(&cli.settings, flags)),
        Command::Backup(flags) => start::with_runtime(backup::run(&cli.settings, flags)),
        Command::Restore(flags) => start::with_runtime(restore::run(&cli.settings, flags)),
        Command::CheckZones(flags) => start::with_runtime(check_zones::run(&cli.settings, flags)),
        Command::Migrate => start::with_runtime(migrate::run(&cli.settings)),
    }
}
