//! Looking into the school's database, and making it fail.

use std::collections::BTreeMap;

use sea_orm::{ConnectionTrait, DbBackend, FromQueryResult, JsonValue, Statement};

use super::School;

impl School<'_> {
    /// Makes the database refuse every further row of a table, as a full disk would.
    pub async fn refuse_inserts_into(&self, table: &str) {
        let conn = self.app.state.db.write();
        let sql = match conn.get_database_backend() {
            DbBackend::Sqlite => format!(
                "CREATE TRIGGER refuse BEFORE INSERT ON \"{table}\" BEGIN SELECT RAISE(ABORT, 'refused'); END"
            ),
            _ => format!(
                "CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$ LANGUAGE plpgsql; \
                 CREATE TRIGGER refuse BEFORE INSERT ON \"{table}\" FOR EACH ROW EXECUTE FUNCTION refuse()"
            ),
        };
        conn.execute_unprepared(&sql).await.unwrap();
    }

    /// Rows of a table.
    pub async fn count(&self, table: &str) -> i64 {
        self.number(format!("SELECT COUNT(*) AS n FROM \"{table}\""))
            .await
    }

    /// Everything that is stored, beside counted sign-in attempts and last uses of sessions: rows as text, by table.
    pub async fn contents(&self) -> BTreeMap<String, Vec<String>> {
        let conn = self.app.state.db.read();
        let backend = conn.get_database_backend();
        let names = match backend {
            DbBackend::Sqlite => {
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            }
            _ => "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
        };
        let rows = conn
            .query_all_raw(Statement::from_string(backend, names))
            .await
            .unwrap();
        let mut contents = BTreeMap::new();
        for row in rows {
            let name: String = row.try_get("", "name").unwrap();
            if ["sign_in_throttle", "session", "tally"].contains(&name.as_str()) {
                continue;
            }
            let all = Statement::from_string(backend, format!("SELECT * FROM \"{name}\""));
            let rows = JsonValue::find_by_statement(all).all(conn).await.unwrap();
            let mut rows: Vec<_> = rows.iter().map(JsonValue::to_string).collect();
            rows.sort();
            contents.insert(name, rows);
        }
        contents
    }

    /// Accounts with that address, in capitals or not.
    pub async fn users_like(&self, email: &str) -> i64 {
        self.number(format!(
            "SELECT COUNT(*) AS n FROM \"user\" WHERE LOWER(email) = '{email}'"
        ))
        .await
    }

    /// Lines of the audit trail of that kind.
    pub async fn activities(&self, kind: &str) -> i64 {
        self.number(format!(
            "SELECT COUNT(*) AS n FROM activity WHERE kind = '{kind}'"
        ))
        .await
    }

    /// Mails that wait to be sent to an address.
    pub async fn mails_to(&self, email: &str) -> i64 {
        self.number(format!(
            "SELECT COUNT(*) AS n FROM job WHERE kind = 'mail' AND CAST(payload AS TEXT) LIKE '%{email}%'"
        ))
        .await
    }

    /// Carries out a statement.
    pub async fn execute(&self, sql: &str) {
        let conn = self.app.state.db.write();
        conn.execute_unprepared(sql).await.unwrap();
    }

    /// Whether the database refuses a statement.
    pub async fn refuses(&self, sql: &str) -> bool {
        let conn = self.app.state.db.write();
        conn.execute_unprepared(sql).await.is_err()
    }

    /// Copies of somebody's account under other names, without an address, made at the same instant.
    pub async fn copy_account(&self, of: &str, times: u32) {
        let id = match self.app.state.db.backend() {
            DbBackend::Sqlite => "randomblob(16)",
            _ => "gen_random_uuid()",
        };
        let columns = "role, address_proved_at, approved_at, must_change_password, notification_settings, privacy_settings, \
             draft_key, created_at, updated_at";
        self.execute(&format!(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {times}) \
             INSERT INTO \"user\" (id, name, name_folded, name_joined, name_sorted, {columns}) \
             SELECT {id}, 'Many ' || n.i, 'many ' || n.i, '', 'many ' || n.i, {columns} FROM n, \"user\" WHERE name = '{of}'"
        ))
        .await;
    }

    /// The number that a query answers as `n`.
    pub async fn number(&self, sql: String) -> i64 {
        let conn = self.app.state.db.read();
        let statement = Statement::from_string(conn.get_database_backend(), sql);
        conn.query_one_raw(statement)
            .await
            .unwrap()
            .unwrap()
            .try_get("", "n")
            .unwrap()
    }
}
