//! What core asks of the fields of a request, in the words of JSON Schema. The numbers and lists are core's own.

mod fields;
mod goals;
mod names;

use serde_json::{Map, Value, json};

pub(super) use self::names::NEVER_NULL;
use self::{
    fields::fields,
    names::{REQUIRED, parameters},
};
use super::{operations, referred};

/// States them, and that no request takes a field that it does not list.
pub(super) fn state(document: &mut Value) {
    for name in requests(document) {
        document["components"]["schemas"][name]["additionalProperties"] = json!(false);
    }
    for (name, required) in REQUIRED {
        let schema = &mut document["components"]["schemas"][*name];
        schema["required"] = json!(required);
        for field in *required {
            if let Some(field) = schema["properties"][*field].as_object_mut() {
                field.remove("default");
            }
        }
    }
    state_parameters(document);
    for (schemas, field, says) in fields().into_iter().chain(goals::fields()) {
        for name in schemas {
            let field = &mut document["components"]["schemas"][*name]["properties"][field];
            if let (Some(field), Value::Object(says)) = (field.as_object_mut(), &says) {
                field.extend(says.clone());
            }
        }
    }
}

/// States which values a parameter takes.
fn state_parameters(document: &mut Value) {
    for operation in operations(document) {
        let id = operation["operationId"].clone();
        let described = operation.get_mut("parameters");
        let described = described.and_then(Value::as_array_mut).into_iter();
        for described in described.flatten() {
            let name = described["name"].clone();
            let listed = parameters();
            let listed = listed.iter().find(|(of, at, _)| id == *of && name == *at);
            if let Some((_, _, values)) = listed {
                described["schema"]["enum"] = json!(values);
            }
        }
    }
}

/// Names of the schemas that requests are made of.
fn requests(document: &mut Value) -> Vec<String> {
    let bodies: Vec<Value> = operations(document)
        .filter_map(|operation| operation.get("requestBody").cloned())
        .collect();
    let mut found = Vec::new();
    for body in &bodies {
        collect(body, &document["components"]["schemas"], &mut found);
    }
    found
}

fn collect(value: &Value, schemas: &Value, found: &mut Vec<String>) {
    if let Some(name) = referred(value)
        && !found.iter().any(|known| known == name)
    {
        found.push(name.to_owned());
        collect(&schemas[name], schemas, found);
    }
    match value {
        Value::Object(fields) => each(fields, schemas, found),
        Value::Array(items) => items.iter().for_each(|item| collect(item, schemas, found)),
        _ => {}
    }
}

fn each(fields: &Map<String, Value>, schemas: &Value, found: &mut Vec<String>) {
    for value in fields.values() {
        collect(value, schemas, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A schema that only another schema of a request names would not be in the document, and anything would fit it.
    #[test]
    fn every_schema_says_what_it_is() {
        let schemas = super::super::value()["components"]["schemas"].as_object();
        for (name, schema) in schemas.expect("schemas") {
            let says = ["type", "allOf", "anyOf", "oneOf"].map(|part| schema.get(part));
            assert!(says.iter().any(Option::is_some), "{name}: {schema}");
        }
    }

    #[test]
    fn every_limit_is_about_a_field_that_is_there() {
        let schemas = &super::super::value()["components"]["schemas"];
        let required = REQUIRED
            .iter()
            .flat_map(|(name, fields)| fields.iter().map(move |field| (*name, *field)));
        let limited: Vec<_> = fields().into_iter().chain(goals::fields()).collect();
        let limited = limited
            .iter()
            .flat_map(|(names, field, _)| names.iter().map(move |name| (*name, *field)));
        for (name, field) in required.chain(limited).chain(NEVER_NULL.iter().copied()) {
            let described = &schemas[name]["properties"][field]["type"];
            assert!(described.is_string(), "{name} has no field {field}");
        }
    }
}
