//! How a call may fail: the same for every call, and 401 and 403 where its session may refuse.

use serde_json::{Map, Value, json};

use super::operations;
use crate::{accounts::routes::guard, error::code::Code};

/// Status or range, name, description, code and sentence of an example.
const FAILURES: [(&str, &str, &str, Code, &str); 4] = [
    (
        "401",
        "Unauthorized",
        "No valid session: not signed in, or the session has ended.",
        Code::Unauthenticated,
        "Please sign in.",
    ),
    (
        "403",
        "Forbidden",
        "The caller's role or the state of the account does not allow this.",
        Code::Forbidden,
        "Your account may not do this.",
    ),
    (
        "4XX",
        "Refused",
        "The request cannot be carried out; nothing was changed. `code` says why, `fields` where: with 400 by field of the \
         request, with 422 in the words of the form. With 429 `Retry-After` says how long to wait.",
        Code::Invalid,
        "Please enter a title",
    ),
    (
        "5XX",
        "Failed",
        "The server or what it needs failed. With 503 `Retry-After` says how long to wait.",
        Code::Unavailable,
        "The school's data cannot be reached just now. Please try again in a moment.",
    ),
];

/// Adds the failures, each once, and refers to them from the calls.
pub(super) fn declare(document: &mut Value) {
    for operation in operations(document) {
        let of_session: &[&str] = match operation.get("security") {
            None => &[],
            Some(sessions) if sessions[0].get(guard::OF_ANYBODY).is_some() => &["401"],
            Some(_) => &["401", "403"],
        };
        let responses = operation.entry("responses").or_insert_with(|| json!({}));
        for (status, name, ..) in FAILURES {
            if status.ends_with("XX") || of_session.contains(&status) {
                responses[status] = json!({ "$ref": format!("#/components/responses/{name}") });
            }
        }
    }
    let failures = FAILURES.map(|(status, name, description, code, sentence)| {
        let failure = failure(status, description, code, sentence);
        (name.to_owned(), failure)
    });
    document["components"]["responses"] = Value::Object(Map::from_iter(failures));
}

fn failure(status: &str, description: &str, code: Code, sentence: &str) -> Value {
    let fields = match code {
        Code::Invalid => json!({ "title": [sentence] }),
        _ => json!({}),
    };
    let example =
        json!({ "error": sentence, "message": sentence, "code": code.as_str(), "fields": fields });
    let schema = json!({ "$ref": "#/components/schemas/ErrorBody" });
    let mut failure = json!({
        "description": format!("{description}\n\n{}", codes(status)),
        "content": { "application/json; charset=utf-8": { "schema": schema, "example": example } },
    });
    if status.ends_with("XX") {
        failure["headers"] = json!({ "Retry-After": {
            "description": "Whole seconds to wait before the next attempt.",
            "schema": { "type": "integer", "minimum": 0, "example": 30 },
        } });
    }
    failure
}

/// The codes of a status or of a range, each with its status and its meaning.
fn codes(status: &str) -> String {
    let range = status.trim_end_matches("XX");
    let is_of_status = |code: &Code| code.status().to_string().starts_with(range);
    let codes = Code::ALL.into_iter().filter(is_of_status);
    codes
        .map(|code| {
            format!(
                "- `{}` ({}): {}",
                code.as_str(),
                code.status(),
                code.about()
            )
        })
        .collect::<Vec<_>>()
        .join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_refuses_who_is_not_signed_in_and_who_may_not() {
        let mut document = crate::app::document::value().clone();
        for operation in operations(&mut document) {
            let (id, responses) = (
                operation["operationId"].to_string(),
                &operation["responses"],
            );
            // A session of its own that may be missing, and that refuses nobody.
            let is_open = operation.get("security").is_none() || id.contains("new_password");
            assert_eq!(responses["401"].is_null(), is_open, "{id}");
            assert!(
                is_open || !responses["403"].is_null() || OPEN.iter().any(|it| id.contains(it)),
                "{id}"
            );
        }
    }

    /// The calls of a session that refuses nobody who is signed in.
    const OPEN: [&str; 6] = [
        "sign_out",
        "get_current_user",
        "get_second_factor",
        "begin_second_factor",
        "confirm_second_factor",
        "prove_oneself",
    ];
}
