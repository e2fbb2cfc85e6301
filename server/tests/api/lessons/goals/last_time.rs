//! What a teacher wants to know before a lesson: the note and the goals of the last one.

use serde_json::{Value, json};

use super::{complete, goals_of, lesson_on, practise};
use crate::school::School;

on_both! {
    async fn field_28_scheduled_lesson_tells_last_note_and_goals(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let before = lesson_on(&school, &school.tess, 1).await;
        let of_otto = lesson_on(&school, &school.otto, 2).await;
        let last = lesson_on(&school, &school.tess, 3).await;
        let next = lesson_on(&school, &school.tess, 10).await;
        assert_eq!(goals_of(&school, &next).await["lastTime"], Value::Null);

        let minuet = json!({
            "do": "practise", "subject": { "kind": "title", "title": "Minuet in G" },
            "places": [{ "kind": "bars", "from": 9, "to": 16 }], "hands": "apart",
        });
        let scale = json!({ "do": "keep", "subject": { "kind": "title", "title": "Gavotte" } });
        assert_eq!(complete(&school, &before, json!({ "goals": [practise("Rondo")] })).await.status, 200);
        assert_eq!(goals_of(&school, &next).await["lastTime"]["goals"], json!(["Rondo"]));
        let sent = json!({
            "teacherNotes": "Minuet in G, bars 9-16 hands apart.\nKeep the Gavotte.",
            "goals": [minuet, scale], "privateNotes": "Ask about the piano.",
        });
        assert_eq!(complete(&school, &last, sent).await.status, 200);
        let shown = goals_of(&school, &next).await;
        assert_eq!(shown["lastTime"]["lessonId"], json!(last));
        assert_eq!(shown["lastTime"]["notes"], "Minuet in G, bars 9-16 hands apart.\nKeep the Gavotte.");
        assert_eq!(shown["lastTime"]["goals"], json!(["Minuet in G, bars 9–16 · hands apart", "Keep: Gavotte"]));
        assert!(!shown["lastTime"].to_string().contains("piano"));
        // Another teacher's lesson is none of theirs, and a completed one has its own.
        let path = format!("/api/lessons/{of_otto}/goals");
        assert_eq!(school.get(&school.otto, &path).await.body["lastTime"], Value::Null);
        assert_eq!(goals_of(&school, &last).await["lastTime"], Value::Null);
    }
}
