//! The plan's job while the executable is killed and started again.

use std::{
    process::{Child, Command, Stdio},
    time::Duration,
};

use chrono::Utc;
use sea_orm::{EntityTrait, prelude::Expr};
use secrecy::ExposeSecret;
use tokio::time::sleep;
use wiremock::{Mock, MockServer, ResponseTemplate, matchers::method};

use super::{
    Asking, NOTES, complete,
    endpoint::{completion, good},
};
use crate::{
    fixture::entities::{job, practice_plan},
    school::School,
    support::TestApp,
};

/// A serving process, killed when it is dropped.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

fn serve(app: &TestApp, address: &str) -> Process {
    let config = &app.state.config;
    let child = Command::new(env!("CARGO_BIN_EXE_reedling"))
        .arg("serve")
        .env_clear()
        .env("REEDLING_BIND", "127.0.0.1:0")
        .env("REEDLING_DATA_DIR", &config.data_dir)
        .env("REEDLING_DATABASE_URL", config.database_url.expose_secret())
        .env("REEDLING_AI_BASE_URL", address)
        .env("REEDLING_AI_MODEL", "some-model")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    Process(child)
}

async fn questions(server: &MockServer, many: usize) {
    for _ in 0..300 {
        if server.received_requests().await.unwrap().len() >= many {
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("the endpoint was not asked {many} times");
}

on_both! {
    // PLAN-26.
    async fn plan_26_killed_replica_leaves_the_plan_to_another_once(app: TestApp) {
        let server = MockServer::start().await;
        let silent = completion("{}").set_delay(Duration::from_secs(30));
        Mock::given(method("POST")).respond_with(silent).up_to_n_times(1).mount(&server).await;
        Mock::given(method("POST")).respond_with(good()).mount(&server).await;
        Mock::given(method("GET")).respond_with(ResponseTemplate::new(404)).mount(&server).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        let id = school.one_lesson().await;
        complete(&school, &id, NOTES).await;

        let killed = serve(&asking.app, &server.uri());
        questions(&server, 1).await;
        drop(killed);
        assert_eq!(school.count("practice_plan").await, 0);
        // What two minutes do: the lease of the dead process is over.
        job::Entity::update_many()
            .col_expr(job::Column::LeasedUntil, Expr::value(Utc::now()))
            .exec(asking.app.state.db.write())
            .await
            .unwrap();
        let _replicas = [serve(&asking.app, &server.uri()), serve(&asking.app, &server.uri())];
        questions(&server, 2).await;
        for _ in 0..100 {
            if school.count("practice_plan").await > 0 {
                break;
            }
            sleep(Duration::from_millis(100)).await;
        }
        sleep(Duration::from_millis(1500)).await;
        // The processes live in the present and have swept the sessions of the frozen clock away.
        let plans = practice_plan::Entity::find().all(asking.app.state.db.read()).await.unwrap();
        assert_eq!(plans.len(), 1);
        assert_eq!(plans[0].planner, "some-model");
        assert_eq!(server.received_requests().await.unwrap().len(), 2);
    }
}
