//! The OpenAPI document, as `/openapi.json` serves it and `reedling openapi` prints it.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

/// What any call may answer beside its own.
const FAILURES: [(&str, &str); 12] = [
    ("400", "The request is malformed."),
    ("401", "Nobody is signed in."),
    ("403", "The caller's role may never do this."),
    ("404", "No such row, or none that the caller may see."),
    ("405", "The call does not know that method."),
    ("408", "The request took too long to arrive."),
    ("409", "The present state does not allow it."),
    ("413", "The body is too large."),
    ("415", "The body is not JSON."),
    ("422", "A rule is broken; `fields` says which."),
    ("500", "The server failed; the cause is in its log."),
    ("503", "The database is away or busy."),
];

static DOCUMENT: LazyLock<String> = LazyLock::new(|| corrected(&super::service().spec()));

/// The document, in JSON.
pub fn json() -> &'static str {
    &DOCUMENT
}

/// What poem writes, with the formats of dates by their standard names and every failure declared.
fn corrected(written: &str) -> String {
    let Ok(mut document) = serde_json::from_str::<Value>(written) else {
        return written.to_owned();
    };
    standard_formats(&mut document);
    for operation in operations(&mut document) {
        declare_failures(operation);
    }
    let mut text = serde_json::to_string_pretty(&document).unwrap_or_else(|_| written.to_owned());
    text.push('\n');
    text
}

/// `naive-date` is poem's own word for what OpenAPI calls `date`.
fn standard_formats(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if let Some(format) = fields.get_mut("format") {
                match format.as_str() {
                    Some("naive-date") => *format = json!("date"),
                    Some("naive-time") => *format = json!("time"),
                    _ => {}
                }
            }
            fields.values_mut().for_each(standard_formats);
        }
        Value::Array(items) => items.iter_mut().for_each(standard_formats),
        _ => {}
    }
}

fn operations(document: &mut Value) -> impl Iterator<Item = &mut Map<String, Value>> {
    document["paths"]
        .as_object_mut()
        .into_iter()
        .flat_map(|paths| paths.values_mut())
        .filter_map(Value::as_object_mut)
        .flat_map(|methods| methods.values_mut())
        .filter_map(Value::as_object_mut)
}

fn declare_failures(operation: &mut Map<String, Value>) {
    let Some(responses) = operation
        .get_mut("responses")
        .and_then(Value::as_object_mut)
    else {
        return;
    };
    for (status, description) in FAILURES {
        if !responses.contains_key(status) {
            let schema = json!({ "$ref": "#/components/schemas/ErrorBody" });
            let content = json!({ "application/json; charset=utf-8": { "schema": schema } });
            responses.insert(
                status.to_owned(),
                json!({ "description": description, "content": content }),
            );
        }
    }
    responses.sort_keys();
}

/// The methods that the document knows for a path, for the `Allow` header; empty for an unknown path.
pub fn methods_at(path: &str) -> Vec<String> {
    static PATHS: LazyLock<Vec<(Vec<String>, Vec<String>)>> = LazyLock::new(path_table);
    let asked: Vec<&str> = path.split('/').collect();
    PATHS
        .iter()
        .filter(|(parts, _)| {
            parts.len() == asked.len()
                && parts
                    .iter()
                    .zip(&asked)
                    .all(|(part, asked)| part.starts_with('{') || part == asked)
        })
        .flat_map(|(_, methods)| methods.iter().cloned())
        .collect()
}

fn path_table() -> Vec<(Vec<String>, Vec<String>)> {
    let document: Value = serde_json::from_str(json()).unwrap_or_default();
    let Some(paths) = document["paths"].as_object() else {
        return Vec::new();
    };
    paths
        .iter()
        .map(|(path, methods)| {
            let names = methods.as_object().into_iter().flat_map(Map::keys);
            (
                path.split('/').map(str::to_owned).collect(),
                names.map(|name| name.to_ascii_uppercase()).collect(),
            )
        })
        .collect()
}
