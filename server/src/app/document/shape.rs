//! Checks values against their JSON schema: types, formats, unknown names. It produces the messages for wrong
//! parameters, and checks the examples.
//!
//! poem refuses such a parameter too, but in terms of its own types and without saying where.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate};
use serde_json::{Map, Number, Value};
use uuid::Uuid;

use super::{Operation, referred};

/// Sentences by field; an element of a list is named like `parentIds[0]`.
pub type Problems = BTreeMap<String, Vec<String>>;

/// The problems of a value, except missing fields.
#[cfg(test)]
pub fn problems(schema: &Value, value: &Value) -> Problems {
    let mut found = Problems::new();
    look(schema, value, "", &mut found);
    found
}

/// The problems of a request's parameters.
pub fn parameter_problems(operation: &Operation, query: &str) -> Problems {
    let mut found = Problems::new();
    let sent: Vec<(String, String)> = url::form_urlencoded::parse(query.as_bytes())
        .into_owned()
        .collect();
    for described in operation.parameters("query") {
        let name = described["name"].as_str().unwrap_or_default();
        let is_there = |(sent, value): &(String, String)| sent == name && !value.is_empty();
        if described["required"] == true && !sent.iter().any(is_there) {
            let sentence = "Please give a value.".to_owned();
            found.insert(name.to_owned(), vec![sentence]);
            continue;
        }
        for (_, value) in sent.iter().filter(|(sent, _)| sent == name) {
            let schema = &described["schema"];
            if value.is_empty() && schema["format"].is_string() {
                let sentence = "Please give a value or leave this out.".to_owned();
                found.entry(name.to_owned()).or_default().push(sentence);
            }
            look(schema, &typed(schema, value), name, &mut found);
        }
    }
    for described in operation.parameters("path") {
        let name = described["name"].as_str().unwrap_or_default();
        for (_, value) in operation
            .path_values
            .iter()
            .filter(|(known, _)| *known == name)
        {
            look(
                &described["schema"],
                &Value::from(value.as_str()),
                name,
                &mut found,
            );
        }
    }
    found
}

/// A parameter's value in its schema's type: a number where it is one.
fn typed(schema: &Value, value: &str) -> Value {
    let number = (schema["type"] == "integer").then(|| value.parse::<Number>().ok());
    number.flatten().map_or_else(|| value.into(), Value::Number)
}

/// Parameters that occur more than once in a query.
pub fn repeated_parameters(operation: &Operation, query: &str) -> Problems {
    let names = operation
        .parameters("query")
        .filter_map(|it| it["name"].as_str());
    names
        .filter(|name| {
            let sent = url::form_urlencoded::parse(query.as_bytes());
            sent.filter(|(sent, _)| sent == name).count() > 1
        })
        .map(|name| {
            (
                name.to_owned(),
                vec!["Please give this only once.".to_owned()],
            )
        })
        .collect()
}

fn look(schema: &Value, value: &Value, at: &str, found: &mut Problems) {
    let schema = resolved(schema);
    let fits = match schema["type"].as_str() {
        Some("object") => match value {
            Value::Object(fields) => {
                look_into(schema, fields, at, found);
                Ok(())
            }
            _ => Err("Please send an object."),
        },
        Some("array") => match value {
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    look(&schema["items"], item, &format!("{at}[{index}]"), found);
                }
                Ok(())
            }
            _ => Err("Please send a list."),
        },
        Some("string") => text(schema["format"].as_str(), value),
        Some("integer") => integer(schema["format"].as_str(), value),
        Some("number") if !value.is_number() => Err("Please send a number."),
        Some("boolean") if !value.is_boolean() => Err("Please send true or false."),
        _ => Ok(()),
    };
    if let Err(sentence) = fits {
        let at = if at.is_empty() { "body" } else { at };
        found
            .entry(at.to_owned())
            .or_default()
            .push(sentence.to_owned());
    }
}

fn look_into(schema: &Value, fields: &Map<String, Value>, at: &str, found: &mut Problems) {
    let Some(properties) = schema["properties"].as_object() else {
        return;
    };
    for (field, described) in properties {
        // Null is the same as absent.
        if let Some(value) = fields.get(field).filter(|value| !value.is_null()) {
            look(described, value, &inside(at, field), found);
        }
    }
    if schema["additionalProperties"] == false {
        for unknown in fields
            .keys()
            .filter(|field| !properties.contains_key(*field))
        {
            let name: String = unknown.chars().take(100).collect();
            let sentence = "There is no such field.".to_owned();
            found.entry(inside(at, &name)).or_default().push(sentence);
        }
    }
}

/// The schema that a reference leads to.
fn resolved(schema: &Value) -> &Value {
    match referred(schema) {
        Some(name) => &super::value()["components"]["schemas"][name],
        None => schema,
    }
}

/// The path of a field within a place.
fn inside(at: &str, field: &str) -> String {
    match at {
        "" => field.to_owned(),
        at => format!("{at}.{field}"),
    }
}

fn text(format: Option<&str>, value: &Value) -> Result<(), &'static str> {
    let Some(text) = value.as_str() else {
        return Err("Please send a text.");
    };
    // Forms send an empty text for an id or a day without a value; an instant is not sent at all.
    if text.is_empty() && format != Some("date-time") {
        return Ok(());
    }
    match format {
        Some("uuid") if Uuid::parse_str(text).is_err() => Err("This is not an id."),
        Some("date") if text.parse::<NaiveDate>().is_err() => {
            Err("Please send a date such as 2026-03-02.")
        }
        Some("date-time") if text.parse::<DateTime<chrono::Utc>>().is_err() => {
            Err("Please send a date and time such as 2026-03-02T15:00:00Z.")
        }
        _ => Ok(()),
    }
}

fn integer(format: Option<&str>, value: &Value) -> Result<(), &'static str> {
    let Value::Number(number) = value else {
        return Err("Please send a whole number.");
    };
    let fits = match format {
        Some("int32") => number.as_i64().is_some_and(|it| i32::try_from(it).is_ok()),
        Some("uint32") => number.as_u64().is_some_and(|it| u32::try_from(it).is_ok()),
        Some("uint64") => number.is_u64(),
        _ => number.is_i64(),
    };
    let whole = number.as_f64().is_some_and(|it| it.fract() == 0.0);
    match (fits, whole) {
        (true, _) => Ok(()),
        (false, true) => Err("This number is too large or too small."),
        (false, false) => Err("Please send a whole number."),
    }
}
