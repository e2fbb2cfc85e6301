//! Every answer has all its documented fields and no other, null where there is nothing (D13).

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::document::Document;
use crate::{
    accounts::{self, second_factor::code_of, sign_in},
    authorization::{call, table::TABLE},
    lessons::goals::add,
    lessons::schedule::weekly,
    parents::{add_child, enter_parent},
    practice::{
        endpoint::{answering, goal, goals},
        reading_at,
    },
    school::School,
    support::TestApp,
};

/// A plan as the first release stored it: without a form, and nothing where there is nothing.
fn plan_of_the_first_release() -> String {
    let day = |number: u32| {
        json!({
            "day": format!("Day {number}"), "date": format!("2026-03-{:02}", number + 2), "durationMinutes": 20,
            "warmup": "2 min: Long notes.", "technicalFocus": "5 min: G major.",
            "repertoire": [{ "title": "Minuet in G", "focus": "10 min: Bars 9 to 16." }],
            "musicianship": "3 min: Clap.",
        })
    };
    let days: Vec<_> = (1..=7).map(day).collect();
    let plan = json!({ "weekSummary": "Minuet.", "examFocus": {}, "tipsForParents": [], "dailyPlan": days });
    plan.to_string()
}

/// Gives the school something of everything that an answer may hold.
async fn furnish(school: &School<'_>) -> String {
    let lesson = school.one_lesson().await;
    let notes = json!({ "completed": true, "teacherNotes": "Minuet in G, bars 9-16 at 72." });
    let complete = format!("/api/lessons/{lesson}/complete");
    school
        .send(&school.tess, "PATCH", &complete, Some(notes), None)
        .await;
    school
        .execute(
            "UPDATE lesson SET start_at = '2026-02-20T15:00:00+00:00' WHERE status = 'COMPLETED'",
        )
        .await;
    let feedback =
        json!({ "content": "Good.", "practiceAssignments": [{ "piece": "Minuet in G" }] });
    let path = format!("/api/lesson-feedback/{lesson}");
    assert_eq!(school.put(&school.tess, &path, feedback).await.status, 200);
    school.record_exam(&school.anna, 80).await;
    // Two pieces that are one.
    let (one, other) = (add(school, "Menuett").await, add(school, "Minuet").await);
    let same_as = format!("/api/students/{}/pieces/{one}/same-as", school.anna.id);
    let merged = school
        .post(&school.tess, &same_as, json!({ "pieceId": other }))
        .await;
    assert_eq!(merged.status, 200);
    // Two at the same time, so that they overlap.
    school.schedule(weekly(school, 1)).await;
    school.schedule(weekly(school, 1)).await;
    // A request that waits.
    let parent = enter_parent(school, &school.otto, "pat@music.example").await;
    add_child(school, &school.otto, &parent, "Kim").await;
    lesson
}

