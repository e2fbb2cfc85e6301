//! Why a use case could not be carried out. Services speak this; `api::error` gives it a status.

pub mod code;

use std::borrow::Cow;

use chrono::{DateTime, Utc};
use reedling_core::{lessons::status::LessonError, validation::Violations};
use reedling_db::value_types::is_unknown_value;
use sea_orm::{DbErr, RuntimeErr, SqlErr, sqlx};
use thiserror::Error;

use self::code::Code;

/// Why a use case could not be carried out.
#[derive(Debug, Error)]
pub enum AppError {
    /// A rule of core is broken; nothing was written.
    #[error("a rule is broken")]
    Invalid(Violations),
    /// The request as a whole cannot be taken, whatever its fields say; nothing was written.
    #[error("{message}")]
    Unprocessable {
        /// Stable code.
        code: Code,
        /// A sentence for a person.
        message: String,
    },
    /// Nobody is signed in, or the session has ended.
    #[error("{0}")]
    Unauthenticated(&'static str),
    /// The caller's role may never do this, or the account may not yet.
    #[error("{message}")]
    Forbidden {
        /// Stable code.
        code: Code,
        /// A sentence for a person.
        message: String,
    },
    /// There is no such row, or the caller may not see it: the two look the same (D3).
    #[error("{0}")]
    NotFound(&'static str),
    /// The present state does not allow the change.
    #[error("{message}")]
    Conflict {
        /// Stable code.
        code: Code,
        /// A sentence for a person.
        message: String,
    },
    /// Too many attempts; try again after this many seconds.
    #[error("too many attempts")]
    TooManyAttempts {
        /// Whole seconds until the next attempt is allowed.
        retry_after: u64,
    },
    /// Too many different addresses; continue after this many seconds.
    #[error("too many addresses")]
    TooManyAddresses {
        /// Whole seconds until another address is accepted.
        retry_after: u64,
    },
    /// The database is away, full or too busy.
    #[error("the database is not available: {0}")]
    Unavailable(DbErr),
    /// A row holds what this release cannot read, as while a newer one runs beside it.
    #[error("a newer release wrote: {0}")]
    NewerRelease(DbErr),
    /// The server is overloaded.
    #[error("too many requests at once")]
    Overloaded,
    /// The database's file was removed or replaced while the server had it open.
    #[error("the database's file is not the one that was opened")]
    DatabaseFileReplaced,
    /// The OpenID provider is away or does not keep to the protocol; the cause is logged, never shown.
    #[error("the OpenID provider: {0}")]
    ProviderUnavailable(String),
    /// The model is away, slow, or proposes nothing that can be used: a sentence for a person.
    #[error("{0}")]
    ModelUnavailable(String),
    /// The request took longer than any should; what it had begun to write is rolled back.
    #[error("the request took too long")]
    TimedOut,
    /// The database refused a statement.
    #[error("database: {0}")]
    Database(DbErr),
    /// A bug or an unexpected state; the cause is logged, never shown.
    #[error("internal: {0}")]
    Internal(String),
}

impl AppError {
    /// The role may never make this call (D3).
    pub fn forbidden() -> Self {
        Self::Forbidden {
            code: Code::Forbidden,
            message: "Your account may not do this.".to_owned(),
        }
    }

    /// A conflict with a code and a sentence.
    pub fn conflict(code: Code, message: impl Into<String>) -> Self {
        Self::Conflict {
            code,
            message: message.into(),
        }
    }

    /// Too many attempts; the next one is allowed from an instant on, which becomes whole seconds.
    pub fn too_many_attempts(until: DateTime<Utc>, now: DateTime<Utc>) -> Self {
        let wait = (until - now).num_microseconds().unwrap_or(i64::MAX);
        let seconds = u64::try_from(wait).unwrap_or_default().div_ceil(1_000_000);
        Self::TooManyAttempts {
            retry_after: seconds.max(1),
        }
    }

    /// A single broken rule at one field.
    pub fn invalid(
        field: &'static str,
        code: &'static str,
        message: impl Into<Cow<'static, str>>,
    ) -> Self {
        let mut violations = Violations::default();
        violations.add(field, code, message);
        Self::Invalid(violations)
    }
}

impl From<Violations> for AppError {
    fn from(violations: Violations) -> Self {
        Self::Invalid(violations)
    }
}

impl From<LessonError> for AppError {
    fn from(refusal: LessonError) -> Self {
        Self::conflict(refusal.into(), refusal.to_string())
    }
}

impl From<DbErr> for AppError {
    /// A unique key violation is a conflict, and so is a row that is deleted while another one begins to refer to it. An
    /// unreachable database is unavailable, and so is for this server what a newer release wrote.
    fn from(error: DbErr) -> Self {
        match error.sql_err() {
            Some(SqlErr::UniqueConstraintViolation(_)) => {
                Self::conflict(Code::AlreadyExists, "This has been saved already.")
            }
            Some(SqlErr::ForeignKeyConstraintViolation(_)) => {
                let text = "Somebody changed this at the same moment. Please look again.";
                Self::conflict(Code::VersionConflict, text)
            }
            _ if is_unavailable(&error) => Self::Unavailable(error),
            _ if is_unknown(&error) => Self::NewerRelease(error),
            _ => Self::Database(error),
        }
    }
}

/// Whether a row holds what this release cannot read: a text that is no value of its column, or JSON of another shape.
fn is_unknown(error: &DbErr) -> bool {
    is_unknown_value(error) || matches!(error, DbErr::Json(_))
}

/// Whether the same statement may succeed later: no connection, a busy or a full database, or one so slow that the
/// statement was ended.
fn is_unavailable(error: &DbErr) -> bool {
    match error {
        DbErr::ConnectionAcquire(_) | DbErr::Conn(_) => true,
        DbErr::Exec(RuntimeErr::SqlxError(cause)) | DbErr::Query(RuntimeErr::SqlxError(cause)) => {
            match cause.as_ref() {
                sqlx::Error::Io(_)
                | sqlx::Error::Tls(_)
                | sqlx::Error::Protocol(_)
                | sqlx::Error::PoolTimedOut
                | sqlx::Error::PoolClosed
                | sqlx::Error::WorkerCrashed => true,
                sqlx::Error::Database(refusal) => {
                    refusal.code().is_some_and(|code| may_pass(&code))
                }
                _ => false,
            }
        }
        _ => false,
    }
}

/// Whether the code of SQLite (a number) or PostgreSQL (five characters) is about the database's state rather
/// than the statement.
fn may_pass(code: &str) -> bool {
    /// Busy, locked, out of memory, read-only, a statement that took too long, a failing or a full disk, a file that
    /// cannot be opened.
    const SQLITE: [u32; 8] = [5, 6, 7, 8, 9, 10, 13, 14];
    /// Connections, resources, a server that starts or stops, a disk that fails; a deadlock, a lock not given, a
    /// statement that took too long or that an operator ended, a standby that is not yet the primary.
    const POSTGRES: [&str; 8] = ["08", "53", "57P", "58", "40P01", "55P03", "57014", "25006"];
    if code.len() == 5 {
        return POSTGRES.iter().any(|class| code.starts_with(class));
    }
    // An extended code has the plain one in its lowest byte.
    code.parse::<u32>()
        .is_ok_and(|code| SQLITE.contains(&(code & 0xff)))
}

#[cfg(test)]
mod tests {
    use super::may_pass;

    #[test]
    fn what_the_database_s_state_forbids_may_succeed_later() {
        // Busy, an extended one of it, a disk error while writing, full; a full disk, a shutdown, a standby.
        for code in ["5", "517", "778", "13", "53100", "57P01", "25006"] {
            assert!(may_pass(code), "{code}");
        }
        // Constraints, a wrong statement.
        for code in ["19", "2067", "1", "23505", "42601", "22001"] {
            assert!(!may_pass(code), "{code}");
        }
    }
}
