//! Why a use case could not be carried out. Services speak this; `http::error` gives it a status.

use std::borrow::Cow;

use reedling_core::{lesson::status::LessonError, validation::Violations};
use sea_orm::{DbErr, SqlErr};
use thiserror::Error;

/// Why a use case could not be carried out.
#[derive(Debug, Error)]
pub enum AppError {
    /// A rule of core is broken; nothing was written.
    #[error("a rule is broken")]
    Invalid(Violations),
    /// The request as a whole cannot be taken, whatever its fields say; nothing was written.
    #[error("{message}")]
    Unprocessable {
        /// Stable code in snake case.
        code: &'static str,
        /// A sentence for a person.
        message: String,
    },
    /// Nobody is signed in, or the session has ended.
    #[error("{0}")]
    Unauthenticated(&'static str),
    /// The caller's role may never do this, or the account may not yet.
    #[error("{message}")]
    Forbidden {
        /// Stable code in snake case.
        code: &'static str,
        /// A sentence for a person.
        message: String,
    },
    /// There is no such row, or the caller may not see it: the two look the same (D3).
    #[error("{0}")]
    NotFound(&'static str),
    /// The present state does not allow the change.
    #[error("{message}")]
    Conflict {
        /// Stable code in snake case.
        code: &'static str,
        /// A sentence for a person.
        message: String,
    },
    /// Too many failures; try again after this many seconds.
    #[error("too many attempts")]
    TooManyAttempts {
        /// Whole seconds until the next attempt is looked at.
        retry_after: u64,
    },
    /// The database is away, full or too busy.
    #[error("the database is not available: {0}")]
    Unavailable(DbErr),
    /// The OpenID provider is away or does not keep to the protocol; the cause is logged, never shown.
    #[error("the OpenID provider: {0}")]
    ProviderUnavailable(String),
    /// The database refused a statement.
    #[error("database: {0}")]
    Database(DbErr),
    /// Something that should not happen; the cause is logged, never shown.
    #[error("internal: {0}")]
    Internal(String),
}

impl AppError {
    /// The role may never make this call (D3).
    pub fn forbidden() -> Self {
        Self::Forbidden {
            code: "forbidden",
            message: "Your account may not do this.".to_owned(),
        }
    }

    /// A conflict with a code and a sentence.
    pub fn conflict(code: &'static str, message: impl Into<String>) -> Self {
        Self::Conflict {
            code,
            message: message.into(),
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
        Self::conflict(refusal.code(), refusal.to_string())
    }
}

impl From<DbErr> for AppError {
    /// A unique key that is taken is a conflict; a database that cannot be reached is unavailable.
    fn from(error: DbErr) -> Self {
        match error.sql_err() {
            Some(SqlErr::UniqueConstraintViolation(_)) => {
                Self::conflict("already_exists", "This has been saved already.")
            }
            _ if is_unavailable(&error) => Self::Unavailable(error),
            _ => Self::Database(error),
        }
    }
}

/// Whether the same statement may succeed later: no connection, a busy or a full database.
fn is_unavailable(error: &DbErr) -> bool {
    if matches!(error, DbErr::ConnectionAcquire(_) | DbErr::Conn(_)) {
        return true;
    }
    let text = error.to_string();
    [
        "database is locked",
        "database or disk is full",
        "terminating connection",
        "deadlock detected",
        "Connection refused",
    ]
    .iter()
    .any(|sign| text.contains(sign))
}
