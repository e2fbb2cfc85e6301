//! The OpenAPI document, as `/openapi.json` serves it and `reedling openapi` prints it.
//!
//! poem generates it from the handlers, and schemars the schemas from the types. What neither can know is added here: how a
//! call may fail (`errors`), what a success returns (`descriptions`), and examples (`examples`).

mod descriptions;
mod errors;
mod examples;
pub mod layers;
pub(in crate::app) mod operation;

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use crate::{
    accounts::routes::guard,
    api::{avatars, json_body, schema},
};

pub use self::operation::{answers_of, methods_at, template_at, variable_at};

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| complete(&super::service().spec()));

static TEXT: LazyLock<String> = LazyLock::new(|| {
    let mut text = serde_json::to_string_pretty(&*DOCUMENT).unwrap_or_default();
    text.push('\n');
    text
});

/// The document as JSON text.
pub fn json() -> &'static str {
    &TEXT
}

/// The document as a value.
pub fn value() -> &'static Value {
    &DOCUMENT
}

/// Completes poem's document.
fn complete(written: &str) -> Value {
    let mut document: Value = serde_json::from_str(written).unwrap_or_default();
    schema::put(&mut document);
    json_body::put_parameters(&mut document);
    describe_picture(&mut document);
    errors::declare(&mut document);
    describe_session(&mut document);
    descriptions::describe_successes(&mut document);
    examples::show(&mut document);
    document
}

/// One security scheme stands for the sessions of all roles; a call for which it is optional says so (D2).
fn describe_session(document: &mut Value) {
    let all = json!([{ "session": [] }]);
    for operation in operations(document) {
        operation
            .entry("security")
            .and_modify(|sessions| *sessions = all.clone());
    }
    if let Some(schemes) = document["components"]["securitySchemes"].as_object_mut() {
        schemes.shift_remove(guard::OF_ANYBODY);
    }
    document["components"]["securitySchemes"]["session"]["description"] = json!(
        "The token that signing in returns: opaque, valid for 30 days after its last use. A role that may never use \
         an endpoint gets 403, whatever it sends; an object that the caller may not see gives 404."
    );
    if let Some(call) = document.pointer_mut("/paths/~1api~1auth~1new-password/post") {
        call["security"] = json!([{}, { "session": [] }]);
    }
}

/// What a picture's address ends with, and such a picture.
fn describe_picture(document: &mut Value) {
    let Some(call) = document.pointer_mut("/paths/~1api~1avatars~1{file}/get") else {
        return;
    };
    call["parameters"][0]["schema"]["pattern"] = json!("^[^/]*\\.svg$");
    call["responses"]["200"]["content"]["image/svg+xml"]["example"] = avatars::example().into();
}

fn operations(document: &mut Value) -> impl Iterator<Item = &mut Map<String, Value>> {
    document["paths"]
        .as_object_mut()
        .into_iter()
        .flat_map(|paths| paths.values_mut())
        .filter_map(Value::as_object_mut)
        .flat_map(|methods| methods.values_mut())
        .filter_map(Value::as_object_mut)
}

/// The name of the schema that a reference leads to.
fn referred(schema: &Value) -> Option<&str> {
    let whole = schema.get("allOf").map_or(schema, |parts| &parts[0]);
    whole.get("$ref")?.as_str()?.rsplit('/').next()
}
