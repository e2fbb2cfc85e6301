//! How each call may refuse: shared answers with an example each, and which of them a call gives.

use serde_json::{Map, Value, json};

use super::operations;

/// Status, name, description, code and sentence of every refusal.
const REFUSALS: [(&str, &str, &str, &str, &str); 12] = [
    (
        "400",
        "BadRequest",
        "The request is malformed; `fields` says where.",
        "malformed",
        "Please send a whole number.",
    ),
    (
        "401",
        "Unauthorized",
        "Nobody is signed in, or the session has ended.",
        "unauthenticated",
        "Please sign in.",
    ),
    (
        "403",
        "Forbidden",
        "The caller's role may never do this, or the account may not yet.",
        "forbidden",
        "Your account may not do this.",
    ),
    (
        "404",
        "NotFound",
        "No such row, or none that the caller may see; the two look the same.",
        "not_found",
        "There is no such student.",
    ),
    (
        "408",
        "RequestTimeout",
        "The body took too long to arrive.",
        "too_slow",
        "The request took too long to arrive.",
    ),
    (
        "409",
        "Conflict",
        "The present state does not allow it.",
        "changed_meanwhile",
        "Somebody else has changed this lesson in the meantime.",
    ),
    (
        "413",
        "TooLarge",
        "The body is larger than 64 KB.",
        "too_large",
        "That is more than fits in one request.",
    ),
    (
        "415",
        "UnsupportedMediaType",
        "The body is not JSON.",
        "not_json",
        "Please send JSON with the header Content-Type: application/json.",
    ),
    (
        "422",
        "Unprocessable",
        "A rule is broken; `fields` says which, in the words of the form.",
        "invalid",
        "Please enter a title",
    ),
    (
        "429",
        "TooManyRequests",
        "Too many attempts; `Retry-After` says when the next one is looked at.",
        "too_many_attempts",
        "Too many attempts. Please wait a little and try again.",
    ),
    (
        "500",
        "Internal",
        "The server failed; the cause is in its log.",
        "internal",
        "Something went wrong on our side. Please try again.",
    ),
    (
        "503",
        "Unavailable",
        "The database is away or busy.",
        "unavailable",
        "The school's data cannot be reached just now. Please try again in a moment.",
    ),
];

/// What each call may answer beside what its shape tells: 401 with a session, 400 with parameters or a body,
/// 408, 413 and 415 with a body, 500 and 503 always.
const OWN: &[(&str, &[&str])] = &[
    ("sign_in", &["401", "403", "422", "429"]),
    ("sign_out", &[]),
    ("register", &["422", "429"]),
    ("activate_account", &["422"]),
    ("resend_activation", &["422"]),
    ("verify_activation", &[]),
    ("forgot_password", &["422", "429"]),
    ("reset_password", &["422", "429"]),
    ("set_new_password", &["401", "403", "422", "429"]),
    ("get_sign_in_providers", &[]),
    ("begin_google_sign_in", &["404", "429"]),
    (
        "finish_google_sign_in",
        &["401", "403", "404", "409", "422", "429"],
    ),
    ("get_stats", &[]),
    ("get_health", &[]),
    ("get_current_user", &[]),
    ("list_students", &["403"]),
    ("remove_student", &["403", "404"]),
    ("search_parents", &["403"]),
    ("create_parent", &["403", "409", "422", "429"]),
    ("list_teacher_lessons", &["403"]),
    ("schedule_lesson", &["403", "404", "409", "422"]),
    ("cancel_lesson", &["403", "404", "409"]),
    ("create_minor_student", &["403", "404", "409", "422", "429"]),
    ("create_student", &["403", "409", "422", "429"]),
    ("list_student_lessons", &[]),
    ("get_student", &["404"]),
    ("edit_student", &["403", "404", "422"]),
    ("edit_lesson", &["403", "404", "409", "422"]),
    ("complete_lesson", &["403", "404", "409", "422"]),
    ("list_lesson_feedback", &[]),
    ("write_lesson_feedback", &["403", "404", "422"]),
    ("list_children", &["403"]),
    ("list_family_lessons", &["403"]),
    ("list_jobs", &["403", "422"]),
    ("retry_job", &["403", "404", "409"]),
    ("list_users", &["403", "422"]),
    ("create_user", &["403", "409", "422", "429"]),
    ("get_admin_stats", &["403"]),
    ("list_activities", &["403", "422"]),
    ("link_student_to_teacher", &["403", "404", "409", "422"]),
    ("list_teachers", &["403"]),
    ("get_teacher_profile", &["403"]),
    ("edit_teacher_profile", &["403", "422"]),
    ("record_exam", &["403", "404", "422"]),
    ("list_teachers_of_student", &["404"]),
    ("edit_profile", &["422", "429"]),
    ("edit_notification_settings", &[]),
    ("edit_privacy_settings", &["422"]),
    ("list_sessions", &[]),
    ("end_other_sessions", &[]),
    ("end_session", &["404"]),
];

/// Puts the refusals into the document once, and points to them from the calls that give them.
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
                shared(status, description, code, sentence),
            )
        })
        .collect();
    document["components"]["responses"] = Value::Object(shared);
}

/// The statuses of an operation; all of them for one that [`OWN`] does not know.
fn given_by(operation: &Map<String, Value>) -> Vec<&'static str> {
    let has = |name| operation.contains_key(name);
    let id = operation["operationId"].as_str().unwrap_or_default();
    let Some((_, own)) = OWN.iter().find(|(known, _)| *known == id) else {
        return REFUSALS.map(|(status, ..)| status).to_vec();
    };
    let mut given = vec!["500", "503"];
    given.extend(*own);
    if has("security") {
        given.push("401");
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

fn shared(status: &str, description: &str, code: &str, sentence: &str) -> Value {
    let fields = match status {
        "400" => json!({ "duration": [sentence] }),
        "422" => json!({ "title": [sentence] }),
        _ => json!({}),
    };
    let example = json!({ "error": sentence, "message": sentence, "code": code, "fields": fields });
    let schema = json!({ "$ref": "#/components/schemas/ErrorBody" });
    let content = json!({ "schema": schema, "example": example });
    let mut response = json!({
        "description": description,
        "content": { "application/json; charset=utf-8": content },
    });
    if ["429", "503"].contains(&status) {
        response["headers"] = json!({ "Retry-After": {
            "description": "Whole seconds until another try makes sense.",
            "schema": { "type": "integer", "minimum": 0, "example": 30 },
        } });
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_says_how_it_may_refuse() {
        let mut document = super::super::value().clone();
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
