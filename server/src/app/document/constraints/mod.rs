//! Constraints on answers, as JSON Schema, that poem does not know. Those of requests and of parameters are declared with them.

mod goals;

use serde_json::Value;

/// Adds them.
pub(super) fn state(document: &mut Value) {
    for (schemas, field, says) in goals::fields() {
        for name in schemas {
            let field = &mut document["components"]["schemas"][*name]["properties"][field];
            if let (Some(field), Value::Object(says)) = (field.as_object_mut(), &says) {
                field.extend(says.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without this a schema that only a request's schema refers to would be missing in the document, and anything
    /// would match it.
    #[test]
    fn every_schema_says_what_it_is() {
        let schemas = crate::app::document::value()["components"]["schemas"].as_object();
        for (name, schema) in schemas.expect("schemas") {
            let says = ["type", "allOf", "anyOf", "oneOf"].map(|part| schema.get(part));
            assert!(says.iter().any(Option::is_some), "{name}: {schema}");
        }
    }

    #[test]
    fn every_limit_is_about_a_field_that_is_there() {
        let schemas = &crate::app::document::value()["components"]["schemas"];
        let limited = goals::fields();
        let limited = limited
            .iter()
            .flat_map(|(names, field, _)| names.iter().map(move |name| (*name, *field)));
        for (name, field) in limited {
            let described = &schemas[name]["properties"][field]["type"];
            assert!(described.is_string(), "{name} has no field {field}");
        }
    }
}
