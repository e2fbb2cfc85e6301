//! The schemas of requests and answers, derived from their types. poem's registry cannot hold them: each travels through
//! it in a placeholder, which the document replaces.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use poem_openapi::registry::{MetaSchema, MetaSchemaRef};
use schemars::{
    JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings, json_schema,
    transform::RecursiveTransform,
};
use serde_json::{Map, Value, json, map::Entry};

/// The title of a placeholder.
const PLACEHOLDER: &str = "schema of a type";

/// What derives the schema of each placeholder, by its address. poem asks for all of them whenever a server starts, and
/// the document alone needs them.
static DERIVING: Mutex<BTreeMap<usize, fn() -> Value>> = Mutex::new(BTreeMap::new());

/// Of an object that the planner writes and the browser reads by the planner's own code.
pub(crate) struct PlannerObject;

impl JsonSchema for PlannerObject {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PlannerObject".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "object" })
    }
}

/// The schema of a body that is sent. A field that may be missing may be null as well.
pub(crate) fn of_request<T: JsonSchema>() -> MetaSchemaRef {
    placeholder(|| derive::<T>(SchemaSettings::openapi3().with_transform(null_where_missing)))
}

/// The schema of a query's parameters.
pub(crate) fn of_query<T: JsonSchema>() -> MetaSchemaRef {
    placeholder(|| derive::<T>(SchemaSettings::openapi3()))
}

/// The schema of what is answered: it has every field.
pub(crate) fn of_answer<T: JsonSchema>() -> MetaSchemaRef {
    placeholder(|| derive::<T>(SchemaSettings::openapi3().for_serialize()))
}

fn placeholder(derive: fn() -> Value) -> MetaSchemaRef {
    let address = derive as usize;
    let mut deriving = DERIVING.lock().unwrap_or_else(PoisonError::into_inner);
    deriving.insert(address, derive);
    MetaSchemaRef::Inline(Box::new(MetaSchema {
        title: Some(PLACEHOLDER.to_owned()),
        example: Some(address.into()),
        ..MetaSchema::new("object")
    }))
}

/// The schema of a type, and those that it refers to.
fn derive<T: JsonSchema>(settings: SchemaSettings) -> Value {
    let settings = settings.with_transform(RecursiveTransform(in_words_of_openapi));
    let mut generator = settings.into_generator();
    let schema = generator.subschema_for::<T>();
    json!({ "schema": schema, "schemas": generator.take_definitions(true) })
}

/// What a placeholder stands for; `None` for any other value.
fn held(value: &Value) -> Option<Value> {
    if value.get("title")? != PLACEHOLDER {
        return None;
    }
    let address = usize::try_from(value.get("example")?.as_u64()?).ok()?;
    let deriving = DERIVING.lock().unwrap_or_else(PoisonError::into_inner);
    let derive = *deriving.get(&address)?;
    drop(deriving);
    Some(derive())
}

/// Says what schemars leaves to JSON Schema: a reference that may be null, and the largest number of 32 bits.
fn in_words_of_openapi(schema: &mut Schema) {
    if let Some(Value::Array(either)) = schema.get("anyOf")
        && let [reference, null] = &either[..]
        && null["nullable"] == true
    {
        let reference = json!([reference]);
        schema.remove("anyOf");
        schema.insert("allOf".to_owned(), reference);
        schema.insert("nullable".to_owned(), true.into());
    }
    if schema.get("format").is_some_and(|it| it == "uint32") {
        schema.insert("maximum".to_owned(), u32::MAX.into());
    }
}

fn null_where_missing(schema: &mut Schema) {
    let required = schema.get("required").cloned().unwrap_or_default();
    let required = required.as_array().cloned().unwrap_or_default();
    let fields = schema.get_mut("properties").and_then(Value::as_object_mut);
    for (name, field) in fields.into_iter().flatten() {
        let Some(field) = field.as_object_mut() else {
            continue;
        };
        // Of a field that is declared as never null.
        if required.contains(&json!(name)) || field.get("nullable") == Some(&json!(false)) {
            field.shift_remove("nullable");
            continue;
        }
        // Beside a bare reference other keywords would be ignored.
        if let Some(reference) = field.remove("$ref") {
            field.insert("allOf".to_owned(), json!([{ "$ref": reference }]));
        }
        field.insert("nullable".to_owned(), json!(true));
        if let Some(known) = field.get_mut("enum").and_then(Value::as_array_mut)
            && !known.contains(&Value::Null)
        {
            known.push(Value::Null);
        }
    }
}

/// Replaces the placeholders, and adds the schemas that they refer to.
pub(crate) fn put(document: &mut Value) {
    let mut schemas = Map::new();
    put_in(document, &mut schemas);
    schemas.sort_keys();
    document["components"]["schemas"] = Value::Object(schemas);
}

fn put_in(value: &mut Value, schemas: &mut Map<String, Value>) {
    if let Some(held) = held(value) {
        for (name, schema) in held["schemas"].as_object().into_iter().flatten() {
            match schemas.entry(name) {
                Entry::Vacant(entry) => {
                    entry.insert(schema.clone());
                }
                // In a request a field may be missing, in an answer never: one schema cannot say both.
                Entry::Occupied(known) => debug_assert_eq!(known.get(), schema, "{name}"),
            }
        }
        *value = held["schema"].clone();
        return;
    }
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|it| put_in(it, schemas)),
        Value::Array(items) => items.iter_mut().for_each(|it| put_in(it, schemas)),
        _ => {}
    }
}
