//! Values that a field does not take, and fields that a call does not have.

use serde_json::{Value, json};

use super::{Target, complaint, writing};
use crate::school::School;

/// Columns of the tables, and other names that would change who somebody is or what they may do.
const COLUMNS: &[&str] = &[
    "id",
    "userId",
    "user_id",
    "role",
    "status",
    "teacherId",
    "studentId",
    "parentId",
    "createdBy",
    "isMinor",
    "isPrimary",
    "is_minor",
    "createdAt",
    "updatedAt",
    "completedAt",
    "version",
    "passwordHash",
    "password_hash",
    "temporaryPasswordHash",
    "tempPassword",
    "mustChangePassword",
    "emailVerified",
    "pendingEmail",
    "tokenHash",
    "practiceGenerated",
    "practiceGuidance",
    "rollNumber",
    "seriesId",
    "isAdmin",
    "permissions",
    "__proto__",
    "constructor",
    "",
];

/// Values that a field of that description cannot take, as JSON text.
pub fn refused(described: &Value) -> Vec<Value> {
    let mut values = match described["type"].as_str() {
        Some("string") => vec![
            json!(7),
            json!(true),
            json!(["x"]),
            json!({ "x": 1 }),
            json!("x\0y"),
        ],
        Some("integer") => vec![
            json!("x"),
            json!("7"),
            json!(1.5),
            json!(true),
            json!([1]),
            json!(1e300),
            json!(u64::MAX),
        ],
        Some("number") => vec![json!("x"), json!(true), json!([1])],
        Some("boolean") => vec![json!("true"), json!(1), json!([])],
        Some("array") => vec![
            json!("x"),
            json!({}),
            json!(7),
            json!([{ "nonsense": 1 }]),
            json!([[]]),
        ],
        Some("object") => vec![json!("x"), json!([]), json!(7)],
        _ => Vec::new(),
    };
    match described["format"].as_str() {
        Some("uuid") => {
            values.extend([json!("nope"), json!("00000000-0000-0000-0000-00000000000g")])
        }
        Some("date-time") => values.extend(
            [
                "yesterday",
                "2026-02-30T10:00:00Z",
                "2026-03-02T25:00:00Z",
                "2026-03-02",
                "1772441000",
            ]
            .map(Value::from),
        ),
        Some("date") => values.extend(
            [
                "tomorrow",
                "2026-02-30",
                "02.03.2026",
                "2026-03-02T10:00:00Z",
            ]
            .map(Value::from),
        ),
        Some("email") => values.extend(
            [
                "x",
                "x@",
                "@x.example",
                "a@b@c.example",
                "a\r\nBcc: b@c.example",
            ]
            .map(Value::from),
        ),
        _ => {}
    }
    if described["minLength"]
        .as_u64()
        .is_some_and(|least| least > 0)
    {
        values.push(json!(""));
    }
    if let Some(most) = described["maxLength"].as_u64() {
        values.push(Value::from("x".repeat(usize::try_from(most).unwrap() + 1)));
    }
    if described["pattern"].is_string()
        || described["enum"].is_array() && described["type"] == "string"
    {
        values.extend(["No such choice", "2026-02-30", "scheduled "].map(Value::from));
    }
    values.extend(
        described["minimum"]
            .as_f64()
            .map(|least| json!(least as i64 - 1)),
    );
    values.extend(
        described["maximum"]
            .as_f64()
            .map(|most| json!(most as i64 + 1)),
    );
    values
}

on_both! {
    async fn invalid_value_is_a_field_error(app: TestApp) {
        let school = School::open(&app).await;
        let mut wrong = Vec::new();
        for row in writing() {
            let target = Target::of(&school, row).await;
            let before = school.contents().await;
            for (field, described) in target.properties() {
                for value in refused(described) {
                    let mut body = target.body.clone();
                    body[field] = value.clone();
                    let reply = target.json(&school, &body).await;
                    if let Some(complaint) = complaint(&reply, &[400, 422], Some(field)) {
                        let value: String = value.to_string().chars().take(60).collect();
                        wrong.push(format!("{} {} {field} = {value}: {complaint}", row.method, row.path));
                    }
                }
            }
            if before != school.contents().await {
                wrong.push(format!("{} {} wrote something", row.method, row.path));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

on_both! {
    async fn unknown_field_is_refused_and_changes_nothing(app: TestApp) {
        let school = School::open(&app).await;
        let mut wrong = Vec::new();
        for row in writing() {
            let target = Target::of(&school, row).await;
            let known: Vec<_> = target.properties().into_iter().map(|(field, _)| field).collect();
            let before = school.contents().await;
            for column in COLUMNS.iter().filter(|column| !known.contains(column)) {
                let mut body = target.body.clone();
                body[*column] = json!("ADMINISTRATOR");
                let reply = target.json(&school, &body).await;
                if let Some(complaint) = complaint(&reply, &[400], Some(column)) {
                    wrong.push(format!("{} {} {column}: {complaint}", row.method, row.path));
                }
            }
            if before != school.contents().await {
                wrong.push(format!("{} {} wrote something", row.method, row.path));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