/// Calls whose row in the table is refused, as it has no account to succeed with.
async fn compare_accounts(app: &TestApp, school: &School<'_>, document: &mut Document) {
    accounts::account(app, "vera@music.example", "active", false).await;
    let reply = sign_in(app, "vera@music.example", accounts::PASSWORD).await;
    assert_eq!(reply.status, 200);
    document.compare("POST", "/api/auth/login", reply.status, &reply.body);
    let token = reply.body["token"].as_str().unwrap();
    let begin = "/api/users/second-factor/begin";
    let begun = accounts::call(app, "POST", begin, token, Value::Null).await;
    document.compare("POST", begin, begun.status, &begun.body);
    let code = code_of(app, begun.body["secret"].as_str().unwrap(), 0);
    let confirm = "/api/users/second-factor/confirm";
    let confirmed = accounts::call(app, "POST", confirm, token, json!({ "code": code })).await;
    assert_eq!(confirmed.status, 200, "{}", confirmed.body);
    document.compare("POST", confirm, confirmed.status, &confirmed.body);
    let reply = sign_in(app, "vera@music.example", accounts::PASSWORD).await;
    assert_eq!(reply.body["secondFactor"], true);
    document.compare("POST", "/api/auth/login", reply.status, &reply.body);
    let (_, temporary) = accounts::account(app, "nora@music.example", "active", true).await;
    let reply = sign_in(app, "nora@music.example", &temporary).await;
    assert!(reply.body["mustChangePassword"] == true && reply.body["token"].is_null());
    document.compare("POST", "/api/auth/login", reply.status, &reply.body);
    let registration =
        json!({ "name": "Rita", "email": "rita@music.example", "password": accounts::PASSWORD });
    accounts::post(app, "/api/auth/register", registration).await;
    let mail = accounts::newest_mail(app, "rita@music.example")
        .await
        .unwrap();
    let link = mail["link"].as_str().unwrap();
    let path = format!("/api{}", &link[link.find("/auth/activate").unwrap()..]);
    let reply = school.send_as(None, "GET", &path, None).await;
    document.compare("GET", "/api/auth/activate", reply.status, &reply.body);
    let student = json!({
        "name": "Mia Bell", "email": "mia@music.example", "grade": "Grade 1", "dateOfBirth": "2015-01-01",
        "parentName": "Mo Bell", "parentEmail": "mo@music.example",
    });
    let reply = school
        .post(&school.tess, "/api/students/teacher-create", student)
        .await;
    assert!(reply.body["parent"].is_object(), "{}", reply.body);
    document.compare(
        "POST",
        "/api/students/teacher-create",
        reply.status,
        &reply.body,
    );
}

on_both! {
    // WIRE-01.
    async fn wire_01_every_answer_has_its_documented_fields_and_no_other(app: TestApp) {
        let song = goal("O Malh\u{e3}o", json!({ "title": "Malh\u{e3}o" }));
        let model = answering(goals(&[song])).await;
        let app = reading_at(&app, &model.uri()).await;
        let school = School::open(&app).await;
        let mut document = Document::read();
        furnish(&school).await;
        compare_accounts(&app, &school, &mut document).await;
        for row in TABLE {
            for caller in ["anonymous", "own student", "linked parent", "own teacher", "administrator"] {
                let reply = call(&app, &school, row, caller).await;
                document.compare(row.method, row.path, reply.status, &reply.body);
                if row.path == "/api/teachers/students/{id}" && reply.status == 200 {
                    school.enrol(&school.tess, &school.anna).await;
                }
            }
        }
        assert!(document.wrong.is_empty(), "{:#?}", document.wrong);
        assert_eq!(document.unseen(), BTreeSet::new(), "nothing answers these, so nobody has compared them");
    }
}

on_both! {
    // WIRE-01, of plans that an older release has stored.
    async fn wire_01_a_plan_of_an_older_release_has_every_field(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = furnish(&school).await;
        let old = plan_of_the_first_release();
        school.execute(&format!("UPDATE practice_plan SET guidance = '{old}'")).await;
        let mut document = Document::read();
        for (who, path) in [
            (&school.tess, "/api/teachers/lessons"),
            (&school.anna, "/api/students/lessons"),
            (&school.pat, "/api/parents/lessons"),
        ] {
            let reply = school.get(who, path).await;
            document.compare("GET", path, reply.status, &reply.body);
            let lessons = reply.body.get("lessons").unwrap_or(&reply.body).as_array().unwrap();
            let lesson = lessons.iter().find(|it| it["id"] == json!(lesson)).unwrap();
            let plan = &lesson["practiceGuidance"];
            assert_eq!(plan["examFocus"], json!({ "board": null, "grade": null }));
            let piece = json!({ "title": "Minuet in G", "focus": "10 min: Bars 9 to 16.", "targetTempoBpm": null });
            assert_eq!(plan["dailyPlan"][6]["repertoire"], json!([piece]));
            assert_eq!(lesson["practicePlan"]["dailyPlan"], plan["dailyPlan"]);
            assert!(plan.get("form").is_none());
        }
        assert!(document.wrong.is_empty(), "{:#?}", document.wrong);
    }
}
