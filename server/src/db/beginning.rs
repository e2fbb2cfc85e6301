//! Beginning a transaction, also when nobody waits for it any more.

use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll, ready},
};

use sea_orm::{
    DatabaseConnection, DatabaseTransaction, DbErr, TransactionOptions, TransactionTrait,
};
use tokio::runtime::Handle;

type Beginning = Pin<Box<dyn Future<Output = Result<DatabaseTransaction, DbErr>> + Send>>;

/// Begins a transaction. Whoever waits for it may go away at any moment: a `BEGIN` that has been sent and is not waited for
/// would leave its connection inside a transaction that nobody knows of, and whoever used the connection next would read
/// and write in it.
pub(super) async fn begin_whole(
    conn: &DatabaseConnection,
    options: TransactionOptions,
) -> Result<DatabaseTransaction, DbErr> {
    let conn = conn.clone();
    Whole(Some(Box::pin(async move {
        conn.begin_with_options(options).await
    })))
    .await
}

/// Is finished in a task of its own when it is dropped half done; the transaction is rolled back there.
struct Whole(Option<Beginning>);

impl Future for Whole {
    type Output = Result<DatabaseTransaction, DbErr>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let Some(beginning) = &mut self.0 else {
            return Poll::Pending;
        };
        let begun = ready!(beginning.as_mut().poll(cx));
        self.0 = None;
        Poll::Ready(begun)
    }
}

impl Drop for Whole {
    fn drop(&mut self) {
        if let Some(beginning) = self.0.take()
            && let Ok(runtime) = Handle::try_current()
        {
            runtime.spawn(beginning);
        }
    }
}
