//! Descriptions for readers of the document: what a success returns, without the references that comments in the code have.

use serde_json::Value;

use super::{operations, referred};

/// How the description of a success begins where a call has none of its own.
const SUCCESS: [(&str, &str); 1] = [("200", "Success.")];

/// Describes each success whose description is empty: the status, then the schema that is returned.
pub(super) fn describe_successes(document: &mut Value) {
    let schemas = document["components"]["schemas"].clone();
    for operation in operations(document) {
        for (status, begins) in SUCCESS {
            let response = operation
                .get_mut("responses")
                .and_then(|all| all.get_mut(status));
            if let Some(response) = response.filter(|response| response["description"] == "") {
                let text = [begins, &returned(response, &schemas)].join(" ");
                response["description"] = text.trim_end().into();
            }
        }
    }
}

/// The description of the schema that a response has; of a list, that of its elements.
fn returned(response: &Value, schemas: &Value) -> String {
    let content = response["content"].as_object();
    let schema = content.and_then(|content| content.values().next());
    let schema = schema.map_or(&Value::Null, |media| &media["schema"]);
    let about = |schema| referred(schema).and_then(|name| schemas[name]["description"].as_str());
    match schema["type"] == "array" {
        true => about(&schema["items"]).map_or_else(String::new, |about| {
            format!("A list. Each element: {about}")
        }),
        false => about(schema).unwrap_or_default().to_owned(),
    }
}

/// Removes references such as `(Spec §3, D8)` from every summary and description: they are for readers of the code.
pub(super) fn remove_references(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if name == "summary" || name == "description" => {
                        *text = without_references(text);
                    }
                    value => remove_references(value),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(remove_references),
        _ => {}
    }
}

fn without_references(text: &str) -> String {
    let mut parts = text.split(" (");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part
            .split_once(')')
            .filter(|(inside, _)| is_reference(inside))
        {
            Some((_, after)) => kept.push_str(after),
            None => kept.extend([" (", part]),
        }
    }
    kept
}

fn is_reference(inside: &str) -> bool {
    let ruling = inside.strip_prefix('D');
    inside.starts_with("Spec §")
        || ruling.is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_removed_and_other_brackets_stay() {
        let cases = [
            ("A lesson (Spec §3).", "A lesson."),
            ("A page (D12), or none (D5).", "A page, or none."),
            ("A name (screen).", "A name (screen)."),
            ("A key (Default) of one (D", "A key (Default) of one (D"),
        ];
        for (text, expected) in cases {
            assert_eq!(without_references(text), expected);
        }
    }

    #[test]
    fn every_response_has_a_description() {
        let mut document = crate::app::document::value().clone();
        for operation in operations(&mut document) {
            for (status, response) in operation["responses"].as_object().unwrap() {
                let is_described = response["description"]
                    .as_str()
                    .is_some_and(|text| !text.is_empty());
                assert!(
                    is_described || response["$ref"].is_string(),
                    "{} {status}",
                    operation["operationId"]
                );
            }
        }
    }
}
