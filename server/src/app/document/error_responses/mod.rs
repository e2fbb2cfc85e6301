//! Error responses of each call: shared ones, with an example each.

mod table;

use serde_json::{Map, Value, json};

use self::table::{OWN, REFUSALS};
use super::operations;
use crate::{accounts::routes::guard, error::code::Code};

/// Adds the shared error responses, and refers to them from the calls that give them.
pub(super) fn declare(document: &mut Value) {
    for operation in operations(document) {
        let given = given_by(operation);
        let Some(responses) = operation
            .get_mut("responses")
            .and_then(Value::as_object_mut)
        else {
            continue;
        };
        for (status, name, ..) in REFUSALS {
            let is_another = responses.get(status).is_some_and(|own| !is_refusal(own));
            if is_another {
                continue;
            }
            responses.remove(status);
            if given.contains(&status) {
                let shared = json!({ "$ref": format!("#/components/responses/{name}") });
                responses.insert(status.to_owned(), shared);
            }
        }
        responses.sort_keys();
    }
    let shared: Map<_, _> = REFUSALS
        .iter()
        .map(|(status, name, description, code, sentence)| {
            (
                (*name).to_owned(),
                shared(status, description, *code, sentence),
            )
        })
        .collect();
    document["components"]["responses"] = Value::Object(shared);
}

/// The error statuses of an operation; all of them for one that [`OWN`] does not list.
fn given_by(operation: &Map<String, Value>) -> Vec<&'static str> {
    let has = |name| operation.contains_key(name);
    let id = operation["operationId"].as_str().unwrap_or_default();
    let Some((_, own)) = OWN.iter().find(|(known, _)| *known == id) else {
        return REFUSALS.map(|(status, ..)| status).to_vec();
    };
    let mut given = vec!["431", "500", "503"];
    given.extend(*own);
    if let Some(sessions) = operation.get("security") {
        given.push("401");
        let is_open = |session: &Value| session.get(guard::OF_ANYBODY).is_some();
        if !sessions.as_array().into_iter().flatten().all(is_open) {
            given.push("403");
        }
    }
    if has("requestBody") {
        given.extend(["408", "413", "415"]);
    }
    if has("requestBody") || has("parameters") {
        given.push("400");
    }
    given
}

fn is_refusal(response: &Value) -> bool {
    let schema = |content: &Value| content["schema"]["$ref"] == "#/components/schemas/ErrorBody";
    let content = response["content"].as_object();
    content.is_some_and(|content| content.values().all(schema))
}

fn shared(status: &str, description: &str, code: Code, sentence: &str) -> Value {
    let fields = match status {
        "400" => json!({ "duration": [sentence] }),
        "422" => json!({ "title": [sentence] }),
        _ => json!({}),
    };
    let example =
        json!({ "error": sentence, "message": sentence, "code": code.as_str(), "fields": fields });
    let schema = json!({ "$ref": "#/components/schemas/ErrorBody" });
    let content = json!({ "schema": schema, "example": example });
    let mut response = json!({
        "description": format!("{description}\n\n{}", codes(status)),
        "content": { "application/json; charset=utf-8": content },
    });
    if ["429", "503"].contains(&status) {
        response["headers"] = json!({ "Retry-After": {
            "description": "Whole seconds to wait before the next attempt.",
            "schema": { "type": "integer", "minimum": 0, "example": 30 },
        } });
    }
    response
}

/// The codes of a status, each with its meaning.
fn codes(status: &str) -> String {
    let of_status = Code::ALL.into_iter().filter(|code| {
        code.status().to_string() == status || (*code, status) == (Code::TooLarge, "431")
    });
    of_status
        .map(|code| format!("- `{}`: {}", code.as_str(), code.about()))
        .collect::<Vec<_>>()
        .join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_says_how_it_may_refuse() {
        let mut document = crate::app::document::value().clone();
        let ids: Vec<String> = operations(&mut document)
            .map(|operation| {
                operation["operationId"]
                    .as_str()
                    .unwrap_or_default()
                    .to_owned()
            })
            .collect();
        for id in &ids {
            assert!(
                OWN.iter().any(|(known, _)| known == id),
                "{id} is not listed"
            );
        }
        for (id, _) in OWN {
            assert!(ids.iter().any(|known| known == id), "{id} is no operation");
        }
    }
}
