//! GET /api/zones/{zone}: the clock changes by which browsers preview.

use reedling_server::time::rules;
use reqwest::{Response, header};
use serde_json::{Value, json};

use crate::support::{CLIENT, TestApp};

const YEAR: &str = "from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z";

async fn zone(app: &TestApp, name: &str, years: &str, known: &str) -> Response {
    let name: String = url::form_urlencoded::byte_serialize(name.as_bytes()).collect();
    let url = format!("{}/api/zones/{name}?{years}", app.url);
    let request = CLIENT.get(url).header(header::IF_NONE_MATCH, known);
    request.send().await.unwrap()
}

fn header_of(response: &Response, name: header::HeaderName) -> String {
    let value = response.headers().get(name);
    value.map_or("", |value| value.to_str().unwrap()).to_owned()
}

on_both! {
    async fn field_01_a_zone_s_clock_changes_are_told_without_a_session(app: TestApp) {
        let told = zone(&app, "Europe/Berlin", YEAR, "").await;
        assert_eq!(told.status(), 200);
        let expected = json!({
            "version": rules::in_use().version,
            "changes": [
                { "at": "2026-01-01T00:00:00Z", "offset": 3600 },
                { "at": "2026-03-29T01:00:00Z", "offset": 7200 },
                { "at": "2026-10-25T01:00:00Z", "offset": 3600 },
            ],
        });
        assert_eq!(told.json::<Value>().await.unwrap(), expected);
        // A name of three parts, and one of another time.
        for (name, offset) in [("America/Argentina/Buenos_Aires", -10_800), ("Asia/Calcutta", 19_800)] {
            let told: Value = zone(&app, name, YEAR, "").await.json().await.unwrap();
            assert_eq!(told["changes"], json!([{ "at": "2026-01-01T00:00:00Z", "offset": offset }]), "{name}");
        }
    }
}

on_both! {
    async fn field_01_an_answer_that_still_holds_is_not_sent_again(app: TestApp) {
        let first = zone(&app, "Europe/Berlin", YEAR, "").await;
        let tag = header_of(&first, header::ETAG);
        assert!(tag.contains(&rules::in_use().version), "{tag}");
        assert_eq!(header_of(&first, header::CACHE_CONTROL), "no-cache");
        let again = zone(&app, "Europe/Berlin", YEAR, &tag).await;
        assert_eq!((again.status().as_u16(), header_of(&again, header::ETAG)), (304, tag));
        let other = zone(&app, "Europe/Berlin", YEAR, "\"2020a-bundled\"").await;
        assert_eq!(other.status(), 200);
    }
}

on_both! {
    async fn field_01_an_unknown_zone_and_too_many_years_are_refused_with_a_sentence(app: TestApp) {
        for name in ["Mars/Olympus", "europe/berlin", "../../etc/passwd", "tzdata.zi", ""] {
            let refused = zone(&app, name, YEAR, "").await;
            assert_eq!(refused.status(), 404, "{name}");
        }
        let sentence: Value = zone(&app, "Mars/Olympus", YEAR, "").await.json().await.unwrap();
        assert_eq!(sentence["error"], "There is no such time zone; the IANA database has names such as Europe/Berlin.");
        for (years, status, field) in [
            ("from=2026-01-01T00:00:00Z&to=2046-01-01T00:00:00Z", 200, ""),
            ("from=2026-01-01T00:00:00Z&to=2046-01-01T00:00:01Z", 422, "to"),
            ("from=2026-01-01T00:00:00Z&to=2026-01-01T00:00:00Z", 422, "to"),
            ("from=2026-01-01T00:00:00Z", 400, "to"),
            ("from=&to=2026-01-01T00:00:00Z", 400, "from"),
            ("from=soon&to=2026-01-01T00:00:00Z", 400, "from"),
        ] {
            let answer = zone(&app, "Europe/Berlin", years, "").await;
            assert_eq!(answer.status(), status, "{years}");
            let body: Value = answer.json().await.unwrap();
            assert!(field.is_empty() || body["fields"][field].is_array(), "{years}: {body}");
        }
    }
}
