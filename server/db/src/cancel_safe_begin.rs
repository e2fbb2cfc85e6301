//! Begins transactions in a way that is safe when the caller's future is dropped (cancelled).

use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll, ready},
};

use sea_orm::{
    DatabaseConnection, DatabaseTransaction, DbErr, TransactionOptions, TransactionTrait,
};
use tokio::runtime::Handle;

type BeginFuture = Pin<Box<dyn Future<Output = Result<DatabaseTransaction, DbErr>> + Send>>;

/// Begins a transaction. Without this, a caller that is cancelled while `BEGIN` is under way would return the
/// connection to the pool inside a transaction that nobody knows of, and its next user would read and write in it.
pub(super) async fn begin_cancel_safe(
    conn: &DatabaseConnection,
    options: TransactionOptions,
) -> Result<DatabaseTransaction, DbErr> {
    let conn = conn.clone();
    CancelSafeBegin(Some(Box::pin(async move {
        conn.begin_with_options(options).await
    })))
    .await
}

/// Finishes in a task of its own when it is dropped before it is ready; the transaction is rolled back there.
struct CancelSafeBegin(Option<BeginFuture>);

impl Future for CancelSafeBegin {
    type Output = Result<DatabaseTransaction, DbErr>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let Some(begin) = &mut self.0 else {
            return Poll::Pending;
        };
        let begun = ready!(begin.as_mut().poll(cx));
        self.0 = None;
        Poll::Ready(begun)
    }
}

impl Drop for CancelSafeBegin {
    fn drop(&mut self) {
        if let Some(begin) = self.0.take()
            && let Ok(runtime) = Handle::try_current()
        {
            runtime.spawn(begin);
        }
    }
}
