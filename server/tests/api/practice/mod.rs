//! Practice plans by a model (D6), which a real endpoint on this machine plays.

mod bad_answers;
#[path = "../../support/endpoint.rs"]
pub mod endpoint;
mod left;
mod question;
mod words;

use std::time::{Duration, Instant};

use chrono::TimeDelta;
use reedling_server::{
    app::worker::{JobContext, Queue, work_once},
    mail::transport::Mailer,
    practice::planner::ChatPlanner,
};
use serde_json::{Value, json};

use self::endpoint::{answering, good, model_at};
use crate::{
    school::{Reply, School},
    support::TestApp,
};

const NOTES: &str = "Minuet in G, bars 9-16 hands together at 72, left hand late; G major scale uneven; \
                     sight-reading weak";

/// How long the endpoint may take in these tests.
const TIMEOUT: Duration = Duration::from_millis(400);

/// A school whose plans a model makes.
pub struct Asking {
    pub app: TestApp,
    context: JobContext,
}

impl Asking {
    pub async fn beside(app: &TestApp, address: &str) -> Self {
        let model = model_at(address);
        let app = app
            .beside_with(|config| config.model = Some(model.clone()))
            .await;
        let context = JobContext {
            mailer: Mailer::from_config(&app.state.config).unwrap(),
            planner: Some(ChatPlanner::new(&model, TIMEOUT).unwrap()),
        };
        Self { app, context }
    }

    /// From now on another endpoint is asked.
    fn ask_at(&mut self, address: &str) {
        let planner = ChatPlanner::new(&model_at(address), TIMEOUT).unwrap();
        self.context.planner = Some(planner);
    }

    /// Does the plan that is due, if there is one.
    pub async fn work(&self) -> bool {
        work_once(&self.app.state, &self.context, Queue::Plans)
            .await
            .unwrap()
    }

    /// Works until nothing is left to do, however long the pauses.
    async fn work_to_the_end(&self) {
        for _ in 0..5 {
            self.work().await;
            self.app.clock.advance(TimeDelta::hours(1));
        }
        assert!(!self.work().await);
    }
}

async fn complete(school: &School<'_>, id: &str, notes: &str) -> Reply {
    let body = json!({ "completed": true, "teacherNotes": notes });
    let path = format!("/api/lessons/{id}/complete");
    school
        .send(&school.tess, "PATCH", &path, Some(body), None)
        .await
}

/// The lesson as its teacher sees it.
async fn lesson(school: &School<'_>, id: &str) -> Value {
    let lessons = school.lessons().await;
    lessons
        .into_iter()
        .find(|lesson| lesson["id"] == *id)
        .unwrap()
}

on_both! {
    // PLAN-25.
    async fn plan_25_the_plan_is_the_models_once_the_job_is_done(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        let id = school.one_lesson().await;
        let reply = complete(&school, &id, NOTES).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(reply.body["lesson"]["practiceGenerated"], false);
        assert_eq!(lesson(&school, &id).await["practiceGenerated"], false);

        assert!(asking.work().await);
        let lesson = lesson(&school, &id).await;
        assert_eq!(lesson["practiceGenerated"], true);
        assert_eq!(lesson["practicePlanner"], "some-model");
        let days = lesson["practiceGuidance"]["dailyPlan"].as_array().unwrap();
        assert_eq!((days.len(), &days[0]["date"]), (7, &json!("2026-03-10")));
        assert_eq!(lesson["practiceGuidance"]["examFocus"]["grade"], "Grade 3");
        let line = days[0]["warmup"].as_str().unwrap();
        assert_eq!(
            line,
            "2 min: Play exercise 3 slowly three times; done when the beat of round 3 never broke."
        );
        assert!(!asking.work().await);
        assert_eq!(server.received_requests().await.unwrap().len(), 1);
    }
}

on_both! {
    async fn completing_answers_at_once_whatever_the_endpoint_does(app: TestApp) {
        // Nobody listens there.
        let asking = Asking::beside(&app, "http://127.0.0.1:9").await;
        let school = School::open(&asking.app).await;
        let id = school.one_lesson().await;
        let begun = Instant::now();
        assert_eq!(complete(&school, &id, NOTES).await.status, 200);
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
        asking.work_to_the_end().await;
        let lesson = lesson(&school, &id).await;
        assert_eq!(lesson["practicePlanner"], "built-in");
    }
}

on_both! {
    async fn teacher_gets_twenty_model_plans_a_day(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        for asked in 0..22 {
            let id = school.one_lesson().await;
            let reply = complete(&school, &id, NOTES).await;
            let at_once = reply.body["lesson"]["practiceGenerated"] == true;
            assert_eq!(at_once, asked >= 20, "plan {asked}");
        }
        asking.app.clock.advance(TimeDelta::hours(25));
        let id = school.one_lesson().await;
        let reply = complete(&school, &id, NOTES).await;
        assert_eq!(reply.body["lesson"]["practiceGenerated"], false, "{}", reply.body);
    }
}

on_both! {
    async fn a_plan_that_two_replicas_make_is_stored_once(app: TestApp) {
        let server = answering(good()).await;
        let one = Asking::beside(&app, &server.uri()).await;
        let other = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&one.app).await;
        for _ in 0..6 {
            let id = school.one_lesson().await;
            complete(&school, &id, NOTES).await;
        }
        let work = async |asking: &Asking| {
            let mut done = 0;
            while asking.work().await {
                done += 1;
            }
            done
        };
        let (one, other) = tokio::join!(work(&one), work(&other));
        assert_eq!(school.count("practice_plan").await, 6);
        assert!(one + other >= 6);
        assert_eq!(server.received_requests().await.unwrap().len(), 6);
    }
}

on_both! {
    async fn lesson_tells_that_its_plan_was_given_up(app: TestApp) {
        let asking = Asking::beside(&app, "http://127.0.0.1:9").await;
        let school = School::open(&asking.app).await;
        let id = school.one_lesson().await;
        let path = format!("/api/lessons/{id}");
        let failed = async || school.get(&school.tess, &path).await.body["practiceFailed"].clone();
        assert_eq!(failed().await, json!(false), "not completed");
        assert_eq!(complete(&school, &id, NOTES).await.status, 200);
        assert_eq!(failed().await, json!(false), "on its way");
        school.execute("UPDATE job SET state = 'failed' WHERE kind = 'practice_plan'").await;
        assert_eq!(failed().await, json!(true));
        school.execute("UPDATE job SET state = 'queued' WHERE kind = 'practice_plan'").await;
        assert_eq!(failed().await, json!(false), "tried again");
        asking.work_to_the_end().await;
        assert_eq!(failed().await, json!(false), "there");
    }
}
