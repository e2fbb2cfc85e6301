//! What a teacher answered about the body who has left the student.

use reedling_core::access::Role;
use serde_json::{Value, json};

use super::{body::days_of, complete, complete_as, goals_of, lesson_at, lesson_on, practise};
use crate::school::{School, person};

on_both! {
    // What a teacher answered who has left would else hold for ever.
    async fn as_usual_ends_what_a_teacher_answered_who_has_left(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let first = lesson_on(&school, &school.tess, 1).await;
        let listening = json!({ "answer": "listening", "until": "toldOtherwise" });
        complete(&school, &first, json!({ "goals": [], "body": listening })).await;
        let (second, third) = (lesson_on(&school, &school.otto, 2).await, lesson_on(&school, &school.otto, 3).await);
        let last = lesson_on(&school, &school.otto, 4).await;
        let usual = json!({ "goals": [], "body": { "answer": "asUsual", "until": "toldOtherwise" } });
        let held = async || {
            let reply = school.get(&school.otto, &format!("/api/lessons/{last}/goals")).await;
            reply.body["context"]["body"]["answer"].clone()
        };
        complete_as(&school, &school.otto, &second, usual.clone()).await;
        assert_eq!(held().await, "listening", "Tess still teaches Anna");
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        assert_eq!(held().await, "listening");
        complete_as(&school, &school.otto, &third, usual).await;
        assert_eq!(held().await, Value::Null);
    }
}

on_both! {
    // What a teacher answered who has left ends with another one's answer, and is forgotten a year later at the latest.
    async fn former_teachers_body_answer_is_asked_again_and_ends(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let first = lesson_on(&school, &school.tess, 1).await;
        let listening = json!({ "answer": "listening", "until": "toldOtherwise" });
        complete(&school, &first, json!({ "goals": [], "body": listening })).await;
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        // Whoever does not answer keeps to it.
        let second = lesson_on(&school, &school.otto, 2).await;
        complete_as(&school, &school.otto, &second, json!({ "goals": [] })).await;
        let third = lesson_on(&school, &school.otto, 3).await;
        let held = async |id: &str| {
            let reply = school.get(&school.otto, &format!("/api/lessons/{id}/goals")).await;
            reply.body["context"]["body"]["answer"].clone()
        };
        assert_eq!(held(&third).await, "listening");
        let half = json!({ "answer": "half", "until": "toldOtherwise" });
        complete_as(&school, &school.otto, &third, json!({ "goals": [], "body": half })).await;
        let last = lesson_on(&school, &school.otto, 4).await;
        assert_eq!(held(&last).await, "half", "Otto's answer stands in the place of Tess's");
    }
}

on_both! {
    async fn former_teachers_body_answer_is_deleted_after_a_year(app: TestApp) {
        let school = School::open(&app).await;
        let first = lesson_on(&school, &school.tess, 1).await;
        let listening = json!({ "answer": "listening", "until": "toldOtherwise" });
        complete(&school, &first, json!({ "goals": [], "body": listening })).await;
        let clean_up = async || crate::fixture::cleanup::delete_expired(&app.state).await.unwrap();
        app.clock.advance(chrono::TimeDelta::days(400));
        clean_up().await;
        assert_eq!(school.count("body_state").await, 1, "it holds while Tess teaches Anna");
        school.execute("DELETE FROM enrolment").await;
        clean_up().await;
        assert_eq!(school.count("body_state").await, 0);
    }
}

on_both! {
    // GOAL-02: what a former teacher answered ends with an answer that says the same as before, in every plan.
    async fn goal_02_an_unchanged_answer_ends_a_former_teachers_in_every_plan(app: TestApp) {
        let school = School::open(&app).await;
        let uma = person(&app, Role::Teacher, "Uma Tutor").await;
        for teacher in [&school.otto, &uma] {
            school.enrol(teacher, &school.anna).await;
        }
        // Before Tess has answered, so that Uma's lesson takes no answer over.
        let umas = lesson_on(&school, &uma, 0).await;
        complete_as(&school, &uma, &umas, json!({ "goals": [practise("Sarabande")] })).await;
        let tess = lesson_on(&school, &school.tess, -1).await;
        let listening = json!({ "answer": "listening", "until": "toldOtherwise" });
        complete(&school, &tess, json!({ "goals": [], "body": listening })).await;
        let otto = lesson_on(&school, &school.otto, 0).await;
        let mut half = json!({ "goals": [], "body": { "answer": "half", "until": "toldOtherwise" } });
        assert_eq!(complete_as(&school, &school.otto, &otto, half.clone()).await.status, 200);
        let plays = async || {
            let set = school.get(&uma, &format!("/api/lessons/{umas}/goals")).await.body;
            days_of(&set).iter().any(|(_, plays, _)| *plays)
        };
        assert!(!plays().await, "Tess still teaches Anna");
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        half["revision"] = json!(1);
        let path = format!("/api/lessons/{otto}/goals");
        let reply = school.put(&school.otto, &path, half).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert!(plays().await);
        let trail = school.get(&school.ada, "/api/admin/activities?limit=50").await.body.to_string();
        assert_eq!(trail.matches("Otto Tutor answered how much Anna Bell may play").count(), 2, "{trail}");
    }
}

