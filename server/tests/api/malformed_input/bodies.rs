//! Bodies that are no JSON objects, or more than one may send.

use super::{Target, complaint, writing};
use crate::school::School;

/// What is sent, with which type, and the status that it gets.
fn bodies() -> Vec<(&'static str, &'static str, Vec<u8>, u16)> {
    let json = "application/json";
    let deep = format!("{{\"a\":{}{}}}", "[".repeat(10_000), "]".repeat(10_000));
    let large = format!("{{\"a\":\"{}\"}}", "x".repeat(5_000_000));
    vec![
        ("nothing", json, Vec::new(), 400),
        ("no JSON", json, b"name=Ada&email=x".to_vec(), 400),
        ("cut off", json, b"{\"name\": \"A".to_vec(), 400),
        ("more than one", json, b"{} {}".to_vec(), 400),
        ("null", json, b"null".to_vec(), 400),
        ("a list", json, b"[]".to_vec(), 400),
        ("a text", json, b"\"name\"".to_vec(), 400),
        (
            "a number that no float holds",
            json,
            b"{\"a\": 1e999}".to_vec(),
            400,
        ),
        (
            "half a surrogate pair",
            json,
            b"{\"a\": \"\\ud800\"}".to_vec(),
            400,
        ),
        (
            "bytes that are no UTF-8",
            json,
            b"{\"a\": \"\xff\xfe\"}".to_vec(),
            400,
        ),
        (
            "a mark of another encoding",
            json,
            b"\xff\xfe{\0}\0".to_vec(),
            400,
        ),
        ("a raw NUL", json, b"{\"a\": \"\0\"}".to_vec(), 400),
        ("too deep", json, deep.into_bytes(), 400),
        ("too large", json, large.into_bytes(), 413),
        ("another type", "text/plain", b"{}".to_vec(), 415),
        (
            "a form",
            "application/x-www-form-urlencoded",
            b"a=b".to_vec(),
            415,
        ),
        ("a type that is none", "json", b"{}".to_vec(), 415),
    ]
}

on_both! {
    // SRV-23.
    async fn srv_23_what_is_no_json_object_is_refused_with_a_sentence(app: TestApp) {
        let school = School::open(&app).await;
        let mut wrong = Vec::new();
        for row in writing() {
            let target = Target::of(&school, row).await;
            let before = school.contents().await;
            for (name, kind, body, status) in bodies() {
                let reply = target.send(&school, kind, body).await;
                if let Some(complaint) = complaint(&reply, &[status], None) {
                    wrong.push(format!("{} {} {name}: {complaint}", row.method, row.path));
                }
            }
            assert_eq!(before, school.contents().await, "{} {}", row.method, row.path);
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

on_both! {
    async fn duplicate_or_nul_field_is_named(app: TestApp) {
        let school = School::open(&app).await;
        for row in writing() {
            let target = Target::of(&school, row).await;
            let before = school.contents().await;
            let (field, _) = target.properties()[0];
            let value = &target.body[field];
            let twice = format!("{{\"{field}\": {value}, \"{field}\": {value}}}");
            let nul = format!("{{\"{field}\": \"A\\u0000B\"}}");
            for body in [twice, nul] {
                let reply = target.send(&school, "application/json", body.clone().into_bytes()).await;
                assert_eq!(complaint(&reply, &[400], Some(field)), None, "{body}");
            }
            assert_eq!(before, school.contents().await, "{} {}", row.method, row.path);
        }
    }
}
