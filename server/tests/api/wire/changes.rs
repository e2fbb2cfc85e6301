//! A change (PUT) keeps what is missing; null or nothing empties what may be empty and is refused elsewhere (D13).

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{authorization::documented, school::School};

/// A change with every field that it takes.
struct Change {
    /// As in the document.
    path: &'static str,
    /// Where the answer tells the fields.
    told: &'static str,
    /// Everything at once, as the answer tells it.
    whole: Value,
    /// Fields that cannot be empty.
    required: &'static [&'static str],
}

fn changes(school: &School<'_>) -> Vec<Change> {
    vec![
        Change {
            path: "/api/students/{id}",
            told: "/student",
            whole: json!({ "grade": "Grade 4" }),
            required: &["grade"],
        },
        Change {
            path: "/api/lessons/{id}",
            told: "/lesson",
            whole: json!({
                "title": "Minuet", "studentId": school.anna.id, "description": "Bars 9 to 16",
                "startTime": "2026-03-09T15:00:00Z", "endTime": "2026-03-09T15:45:00Z", "duration": 45,
                "status": "SCHEDULED", "notes": "Bring the book",
            }),
            required: &["title", "studentId", "startTime", "duration", "status"],
        },
        Change {
            path: "/api/lesson-feedback/{lesson_id}",
            told: "",
            whole: json!({
                "content": "Good.", "piecesWorkedOn": ["Minuet"], "areasImproved": "Rhythm",
                "areasNeedWork": "Bar 9", "techniqueNotes": "Wrist", "musicianshipNotes": "Clap",
                "practiceAssignments": [{
                    "piece": "Minuet", "focusAreas": ["bar 9"], "dailyMinutes": 10,
                    "specificInstructions": null,
                }],
                "nextLessonGoals": "By heart", "teacherRating": 4, "studentMood": "cheerful",
            }),
            required: &[],
        },
        Change {
            path: "/api/teachers/profile",
            told: "/teacher",
            whole: json!({ "instrument": "Cello", "department": "Strings", "phoneNumber": "0456" }),
            required: &[],
        },
        Change {
            path: "/api/teachers/preferences",
            told: "",
            whole: json!({ "defaultDuration": 45, "lessonReminders": false }),
            required: &["defaultDuration", "lessonReminders"],
        },
        Change {
            path: "/api/users/profile",
            told: "/user",
            whole: json!({ "name": "Tess Tutor", "email": "tess@music.example", "phoneNumber": "0456" }),
            required: &["name", "email"],
        },
        Change {
            path: "/api/users/notifications",
            told: "/notifications",
            whole: json!({
                "emailNotifications": false, "pushNotifications": false, "lessonReminders": true,
                "examNotifications": false, "achievementAlerts": true,
            }),
            required: &[
                "emailNotifications",
                "pushNotifications",
                "lessonReminders",
                "examNotifications",
                "achievementAlerts",
            ],
        },
        Change {
            path: "/api/users/privacy",
            told: "/privacy",
            whole: json!({
                "profileVisibility": "private", "showEmail": true, "showPhone": true, "allowMessages": false,
            }),
            required: &[
                "profileVisibility",
                "showEmail",
                "showPhone",
                "allowMessages",
            ],
        },
    ]
}

/// What an answer tells of the fields of a change: a student by the id, what follows from others not at all.
fn told(change: &Change, body: &Value) -> Value {
    let at = body.pointer(change.told).unwrap_or(&Value::Null);
    let fields = change.whole.as_object().unwrap().keys();
    let values = fields.filter(|field| *field != "endTime").map(|field| {
        let value = match field.as_str() {
            "studentId" => &at["student"]["id"],
            field => &at[field],
        };
        (field.clone(), value.clone())
    });
    Value::Object(values.collect())
}

fn is_empty(value: &Value) -> bool {
    value.is_null() || *value == "" || *value == json!([])
}

/// The change with one field in place of everything.
fn only(field: &str, value: &Value) -> Value {
    json!({ field: value })
}

on_both! {
    // D13: in a change missing is kept, null or "" empties what is optional and is 422 where something is required.
    async fn missing_fields_stay_and_null_empties(app: TestApp) {
        let school = School::open(&app).await;
        let changes = changes(&school);
        let known: BTreeSet<_> = changes.iter().map(|it| ("PUT".to_owned(), it.path.to_owned())).collect();
        // A decision about an account is one value, which the call is about: there is nothing else to keep.
        // A planned exam is one value too: it is replaced as a whole. What a lesson sets has its own tests, and so has a
        // piece, and what is put right of an account. A link has no value.
        let wholes =
            ["/exam-planned", "/goals", "/pieces/{piece_id}", "/children/{student_id}", "/parents/{id}"];
        let is_change = |path: &str| {
            !path.starts_with("/api/admin/users/{id}") && !wholes.iter().any(|it| path.ends_with(it))
        };
        let all = documented()
            .into_iter()
            .filter(|(method, path)| method == "PUT" && is_change(path))
            .collect();
        assert_eq!(known, all);
        for change in &changes {
            let lesson = school.one_lesson().await;
            let path = change
                .path
                .replace("/api/lessons/{id}", &format!("/api/lessons/{lesson}"))
                .replace("{lesson_id}", &lesson)
                .replace("{id}", &school.anna.id.to_string());
            let put = async |body: Value| school.put(&school.tess, &path, body).await;
            let whole = put(change.whole.clone()).await;
            assert_eq!(whole.status, 200, "{path}: {}", whole.body);
            let mut expected = change.whole.clone();
            expected.as_object_mut().unwrap().remove("endTime");
            assert_eq!(told(change, &whole.body), expected, "{path}");

            let nothing = put(json!({})).await;
            if change.path == "/api/students/{id}" {
                // The one field of this call is what it is about (API-61).
                assert_eq!(nothing.status, 422);
            } else {
                assert_eq!(nothing.status, 200, "{path}: {}", nothing.body);
                assert_eq!(told(change, &nothing.body), expected, "{path}");
            }
            for (field, value) in expected.as_object().unwrap() {
                let is_text = value.is_string() && field != "startTime";
                let empty = if is_text { json!("") } else { Value::Null };
                for empty in [Value::Null, empty] {
                    let reply = put(only(field, &empty)).await;
                    let at = format!("{path} {field} {empty}: {}", reply.body);
                    if change.required.contains(&field.as_str()) {
                        assert_eq!(reply.status, 422, "{at}");
                        assert!(reply.body["fields"][field].is_array(), "{at}");
                        continue;
                    }
                    assert_eq!(reply.status, 200, "{at}");
                    let mut emptied = told(change, &reply.body);
                    assert!(is_empty(&emptied[field]), "{at}");
                    emptied[field] = value.clone();
                    assert_eq!(emptied, expected, "{at}");
                    assert_eq!(put(change.whole.clone()).await.status, 200);
                }
            }
        }
    }
}
