//! Files of earlier releases of the app, for pages that are still open.

use super::queries::{self, AppFile};
use crate::{error::AppError, state::AppState};

/// Stores the files of the release that starts, so that the next one can still serve them. Files of earlier releases
/// count as replaced.
pub async fn keep(state: &AppState, files: Vec<AppFile>) -> Result<(), AppError> {
    if files.is_empty() {
        return Ok(());
    }
    let paths: Vec<String> = files.iter().map(|file| file.path.clone()).collect();
    state
        .write(async |tx| {
            let known = queries::known(&tx, &paths).await?;
            let new = files.into_iter().filter(|file| !known.contains(&file.path));
            queries::insert(&tx, new.collect()).await?;
            Ok(queries::replace(&tx, &paths, tx.now).await?)
        })
        .await
}

/// A hashed file that this release does not have, but an earlier one or a newer one on another server.
pub async fn find(state: &AppState, path: &str) -> Result<Option<AppFile>, AppError> {
    Ok(queries::find(state.db.read(), path, state.clock.now()).await?)
}
