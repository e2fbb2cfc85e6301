//! Lists of lessons: what they leave out, how many there are, and what they are asked for (D13, D15).

use serde_json::{Value, json};

use crate::{
    lessons::schedule::weekly,
    query_budget::past_lessons,
    school::{Person, School},
    support::CLIENT,
};

/// Status, the header X-Total-Count and the body of a list.
async fn list(school: &School<'_>, who: &Person, path: &str) -> (u16, Option<u64>, Value) {
    let url = format!("{}{path}", school.url());
    let response = CLIENT
        .get(url)
        .bearer_auth(who.token())
        .send()
        .await
        .unwrap();
    let total = response.headers().get("x-total-count");
    let total = total.map(|total| total.to_str().unwrap().parse().unwrap());
    let status = response.status().as_u16();
    (status, total, response.json().await.unwrap())
}

fn titles(body: &Value) -> Vec<&str> {
    let lessons = body.get("lessons").unwrap_or(body).as_array().unwrap();
    lessons
        .iter()
        .map(|lesson| lesson["title"].as_str().unwrap())
        .collect()
}

on_both! {
    // WIRE-04: the answers. The screen is tested in the app.
    async fn wire_04_cut_lesson_list_has_the_total(app: TestApp) {
        let school = School::open(&app).await;
        past_lessons(&app, &school, 15_006).await;
        school.schedule(weekly(&school, 3)).await;
        let completed = "UPDATE lesson SET status = 'COMPLETED', completed_at = end_at WHERE start_at < '2025-03-02 00:00:00+00:00'";
        school.execute(completed).await;
        let counted = "SELECT COUNT(*) AS n FROM lesson JOIN \"user\" ON \"user\".id = teacher_id WHERE \"user\".name = 'Tess Tutor'";
        let (all, done) = (10_007_u64, school.number(format!("{counted} AND status = 'COMPLETED'")).await.unsigned_abs());
        assert!(done > 5_000 && done < all, "{done}");
        let counts = json!({
            "scheduled": all - done, "upcoming": 3, "completed": done, "cancelled": 0, "missed": 0,
        });
        let mut earliest = Value::Null;
        for (query, length, total) in [
            ("", 5_000, all),
            ("?plans=true&limit=9000", 5_000, all),
            ("?plans=false", 10_000, all),
            ("?plans=false&limit=20000", 10_000, all),
            ("?limit=7", 7, all),
            ("?status=COMPLETED&limit=7", 7, done),
        ] {
            let (status, _, body) = list(&school, &school.tess, &format!("/api/teachers/lessons{query}")).await;
            let lessons = body["lessons"].as_array().unwrap();
            assert_eq!((status, lessons.len(), &body["total"]), (200, length, &json!(total)), "{query}");
            assert_eq!(body["counts"], counts, "{query}");
            if query == "?plans=false" {
                earliest = lessons[0]["id"].clone();
            }
        }
        let rest = format!("/api/teachers/lessons?plans=false&after={}", earliest.as_str().unwrap());
        let (_, _, rest) = list(&school, &school.tess, &rest).await;
        assert_eq!((rest["lessons"].as_array().unwrap().len(), &rest["total"]), (7, &json!(all)));

        // Anna's, in both shapes.
        let (_, total, own) = list(&school, &school.anna, "/api/students/lessons").await;
        assert_eq!((own.as_array().unwrap().len(), total), (5_000, Some(5_005)));
        let (_, total, own) = list(&school, &school.anna, "/api/students/lessons?plans=false").await;
        assert_eq!((own.as_array().unwrap().len(), total), (5_005, Some(5_005)));
        let (_, _, family) = list(&school, &school.pat, "/api/parents/lessons").await;
        assert_eq!((family["lessons"].as_array().unwrap().len(), &family["total"]), (5_000, &json!(5_005)));
        assert_eq!(family["counts"]["upcoming"], 3);
    }
}

on_both! {
    async fn a_whole_list_is_counted_without_asking_again(app: TestApp) {
        let school = School::open(&app).await;
        let [kept, cancelled] = [school.one_lesson().await, school.one_lesson().await];
        school.cancel(&json!(cancelled)).await;
        for (who, path) in [(&school.tess, "/api/teachers/lessons"), (&school.pat, "/api/parents/lessons")] {
            app.statements.take();
            let (_, _, body) = list(&school, who, path).await;
            let counting = app.statements.take().iter().filter(|it| it.sql.contains("COUNT(")).count();
            assert_eq!((counting, &body["total"]), (0, &json!(2)), "{path}");
            let counts = json!({ "scheduled": 1, "upcoming": 1, "completed": 0, "cancelled": 1, "missed": 0 });
            assert_eq!(body["counts"], counts, "{path}");
        }
        assert_eq!(list(&school, &school.anna, "/api/students/lessons").await.1, Some(2));
        assert_eq!(list(&school, &school.anna, "/api/lesson-feedback").await.1, Some(0));
        app.clock.advance(chrono::TimeDelta::days(10));
        let (_, _, body) = list(&school, &school.ada, "/api/teachers/lessons?limit=1").await;
        assert_eq!((&body["total"], &body["counts"]["upcoming"]), (&json!(2), &json!(0)), "{kept}");
    }
}

