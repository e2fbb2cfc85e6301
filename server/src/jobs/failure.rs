//! Why an attempt at a job failed.

use crate::error::AppError;

/// Why an attempt failed: a sentence for an administrator, without personal data and secrets.
#[derive(Debug)]
pub enum Failure {
    /// Another attempt may succeed.
    Retryable(String),
    /// No other attempt will succeed.
    Permanent(String),
    /// Another replica has claimed the job; there is nothing to record.
    LeaseLost,
}

impl From<AppError> for Failure {
    /// A database's error may contain the statement's values: it is logged, without the statement, but not stored.
    fn from(error: AppError) -> Self {
        match error {
            AppError::Unavailable(_) => {
                Self::Retryable("The database was not available.".to_owned())
            }
            AppError::NotFound(sentence) => Self::Permanent(sentence.to_owned()),
            error => {
                tracing::error!(%error, "a job met an error of the server");
                Self::Retryable("The server met an unexpected error.".to_owned())
            }
        }
    }
}

impl From<sea_orm::DbErr> for Failure {
    fn from(error: sea_orm::DbErr) -> Self {
        AppError::from(error).into()
    }
}
