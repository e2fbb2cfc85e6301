//! Goals of a request: this crate's own objects. An unknown field is ignored, an unknown value is a broken rule.

use reedling_core::validation::{UNKNOWN_CHOICE, Violations};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::goals::{Body, GOALS_MAX, Goal, Goals, Week};

/// The fields of a goal, as they are named in a problem.
const FIELDS: [&str; 12] = [
    "do",
    "subject",
    "places",
    "hands",
    "tempo",
    "needs",
    "how",
    "said",
    "days",
    "until",
    "started",
    "carriedFrom",
];

/// What was sent of goals, week and body, as far as each is one.
pub(super) fn all(
    found: &mut Violations,
    sent_goals: Option<Value>,
    week: Option<Value>,
    body: Option<Value>,
) -> (Option<Vec<Goal>>, Option<Week>, Option<Body>) {
    let goals = sent_goals.and_then(|sent| goals(found, sent));
    let week: Option<Week> = object(found, "week", week);
    let body = object(found, "body", body);
    let all = Goals {
        goals: goals.clone().unwrap_or_default(),
        week: week.clone().unwrap_or_default(),
        body,
    };
    found.append(all.validate());
    (goals, week, body)
}

/// The goals, if all are valid.
pub(super) fn goals(found: &mut Violations, sent: Value) -> Option<Vec<Goal>> {
    let Value::Array(items) = sent else {
        found.add("goals", "type", "Please send a list of goals");
        return None;
    };
    if items.len() > GOALS_MAX {
        found.add("goals", "too_many", "A lesson can have at most 60 goals");
        return None;
    }
    let goals = items.into_iter().enumerate().map(|(place, item)| {
        // serde would also accept a list of the fields' values.
        if !item.is_object() {
            found.add_within("goals", place, at("do"));
            return None;
        }
        serde_path_to_error::deserialize::<_, Goal>(item)
            .map_err(|error| {
                let said = error.inner().to_string();
                let missing = said.strip_prefix("missing field `");
                let missing = missing.and_then(|rest| rest.split('`').next());
                let path = error.path().to_string();
                // What is missing within a field is of that field.
                let missing =
                    missing.filter(|_| !FIELDS.iter().any(|field| path.starts_with(field)));
                found.add_within("goals", place, missing.map_or_else(|| at(&path), required));
            })
            .ok()
    });
    // Read all of them, so that every wrong goal is reported.
    let goals: Vec<Option<Goal>> = goals.collect();
    goals.into_iter().collect()
}

/// The violation of a field that was not sent.
fn required(missing: &str) -> Violations {
    let mut found = Violations::default();
    let field = FIELDS.into_iter().find(|field| *field == missing);
    found.add(field.unwrap_or("do"), "required", "Please send this too");
    found
}

/// The violation of a wrong value at a path, named by the goal's field.
fn at(path: &str) -> Violations {
    let first = path.split(['.', '[']).next().unwrap_or_default();
    let field = FIELDS.into_iter().find(|field| *field == first);
    let mut found = Violations::default();
    found.add(field.unwrap_or("do"), "choice", UNKNOWN_CHOICE);
    found
}

/// One of the planner's objects, if it was sent; adds the violation when it is invalid.
pub(super) fn object<T: DeserializeOwned>(
    found: &mut Violations,
    field: &'static str,
    sent: Option<Value>,
) -> Option<T> {
    let is_other = |sent: &Value| !sent.is_object() && !sent.is_null();
    if sent.as_ref().is_some_and(is_other) {
        found.add(field, "type", "Please send an object");
        return None;
    }
    value(found, field, sent)
}

/// One of the planner's values, if it was sent; adds the violation when it is invalid.
fn value<T: DeserializeOwned>(
    found: &mut Violations,
    field: &'static str,
    sent: Option<Value>,
) -> Option<T> {
    let sent = sent.filter(|sent| !sent.is_null())?;
    let read = serde_json::from_value(sent);
    read.map_err(|_| found.add(field, "choice", UNKNOWN_CHOICE))
        .ok()
}
