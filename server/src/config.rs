//! Settings (D11): defaults, then a file, then the environment, then flags.

use std::path::PathBuf;

use chrono_tz::Tz;

/// The settings of one process.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address to listen on.
    pub bind: String,
    /// `sqlite://…` or `postgres://…`.
    pub database_url: String,
    /// Folder of the database and of mail that is not sent.
    pub data_dir: PathBuf,
    /// Address that people reach the app at, for links in mails.
    pub public_url: String,
    /// Name of the school.
    pub school_name: String,
    /// Zone of the school.
    pub school_time_zone: Tz,
}
