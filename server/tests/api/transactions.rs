//! The transaction of a use case, and how it ends.

use reedling_db::Tx;
use reedling_server::error::AppError;
use sea_orm::ConnectionTrait;

use crate::{school::School, support::TestApp};

/// Writes a row, as a use case would.
async fn write_row(tx: &Tx) -> Result<(), AppError> {
    let sql = "INSERT INTO mail_pause (mail, until) VALUES ('a-test', '2026-03-02T10:00:00+00:00')";
    tx.execute_unprepared(sql).await?;
    Ok(())
}

on_both! {
    async fn what_went_well_is_committed(app: TestApp) {
        let school = School::open(&app).await;
        let before = school.count("mail_pause").await;
        let now = app.state.write(async |tx| {
            write_row(&tx).await?;
            Ok(tx.now)
        });
        assert_eq!(now.await.unwrap(), app.state.clock.now());
        assert_eq!(school.count("mail_pause").await, before + 1);
    }
}

on_both! {
    async fn a_refused_use_case_is_rolled_back_before_its_answer(app: TestApp) {
        let school = School::open(&app).await;
        let before = school.count("mail_pause").await;
        // Whoever comes next waits for no lock: of the same row on PostgreSQL, of the writer on SQLite.
        for _ in 0..20 {
            let refused = app.state.write(async |tx| {
                write_row(&tx).await?;
                Err::<(), _>(AppError::forbidden())
            });
            assert!(matches!(refused.await, Err(AppError::Forbidden { .. })));
            assert_eq!(open_transactions(&app).await, 0);
        }
        assert_eq!(school.count("mail_pause").await, before);
    }
}

/// Transactions that hold a lock: as PostgreSQL tells, and on SQLite whether another connection cannot begin to write.
async fn open_transactions(app: &TestApp) -> i64 {
    use sea_orm::{DbBackend, Statement};
    if app.state.db.backend() == DbBackend::Sqlite {
        let conn = app.state.db.connect_separately().await.unwrap();
        let begun = reedling_db::begin_immediate(&conn).await;
        let is_free = match begun {
            Ok(txn) => txn.rollback().await.is_ok(),
            Err(_) => false,
        };
        return i64::from(!is_free);
    }
    let sql = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'";
    let statement = Statement::from_string(DbBackend::Postgres, sql);
    let row = app.state.db.read().query_one_raw(statement).await;
    row.unwrap().unwrap().try_get_by_index(0).unwrap()
}

on_both! {
    async fn a_use_case_that_keeps_its_transaction_writes_nothing(app: TestApp) {
        let school = School::open(&app).await;
        let before = school.count("mail_pause").await;
        let mut kept = None;
        let done = app.state.write(async |tx| {
            write_row(&tx).await?;
            kept = Some(tx);
            Ok(())
        });
        assert!(matches!(done.await, Err(AppError::Database(_))));
        drop(kept);
        assert_eq!(school.count("mail_pause").await, before);
        app.state.write(async |tx| write_row(&tx).await).await.unwrap();
    }
}

on_both! {
    async fn a_refusal_is_told_though_its_transaction_is_kept(app: TestApp) {
        let school = School::open(&app).await;
        let before = school.count("mail_pause").await;
        let mut kept = None;
        let refused = app.state.write(async |tx| {
            write_row(&tx).await?;
            kept = Some(tx);
            Err::<(), _>(AppError::forbidden())
        });
        assert!(matches!(refused.await, Err(AppError::Forbidden { .. })));
        drop(kept);
        assert_eq!(school.count("mail_pause").await, before);
    }
}

on_both! {
    async fn a_use_case_that_panics_writes_nothing(app: TestApp) {
        let school = School::open(&app).await;
        let before = school.count("mail_pause").await;
        let state = app.state.clone();
        let panicked = tokio::spawn(async move {
            let work = state.write(async |tx| -> Result<(), AppError> {
                write_row(&tx).await?;
                panic!("as a use case should not");
            });
            work.await
        });
        assert!(panicked.await.unwrap_err().is_panic());
        app.state.write(async |tx| write_row(&tx).await).await.unwrap();
        assert_eq!(school.count("mail_pause").await, before + 1);
    }
}
