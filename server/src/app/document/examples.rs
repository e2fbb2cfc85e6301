//! Examples in the document: the value of each field is in `examples.json`, and bodies are composed from them.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use super::{operations, referred};

/// Values by field, or by schema and field where one differs. Null leaves the field out of the example.
static VALUES: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("examples.json")).unwrap_or_default());

/// Adds examples to every parameter, request and answer.
pub(super) fn show(document: &mut Value) {
    let schemas = document["components"]["schemas"].clone();
    for operation in operations(document) {
        let id = operation["operationId"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        let parameters = operation
            .get_mut("parameters")
            .and_then(Value::as_array_mut);
        for parameter in parameters.into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap_or_default();
            let own = VALUES.get(format!("{id}.{name}")).cloned();
            if let Some(value) = own.or_else(|| known("", name)) {
                parameter["example"] = value;
            }
        }
        if let Some(request) = operation.get_mut("requestBody") {
            show_in(request, &schemas);
        }
        let responses = operation
            .get_mut("responses")
            .and_then(Value::as_object_mut);
        for response in responses.into_iter().flat_map(Map::values_mut) {
            show_in(response, &schemas);
        }
    }
}

fn show_in(holder: &mut Value, schemas: &Value) {
    let content = holder.get_mut("content").and_then(Value::as_object_mut);
    for media in content.into_iter().flat_map(Map::values_mut) {
        if let Some(example) = example(&media["schema"], schemas) {
            media["example"] = example;
        }
    }
}

/// The example of a schema that is a reference or a list of one.
fn example(schema: &Value, schemas: &Value) -> Option<Value> {
    if let Some(name) = referred(schema) {
        let has_fields = schemas[name]["properties"].is_object();
        return has_fields.then(|| object(name, schemas));
    }
    let items = schema.get("items")?;
    Some(json!([example(items, schemas)?]))
}

fn object(name: &str, schemas: &Value) -> Value {
    let properties = schemas[name]["properties"].as_object();
    let fields = properties
        .into_iter()
        .flatten()
        .filter_map(|(field, schema)| {
            let value = example(schema, schemas).or_else(|| known(name, field))?;
            Some((field.clone(), value))
        });
    Value::Object(fields.collect())
}

/// The value of a field that is not an object.
fn known(schema: &str, field: &str) -> Option<Value> {
    let own = VALUES.get(format!("{schema}.{field}"));
    let value = own.or_else(|| VALUES.get(field))?;
    (!value.is_null()).then(|| value.clone())
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, NaiveDate, Utc};
    use uuid::Uuid;

    use super::*;

    /// What does not fit its schema in an example, with its place.
    fn problems(schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
        let schema = match referred(schema) {
            Some(name) => &crate::app::document::value()["components"]["schemas"][name],
            None => schema,
        };
        let text = value.as_str().unwrap_or_default();
        let fits = match (schema["type"].as_str(), schema["format"].as_str()) {
            (Some("object"), _) => value.is_object(),
            (Some("array"), _) => value.is_array(),
            (Some("string"), Some("uuid")) => text.parse::<Uuid>().is_ok(),
            (Some("string"), Some("date")) => text.parse::<NaiveDate>().is_ok(),
            (Some("string"), Some("date-time")) => text.parse::<DateTime<Utc>>().is_ok(),
            (Some("string"), _) => value.is_string(),
            (Some("integer"), _) => value.is_i64(),
            (Some("number"), _) => value.is_number(),
            (Some("boolean"), _) => value.is_boolean(),
            _ => true,
        };
        if !fits {
            found.push(format!("{at}: {value}"));
        }
        for (index, item) in value.as_array().into_iter().flatten().enumerate() {
            problems(&schema["items"], item, &format!("{at}.{index}"), found);
        }
        let fields = schema["properties"].as_object().into_iter().flatten();
        for (field, described) in fields {
            if let Some(value) = value.get(field) {
                problems(described, value, &format!("{at}.{field}"), found);
            }
        }
    }

    #[test]
    fn every_field_has_an_example_of_its_kind() {
        let schemas = &crate::app::document::value()["components"]["schemas"];
        for (name, schema) in schemas.as_object().expect("schemas") {
            for (field, described) in schema["properties"].as_object().into_iter().flatten() {
                let listed = VALUES
                    .get(format!("{name}.{field}"))
                    .or_else(|| VALUES.get(field));
                let composed = example(described, schemas).is_some();
                assert!(
                    composed || listed.is_some(),
                    "{name}.{field} has no example"
                );
            }
            if schema["enum"].is_array() {
                continue;
            }
            let mut found = Vec::new();
            problems(schema, &object(name, schemas), name, &mut found);
            assert!(found.is_empty(), "{found:?}");
        }
    }

    #[test]
    fn every_operation_shows_its_request_its_answer_and_its_parameters() {
        let mut document = crate::app::document::value().clone();
        for operation in operations(&mut document) {
            let id = operation["operationId"].to_string();
            if let Some(request) = operation.get("requestBody") {
                let mut media = request["content"].as_object().expect("content").values();
                assert!(media.all(|media| !media["example"].is_null()), "{id}");
            }
            for (status, response) in operation["responses"].as_object().expect("responses") {
                let content = response["content"].as_object();
                let mut media = content.into_iter().flat_map(Map::values);
                assert!(
                    media.all(|media| !media["example"].is_null()),
                    "{id} {status}"
                );
            }
            for parameter in operation
                .get("parameters")
                .and_then(Value::as_array)
                .into_iter()
                .flatten()
            {
                assert!(!parameter["example"].is_null(), "{id} {parameter}");
            }
        }
    }
}
