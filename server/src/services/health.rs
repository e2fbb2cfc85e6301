//! Whether the server is well (D8, D11).

use crate::state::AppState;

/// The state of each part: `ok`, or what is wrong.
#[derive(Debug)]
pub struct Health {
    /// Whether the database answers.
    pub database: String,
    /// Whether the jobs are on time.
    pub jobs: String,
}

impl Health {
    /// `ok` when every part is.
    pub fn overall(&self) -> &'static str {
        if self.database == "ok" && self.jobs == "ok" {
            "ok"
        } else {
            "failing"
        }
    }
}

/// Looks at each part.
pub async fn check(_state: &AppState) -> Health {
    todo!()
}
