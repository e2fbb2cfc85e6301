//! The transaction of a use case, which begins and ends in one place.

use std::{future::Future, pin::Pin, sync::Arc};

use chrono::{DateTime, Utc};
use sea_orm::{
    ConnectionTrait, DatabaseTransaction, DbBackend, DbErr, ExecResult, QueryResult, Statement,
};

use super::Db;

/// A use case's transaction; it runs statements as any connection does. A clone is the same transaction; none may
/// outlive the use case.
#[derive(Clone)]
pub struct Tx<Caller = ()> {
    connection: Arc<DatabaseTransaction>,
    /// The present instant, taken when the transaction had begun: everything in it happens then.
    pub now: DateTime<Utc>,
    /// The caller, if somebody is signed in.
    pub caller: Caller,
}

impl Db {
    /// Runs a use case in a transaction and ends it before the answer: success is committed, anything else is rolled
    /// back. A transaction that is only dropped, because the request is cancelled or the use case panics, is rolled
    /// back too, but may keep its locks for a moment.
    pub async fn transaction<Caller, Done, Failure, Work>(
        &self,
        caller: Caller,
        now: impl FnOnce() -> DateTime<Utc>,
        work: impl FnOnce(Tx<Caller>) -> Work,
    ) -> Result<Done, Failure>
    where
        Failure: From<DbErr>,
        Work: Future<Output = Result<Done, Failure>>,
    {
        let connection = Arc::new(self.begin_write().await?);
        let tx = Tx {
            connection: connection.clone(),
            now: now(),
            caller,
        };
        let done = work(tx).await;
        let Some(connection) = Arc::into_inner(connection) else {
            // Whoever keeps it rolls it back by dropping it.
            let text = "a use case has ended, but something still uses its transaction";
            tracing::error!("{text}");
            return done.and_then(|_| Err(DbErr::Custom(text.to_owned()).into()));
        };
        if done.is_ok() {
            connection.commit().await?;
        } else if let Err(error) = connection.rollback().await {
            // The connection is broken, and with it the transaction.
            tracing::warn!(%error, "a transaction was not rolled back");
        }
        done
    }
}

impl<Caller> Tx<Caller> {
    /// The same transaction at another instant and for another caller: what a school is filled with has happened before.
    pub fn at<Other>(&self, now: DateTime<Utc>, caller: Other) -> Tx<Other> {
        Tx {
            connection: self.connection.clone(),
            now,
            caller,
        }
    }
}

/// The future of a statement, in the form that [`ConnectionTrait`] has after its macro.
type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, DbErr>> + Send + 'a>>;

impl<Caller: Sync> ConnectionTrait for Tx<Caller> {
    fn get_database_backend(&self) -> DbBackend {
        self.connection.get_database_backend()
    }

    fn execute_raw<'life0, 'async_trait>(
        &'life0 self,
        statement: Statement,
    ) -> Answer<'async_trait, ExecResult>
    where
        'life0: 'async_trait,
        Self: 'async_trait,
    {
        self.connection.execute_raw(statement)
    }

    fn execute_unprepared<'life0, 'life1, 'async_trait>(
        &'life0 self,
        sql: &'life1 str,
    ) -> Answer<'async_trait, ExecResult>
    where
        'life0: 'async_trait,
        'life1: 'async_trait,
        Self: 'async_trait,
    {
        self.connection.execute_unprepared(sql)
    }

    fn query_one_raw<'life0, 'async_trait>(
        &'life0 self,
        statement: Statement,
    ) -> Answer<'async_trait, Option<QueryResult>>
    where
        'life0: 'async_trait,
        Self: 'async_trait,
    {
        self.connection.query_one_raw(statement)
    }

    fn query_all_raw<'life0, 'async_trait>(
        &'life0 self,
        statement: Statement,
    ) -> Answer<'async_trait, Vec<QueryResult>>
    where
        'life0: 'async_trait,
        Self: 'async_trait,
    {
        self.connection.query_all_raw(statement)
    }
}
