//! Completing without goals: the server reads the notes.

use reedling_planner::{
    goals::{Context, Goal, Subject},
    read::read,
};
use serde_json::{Value, json};

use super::{change, complete, goals_of, lesson_on, repertoire};
use crate::{school::School, support::TestApp};

const NOTES: &str = "“Minuet in G” by Petzold, bars 9-16 hands apart at 60. G major scale. Leave out the Sarabande.";

on_both! {
    // GOAL-16.
    async fn goal_16_completing_without_goals_stores_what_the_dialog_would_have_proposed(app: TestApp) {
        let school = School::open(&app).await;
        for day in [1, 8] {
            let id = lesson_on(&school, &school.tess, day).await;
            let context = goals_of(&school, &id).await["context"].clone();
            let context: Context = serde_json::from_value(context).unwrap();
            let proposed = read(NOTES, &context);
            complete(&school, &id, json!({ "teacherNotes": NOTES })).await;
            let set = goals_of(&school, &id).await;
            assert_eq!(set["goalsBy"], "reader");
            let stored: Vec<Goal> = serde_json::from_value(set["goals"].clone()).unwrap();
            assert!(!stored.is_empty());
            // A title has become a piece meanwhile; everything else is the same.
            let pieces = repertoire(&school, &school.tess).await;
            let title = |id: &str| {
                let mut all = pieces["pieces"].as_array().unwrap().iter();
                all.find(|piece| piece["id"] == id).unwrap()["title"].clone()
            };
            assert_eq!(stored.len(), proposed.goals.len());
            for (stored, proposed) in stored.iter().zip(&proposed.goals) {
                if let (Subject::Piece { piece_id }, Subject::Title { title: read, .. }) = (&stored.subject, &proposed.subject) {
                    assert_eq!(title(piece_id), json!(read));
                }
                let same = Goal { subject: proposed.subject.clone(), ..stored.clone() };
                assert_eq!(&same, proposed);
            }
            let unread: Vec<_> = proposed.unread.iter().map(|it| it.text.clone()).collect();
            assert_eq!(set["unread"], json!(unread));
            assert_eq!(set["week"], serde_json::to_value(&proposed.week).unwrap());
        }
    }
}

on_both! {
    // GOAL-16, READ-10: who completes without a dialog answers nothing, so that what is asked about is in no plan but by its words.
    async fn goal_16_read_10_what_is_asked_about_is_stored_in_its_words_only(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let notes = "“Minuet in G” by Petzold, bars 9-16 at 60. The Gavotte could snooze in your bag for ages.";
        complete(&school, &id, json!({ "teacherNotes": notes })).await;
        let set = goals_of(&school, &id).await;
        let subjects: Vec<_> = set["goals"].as_array().unwrap().iter().map(|goal| goal["subject"].clone()).collect();
        assert_eq!(subjects.len(), 2, "{set}");
        assert_eq!(subjects[0]["kind"], "piece");
        let words = "The Gavotte could snooze in your bag for ages";
        assert_eq!(subjects[1], json!({ "kind": "words", "text": words }));
        let of_words = |card: &&Value| card["title"] == "From your lesson";
        assert!(cards(&set).into_iter().filter(of_words).all(|card| card["task"] == words), "{set}");
        let others = cards(&set).into_iter().filter(|card| !of_words(card));
        assert!(!others.map(Value::to_string).collect::<String>().contains("Gavotte"), "{set}");
        let pieces = repertoire(&school, &school.tess).await;
        let titles: Vec<_> = pieces["pieces"].as_array().unwrap().iter().map(|piece| piece["title"].clone()).collect();
        assert_eq!(titles, ["Minuet in G"], "no piece comes of a question");
    }
}

/// All cards of a plan.
fn cards(set: &Value) -> Vec<&Value> {
    let days = set["cards"].as_array().unwrap();
    days.iter()
        .flat_map(|day| day["cards"].as_array().unwrap())
        .collect()
}

