//! Restoring a backup.

use std::io::{self, BufRead, BufReader, Read};

use anyhow::{Context, Result, bail, ensure};
use reedling_db::{
    Db,
    migrations::{Migrator, run},
};
use sea_orm::{
    ConnectionTrait, DatabaseTransaction, Value,
    sea_query::{Alias, Expr, Query},
};
use sea_orm_migration::{MigratorTrait, SchemaManager};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};
use zstd::Decoder;

use super::{Checksum, FORMAT, LINE_BYTES, Manifest, Summary, TableHead, VERSION, hex, tables};

/// How many values one statement may carry; SQLite takes 32,766.
const VALUES: usize = 30_000;
/// A statement is sent when its rows have so many bytes, whatever their number.
const BYTES: usize = 1024 * 1024;

/// Fills an empty database from a backup and brings it to the newest schema, all in one transaction: afterwards
/// everything is there, or nothing. `done` is told how many rows are written, of how many.
///
/// # Errors
/// One sentence when the backup is damaged or of a newer release, the database is not empty, or either side fails.
pub async fn restore(db: &Db, backup: impl Read, done: impl Fn(u64, u64)) -> Result<Summary> {
    let mut lines = Lines::new(backup)?;
    let manifest = manifest(&mut lines)?;
    let transaction = db.begin_schema_change().await?;
    prepare(&transaction, &manifest.schema).await?;
    let total = manifest.rows();
    let mut written = 0;
    for table in &manifest.tables {
        let mut left = table.rows;
        while left > 0 {
            let rows = rows(&mut lines, table, left)?;
            left -= rows.len() as u64;
            written += rows.len() as u64;
            insert(&transaction, table, rows).await?;
            done(written, total);
        }
    }
    lines.verify_checksum()?;
    Migrator::up(&transaction, None).await?;
    transaction.commit().await?;
    Ok(Summary {
        rows: total,
        tables: manifest.tables.len(),
    })
}

/// The first line, which must be one that this release can read.
fn manifest(lines: &mut Lines<impl Read>) -> Result<Manifest> {
    let foreign = "This is no backup of Reedling.";
    let first = lines.next_line().ok().flatten().context(foreign)?;
    let first: Json = serde_json::from_slice(first).context(foreign)?;
    ensure!(first["format"] == FORMAT, foreign);
    ensure!(
        first["version"] == VERSION,
        "The backup was written by a newer Reedling ({}), in a form that version {} does not know.",
        first["reedling"].as_str().unwrap_or("unknown"),
        env!("CARGO_PKG_VERSION")
    );
    serde_json::from_value(first).context("The backup's first line is damaged")
}

/// Makes sure that the database is empty, and gives it the schema that the backup was taken from.
async fn prepare(transaction: &DatabaseTransaction, schema: &str) -> Result<()> {
    let known = run::known();
    let Some(last) = known.iter().position(|step| step == schema) else {
        bail!(
            "The backup has the schema {schema}, which version {} does not know: it was written by a newer Reedling, or by one from before 0.1.0.",
            env!("CARGO_PKG_VERSION")
        );
    };
    let applied = run::applied(transaction).await?;
    run::refuse_unknown(&applied)?;
    ensure!(
        is_empty(transaction).await?,
        "The database is not empty: a backup is restored into a new one only. Nothing was changed."
    );
    let steps = last + 1;
    ensure!(
        applied.len() <= steps,
        "The database has a newer schema than the backup, although it is empty: please name a new one. Nothing was changed."
    );
    if applied.len() < steps {
        Migrator::up(transaction, Some(u32::try_from(steps - applied.len())?)).await?;
    }
    Ok(())
}

/// Whether no table, if there is any, has a row.
async fn is_empty(transaction: &DatabaseTransaction) -> Result<bool> {
    let manager = SchemaManager::new(transaction);
    for table in tables::all()? {
        let any = Query::select()
            .expr(Expr::val(1))
            .from(Alias::new(&table.name))
            .limit(1)
            .to_owned();
        if manager.has_table(&table.name).await? && transaction.query_one(&any).await?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The next rows of a table, as many as one statement takes.
fn rows(lines: &mut Lines<impl Read>, table: &TableHead, left: u64) -> Result<Vec<Vec<Value>>> {
    let most = VALUES / table.columns.len().max(1);
    let mut rows = Vec::new();
    let mut bytes = 0;
    while bytes < BYTES && rows.len() < most && (rows.len() as u64) < left {
        let line = lines.expect_line()?;
        bytes += line.len();
        let damaged = || format!("The backup is damaged in a row of {}", table.name);
        let values: Vec<Json> = serde_json::from_slice(line).with_context(damaged)?;
        ensure!(values.len() == table.columns.len(), damaged());
        let row = table.columns.iter().zip(values);
        let row = row.map(|(column, json)| column.kind.value(json));
        rows.push(row.collect::<Result<_>>().with_context(damaged)?);
    }
    Ok(rows)
}

async fn insert(
    transaction: &DatabaseTransaction,
    table: &TableHead,
    rows: Vec<Vec<Value>>,
) -> Result<()> {
    let mut insert = Query::insert();
    insert
        .into_table(Alias::new(&table.name))
        .columns(table.columns.iter().map(|column| Alias::new(&column.name)));
    for row in rows {
        insert.values(row.into_iter().map(Expr::val))?;
    }
    transaction
        .execute(&insert)
        .await
        .with_context(|| format!("The rows of {} cannot be written", table.name))?;
    Ok(())
}

/// The lines of a backup, with a hash of those that were read.
struct Lines<R: Read> {
    reader: BufReader<Decoder<'static, BufReader<R>>>,
    hash: Sha256,
    line: Vec<u8>,
}

impl<R: Read> Lines<R> {
    fn new(backup: R) -> Result<Self> {
        Ok(Self {
            reader: BufReader::new(Decoder::new(backup)?),
            hash: Sha256::new(),
            line: Vec::new(),
        })
    }

    /// The next line; absent at the end.
    fn next_line(&mut self) -> Result<Option<&[u8]>> {
        self.hash.update(&self.line);
        self.line.clear();
        let mut limited = (&mut self.reader).take(LINE_BYTES);
        limited.read_until(b'\n', &mut self.line).map_err(cut_off)?;
        match self.line.last() {
            None => Ok(None),
            Some(b'\n') => Ok(Some(&self.line)),
            Some(_) => bail!("The backup is cut off."),
        }
    }

    /// The next line, which must be there.
    fn expect_line(&mut self) -> Result<&[u8]> {
        self.next_line()?.context("The backup is cut off.")
    }

    /// Reads the last line and compares its hash with that of all others.
    fn verify_checksum(mut self) -> Result<()> {
        let damaged = "The backup is damaged: its contents do not fit its checksum.";
        let checksum: Checksum = serde_json::from_slice(self.expect_line()?).context(damaged)?;
        ensure!(
            checksum.sha256 == hex(&self.hash.clone().finalize()),
            damaged
        );
        ensure!(self.next_line()?.is_none(), damaged);
        Ok(())
    }
}

/// Why a compressed stream ends or breaks, in an operator's words.
fn cut_off(error: io::Error) -> anyhow::Error {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => anyhow::anyhow!("The backup is cut off."),
        _ => anyhow::Error::from(error).context("The backup cannot be read"),
    }
}
