//! Taking a backup.

use std::io::Write;

use anyhow::{Context, Result, bail};
use chrono::{DateTime, Utc};
use futures_util::TryStreamExt;
use reedling_db::{Db, migrations::run};
use sea_orm::{
    ConnectionTrait, DatabaseTransaction, StreamTrait,
    sea_query::{Alias, Expr, ExprTrait, Query},
};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use zstd::Encoder;

use super::{Checksum, FORMAT, Manifest, Summary, TableHead, VERSION, hex, in_words, tables};

/// The compression level; Zstandard's default.
const LEVEL: i32 = 3;
/// Progress is reported after this many rows.
const STEP: u64 = 1000;

/// Writes the whole database, as it is at this moment, to `out`; `done` is told how many rows are written, of how
/// many. Others read and write meanwhile, and nothing of what they change is in the backup.
///
/// # Errors
/// One sentence when the database is not of this release's schema, or either side fails.
pub async fn dump(
    db: &Db,
    now: DateTime<Utc>,
    out: impl Write,
    done: impl Fn(u64, u64),
) -> Result<Summary> {
    let snapshot = db.begin_snapshot().await?;
    let mut manifest = Manifest {
        format: FORMAT.to_owned(),
        version: VERSION,
        reedling: env!("CARGO_PKG_VERSION").to_owned(),
        schema: schema(&snapshot).await?,
        taken_at: now,
        tables: tables::all()?,
    };
    for table in &mut manifest.tables {
        table.rows = count(&snapshot, table).await?;
    }
    let total = manifest.rows();
    let mut lines = Lines::new(out)?;
    lines.put(&manifest)?;
    let mut written = 0;
    for table in &manifest.tables {
        let rows = Query::select()
            .columns(table.columns.iter().map(|column| Alias::new(&column.name)))
            .from(Alias::new(&table.name))
            .to_owned();
        let mut rows = snapshot.stream(&rows).await?;
        while let Some(row) = rows.try_next().await? {
            let values: Vec<Value> = table
                .columns
                .iter()
                .enumerate()
                .map(|(at, column)| column.kind.read(&row, at))
                .collect::<Result<_, _>>()?;
            lines.put(&values)?;
            written += 1;
            if written % STEP == 0 {
                done(written, total);
            }
        }
    }
    lines.finish()?;
    done(total, total);
    Ok(Summary {
        rows: total,
        tables: manifest.tables.len(),
    })
}

/// The newest migration of the database, which must be this release's newest.
async fn schema(snapshot: &DatabaseTransaction) -> Result<String> {
    let applied = run::applied(snapshot).await?;
    let (known, newest) = (run::known(), applied.last().cloned());
    let Some(newest) = newest else {
        bail!("There is nothing to back up: the database is empty.");
    };
    run::refuse_unknown(&applied)?;
    if applied.len() < known.len() {
        bail!(
            "The database has the schema of an earlier release: back it up with that release, or run \"reedling migrate\" first."
        );
    }
    Ok(newest)
}

async fn count(snapshot: &DatabaseTransaction, table: &TableHead) -> Result<u64> {
    let count = Query::select()
        .expr(Expr::cust("*").count())
        .from(Alias::new(&table.name))
        .to_owned();
    let row = snapshot.query_one(&count).await?.context("no count")?;
    Ok(u64::try_from(row.try_get_by_index::<i64>(0)?)?)
}

/// Compressed JSON lines, with a hash of what is before compression.
struct Lines<W: Write> {
    encoder: Encoder<'static, W>,
    hash: Sha256,
    line: Vec<u8>,
}

impl<W: Write> Lines<W> {
    fn new(out: W) -> Result<Self> {
        Ok(Self {
            encoder: Encoder::new(out, LEVEL)?,
            hash: Sha256::new(),
            line: Vec::new(),
        })
    }

    fn put(&mut self, line: &impl Serialize) -> Result<()> {
        self.line.clear();
        serde_json::to_writer(&mut self.line, line)?;
        self.line.push(b'\n');
        self.hash.update(&self.line);
        self.encoder.write_all(&self.line).map_err(in_words)
    }

    /// Writes the last line and whatever the compression has kept back.
    fn finish(mut self) -> Result<()> {
        let sha256 = hex(&self.hash.clone().finalize());
        self.put(&Checksum { sha256 })?;
        self.encoder
            .finish()
            .map_err(in_words)?
            .flush()
            .map_err(in_words)
    }
}
