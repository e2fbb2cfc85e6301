//! Null is as good as absent in a request, and the document says so.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{operations, referred};

/// Lets each field that a request may leave out be null. What also stands in answers stays as it is: there a field
/// is never null.
pub fn allow(document: &mut Value) {
    let answered = reached(document, |operation| {
        let answers = operation["responses"].as_object();
        answers.into_iter().flat_map(Map::values).collect()
    });
    let sent = reached(document, |operation| {
        operation.get("requestBody").into_iter().collect()
    });
    for name in sent.difference(&answered) {
        let schema = &mut document["components"]["schemas"][name];
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let fields = schema["properties"].as_object_mut().into_iter().flatten();
        for (_, field) in fields.filter(|(name, _)| !required.contains(&json!(name))) {
            if let Some(field) = field.as_object_mut() {
                or_null(field);
            }
        }
    }
}

fn or_null(field: &mut Map<String, Value>) {
    field.insert("nullable".to_owned(), json!(true));
    if let Some(known) = field.get_mut("enum").and_then(Value::as_array_mut) {
        known.push(Value::Null);
    }
}

/// The schemas of these bodies of every call, and of what stands in them.
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
    use crate::http::document;

    #[test]
    fn what_may_be_left_out_of_a_request_may_be_null() {
        let schemas = &document::value()["components"]["schemas"];
        let schedule = &schemas["ScheduleLessonBody"]["properties"];
        assert_eq!(schedule["description"]["nullable"], true);
        assert!(
            schedule["recurrenceType"]["enum"]
                .as_array()
                .expect("a list")
                .contains(&serde_json::Value::Null)
        );
        assert!(schedule["title"].get("nullable").is_none());
        assert!(
            schemas["LessonBody"]["properties"]["notes"]
                .get("nullable")
                .is_none()
        );
    }
}
