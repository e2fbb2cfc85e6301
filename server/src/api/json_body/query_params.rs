//! The parameters of a query: decoded by the rules of bodies into one struct, from which the document has them. Others are left
//! alone, so that a call may take several structs.

use std::collections::BTreeSet;

use poem::{Request, RequestBody, Result};
use poem_openapi::{
    ApiExtractor, ApiExtractorType, ExtractParamOptions,
    registry::{MetaParamIn, MetaSchemaRef, Registry},
};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json, map::Entry};

use super::{decode::decode_query, decode_error::DecodeError};
use crate::api::{error::ApiError, schema};

/// Decoded parameters.
pub(crate) struct QueryParams<T>(pub T);

impl<T: DeserializeOwned> QueryParams<T> {
    fn read(query: &str) -> Result<Self, DecodeError> {
        let mut sent = Map::new();
        for (name, text) in url::form_urlencoded::parse(query.as_bytes()) {
            let text = Value::from(text);
            match sent.entry(name) {
                Entry::Vacant(entry) => {
                    entry.insert(text);
                }
                // A list, which no parameter takes: it was given more than once.
                Entry::Occupied(mut entry) => {
                    entry.insert(Value::Array(vec![text]));
                }
            }
        }
        decode_query(&Value::Object(sent)).map(Self)
    }
}

impl<'a, T: DeserializeOwned + JsonSchema + Send> ApiExtractor<'a> for QueryParams<T> {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::Parameter];

    type ParamType = ();
    type ParamRawType = ();

    fn register(_: &mut Registry) {}

    fn param_in() -> Option<MetaParamIn> {
        Some(MetaParamIn::Query)
    }

    /// The whole struct; the document has its fields instead ([`put_parameters`]).
    fn param_schema_ref() -> Option<MetaSchemaRef> {
        Some(schema::of_query::<T>())
    }

    async fn from_request(
        request: &'a Request,
        _: &mut RequestBody,
        _: ExtractParamOptions<()>,
    ) -> Result<Self> {
        let query = request.uri().query().unwrap_or_default();
        Self::read(query).map_err(|error| ApiError::from(error).into())
    }
}

/// Puts the parameters of each struct in its place.
pub(crate) fn put_parameters(document: &mut Value) {
    let schemas = document["components"]["schemas"].clone();
    let mut put = BTreeSet::new();
    let paths = document["paths"].as_object_mut().into_iter();
    let calls = paths.flat_map(|paths| paths.values_mut());
    let calls = calls
        .filter_map(Value::as_object_mut)
        .flat_map(Map::values_mut);
    for call in calls {
        let Some(parameters) = call.get_mut("parameters").and_then(Value::as_array_mut) else {
            continue;
        };
        let taken = std::mem::take(parameters).into_iter();
        let placed = taken.flat_map(|parameter| match struct_of(&parameter) {
            Some(name) => {
                let fields = fields(&schemas[&name]);
                put.insert(name);
                fields
            }
            None => vec![parameter],
        });
        *parameters = placed.collect();
    }
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        schemas.retain(|name, _| !put.contains(name));
    }
}

/// The struct that a parameter stands for.
fn struct_of(parameter: &Value) -> Option<String> {
    let schema = &parameter["schema"];
    let whole = schema.get("allOf").map_or(schema, |parts| &parts[0]);
    let name = whole["$ref"].as_str()?.rsplit('/').next()?;
    (parameter["in"] == "query").then(|| name.to_owned())
}

/// The parameters of a struct.
fn fields(schema: &Value) -> Vec<Value> {
    let required = schema["required"].as_array();
    let is_required =
        |name: &str| required.is_some_and(|required| required.iter().any(|it| it == name));
    let fields = schema["properties"].as_object().into_iter().flatten();
    fields
        .map(|(name, field)| {
            let mut schema = field.as_object().cloned().unwrap_or_default();
            // A parameter that is not given has no value.
            schema.retain(|key, _| !["description", "nullable", "default"].contains(&key.as_str()));
            let mut parameter = json!({
                "name": name, "schema": schema, "in": "query", "required": is_required(name),
                "deprecated": false, "explode": true,
            });
            if let Some(description) = field.get("description") {
                parameter["description"] = description.clone();
            }
            parameter
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use reedling_core::id::Id;
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Page {
        q: Option<String>,
        limit: Option<u32>,
        plans: Option<bool>,
        after_id: Option<Id>,
    }

    fn read(query: &str) -> Result<Page, DecodeError> {
        QueryParams::read(query).map(|params| params.0)
    }

    #[test]
    fn texts_are_read_as_what_they_stand_for() {
        let id = "0195f7a0-0000-7000-8000-000000000001";
        let page = Page {
            q: Some("Ad a".to_owned()),
            limit: Some(7),
            plans: Some(false),
            after_id: id.parse().ok(),
        };
        let query = format!("q=Ad+a&limit=7&plans=false&afterId={id}&unknown=1&unknown=2");
        assert_eq!(read(&query), Ok(page));
        let nothing = Page {
            q: None,
            limit: None,
            plans: None,
            after_id: None,
        };
        assert_eq!(read(""), Ok(nothing));
    }

    #[test]
    fn the_first_problem_is_told_at_its_parameter() {
        let large = "This number is too large or too small.";
        for (query, at, sentence) in [
            ("limit=many", "limit", "Please send a whole number."),
            ("limit=1.5", "limit", "Please send a whole number."),
            ("limit=-1", "limit", large),
            ("limit=99999999999999999999", "limit", large),
            ("plans=perhaps", "plans", "Please send true or false."),
            ("afterId=x", "afterId", "This is not an id."),
            ("limit=", "limit", "Please give a value or leave this out."),
            ("q=a&q=a", "q", "Please give this only once."),
        ] {
            let error = DecodeError::of(at, sentence);
            assert_eq!(read(query), Err(error), "{query}");
        }
    }
}
