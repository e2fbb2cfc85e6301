//! Null in the document: the same as missing in a request, and the value of empty fields in an answer.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{operations, referred};

/// Fields that answers omit when they are empty: the specification has answers without them.
const LEFT_OUT: [(&str, &str); 3] = [
    ("ErrorBody", "current"),
    ("LoginAnswerBody", "secondFactor"),
    ("LoginAnswerBody", "challenge"),
];

/// Makes each optional field of a request nullable, unless core says that it never is, and each field of an answer
/// required, nullable where it may be empty; except [`LEFT_OUT`].
pub(super) fn state(document: &mut Value) {
    for name in sent(document) {
        let schema = &mut document["components"]["schemas"][&name];
        each_optional(schema, |_| true);
    }
    for name in answered(document) {
        let schema = &mut document["components"]["schemas"][&name];
        each_optional(schema, |field| !LEFT_OUT.contains(&(name.as_str(), field)));
        let fields = schema["properties"].as_object().into_iter().flatten();
        let fields = fields.map(|(field, _)| field.as_str());
        let all: Vec<_> = fields
            .filter(|field| !LEFT_OUT.contains(&(name.as_str(), field)))
            .map(|field| json!(field))
            .collect();
        if !all.is_empty() {
            schema["required"] = Value::Array(all);
        }
    }
}

/// The schemas that requests are made of.
fn sent(document: &mut Value) -> BTreeSet<String> {
    reached(document, |operation| {
        operation.get("requestBody").into_iter().collect()
    })
}

/// The schemas that answers are made of.
fn answered(document: &mut Value) -> BTreeSet<String> {
    reached(document, |operation| {
        let answers = operation["responses"].as_object();
        answers.into_iter().flat_map(Map::values).collect()
    })
}

/// Makes the optional fields of a schema nullable.
fn each_optional(schema: &mut Value, is_nullable: impl Fn(&str) -> bool) {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    // `get_mut`, as indexing would add an empty entry to a schema without fields.
    let fields = schema.get_mut("properties").and_then(Value::as_object_mut);
    let fields = fields.into_iter().flatten();
    for (name, field) in fields {
        if !required.contains(&json!(name))
            && is_nullable(name)
            && let Some(field) = field.as_object_mut()
        {
            or_null(field);
        }
    }
}

fn or_null(field: &mut Map<String, Value>) {
    // A schema that says nothing of null means the same.
    if field.get("nullable") == Some(&json!(false)) {
        field.shift_remove("nullable");
        return;
    }
    // Beside a bare reference other keywords would be ignored.
    if let Some(reference) = field.remove("$ref") {
        field.insert("allOf".to_owned(), json!([{ "$ref": reference }]));
    }
    field.insert("nullable".to_owned(), json!(true));
    if let Some(known) = field.get_mut("enum").and_then(Value::as_array_mut) {
        known.push(Value::Null);
    }
}

/// The schemas of these bodies of every call, with all that they refer to.
fn reached(
    document: &mut Value,
    bodies: impl Fn(&Map<String, Value>) -> Vec<&Value>,
) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut ahead: Vec<String> = operations(document)
        .flat_map(|operation| bodies(operation).into_iter())
        .filter_map(|body| body["content"].as_object())
        .flat_map(Map::values)
        .filter_map(|media| referred(&media["schema"]).map(str::to_owned))
        .collect();
    while let Some(name) = ahead.pop() {
        let fields = document["components"]["schemas"][&name]["properties"].as_object();
        let inside = fields.into_iter().flat_map(Map::values);
        let inside =
            inside.filter_map(|field| referred(field).or_else(|| referred(&field["items"])));
        ahead.extend(inside.filter(|it| !names.contains(*it)).map(str::to_owned));
        names.insert(name);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::document;

    #[test]
    fn optional_request_fields_are_nullable() {
        let schemas = &document::value()["components"]["schemas"];
        let schedule = &schemas["ScheduleRequest"]["properties"];
        assert_eq!(schedule["description"]["nullable"], true);
        let kinds = schedule["recurrenceType"]["enum"].as_array();
        assert!(kinds.expect("a list").contains(&Value::Null));
        assert!(schedule["title"].get("nullable").is_none());
        let edit = &schemas["EditLessonRequest"]["properties"];
        assert!(edit["title"].get("nullable").is_none());
        assert_eq!(edit["notes"]["nullable"], true);
        assert!(!document::json().contains(r#""nullable": false"#));
    }

    #[test]
    fn an_answer_has_every_field() {
        let document = document::value();
        let lesson = &document["components"]["schemas"]["LessonBody"];
        let required = lesson["required"].as_array().expect("a list");
        assert_eq!(
            required.len(),
            lesson["properties"].as_object().expect("fields").len()
        );
        assert_eq!(lesson["properties"]["notes"]["nullable"], true);
        assert_eq!(lesson["properties"]["practicePlan"]["nullable"], true);
        assert!(lesson["properties"]["title"].get("nullable").is_none());
    }

    /// In a request a field may be missing, in an answer never: one schema cannot say both.
    #[test]
    fn no_schema_stands_in_requests_and_in_answers() {
        let mut document = document::value().clone();
        let both: Vec<_> = sent(&mut document)
            .intersection(&answered(&mut document))
            .cloned()
            .collect();
        assert!(both.is_empty(), "{both:?}");
    }
}
