//! The job of a practice plan while processes are killed: another one makes the plan, once.

use std::{process::Command, time::Duration};

use chrono::Utc;
use reedling_db::Db;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, prelude::Expr};
use serde_json::{Value, json};
use tokio::time::sleep;
use uuid::Uuid;
use wiremock::{Mock, MockServer, ResponseTemplate, matchers::method};

use crate::{
    endpoint::{completion, good},
    fixture::entities::{job, practice_plan},
    support::{Folder, Server, new_databases},
};

const NOTES: &str = "Minuet in G, bars 9-16 hands together at 72, left hand late; G major scale uneven; \
                     sight-reading weak";

fn serve(folder: &Folder, url: &str, address: &str) -> Command {
    let mut command = folder.reedling(&["serve"]);
    command
        .env("REEDLING_DATABASE_URL", url)
        .env("REEDLING_AI_BASE_URL", address)
        .env("REEDLING_AI_MODEL", "some-model");
    command
}

/// Schedules a lesson for a student of the demo teacher, and completes it.
async fn complete_lesson(server: &Server) -> Uuid {
    let token = server
        .token_of("teacher@reedling.test", "Practice-makes-1t!")
        .await;
    let url = |path: &str| format!("{}{path}", server.url);
    let sent = async |request: reqwest::RequestBuilder| {
        let answer = request.bearer_auth(&token).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        answer.json::<Value>().await.unwrap()
    };
    let students = sent(server.client.get(url("/api/teachers/students"))).await;
    let lesson = json!({
        "studentId": students["students"][0]["id"], "title": "Killed-090330", "duration": 30,
        "startTime": "2030-03-09T15:00:00Z",
    });
    let lesson = sent(
        server
            .client
            .post(url("/api/teachers/lessons"))
            .json(&lesson),
    )
    .await;
    let id = lesson["lessons"][0]["id"].as_str().unwrap().to_owned();
    let notes = json!({ "completed": true, "teacherNotes": NOTES });
    let path = url(&format!("/api/lessons/{id}/complete"));
    sent(server.client.patch(path).json(&notes)).await;
    id.parse().unwrap()
}

async fn questions(server: &MockServer, many: usize) {
    for _ in 0..300 {
        if asked(server).await >= many {
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("the endpoint was not asked {many} times");
}

async fn asked(server: &MockServer) -> usize {
    server.received_requests().await.unwrap().len()
}

async fn plans(db: &Db, lesson: Uuid) -> Vec<practice_plan::Model> {
    let plans = practice_plan::Entity::find().filter(practice_plan::Column::LessonId.eq(lesson));
    plans.all(db.read()).await.unwrap()
}

// PLAN-26.
#[tokio::test]
async fn plan_26_killed_replica_leaves_the_plan_to_another_once() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let endpoint = MockServer::start().await;
        let silent = completion("{}").set_delay(Duration::from_secs(30));
        let post = || Mock::given(method("POST"));
        let first = post().respond_with(silent).up_to_n_times(1);
        first.mount(&endpoint).await;
        post().respond_with(good()).mount(&endpoint).await;
        let others = Mock::given(method("GET")).respond_with(ResponseTemplate::new(404));
        others.mount(&endpoint).await;
        let mut command = folder.reedling(&["seed-demo"]);
        command.env("REEDLING_DATABASE_URL", &url);
        assert!(command.status().unwrap().success());
        let db = Db::connect(&url).await.unwrap();

        let killed = Server::start(&mut serve(&folder, &url, &endpoint.uri()));
        let lesson = complete_lesson(&killed).await;
        questions(&endpoint, 1).await;
        drop(killed);
        assert!(plans(&db, lesson).await.is_empty());
        // What two minutes do: the lease of the dead process is over.
        job::Entity::update_many()
            .col_expr(job::Column::LeasedUntil, Expr::value(Utc::now()))
            .filter(job::Column::LeasedUntil.is_not_null())
            .exec(db.write())
            .await
            .unwrap();
        let _replicas = [(); 2].map(|()| Server::start(&mut serve(&folder, &url, &endpoint.uri())));
        questions(&endpoint, 2).await;
        for _ in 0..100 {
            if !plans(&db, lesson).await.is_empty() {
                break;
            }
            sleep(Duration::from_millis(100)).await;
        }
        sleep(Duration::from_millis(1500)).await;
        let plans = plans(&db, lesson).await;
        assert_eq!(plans.len(), 1);
        assert_eq!(plans[0].planner, "some-model");
        assert_eq!(asked(&endpoint).await, 2);
    }
}
