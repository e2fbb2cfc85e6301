//! What a model is told of the goals.

use serde_json::{Value, json};

use super::{complete, goal, lesson_on, practise};
use crate::{
    practice::{
        Asking,
        endpoint::{answering, good},
    },
    school::School,
};

on_both! {
    // GOAL-34: a name is found in every spelling, a number in every kind of digits.
    async fn goal_34_model_gets_no_name_or_number_in_another_spelling(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        school.execute("UPDATE student SET first_name = 'Zo\u{eb}'").await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let mut words = practise("Étude");
        words["how"] = json!("count with Zoe\u{308}, or ring \u{ff10}\u{ff11}\u{ff17}\u{ff10} \u{ff11}\u{ff12}\u{ff13}\u{ff14}");
        assert_eq!(complete(&school, &id, json!({ "goals": [words] })).await.status, 200);
        assert!(asking.work().await);
        let requests = server.received_requests().await.unwrap();
        let body: Value = requests[0].body_json().unwrap();
        let data: Value = serde_json::from_str(body["messages"][1]["content"].as_str().unwrap()).unwrap();
        assert_eq!(data["goals"][0]["how"], "count with the student, or ring a number");
    }
}

on_both! {
    // GOAL-34: dates are taken out.
    async fn goal_34_model_gets_no_date_of_the_goals(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let mut carried = practise("Étude");
        carried["carriedFrom"] = json!("2026-02-23");
        carried["how"] = json!("be ready for 2026-04-01");
        let mut rests = goal("rest", "Sarabande");
        rests["until"] = json!("2026-03-21");
        let concert = json!({ "kind": "event", "event": "concert", "date": "2026-05-09" });
        let concert = json!({ "do": "perform", "subject": concert });
        let week = json!({ "offDates": ["2026-03-05"] });
        let sent = json!({ "goals": [carried, rests, concert], "week": week });
        assert_eq!(complete(&school, &id, sent).await.status, 200);
        assert!(asking.work().await);
        let requests = server.received_requests().await.unwrap();
        let body: Value = requests[0].body_json().unwrap();
        let data: Value = serde_json::from_str(body["messages"][1]["content"].as_str().unwrap()).unwrap();
        assert_eq!(data["goals"][0]["how"], "be ready for a date");
        assert_eq!(data["goals"][2]["subject"], json!({ "kind": "event", "event": "concert" }));
        let text = data.to_string();
        for date in ["2026-02-23", "2026-04-01", "2026-03-21", "2026-05-09", "2026-03-05", "2026"] {
            assert!(!text.contains(date), "{date} in {text}");
        }
    }
}