on_both! {
    // GOAL-02: an administrator who corrects a former teacher's lesson does not bring back what has ended since.
    async fn goal_02_a_corrected_lesson_of_a_former_teacher_revives_no_answer(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let tess = lesson_on(&school, &school.tess, 1).await;
        let listening = json!({ "answer": "listening", "until": "toldOtherwise" });
        complete(&school, &tess, json!({ "goals": [], "body": listening })).await;
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        let otto = lesson_on(&school, &school.otto, 2).await;
        let half = json!({ "answer": "half", "until": "toldOtherwise" });
        complete_as(&school, &school.otto, &otto, json!({ "goals": [], "body": half })).await;
        let next = lesson_on(&school, &school.otto, 9).await;
        // Otto's answer has replanned the lesson once.
        for sent in [
            json!({ "goals": [], "revision": 2 }),
            json!({ "goals": [], "body": listening, "revision": 3 }),
        ] {
            let path = format!("/api/lessons/{tess}/goals");
            let reply = school.put(&school.ada, &path, sent).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            let context = school.get(&school.otto, &format!("/api/lessons/{next}/goals")).await.body["context"].clone();
            assert_eq!(context["body"]["answer"], "half", "{context}");
        }
    }
}

on_both! {
    // GOAL-02: what is answered about the body after a teacher has left reaches the child's day, and not that teacher.
    async fn goal_02_a_former_teacher_reads_nothing_answered_since(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let tess = lesson_on(&school, &school.tess, -1).await;
        let half = json!({ "answer": "half", "until": "nextLesson" });
        let sent = json!({ "goals": [practise("Minuet in G")], "teacherNotes": "Minuet in G.", "body": half });
        complete(&school, &tess, sent).await;
        let otto = lesson_on(&school, &school.otto, 0).await;
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        let read = async || {
            let paths = [format!("/api/lessons/{tess}"), format!("/api/lessons/{tess}/goals"), "/api/teachers/lessons".to_owned()];
            let mut all = Vec::new();
            for path in paths {
                let reply = school.get(&school.tess, &path).await;
                assert_eq!(reply.status, 200, "{}", reply.body);
                all.push(reply.body);
            }
            all
        };
        let before = read().await;
        let listening = json!({ "answer": "listening", "until": "toldOtherwise" });
        complete_as(&school, &school.otto, &otto, json!({ "goals": [], "body": listening })).await;
        let after = read().await;
        assert_eq!(after, before);
        let (lesson, set) = (&after[0], &after[1]);
        assert_eq!((&lesson["teacherNotes"], &lesson["practiceGenerated"]), (&json!("Minuet in G."), &json!(true)));
        for field in ["practiceGuidance", "practicePlan", "practiceCards", "practicePlanner"] {
            assert_eq!(lesson[field], Value::Null, "{field}");
        }
        assert_eq!((set["goals"].as_array().unwrap().len(), &set["revision"]), (1, &json!(1)), "{set}");
        assert_eq!([&set["body"], &set["plan"], &set["cards"], &set["context"]], [&Value::Null; 4]);
        for reader in [&school.anna, &school.ada] {
            let plan = school.get(reader, &format!("/api/lessons/{tess}")).await.body["practiceGuidance"].clone();
            let plays = days_of(&json!({ "plan": plan })).into_iter().skip(1).any(|(_, plays, _)| plays);
            assert!(!plays, "{plan}");
        }
    }
}

on_both! {
    // GOAL-02: an answer that another teacher has ended does not begin again when its teacher comes back.
    async fn goal_02_an_ended_answer_stays_ended_when_its_teacher_comes_back(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let tess = lesson_on(&school, &school.tess, 0).await;
        let listening = json!({ "answer": "listening", "until": "toldOtherwise" });
        complete(&school, &tess, json!({ "goals": [], "body": listening })).await;
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        let otto = lesson_on(&school, &school.otto, 1).await;
        let usual = json!({ "answer": "asUsual", "until": "nextLesson" });
        complete_as(&school, &school.otto, &otto, json!({ "goals": [], "body": usual })).await;
        app.clock.advance(chrono::TimeDelta::minutes(1));
        school.enrol(&school.tess, &school.anna).await;
        // Later on the same day, and on the next one.
        for (day, hours) in [(1, 2), (2, 0)] {
            let again = lesson_at(&school, &school.tess, day, hours).await;
            complete(&school, &again, json!({ "goals": [practise("Minuet in G")] })).await;
            let set = goals_of(&school, &again).await;
            assert_eq!(set["body"], Value::Null, "{set}");
            assert!(days_of(&set).iter().any(|(_, plays, _)| *plays), "{set}");
        }
    }
}
