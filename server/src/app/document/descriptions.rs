//! Descriptions of successes.

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

#[cfg(test)]
mod tests {
    use super::*;

    /// References to specification and rulings are for readers of the code.
    #[test]
    fn no_description_has_a_reference() {
        let json = crate::app::document::json();
        assert!(!json.contains("Spec §") && !json.contains("(D1"));
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
