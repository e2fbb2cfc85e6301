//! Databases on the PostgreSQL server that `REEDLING_TEST_POSTGRES_URL` names; each goes with its test. Without a server the
//! tests fail, unless `REEDLING_TEST_SQLITE_ONLY` is set (SRV-04).

use std::time::UNIX_EPOCH;

use reedling_db::Db;
use sea_orm::sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, Row, raw_sql};
use uuid::Uuid;

use crate::fixture::bring_up;

/// Which advisory lock lets one test at a time make the template.
const LOCK: i64 = 0x7465_6d70_6c61_7465;

/// A database that is dropped with this.
pub struct Database {
    /// Its address.
    pub url: String,
    name: String,
    server: String,
}

impl Database {
    /// An empty one, without tables; absent where only SQLite is tested.
    #[allow(
        dead_code,
        reason = "the tests of the API start from the newest schema"
    )]
    pub async fn empty() -> Option<Self> {
        let server = server()?;
        Some(Self::create(server, "template0").await)
    }

    /// One with the newest schema; absent where only SQLite is tested.
    #[allow(
        dead_code,
        reason = "the tests of the executable start from empty ones"
    )]
    pub async fn migrated() -> Option<Self> {
        let server = server()?;
        let template = template(&server).await;
        Some(Self::create(server, &template).await)
    }

    async fn create(server: String, template: &str) -> Self {
        let name = format!("test_{}", Uuid::now_v7().simple());
        let mut connection = PgConnection::connect(&server).await.expect("PostgreSQL");
        let create = format!("CREATE DATABASE {name} TEMPLATE {template}");
        execute(&mut connection, create).await;
        let url = beside(&server, &name);
        Self { url, name, server }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let (server, name) = (self.server.clone(), self.name.clone());
        // The test's own runtime may be ending.
        let dropping = std::thread::spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_current_thread();
            let Ok(runtime) = runtime.enable_all().build() else {
                return;
            };
            runtime.block_on(async {
                if let Ok(mut connection) = PgConnection::connect(&server).await {
                    let drop = format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)");
                    connection.execute(raw_sql(AssertSqlSafe(drop))).await.ok();
                }
            });
        });
        dropping.join().ok();
    }
}

/// The address of the server; absent where only SQLite is tested.
pub fn server() -> Option<String> {
    let server = std::env::var("REEDLING_TEST_POSTGRES_URL").ok();
    let is_left_out = std::env::var_os("REEDLING_TEST_SQLITE_ONLY").is_some();
    assert!(
        server.is_some() || is_left_out,
        "REEDLING_TEST_POSTGRES_URL names no PostgreSQL: see `scripts/postgres.sh`, or set REEDLING_TEST_SQLITE_ONLY=1"
    );
    server
}

/// A database with the newest schema to copy from, made by the first test of this build.
async fn template(server: &str) -> String {
    let build = std::env::current_exe().and_then(|file| file.metadata()?.modified());
    let build = build
        .expect("when the tests were built")
        .duration_since(UNIX_EPOCH);
    let name = format!("template_{:x}", build.expect("after 1970").as_nanos());
    let mut connection = PgConnection::connect(server).await.expect("PostgreSQL");
    execute(&mut connection, format!("SELECT pg_advisory_lock({LOCK})")).await;
    let known = format!("SELECT COUNT(*) FROM pg_database WHERE datname = '{name}'");
    let known = connection.fetch_one(raw_sql(AssertSqlSafe(known))).await;
    if known.expect("a count").get::<i64, _>(0) == 0 {
        let unfinished = format!("{name}_unfinished");
        execute(
            &mut connection,
            format!("DROP DATABASE IF EXISTS {unfinished}"),
        )
        .await;
        execute(&mut connection, format!("CREATE DATABASE {unfinished}")).await;
        let db = Db::connect(&beside(server, &unfinished))
            .await
            .expect("the template");
        bring_up(&db).await.expect("the newest schema");
        db.close().await;
        execute(
            &mut connection,
            format!("ALTER DATABASE {unfinished} RENAME TO {name}"),
        )
        .await;
    }
    name
}

async fn execute(connection: &mut PgConnection, sql: String) {
    let statement = raw_sql(AssertSqlSafe(sql));
    connection.execute(statement).await.expect("a statement");
}

/// Address of another database of that server.
fn beside(server: &str, name: &str) -> String {
    let (address, _) = server.rsplit_once('/').expect("an address with a database");
    format!("{address}/{name}")
}
