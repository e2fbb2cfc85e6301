//! The titles of a series (D13).

use serde_json::json;

use super::changed;
use crate::school::{Reply, School};

fn titles(reply: &Reply) -> Vec<&str> {
    let lessons = reply.body["lessons"].as_array().unwrap();
    lessons
        .iter()
        .map(|lesson| lesson["title"].as_str().unwrap())
        .collect()
}

on_both! {
    // WIRE-06: in the answer and as stored; the day is that of the series' own zone.
    async fn wire_06_automatic_titles_have_their_own_dates(app: TestApp) {
        let school = School::open(&app).await;
        let series = json!({ "recurrenceCount": 3, "title": " Anna Bell-090326 " });
        let reply = school.schedule(changed(&school, &series)).await;
        assert_eq!(titles(&reply), ["Anna Bell-090326", "Anna Bell-160326", "Anna Bell-230326"]);
        let stored = school.lessons().await;
        let stored: Vec<_> = stored.iter().map(|lesson| lesson["title"].as_str().unwrap()).collect();
        assert_eq!(stored, titles(&reply));
        // 23:30 UTC on the 8th is 08:30 on the 9th in Tokyo.
        let tokyo = json!({
            "recurrenceCount": 2, "startTime": "2026-03-08T23:30:00Z", "endTime": null, "timeZone": "Asia/Tokyo",
        });
        let reply = school.schedule(changed(&school, &tokyo)).await;
        assert_eq!(titles(&reply), ["Anna Bell-090326", "Anna Bell-160326"]);
    }
}

on_both! {
    // WIRE-06: a title of one's own, and one that only looks like another student's, stay.
    async fn wire_06_a_title_of_ones_own_stays(app: TestApp) {
        let school = School::open(&app).await;
        for title in ["Scales", "Ben Carr-090326", "Anna Bell-100326"] {
            let series = json!({ "recurrenceCount": 3, "title": title });
            let reply = school.schedule(changed(&school, &series)).await;
            assert_eq!(titles(&reply), [title; 3]);
        }
    }
}
