//! Whatever the endpoint answers, the lesson gets a plan that keeps the rules.

use std::{
    io::{Read, Write},
    net::TcpListener,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use wiremock::{MockServer, ResponseTemplate};

use super::{
    Asking, NOTES, complete,
    endpoint::{answering, completion, spoilt},
    lesson,
};
use crate::{school::School, support::TestApp};

/// The built-in plan of the same lesson stands, and the lesson has exactly one.
fn is_built_in(lesson: &Value, why: &str) {
    assert_eq!(lesson["practicePlanner"], "built-in", "{why}");
    assert_eq!(lesson["practiceGenerated"], true, "{why}");
    let days = lesson["practiceGuidance"]["dailyPlan"].as_array().unwrap();
    assert_eq!(days.len(), 7, "{why}");
    let text = lesson.to_string();
    assert!(!text.contains("evil"), "{why}: {text}");
}

/// Each endpoint in turn is asked for the plan of a lesson.
pub async fn all_are_built_in(app: &TestApp, servers: Vec<(&str, MockServer)>) {
    let mut asking = Asking::beside(app, "http://127.0.0.1:9").await;
    let running = asking
        .app
        .beside_with(|config| config.model = asking.app.state.config.model.clone())
        .await;
    let school = School::open(&running).await;
    for (why, server) in servers {
        asking.ask_at(&server.uri());
        let id = school.one_lesson().await;
        complete(&school, &id, NOTES).await;
        asking.work_to_the_end().await;
        is_built_in(&lesson(&school, &id).await, why);
        assert!(
            !server.received_requests().await.unwrap().is_empty(),
            "{why}"
        );
    }
}

/// Makes a good plan a bad one.
pub type Lie = fn(&mut Value);

/// Plans of the right shape that break a rule, or lead elsewhere.
const LIES: &[(&str, Lie)] = &[
    ("eight days", |plan| {
        let day = plan["dailyPlan"][0].clone();
        plan["dailyPlan"].as_array_mut().unwrap().push(day);
    }),
    ("minutes that do not add up", |plan| {
        plan["dailyPlan"][0]["warmup"]["minutes"] = json!(3);
    }),
    ("a day of five hours", |plan| {
        plan["dailyPlan"][0]["durationMinutes"] = json!(300);
        plan["dailyPlan"][0]["warmup"]["minutes"] = json!(275);
    }),
    ("a tempo above the goal", |plan| {
        plan["dailyPlan"][0]["repertoire"][0]["targetTempoBpm"] = json!(180);
    }),
    ("another title", |plan| {
        plan["dailyPlan"][0]["repertoire"][0]["title"] = json!("Evil Waltz");
    }),
    ("an address that was hidden in the notes", |plan| {
        plan["weekSummary"] = json!("Practise at https://evil.example this week.");
    }),
    ("a site in a task", |plan| {
        plan["dailyPlan"][0]["warmup"]["task"] = json!("Open evil.example three times and write");
    }),
    ("a number to call", |plan| {
        plan["tipsForParents"] = json!(["Call 0170 1234567."]);
    }),
    ("markup", |plan| {
        plan["dailyPlan"][0]["warmup"]["task"] = json!("<img src=evil> Play this three times");
    }),
    ("a task that is an instruction's echo", |plan| {
        plan["dailyPlan"][0]["warmup"]["task"] = json!("EVIL");
        plan["dailyPlan"][0]["warmup"]["doneWhen"] = json!("EVIL");
    }),
    ("another title in the week's summary", |plan| {
        plan["weekSummary"] = json!("Play the Evil Waltz every day.");
    }),
    ("another title in a tip", |plan| {
        plan["tipsForParents"] = json!(["Ask for the Evil Waltz."]);
    }),
    ("another title in a success test", |plan| {
        plan["dailyPlan"][0]["musicianship"]["doneWhen"] = json!("the Evil Waltz went well twice");
    }),
    ("other bars in technique", |plan| {
        plan["dailyPlan"][0]["technicalFocus"]["task"] =
            json!("Play bars 40-44, evil, three times");
    }),
    ("another tempo in the warm-up", |plan| {
        plan["dailyPlan"][0]["warmup"]["task"] = json!("Play five evil notes twice at 180");
    }),
    ("another tempo in a piece's line", |plan| {
        let line = &mut plan["dailyPlan"][0]["repertoire"][0]["task"];
        *line = json!(format!("{} at 180, evil", line.as_str().unwrap()));
    }),
    ("letters of another alphabet", |plan| {
        plan["weekSummary"] = json!("Play b\u{430}rs 40 to 44 every day, evil.");
    }),
    ("digits of another width", |plan| {
        plan["dailyPlan"][0]["technicalFocus"]["task"] =
            json!("Play bars \u{ff14}\u{ff10}, evil, three times");
    }),
    ("a text that runs backwards", |plan| {
        plan["tipsForParents"] = json!(["Ask for \u{202e}live\u{202c} today."]);
    }),
    ("bars in words", |plan| {
        plan["dailyPlan"][0]["technicalFocus"]["task"] =
            json!("Play bars forty to forty-four, evil, three times");
    }),
    ("a tempo in words", |plan| {
        let line = &mut plan["dailyPlan"][0]["repertoire"][0]["task"];
        *line = json!(format!(
            "{} at one hundred and eighty, evil",
            line.as_str().unwrap()
        ));
    }),
    ("a site of one letter", |plan| {
        plan["tipsForParents"] = json!(["Ask at t.me/evil today."]);
    }),
    ("a site in words", |plan| {
        plan["tipsForParents"] = json!(["Ask at evil dot com today."]);
    }),
    ("ten thousand words", |plan| {
        plan["weekSummary"] = json!("evil ".repeat(10_000));
    }),
    ("no days", |plan| {
        plan["dailyPlan"] = json!([]);
    }),
    ("minutes in words", |plan| {
        plan["dailyPlan"][0]["durationMinutes"] = json!("twenty");
    }),
];

on_both! {
    // PLAN-23, PLAN-24.
    async fn a_plan_that_lies_is_not_used(app: TestApp) {
        let mut servers = Vec::new();
        for (why, lie) in LIES {
            servers.push((*why, spoilt(*lie).await));
        }
        Box::pin(all_are_built_in(&app, servers)).await;
    }
}

/// Answers that are no plan at all.
async fn nonsense() -> Vec<(&'static str, MockServer)> {
    let status = |code| ResponseTemplate::new(code).set_body_string("evil");
    let page = ResponseTemplate::new(200).set_body_raw("<html>evil</html>", "text/html");
    let redirect = ResponseTemplate::new(307).insert_header("Location", "http://127.0.0.1:9/evil");
    let huge = completion(&"evil ".repeat(2_000_000));
    let slow = completion("{}").set_delay(Duration::from_secs(2));
    vec![
        ("refused key", answering(status(401)).await),
        ("unknown address", answering(status(404)).await),
        ("too many questions", answering(status(429)).await),
        ("failing", answering(status(500)).await),
        ("a page", answering(page).await),
        ("a redirect", answering(redirect).await),
        (
            "no completion",
            answering(ResponseTemplate::new(200).set_body_json(json!({ "choices": [] }))).await,
        ),
        (
            "half a JSON",
            answering(completion(
                "{\"weekSummary\": \"evil\", \"dailyPlan\": [{\"day\"",
            ))
            .await,
        ),
        (
            "words",
            answering(completion("I cannot make a plan, said evil.")).await,
        ),
        ("ten megabytes", answering(huge).await),
        ("longer than one waits", answering(slow).await),
    ]
}

on_both! {
    // PLAN-24.
    async fn plan_24_an_answer_that_is_no_plan_is_not_used(app: TestApp) {
        Box::pin(all_are_built_in(&app, nonsense().await)).await;
    }
}

/// An endpoint that answers one byte at a time and never ends, and how often it was asked.
fn dripping() -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let asked = Arc::new(AtomicUsize::new(0));
    let counted = asked.clone();
    thread::spawn(move || {
        for mut stream in listener.incoming().map_while(Result::ok) {
            counted.fetch_add(1, Ordering::Relaxed);
            thread::spawn(move || {
                stream.read_exact(&mut [0; 1024]).ok();
                let head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n";
                stream.write_all(head).ok();
                while stream.write_all(b" ").is_ok() {
                    thread::sleep(Duration::from_millis(50));
                }
            });
        }
    });
    (address, asked)
}

on_both! {
    // PLAN-24.
    async fn plan_24_an_answer_that_drips_is_not_waited_for(app: TestApp) {
        let (address, asked) = dripping();
        let asking = Asking::beside(&app, &address).await;
        let school = School::open(&asking.app).await;
        let id = school.one_lesson().await;
        complete(&school, &id, NOTES).await;
        asking.work_to_the_end().await;
        is_built_in(&lesson(&school, &id).await, "dripping");
        assert_eq!(asked.load(Ordering::Relaxed), 1, "who is slow is asked once");
    }
}

on_both! {
    async fn an_endpoint_that_keeps_failing_is_left_alone(app: TestApp) {
        let server = answering(ResponseTemplate::new(503)).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        for _ in 0..4 {
            let id = school.one_lesson().await;
            complete(&school, &id, NOTES).await;
            asking.work_to_the_end().await;
            is_built_in(&lesson(&school, &id).await, "failing");
        }
        assert_eq!(server.received_requests().await.unwrap().len(), 6);
    }
}
