//! Values of a fixed list are enums in the document and in the generated types; another value is refused.

use serde_json::{Value, json};

use crate::{lessons::schedule::weekly, school::School};

/// Names of fields that hold one of a list, wherever an answer has them.
const LISTED: [&str; 9] = [
    "status",
    "role",
    "kind",
    "type",
    "state",
    "code",
    "waitsFor",
    "registration",
    "profileVisibility",
];

/// Requests whose `code` somebody has typed or a provider has made.
const TYPED_CODES: [&str; 4] = [
    "GoogleRequest",
    "SecondStepRequest",
    "ConfirmSecondFactorRequest",
    "ProofRequest",
];

/// Bodies whose `kind` somebody has typed: what kind of piece it is, in a word.
const TYPED_KINDS: [&str; 3] = ["PieceBody", "NewPieceRequest", "EditPieceRequest"];

// WIRE-02.
#[test]
fn wire_02_value_lists_are_enums_in_document_and_types() {
    let document: Value = serde_json::from_str(crate::fixture::document::json()).unwrap();
    let types = include_str!("../../../../openapi/schema.ts");
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut enums = 0;
    for (name, schema) in schemas {
        if let Some(values) = schema["enum"].as_array() {
            enums += 1;
            let values: Vec<_> = values.iter().map(Value::to_string).collect();
            let declared = format!("{name}: {};", values.join(" | "));
            assert!(types.contains(&declared), "{declared}");
            let about = schema["description"].as_str().unwrap();
            assert!(about.contains("later release"), "{name}");
        }
        for (field, described) in schema["properties"].as_object().into_iter().flatten() {
            if !LISTED.contains(&field.as_str()) || TYPED_CODES.contains(&name.as_str()) {
                continue;
            }
            if field == "kind" && TYPED_KINDS.contains(&name.as_str()) {
                continue;
            }
            let part = described.get("allOf").map_or(described, |parts| &parts[0]);
            let to = part["$ref"].as_str().and_then(|to| to.rsplit('/').next());
            let listed = to.map_or(described, |to| &schemas[to]);
            assert!(listed["enum"].is_array(), "{name}.{field}");
        }
    }
    assert!(enums >= 10, "{enums}");
}

on_both! {
    // WIRE-02, of what is sent.
    async fn wire_02_a_value_that_is_not_listed_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        let path = format!("/api/lessons/{lesson}");
        let reply = school.put(&school.tess, &path, json!({ "status": "LOST" })).await;
        assert_eq!((reply.status, reply.body["fields"]["status"].is_array()), (422, true));
        let mut body = weekly(&school, 1);
        body["recurrenceType"] = json!("daily");
        assert_eq!(school.schedule(body).await.status, 422);
        let account = json!({ "name": "N", "email": "n@music.example", "role": "CONDUCTOR" });
        assert_eq!(school.post(&school.ada, "/api/admin/users", account).await.status, 422);
        let privacy = json!({ "profileVisibility": "nobody" });
        assert_eq!(school.put(&school.ada, "/api/users/privacy", privacy).await.status, 422);
        for query in ["users?role=CONDUCTOR", "users?status=asleep", "jobs?state=lost"] {
            let reply = school.get(&school.ada, &format!("/api/admin/{query}")).await;
            assert_eq!(reply.status, 422, "{query}");
        }
    }
}
