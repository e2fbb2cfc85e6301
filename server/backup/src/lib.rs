//! Backups: the whole database in one compressed file that either kind of database can be made from.
//!
//! A backup is a stream of JSON lines in a Zstandard frame: a `Manifest`, the rows of each table (one array a
//! line, in the order that the manifest names tables and columns), and a `Checksum` with the hash of all lines
//! before it. It is read from one snapshot, written and restored row by row in bounded memory, and restored in
//! one transaction.

#![warn(unreachable_pub)]

pub mod dump;
pub mod file;
mod restore;
mod tables;
mod value_types;

use std::io;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use self::value_types::ValueType;
pub use self::{dump::dump, restore::restore};

/// What the first line of every backup says it is.
const FORMAT: &str = "reedling-backup";
/// Grows when an older release could no longer read the lines.
const VERSION: u32 = 1;
/// The longest line that is read; the longest that is written is far below it.
const LINE_BYTES: u64 = 64 * 1024 * 1024;

/// The first line: what the file is and what is in it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Manifest {
    /// [`FORMAT`].
    format: String,
    /// [`VERSION`].
    version: u32,
    /// The release that wrote it.
    reedling: String,
    /// The newest migration of the database that was backed up.
    schema: String,
    /// When its snapshot was taken.
    taken_at: DateTime<Utc>,
    /// In an order in which no row names one that comes later.
    tables: Vec<TableHead>,
}

impl Manifest {
    /// Rows of all tables.
    fn rows(&self) -> u64 {
        self.tables.iter().map(|table| table.rows).sum()
    }
}

/// A table of the manifest.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct TableHead {
    /// Its name in the database.
    name: String,
    /// How many of the following lines are its rows.
    rows: u64,
    /// What the values of a row are, in their order.
    columns: Vec<ColumnHead>,
}

/// A column of the manifest.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct ColumnHead {
    /// Its name in the database.
    name: String,
    /// What its values are.
    kind: ValueType,
}

/// The last line: a checksum of the file.
#[derive(Debug, Serialize, Deserialize)]
struct Checksum {
    /// SHA-256 of every byte before this line, before compression, in hexadecimal.
    sha256: String,
}

/// What a finished command has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Rows of all tables.
    pub rows: u64,
    /// Tables.
    pub tables: usize,
}

/// A hash as it stands in the [`Checksum`].
fn hex(hash: &[u8]) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What a file system or a stream reports, in an operator's words.
fn in_words(error: io::Error) -> anyhow::Error {
    match error.kind() {
        io::ErrorKind::StorageFull => anyhow::anyhow!("there is no space left for it"),
        _ => error.into(),
    }
}
