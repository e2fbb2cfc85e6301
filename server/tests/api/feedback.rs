//! GET and PUT /api/lesson-feedback.

use serde_json::{Value, json};

use crate::{
    query_budget::past_lessons,
    school::{Person, School, instant},
    support::CLIENT,
};

fn feedback() -> Value {
    json!({
        "content": "A fine week", "piecesWorkedOn": ["Minuet in G"], "areasImproved": "Rhythm",
        "areasNeedWork": "Left hand", "techniqueNotes": "Wrist", "musicianshipNotes": "Sing it",
        "practiceAssignments": [
            { "piece": "Minuet in G", "focusAreas": ["bars 9-16"], "dailyMinutes": 10, "specificInstructions": "Slowly" },
            { "piece": "G major", "focusAreas": [], "dailyMinutes": 5, "specificInstructions": null },
        ],
        "nextLessonGoals": "By heart", "teacherRating": 4, "studentMood": "happy",
    })
}

on_both! {
    // API-102, API-103.
    async fn feedback_comes_back_as_it_was_written(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let path = format!("/api/lesson-feedback/{id}");
        let reply = school.put(&school.tess, &path, feedback()).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let listed = school.get(&school.anna, "/api/lesson-feedback").await;
        let listed = &listed.body[0];
        for (field, value) in feedback().as_object().unwrap() {
            assert_eq!(listed[field], *value, "{field}");
        }
        assert_eq!(listed["id"], *id);
        assert_eq!(listed["title"], "Anna Bell-090326");
        assert_eq!(instant(&listed["lessonDate"]), "2026-03-09T15:00:00Z");
        assert_eq!(listed["teacherName"], "Tess Tutor");
        assert_eq!(listed["instrument"], "Piano");
    }
}

on_both! {
    // API-101.
    async fn api_101_feedback_is_seen_by_whom_the_lesson_concerns(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        school
            .put(
                &school.tess,
                &format!("/api/lesson-feedback/{id}"),
                feedback(),
            )
            .await;
        for (who, seen) in [
            (&school.anna, 1),
            (&school.pat, 1),
            (&school.tess, 1),
            (&school.ada, 1),
            (&school.ben, 0),
            (&school.pia, 0),
            (&school.otto, 0),
        ] {
            let reply = school.get(who, "/api/lesson-feedback").await;
            assert_eq!(
                reply.body.as_array().map(Vec::len),
                Some(seen),
                "{}",
                who.name
            );
        }
    }
}

on_both! {
    async fn feedback_that_breaks_a_rule_is_refused_by_field(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let path = format!("/api/lesson-feedback/{id}");
        for (change, field) in [
            (json!({ "content": "x".repeat(20_001) }), "content"),
            (json!({ "piecesWorkedOn": ["p".repeat(201)] }), "piecesWorkedOn"),
            (json!({ "studentMood": "m".repeat(201) }), "studentMood"),
            (
                json!({ "practiceAssignments": [{ "piece": "Scale" }, { "piece": " " }] }),
                "practiceAssignments.1.piece",
            ),
            (
                json!({ "practiceAssignments": [{ "dailyMinutes": 5 }] }),
                "practiceAssignments.0.piece",
            ),
            (
                json!({ "practiceAssignments": [{ "piece": "Scale", "dailyMinutes": -1 }] }),
                "practiceAssignments.0.dailyMinutes",
            ),
        ] {
            let reply = school.put(&school.tess, &path, change).await;
            assert_eq!(reply.status, 422, "{field}: {}", reply.body);
            assert!(reply.body["fields"][field].is_array(), "{}", reply.body);
        }
        assert_eq!(school.count("lesson_feedback").await, 0);
    }
}

on_both! {
    // Nothing is saved, and nobody is told of it.
    async fn feedback_of_nothing_is_refused_and_leaves_what_is_there(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/lesson-feedback/{}", school.one_lesson().await);
        let told = school.count("notice").await;
        for nothing in [json!({}), json!({ "content": " ", "piecesWorkedOn": [""], "studentMood": null })] {
            let reply = school.put(&school.tess, &path, nothing).await;
            assert_eq!(reply.status, 422, "{}", reply.body);
            assert_eq!(reply.body["fields"]["content"], json!(["Please write some feedback first"]));
        }
        assert_eq!((school.count("lesson_feedback").await, school.count("notice").await), (0, told));
        let stars = json!({ "teacherRating": 4, "content": "Fine" });
        assert_eq!(school.put(&school.tess, &path, stars).await.status, 200);
        let emptied = json!({ "teacherRating": null, "content": null });
        assert_eq!(school.put(&school.tess, &path, emptied).await.status, 422);
        let listed = school.get(&school.tess, "/api/lesson-feedback").await;
        assert_eq!(listed.body[0]["content"], "Fine");
    }
}

