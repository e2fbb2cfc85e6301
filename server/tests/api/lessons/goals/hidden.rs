//! Signs that nobody sees, in goals and in notes.

use serde_json::json;

use super::{complete, goals_of, lesson_on, practise};
use crate::school::School;

on_both! {
    async fn goals_hold_no_hidden_signs_and_notes_stay_as_they_were_sent(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        for sign in ['\u{202e}', '\u{200b}', '\u{2066}', '\u{feff}'] {
            let mut goal = practise("Étude");
            for field in ["said", "how"] {
                goal[field] = json!(format!("slow{sign}ly"));
            }
            goal["places"] = json!([{ "kind": "words", "text": format!("the{sign} end") }]);
            let titled = practise(&format!("Minu{sign}et"));
            let reply = complete(&school, &id, json!({ "goals": [goal, titled] })).await;
            assert_eq!(reply.status, 422, "{}", reply.body);
            for field in ["goals.0.said", "goals.0.how", "goals.0.places.0.text", "goals.1.subject.title"] {
                assert!(reply.body["fields"][field].is_array(), "{field}: {}", reply.body);
            }
        }
        // The dialog counts the places of what is read in the note as it is; nothing that is made of it carries the signs.
        let notes = "“Minu\u{202e}et in G”, bars 9-16, count \u{200b}aloud slow\u{2066}ly.\nHar\u{202e}bour Lights, verse.";
        let sent = json!({ "teacherNotes": notes, "privateNotes": notes });
        assert_eq!(complete(&school, &id, sent).await.status, 200);
        let path = format!("/api/lessons/{id}");
        for who in [&school.tess, &school.anna, &school.pat] {
            let mut lesson = school.get(who, &path).await.body;
            assert_eq!(lesson["teacherNotes"].take(), json!(notes), "{}", who.name);
            assert!(!lesson.to_string().contains(['\u{202e}', '\u{200b}', '\u{2066}']), "{lesson}");
        }
        let mut set = goals_of(&school, &id).await;
        assert_eq!(set["privateNotes"].take(), json!(notes));
        assert!(set["goals"].as_array().is_some_and(|goals| !goals.is_empty()), "{set}");
        assert!(!set.to_string().contains(['\u{202e}', '\u{200b}', '\u{2066}']), "{set}");
    }
}
