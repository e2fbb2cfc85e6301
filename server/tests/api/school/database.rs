//! Looking into the school's database, and making it fail.

use sea_orm::{ConnectionTrait, DbBackend, Statement};

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

    async fn number(&self, sql: String) -> i64 {
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
