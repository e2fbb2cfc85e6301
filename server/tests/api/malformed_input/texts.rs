//! Texts of every script come back as they were sent, and markup as text.

use reedling_core::spoofing::{has_address, has_hidden_signs};
use serde_json::{Value, json};

use crate::{lessons::schedule::weekly, school::School};

/// Emoji of several code points, letters made of parts, right to left, other spaces, and markup.
const TEXTS: &[&str] = &[
    "👩🏽‍🎤 Ünïçödé 🎻🎼",
    "e\u{301}tude, Å\u{30a}, n\u{303}",
    "שיעור פסנתר — درس البيانو",
    "\u{202e}gnihtyrevE\u{202c}",
    "練習曲 한국어 ภาษาไทย",
    "𝄞𝄢 \u{1d11e} \u{10ffff}",
    "Tab\tand\nline\r\nand\u{a0}space",
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    "</textarea><svg/onload=alert(1)>",
    "\" onmouseover=\"alert(1)",
    "javascript:alert(1)",
    "{{constructor.constructor('alert(1)')()}}",
    "'; DROP TABLE lesson; --",
    "=HYPERLINK(\"http://evil.example\")",
    "\\u0041 \\ / \u{2028}\u{2029} end",
];

/// Said of a text of one line.
const HIDDEN: &str = "This text contains hidden characters. Please type it again.";

on_both! {
    async fn a_lesson_s_texts_come_back_as_they_were_sent(app: TestApp) {
        let school = School::open(&app).await;
        for text in TEXTS {
            // Of one line are the title, the pieces and the mood.
            let is_line = !has_hidden_signs(text);
            let line = if is_line { text } else { "Plain" };
            let mut body = weekly(&school, 1);
            for field in ["title", "description", "teacherNotes"] {
                body[field] = json!(text);
            }
            if !is_line {
                let reply = school.schedule(body.clone()).await;
                assert_eq!((reply.status, &reply.body["fields"]), (422, &json!({ "title": [HIDDEN] })));
            }
            body["title"] = json!(line);
            let reply = school.schedule(body).await;
            assert_eq!(reply.status, 200, "{text}");
            let id = reply.body["lessons"][0]["id"].as_str().unwrap();
            let lessons = school.lessons().await;
            let lesson = lessons.iter().find(|lesson| lesson["id"] == id).unwrap();
            for field in ["description", "teacherNotes"] {
                assert_eq!(lesson[field], json!(text));
            }
            assert_eq!(lesson["title"], json!(line));
            let notes = json!({ "completed": true, "teacherNotes": text });
            let path = format!("/api/lessons/{id}/complete");
            let reply = school.send(&school.tess, "PATCH", &path, Some(notes), None).await;
            assert_eq!(reply.status, 200, "{text}: {}", reply.body);
            assert_eq!(reply.body["lesson"]["teacherNotes"], json!(text));
            let feedback = json!({ "content": text, "piecesWorkedOn": [line], "studentMood": line });
            let reply = school.put(&school.tess, &format!("/api/lesson-feedback/{id}"), feedback).await;
            assert_eq!(reply.body["content"], json!(text), "{}", reply.body);
            assert_eq!(reply.body["piecesWorkedOn"], json!([line]));
        }
    }
}

on_both! {
    async fn name_is_returned_unchanged_or_refused_as_misleading(app: TestApp) {
        let school = School::open(&app).await;
        let mut taken = 0;
        for (number, text) in TEXTS.iter().enumerate() {
            let parent = json!({ "name": text, "email": format!("p{number}@music.example"), "address": text });
            let reply = school.post(&school.tess, "/api/teachers/parents", parent).await;
            let is_hidden = has_hidden_signs(text);
            if is_hidden || has_address(text) {
                let text = if has_address(text) {
                    "This name contains a web or email address. Please leave it out."
                } else {
                    "This name contains hidden characters. Please type it again."
                };
                let mut fields = json!({ "name": [text] });
                if is_hidden {
                    fields["address"] = json!([HIDDEN]);
                }
                assert_eq!((reply.status, &reply.body["fields"]), (422, &fields));
                continue;
            }
            taken += 1;
            assert_eq!(reply.status, 200, "{text}: {}", reply.body);
            assert_eq!(reply.body["parent"]["name"], json!(text));
            let minor = json!({
                "firstName": text, "lastName": "Bell", "grade": "Grade 1", "instrument": "Piano",
                "parentIds": [reply.body["parent"]["id"]],
            });
            let reply = school.post(&school.tess, "/api/students/minor", minor).await;
            assert_eq!(reply.status, 200, "{text}: {}", reply.body);
            let path = format!("/api/students/{}", reply.body["student"]["id"].as_str().unwrap());
            let profile = school.get(&school.tess, &path).await;
            assert_eq!(profile.body["firstName"], json!(text));
        }
        let roster = school.get(&school.tess, "/api/teachers/students").await;
        let names: Vec<&Value> = roster.body["students"].as_array().unwrap().iter().map(|it| &it["name"]).collect();
        assert_eq!((names.len(), taken), (taken + 2, TEXTS.len() - 6));
    }
}
