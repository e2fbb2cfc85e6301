//! Rows of a list that may be cut.

use crate::error::AppError;

/// The rows of a list that may be cut, and how many there are in all.
#[derive(Clone, Debug)]
pub struct Rows<T> {
    /// Those of the list.
    pub rows: Vec<T>,
    /// All of them.
    pub total: u64,
}

impl<T> Default for Rows<T> {
    fn default() -> Self {
        let (rows, total) = (Vec::new(), 0);
        Self { rows, total }
    }
}

impl<T> Rows<T> {
    /// A list of at most `most` rows; the total is only counted when the list is full.
    pub async fn counted<Problem>(
        rows: Vec<T>,
        most: u64,
        count: impl Future<Output = Result<u64, Problem>>,
    ) -> Result<Self, Problem> {
        let held = rows.len() as u64;
        let total = if held < most { held } else { count.await? };
        Ok(Self { rows, total })
    }

    /// The same for a page: only the first one can have all rows.
    pub async fn page<Problem>(
        rows: Vec<T>,
        is_first: bool,
        most: u64,
        count: impl Future<Output = Result<u64, Problem>>,
    ) -> Result<Self, Problem> {
        let most = if is_first { most } else { 0 };
        Self::counted(rows, most, count).await
    }
}

/// Refuses a page after a row that is not in the list.
pub(crate) fn unknown_start() -> AppError {
    AppError::invalid(
        "after",
        "unknown",
        "The list cannot go on from there; please start again",
    )
}
