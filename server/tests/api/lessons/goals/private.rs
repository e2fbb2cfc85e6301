//! What only the teacher of the lesson and administrators read.

use serde_json::{Value, json};

use super::{change, complete, complete_as, goals_of, lesson_on, practise};
use crate::{
    authorization::documented,
    school::{Person, School},
};

const SECRET: &str = "Zephyranthes";

/// Every answer of a call that reads to somebody.
async fn answers(school: &School<'_>, who: &Person, lesson: &str) -> Vec<(String, Value)> {
    let mut answers = Vec::new();
    for (method, path) in documented() {
        if method != "GET" {
            continue;
        }
        let id = if path.contains("lessons/{id}") {
            lesson.to_owned()
        } else {
            school.anna.id.to_string()
        };
        for search in ["", "?q=zephyr", "?search=zephyr"] {
            let path = format!("{}{search}", path.replace("{id}", &id));
            let reply = school.get(who, &path).await;
            answers.push((path, reply.body));
        }
    }
    answers
}

on_both! {
    // GOAL-18.
    async fn goal_18_private_notes_reach_only_teacher_and_administrators(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let sent = json!({ "goals": [practise("Für Elise")], "privateNotes": format!("{SECRET} pays late.") });
        let reply = complete(&school, &id, sent).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert!(!reply.body.to_string().contains(SECRET));
        assert_eq!(goals_of(&school, &id).await["privateNotes"], format!("{SECRET} pays late."));
        let emptied = json!({ "goals": [], "revision": 1 });
        let reply = change(&school, &id, emptied).await;
        assert!(!reply.body.to_string().contains(SECRET), "{}", reply.body);
        for who in [&school.otto, &school.anna, &school.pat, &school.ben] {
            for (path, body) in answers(&school, who, &id).await {
                assert!(!body.to_string().contains(SECRET), "{path} to {}: {body}", who.name);
            }
        }
        for who in [&school.tess, &school.ada] {
            for (path, body) in answers(&school, who, &id).await {
                let is_own = path.split('?').next().is_some_and(|path| path.ends_with("/goals"));
                assert_eq!(body.to_string().contains(SECRET), is_own, "{path} to {}", who.name);
            }
        }
        // In the database it stands in one place: in no plan, mail, notice or line of the trail.
        for (table, rows) in school.contents().await {
            let has_secret = rows.iter().any(|row| row.contains(SECRET));
            assert_eq!(has_secret, table == "lesson", "{table}");
        }
        let removed = json!({ "goals": [], "privateNotes": "", "revision": 2 });
        assert_eq!(change(&school, &id, removed).await.status, 200);
        assert!(goals_of(&school, &id).await["privateNotes"].is_null());
    }
}

on_both! {
    // A lesson that nobody has closed stays scheduled when its student leaves the class.
    async fn former_teacher_reads_nothing_written_since(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let (overdue, ottos) = (lesson_on(&school, &school.tess, -1).await, lesson_on(&school, &school.otto, 0).await);
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert!(goals_of(&school, &overdue).await["context"].is_object());
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        let listening = json!({ "goals": [], "body": { "answer": "listening", "until": "toldOtherwise" } });
        assert_eq!(complete_as(&school, &school.otto, &ottos, listening).await.status, 200);
        let set = goals_of(&school, &overdue).await;
        assert!(set["context"].is_null() && !set.to_string().contains("listening"), "{set}");
    }
}

on_both! {
    // GOAL-34: read from the notes, none of it stands in a goal's `how`, in a plan or in the trail.
    async fn goal_34_the_reader_takes_nothing_of_it_up(app: TestApp) {
        let school = School::open(&app).await;
        for (notes, private) in [
            ("Minuet in G, bars 9-16, but he was rude again.", "rude"),
            ("Für Elise slowly, and the 40 pounds for March are still owed.", "pounds"),
            ("Sarabande at 60, his parents are divorcing.", "divorc"),
            ("Practise the Waltz and call 0170 1234567.", "1234567"),
        ] {
            let id = school.one_lesson().await;
            complete(&school, &id, json!({ "teacherNotes": notes })).await;
            let set = goals_of(&school, &id).await;
            for goal in set["goals"].as_array().into_iter().flatten() {
                assert!(!goal["how"].to_string().contains(private), "{goal}");
            }
            assert!(!set["plan"].to_string().contains(private), "{}", set["plan"]);
        }
        let trail = school.get(&school.ada, "/api/admin/activities?limit=200").await.body.to_string();
        for private in ["rude", "pounds", "divorc", "1234567"] {
            assert!(!trail.contains(private), "{private}");
        }
    }
}