on_both! {
    // GOAL-26: what is not proven to be a piece is none, and stands in the teacher's words; the same when it is confirmed.
    async fn goal_26_a_title_without_evidence_makes_no_piece_and_stands_verbatim(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let notes = "Started Harbour Lights, verse chords slowly";
        let answer = complete(&school, &id, json!({ "teacherNotes": notes })).await;
        let stands = |set: &Value| {
            assert_eq!(set["goals"][0]["subject"], json!({ "kind": "words", "text": notes }), "{set}");
            let own: Vec<_> = cards(set).into_iter().filter(|card| card["task"] == notes).collect();
            assert!(own.len() >= 3 && own.iter().all(|card| card["title"] == "From your lesson"), "{set}");
            let titles = |day: &Value| day["repertoire"].as_array().unwrap().clone();
            let days = set["plan"]["dailyPlan"].as_array().unwrap();
            let mut pieces = days.iter().flat_map(titles);
            assert!(pieces.all(|piece| piece["title"] == "From your lesson"), "{set}");
        };
        let read = goals_of(&school, &id).await;
        assert_eq!(read["goalsBy"], "reader");
        assert_eq!(answer.body["lesson"]["practiceGuidance"], read["plan"]);
        stands(&read);
        assert_eq!(repertoire(&school, &school.tess).await["pieces"], json!([]));
        let confirmed = json!({ "goals": read["goals"], "revision": 1 });
        assert_eq!(change(&school, &id, confirmed).await.status, 200);
        let set = goals_of(&school, &id).await;
        stands(&set);
        assert_eq!(set["plan"], read["plan"], "who set the goals changes no plan");
        assert_eq!(repertoire(&school, &school.tess).await["pieces"], json!([]));
    }
}

on_both! {
    async fn notes_that_set_nothing_are_read_as_no_goals_and_the_plan_says_so(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "teacherNotes": "A lovely lesson." })).await;
        let set = goals_of(&school, &id).await;
        assert_eq!((&set["goals"], &set["goalsBy"]), (&json!([]), &json!("reader")));
        let summary = set["plan"]["weekSummary"].as_str().unwrap();
        assert!(summary.starts_with("The lesson sets nothing in particular"), "{summary}");
        assert!(cards(&set).iter().all(|card| card["part"] != "spots"), "{set}");
    }
}

on_both! {
    // What the last completed lesson only carried on from the one before it is open no more (D13).
    async fn goals_that_nobody_took_up_for_a_week_are_open_no_more(app: TestApp) {
        let school = School::open(&app).await;
        let open = async |day: i64| {
            let next = lesson_on(&school, &school.tess, day).await;
            let open = goals_of(&school, &next).await["context"]["open"].clone();
            let goals = open["goals"].as_array().unwrap().clone();
            goals.iter().map(|goal| goal["said"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        let notes = |notes: &str| json!({ "teacherNotes": notes });
        for (day, text, left) in [
            (1, "Petzold Minuet bars 1-8. Leave out the Sarabande.", 2),
            // Nothing but what is carried: all of it stays.
            (8, "A lovely lesson.", 2),
            (15, "G major scale. Leave out the Sarabande.", 2),
            (22, "“Bourrée” bars 1-4.", 2),
        ] {
            let id = lesson_on(&school, &school.tess, day).await;
            assert_eq!(complete(&school, &id, notes(text)).await.status, 200);
            let said = open(day + 3).await;
            assert_eq!(said.len(), left, "{text}: {said:?}");
        }
        let said = open(26).await.join("|");
        assert!(said.contains("Bourrée") && said.contains("Sarabande"), "{said}");
    }
}

/// The statements of a call up to the first that writes.
fn before_writing(app: &TestApp) -> Vec<String> {
    let sent = app.statements.take().into_iter().map(|it| it.sql);
    let writes = |sql: &String| {
        ["UPDATE", "INSERT", "DELETE"]
            .iter()
            .any(|word| sql.starts_with(word))
    };
    sent.take_while(|sql| !writes(sql) && !sql.contains("FOR UPDATE"))
        .collect()
}

on_both! {
    // Reading long notes takes a while, and everybody waits for a transaction that writes.
    async fn notes_are_read_before_anything_is_locked(app: TestApp) {
        let school = School::open(&app).await;
        let [completed, edited] = [lesson_on(&school, &school.tess, 1).await, lesson_on(&school, &school.tess, 8).await];
        let path = |id: &str, end: &str| format!("/api/lessons/{id}{end}");
        let put = |revision: i32| json!({ "goals": [], "teacherNotes": "Für Elise.", "revision": revision });
        for (method, path, body) in [
            ("PATCH", path(&completed, "/complete"), json!({ "completed": true, "teacherNotes": NOTES })),
            ("PUT", path(&completed, "/goals"), put(1)),
            ("PUT", path(&edited, ""), json!({ "status": "COMPLETED", "notes": NOTES })),
        ] {
            app.statements.take();
            let reply = school.send(&school.tess, method, &path, Some(body), None).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            let before = before_writing(&app);
            let knows_pieces = before.iter().any(|sql| sql.contains("FROM \"piece\""));
            assert!(knows_pieces, "{method} {path}: {before:#?}");
        }
    }
}