on_both! {
    // API-104.
    async fn api_104_only_the_lesson_s_teacher_writes_feedback(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let path = format!("/api/lesson-feedback/{id}");
        assert_eq!(
            school.put(&school.otto, &path, feedback()).await.status,
            404
        );
        for who in [&school.anna, &school.pat] {
            assert_eq!(school.put(who, &path, feedback()).await.status, 403);
        }
        for rating in [0, 6, -1] {
            let mut body = feedback();
            body["teacherRating"] = json!(rating);
            let reply = school.put(&school.tess, &path, body).await;
            assert_eq!(reply.status, 422);
            assert!(reply.body["fields"]["teacherRating"].is_array());
        }
        assert_eq!(school.count("lesson_feedback").await, 0);
        school.put(&school.tess, &path, feedback()).await;
        let mut second = feedback();
        second["content"] = json!("Even better");
        school.put(&school.tess, &path, second).await;
        let listed = school.get(&school.tess, "/api/lesson-feedback").await;
        assert_eq!(listed.body.as_array().map(Vec::len), Some(1));
        assert_eq!(listed.body[0]["content"], "Even better");
    }
}

on_both! {
    // Two changes at once, of feedback that is there and of feedback that is not yet: both stay.
    async fn two_fields_that_are_written_at_once_both_stay(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/lesson-feedback/{}", school.one_lesson().await);
        for round in 0..20 {
            let text = json!(format!("Round {round}"));
            let (content, goals) = (json!({ "content": text }), json!({ "nextLessonGoals": text }));
            // Administrators lock no enrolment.
            let who = if round % 4 < 2 { &school.tess } else { &school.ada };
            let (one, other) = tokio::join!(school.put(who, &path, content), school.put(who, &path, goals));
            assert_eq!((one.status, other.status), (200, 200), "{} {}", one.body, other.body);
            let listed = school.get(&school.tess, "/api/lesson-feedback").await;
            let is = &listed.body[0];
            assert_eq!((&is["content"], &is["nextLessonGoals"]), (&text, &text));
            if round % 2 == 1 {
                school.execute("DELETE FROM lesson_feedback").await;
            }
        }
    }
}

/// Status, the number of all and the ids of a page.
async fn page(school: &School<'_>, who: &Person, query: &str) -> (u16, usize, Vec<String>) {
    let url = format!("{}/api/lesson-feedback?{query}", school.url());
    let request = CLIENT.get(url).bearer_auth(who.token());
    let response = request.send().await.unwrap();
    let total = response.headers().get("x-total-count");
    let total = total.map_or(0, |total| total.to_str().unwrap().parse().unwrap());
    let status = response.status().as_u16();
    let body: Value = response.json().await.unwrap();
    let rows = body.as_array().into_iter().flatten();
    let ids = rows.map(|row| row["id"].as_str().unwrap().to_owned());
    (status, total, ids.collect())
}

on_both! {
    // API-101.
    async fn api_101_feedback_comes_in_pages_of_at_most_200(app: TestApp) {
        let school = School::open(&app).await;
        past_lessons(&app, &school, 903).await;
        school.execute(
            "INSERT INTO lesson_feedback (lesson_id, content, pieces_worked_on, areas_improved, areas_need_work, technique_notes, \
             musicianship_notes, practice_assignments, next_lesson_goals, created_at, updated_at) \
             SELECT id, 'Good.', '[]', '', '', '', '', '[]', '', created_at, created_at FROM lesson",
        ).await;
        for (who, all) in [(&school.ada, 903), (&school.tess, 602), (&school.anna, 301), (&school.pat, 301)] {
            let mut seen: Vec<String> = Vec::new();
            let mut query = "limit=5000".to_owned();
            for length in [200, 200, 200, 200, 103] {
                let (status, total, ids) = page(&school, who, &query).await;
                let expected = length.min(all - seen.len());
                assert_eq!((status, total, ids.len()), (200, all, expected), "{} {query}", who.name);
                seen.extend(ids);
                query = format!("after={}", seen.last().unwrap());
                if seen.len() == all {
                    break;
                }
            }
            assert_eq!(page(&school, who, &query).await, (200, all, Vec::new()), "{}", who.name);
            let one = &seen[all - 1];
            assert_eq!(page(&school, who, &format!("lessonId={one}")).await, (200, 1, vec![one.clone()]));
            assert_eq!(page(&school, who, "limit=2").await, (200, all, seen[..2].to_vec()));
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len(), all, "{}", who.name);
        }
        // Of a lesson of somebody else nothing is told.
        let (.., tess_s) = page(&school, &school.tess, "limit=1").await;
        assert_eq!(page(&school, &school.otto, &format!("lessonId={}", tess_s[0])).await, (200, 0, Vec::new()));
        assert_eq!(page(&school, &school.otto, &format!("after={}", tess_s[0])).await.0, 422);
    }
}