on_both! {
    async fn list_without_plans_flags_them_and_lesson_has_it(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        school.one_lesson().await;
        let notes = json!({ "completed": true, "teacherNotes": "Minuet in G, bars 9-16." });
        let complete = format!("/api/lessons/{id}/complete");
        let done = school.send(&school.tess, "PATCH", &complete, Some(notes), None).await;
        let lesson = &done.body["lesson"];
        assert!(lesson["practiceGuidance"].is_object(), "{lesson}");
        // Cards are told with one lesson only.
        assert!(lesson["practiceCards"].is_array(), "{lesson}");
        let mut with_plan = lesson.clone();
        with_plan["practiceCards"] = Value::Null;
        let mut without = with_plan.clone();
        without["practiceGuidance"] = Value::Null;
        without["practicePlan"] = Value::Null;
        for (who, path) in [
            (&school.tess, "/api/teachers/lessons"),
            (&school.anna, "/api/students/lessons"),
            (&school.pat, "/api/parents/lessons"),
        ] {
            for (query, expected) in [("", &with_plan), ("?plans=true", &with_plan), ("?plans=false", &without)] {
                let (_, _, body) = list(&school, who, &format!("{path}{query}")).await;
                let lessons = body.get("lessons").unwrap_or(&body).as_array().unwrap();
                let listed = lessons.iter().find(|it| it["id"] == json!(id)).unwrap();
                assert_eq!(listed, expected, "{path}{query}");
                let other = lessons.iter().find(|it| it["id"] != json!(id)).unwrap();
                assert_eq!((&other["practiceGenerated"], &other["practiceGuidance"]), (&json!(false), &Value::Null));
            }
            let one = school.get(who, &format!("/api/lessons/{id}")).await;
            assert_eq!((one.status, &one.body), (200, lesson));
        }
    }
}

on_both! {
    async fn list_searches_title_and_student_and_filters_status(app: TestApp) {
        let school = School::open(&app).await;
        for (title, student) in [("Gavotte 100%", &school.anna), ("Élégie", &school.ben), ("Minuet", &school.ben)] {
            let mut body = weekly(&school, 1);
            body["title"] = json!(title);
            body["studentId"] = json!(student.id);
            school.schedule(body).await;
        }
        let lessons = school.lessons().await;
        let elegie = lessons.iter().find(|it| it["title"] == "Élégie").unwrap()["id"].clone();
        school.cancel(&elegie).await;
        for (query, expected) in [
            ("q=gavotte", &["Gavotte 100%"][..]),
            ("q=100%25", &["Gavotte 100%"]),
            ("q=%25", &["Gavotte 100%"]),
            ("q=BEN%20c", &["Élégie", "Minuet"]),
            ("q=%C3%89l%C3%A9", &["Élégie"]),
            ("q=ben&status=CANCELLED", &["Élégie"]),
            ("status=SCHEDULED", &["Gavotte 100%", "Minuet"]),
            ("status=MISSED", &[]),
            ("q=nobody", &[]),
            ("q=%20", &["Gavotte 100%", "Élégie", "Minuet"]),
        ] {
            for who in [&school.tess, &school.ada] {
                let (status, _, body) = list(&school, who, &format!("/api/teachers/lessons?{query}")).await;
                let mut titles = titles(&body);
                titles.sort_unstable();
                let mut expected = expected.to_vec();
                expected.sort_unstable();
                assert_eq!((status, &titles), (200, &expected), "{query}");
                assert_eq!(body["total"], json!(titles.len()), "{query}");
            }
        }
        for query in ["status=DONE", "status=", "after=0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c16"] {
            let (status, _, body) = list(&school, &school.tess, &format!("/api/teachers/lessons?{query}")).await;
            let field = query.split('=').next().unwrap();
            assert_eq!((status, body["fields"][field].is_array()), (422, true), "{query}: {body}");
        }
        // A lesson of somebody else is no place to go on from.
        let foreign = format!("/api/teachers/lessons?after={}", elegie.as_str().unwrap());
        assert_eq!(list(&school, &school.otto, &foreign).await.0, 422);
        assert_eq!(list(&school, &school.tess, "/api/teachers/lessons?plans=perhaps").await.0, 400);
    }
}

on_both! {
    async fn pages_hold_each_lesson_once(app: TestApp) {
        let school = School::open(&app).await;
        // Two at each start, so that the order of the ids decides as well.
        for _ in 0..2 {
            school.schedule(weekly(&school, 10)).await;
        }
        let whole: Vec<Value> = school.lessons().await.iter().map(|it| it["id"].clone()).collect();
        let (mut pages, mut after) = (Vec::new(), String::new());
        loop {
            let path = format!("/api/teachers/lessons?limit=7{after}");
            let (_, _, body) = list(&school, &school.tess, &path).await;
            assert_eq!(body["total"], 20);
            let page: Vec<Value> = body["lessons"].as_array().unwrap().iter().map(|it| it["id"].clone()).collect();
            let Some(first) = page.first() else { break };
            after = format!("&after={}", first.as_str().unwrap());
            pages.splice(0..0, page);
        }
        assert_eq!(pages, whole);
    }
}

on_both! {
    async fn students_children_and_teachers_tell_how_many_there_are(app: TestApp) {
        let school = School::open(&app).await;
        school.copy_account("Otto Tutor", 101).await;
        let (_, _, teachers) = list(&school, &school.ada, "/api/teachers").await;
        assert_eq!((teachers["teachers"].as_array().unwrap().len(), &teachers["total"]), (100, &json!(103)));
        let (_, _, teachers) = list(&school, &school.ada, "/api/teachers?search=tess&limit=1").await;
        assert_eq!(teachers["total"], 1);
        for (who, path, total) in [
            (&school.tess, "/api/teachers/students", 2),
            (&school.ada, "/api/teachers/students", 3),
            (&school.pat, "/api/parents/children", 1),
        ] {
            assert_eq!(list(&school, who, path).await.2["total"], total, "{path}");
        }
    }
}
