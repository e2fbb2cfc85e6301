//! Ids that are none, and queries that nobody types.

use reqwest::Method;
use serde_json::Value;

use super::{Target, complaint};
use crate::{
    authorization::table::TABLE,
    school::{Person, Reply, School},
};

const NO_IDS: &[&str] = &[
    "nope",
    "0",
    "-1",
    "%00",
    "%ff",
    "..%2f..%2fetc%2fpasswd",
    "%27%20OR%201%3D1",
    "%F0%9F%8E%B5",
    "00000000-0000-0000-0000-00000000000g",
    "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c10%20",
];

async fn ask(school: &School<'_>, who: &Person, method: &str, path: &str, body: &Value) -> Reply {
    let method = Method::from_bytes(method.as_bytes()).unwrap();
    let request = school
        .client()
        .request(method, format!("{}{path}", school.url()))
        .bearer_auth(who.token());
    let response = request.json(body).send().await.unwrap();
    Reply {
        status: response.status().as_u16(),
        body: response.json().await.unwrap_or_default(),
    }
}

on_both! {
    async fn malformed_id_is_refused_unknown_id_is_like_foreign(app: TestApp) {
        let school = School::open(&app).await;
        for row in TABLE.iter().filter(|row| row.path.contains('{') && row.expected[0] == 401) {
            let target = Target::of(&school, row).await;
            let caller = target.caller.unwrap();
            let before = school.contents().await;
            let (start, rest) = row.path.split_once('{').unwrap();
            let (name, end) = rest.split_once('}').unwrap();
            let end = end
                .replace("{teacher_id}", &school.otto.id.to_string())
                .replace("{student_id}", &school.anna.id.to_string())
                .replace("{parent_id}", &school.pat.id.to_string())
                .replace("{piece_id}", crate::lessons::goals::OTHER_PIECE);
            let mut long = "a".repeat(4_000);
            long.push('0');
            for id in NO_IDS.iter().copied().chain([long.as_str()]) {
                let reply = ask(&school, caller, row.method, &format!("{start}{id}{end}"), &target.body).await;
                assert_eq!(complaint(&reply, &[400], Some(name)), None, "{} {} {id}", row.method, row.path);
            }
            let unknown = format!("{start}{}{end}", uuid::Uuid::now_v7());
            let unknown = ask(&school, caller, row.method, &unknown, &target.body).await;
            assert_eq!(complaint(&unknown, &[404], None), None, "{} {}", row.method, row.path);
            if row.expected[3] == 404 {
                let foreign = ask(&school, &school.otto, row.method, &target.path, &target.body).await;
                assert_eq!(foreign, unknown, "{} {}", row.method, row.path);
            }
            assert_eq!(before, school.contents().await, "{} {}", row.method, row.path);
        }
    }
}

on_both! {
    async fn malformed_query_is_refused_strange_query_finds_nothing(app: TestApp) {
        let school = School::open(&app).await;
        let lessons = "/api/teachers/lessons";
        for query in [
            "startDate=yesterday", "startDate=", "endDate=2026-02-30T00:00:00Z", "endDate=%00",
            "startDate=2026-03-02", "startDate=10000-01-01T00:00:00Z",
        ] {
            let field = query.split_once('=').unwrap().0;
            let reply = school.get(&school.tess, &format!("{lessons}?{query}")).await;
            assert_eq!(complaint(&reply, &[400], Some(field)), None, "{query}");
        }
        for (limit, sentence) in [
            ("-11", "This number is too large or too small."),
            ("18446744073709551616", "This number is too large or too small."),
            ("1.5", "Please send a whole number."),
            ("ten", "Please send a whole number."),
        ] {
            for path in ["/api/admin/activities", "/api/teachers"] {
                let reply = school.get(&school.ada, &format!("{path}?limit={limit}")).await;
                assert_eq!((reply.status, &reply.body["fields"]["limit"][0]), (400, &sentence.into()), "{path} {limit}");
            }
        }
        let twice = "startDate=2026-03-02T00:00:00Z&startDate=2026-03-09T00:00:00Z";
        let reply = school.get(&school.tess, &format!("{lessons}?{twice}")).await;
        assert_eq!(complaint(&reply, &[400], Some("startDate")), None);
        for query in [
            "startDate=0001-01-01T00:00:00Z&endDate=9999-12-31T23:59:59Z",
            "startDate=-200000-01-01T00:00:00Z", "endDate=%2B262142-12-31T23:59:59Z", "startDate=-262143-01-01T00:00:00Z",
            "startDate=2026-03-09T00:00:00Z&endDate=2026-03-02T00:00:00Z", "unknown=1",
        ] {
            let reply = school.get(&school.tess, &format!("{lessons}?{query}")).await;
            assert_eq!(reply.status, 200, "{query}: {}", reply.body);
        }
        for search in ["%00", "%25", "_%25_", "%5C", "%27%3B--", &"x".repeat(8_000), &"_".repeat(25_000), "%F0%9F%8E%B5", "%ff%fe"] {
            let reply = school.get(&school.tess, &format!("/api/teachers/parents?search={search}")).await;
            assert_eq!(reply.status, 200, "{search}");
            assert_eq!(reply.body["parents"], serde_json::json!([]), "{search}");
        }
        for token in ["%00", &"x".repeat(8_000), "%ff"] {
            let path = format!("/api/auth/activate?token={token}");
            assert_eq!(complaint(&school.get(&school.tess, &path).await, &[422], Some("token")), None);
        }
    }
}

on_both! {
    async fn an_address_longer_than_any_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        let url = format!("{}/api/teachers/parents?search={}", school.url(), "x".repeat(50_000));
        let response = school.client().get(url).bearer_auth(school.tess.token()).send().await.unwrap();
        assert!([414, 431].contains(&response.status().as_u16()), "{}", response.status());
    }
}
