//! Rows that go are looked for in every column that refers to them.

use sea_orm::{ConnectionTrait, DbBackend, Statement};

/// Table and column of every reference whose column no index begins with.
const SQLITE: &str = r#"
    SELECT t.name || '.' || f."from" AS reference
    FROM sqlite_master t, pragma_foreign_key_list(t.name) f
    WHERE t.type = 'table' AND NOT EXISTS (
        SELECT 1 FROM pragma_index_list(t.name) i, pragma_index_info(i.name) c
        WHERE c.seqno = 0 AND c.name = f."from" AND i.partial = 0)
    ORDER BY 1"#;
const POSTGRES: &str = "
    SELECT f.conrelid::regclass || '.' || a.attname AS reference
    FROM pg_constraint f
    JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
    WHERE f.contype = 'f' AND NOT EXISTS (
        SELECT 1 FROM pg_index i WHERE i.indrelid = f.conrelid AND i.indkey[0] = f.conkey[1] AND i.indpred IS NULL)
    ORDER BY 1";
/// How many references there are at least, so that the queries above are known to see them.
const SOME: &str = "SELECT COUNT(*) FROM sqlite_master t, pragma_foreign_key_list(t.name)";

on_both! {
    async fn every_reference_has_an_index(app: TestApp) {
        let conn = app.state.db.read();
        let sql = match conn.get_database_backend() {
            DbBackend::Sqlite => SQLITE,
            _ => POSTGRES,
        };
        let rows = conn.query_all_raw(Statement::from_string(conn.get_database_backend(), sql)).await.unwrap();
        let without: Vec<String> = rows.iter().map(|row| row.try_get("", "reference").unwrap()).collect();
        assert!(without.is_empty(), "{without:?}");
        if conn.get_database_backend() == DbBackend::Sqlite {
            let number = crate::accounts::one::<i64>(&app, SOME.into()).await;
            assert!(number > Some(20), "{number:?}");
        }
    }
}
