//! The document by its meaning: calls, fields, what is required, types, choices and limits, whatever the schemas are
//! called, in which order they stand and how they are described.

use std::{collections::BTreeMap, fmt::Write};

use serde_json::Value;

use super::{file, is_recording};

use crate::fixture::document;

/// What a schema may say of a value, beside its type.
const FACTS: [&str; 12] = [
    "format",
    "pattern",
    "enum",
    "minimum",
    "maximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "uniqueItems",
    "nullable",
];

/// The lines about each call, by method and path.
type Calls = BTreeMap<String, Vec<String>>;

fn meaning(document: &Value) -> Calls {
    let mut calls = Calls::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let call = format!("{} {path}", method.to_uppercase());
            let mut lines = vec![format!("id {}", operation["operationId"])];
            lines.push(format!("session {}", operation["security"]));
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let at = format!("{} {}", parameter["in"], parameter["name"]).replace('"', "");
                let required = parameter["required"] == true;
                look(document, &parameter["schema"], &at, required, &mut lines);
            }
            for (kind, media) in content(&operation["requestBody"]) {
                let required = operation["requestBody"]["required"] == true;
                lines.push(format!("takes {kind}"));
                look(document, &media["schema"], "body", required, &mut lines);
            }
            for (status, response) in operation["responses"].as_object().unwrap() {
                lines.push(format!("may answer {status}"));
                for (kind, media) in content(response) {
                    let at = format!("{status} {kind}");
                    look(document, &media["schema"], &at, true, &mut lines);
                }
            }
            lines.sort();
            calls.insert(call, lines);
        }
    }
    calls
}

fn content(holder: &Value) -> impl Iterator<Item = (&String, &Value)> {
    holder["content"].as_object().into_iter().flatten()
}

fn look(document: &Value, schema: &Value, at: &str, required: bool, lines: &mut Vec<String>) {
    let resolved = resolved(document, schema);
    let fact = |name: &str| match &schema[name] {
        Value::Null => &resolved[name],
        told => told,
    };
    let mut line = format!("{at}: {}", fact("type").as_str().unwrap_or("any"));
    if required {
        line.push_str(" required");
    }
    for name in FACTS {
        match fact(name) {
            Value::Null => {}
            Value::Number(least) if name.starts_with("minL") && least.as_u64() == Some(0) => {}
            // 5 and 5.0 are the same limit.
            Value::Number(number) => write!(line, " {name}={}", number.as_f64().unwrap()).unwrap(),
            told => write!(line, " {name}={told}").unwrap(),
        }
    }
    if resolved["additionalProperties"] == false {
        line.push_str(" closed");
    }
    lines.push(line);
    for (field, described) in resolved["properties"].as_object().into_iter().flatten() {
        let listed = resolved["required"].as_array().into_iter().flatten();
        let required = listed.into_iter().any(|name| name == field);
        look(
            document,
            described,
            &format!("{at}.{field}"),
            required,
            lines,
        );
    }
    if resolved["items"].is_object() {
        look(
            document,
            &resolved["items"],
            &format!("{at}[]"),
            true,
            lines,
        );
    }
    if resolved["additionalProperties"].is_object() {
        look(
            document,
            &resolved["additionalProperties"],
            &format!("{at}.*"),
            false,
            lines,
        );
    }
}

fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    let whole = schema.get("allOf").map_or(schema, |parts| &parts[0]);
    let name = whole["$ref"].as_str().and_then(|it| it.rsplit('/').next());
    name.map_or(whole, |name| &document["components"]["schemas"][name])
}

fn written(calls: &Calls) -> String {
    let mut text = String::new();
    for (call, lines) in calls {
        writeln!(text, "{call}").unwrap();
        for line in lines {
            writeln!(text, "  {line}").unwrap();
        }
    }
    text
}

fn read(text: &str) -> Calls {
    let mut calls = Calls::new();
    let mut present = String::new();
    for line in text.lines() {
        if let Some(line) = line.strip_prefix("  ") {
            let lines: &mut Vec<String> = calls.entry(present.clone()).or_default();
            lines.push(line.to_owned());
        } else {
            line.clone_into(&mut present);
        }
    }
    calls
}

#[test]
fn the_document_means_what_was_recorded() {
    let now = meaning(document::value());
    if is_recording() {
        std::fs::write(file("meaning.txt"), written(&now)).unwrap();
    }
    let recorded = read(&std::fs::read_to_string(file("meaning.txt")).unwrap());
    let mut changes = String::new();
    // A new call is no change for anybody.
    for (call, before) in &recorded {
        let now = now.get(call).map(Vec::as_slice).unwrap_or_default();
        let gone = before.iter().filter(|line| !now.contains(line));
        let new = now.iter().filter(|line| !before.contains(line));
        gone.for_each(|line| writeln!(changes, "{call}\n  - {line}").unwrap());
        new.for_each(|line| writeln!(changes, "{call}\n  + {line}").unwrap());
    }
    assert!(changes.is_empty(), "the contract changed:\n{changes}");
}
