//! A request's body: JSON that is decoded into one of core's requests, from which the document has its schema.
//!
//! A handler takes it after its session, so that a role that may never make the call gets 403 whatever it sends.

mod decode;
mod decode_error;
mod nested;
mod query_params;
mod text;

use poem::{Request, RequestBody, Result};
use poem_openapi::{
    ApiExtractor, ApiExtractorType, ExtractParamOptions,
    error::ContentTypeError,
    payload::Payload,
    registry::{MetaMediaType, MetaRequest, MetaSchemaRef, Registry},
};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;

pub(crate) use self::query_params::{QueryParams, put_parameters};

use self::decode_error::DecodeError;
use super::{error::ApiError, schema};

/// A decoded body.
pub(crate) struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> JsonBody<T> {
    fn read(body: &[u8]) -> Result<Self, DecodeError> {
        let value = text::read(body)?;
        decode::decode(&value).map(Self)
    }
}

impl<T: JsonSchema + Send> Payload for JsonBody<T> {
    const CONTENT_TYPE: &'static str = "application/json; charset=utf-8";

    fn check_content_type(content_type: &str) -> bool {
        poem_openapi::payload::Json::<bool>::check_content_type(content_type)
    }

    fn schema_ref() -> MetaSchemaRef {
        schema::of_request::<T>()
    }

    fn register(_: &mut Registry) {}
}

impl<'a, T: DeserializeOwned + JsonSchema + Send> ApiExtractor<'a> for JsonBody<T> {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::RequestObject];

    type ParamType = ();
    type ParamRawType = ();

    fn register(_: &mut Registry) {}

    fn request_meta() -> Option<MetaRequest> {
        Some(MetaRequest {
            description: None,
            content: vec![MetaMediaType {
                content_type: Self::CONTENT_TYPE,
                schema: Self::schema_ref(),
            }],
            required: true,
        })
    }

    async fn from_request(
        request: &'a Request,
        body: &mut RequestBody,
        _: ExtractParamOptions<()>,
    ) -> Result<Self> {
        let content_type = request.content_type();
        let content_type = content_type.ok_or(ContentTypeError::ExpectContentType)?;
        if !Self::check_content_type(content_type) {
            let content_type = content_type.to_owned();
            return Err(ContentTypeError::NotSupported { content_type }.into());
        }
        let body = body.take()?.into_bytes().await?;
        Self::read(&body).map_err(|error| ApiError::from(error).into())
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(rename_all = "camelCase", deny_unknown_fields)]
    struct Plan {
        title: String,
        minutes: Option<i64>,
        is_open: bool,
        tasks: Vec<Task>,
    }

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Task {
        piece: String,
        count: u8,
    }

    fn read(json: &str) -> Result<Plan, DecodeError> {
        JsonBody::read(json.as_bytes()).map(|body| body.0)
    }

    #[test]
    fn missing_and_null_are_empty() {
        for json in [
            "{}",
            r#"{"title":null,"minutes":null,"isOpen":null,"tasks":null}"#,
        ] {
            assert_eq!(read(json), Ok(Plan::default()), "{json}");
        }
    }

    #[test]
    fn a_number_without_a_fraction_is_whole_however_it_is_written() {
        for (json, minutes) in [("30.0", 30), ("1e2", 100), ("-0.0", 0)] {
            let plan = Plan {
                minutes: Some(minutes),
                ..Plan::default()
            };
            let json = format!(r#"{{"minutes":{json}}}"#);
            assert_eq!(read(&json), Ok(plan), "{json}");
        }
        for json in [r#"{"minutes":1e300}"#, r#"{"minutes":9007199254740993.0}"#] {
            let error = DecodeError::of("minutes", "This number is too large or too small.");
            assert_eq!(read(json), Err(error), "{json}");
        }
    }

    #[test]
    fn the_first_problem_is_told_at_its_place() {
        let task = |task: &str| format!(r#"{{"tasks":[{{"piece":"Minuet"}},{task}]}}"#);
        for (json, at, sentence) in [
            ("[]".to_owned(), "body", "Please send an object."),
            (r#"{"title":7}"#.to_owned(), "title", "Please send a text."),
            (
                r#"{"minutes":1.5}"#.to_owned(),
                "minutes",
                "Please send a whole number.",
            ),
            (
                r#"{"isOpen":"yes"}"#.to_owned(),
                "isOpen",
                "Please send true or false.",
            ),
            (r#"{"tasks":{}}"#.to_owned(), "tasks", "Please send a list."),
            (
                r#"{"isopen":true}"#.to_owned(),
                "isopen",
                "There is no such field.",
            ),
            (task("null"), "tasks.1", "Please send an object."),
            (
                task(r#"{"piece":[]}"#),
                "tasks.1.piece",
                "Please send a text.",
            ),
            (
                task(r#"{"count":256}"#),
                "tasks.1.count",
                "This number is too large or too small.",
            ),
            (
                task(r#"{"pieces":""}"#),
                "tasks.1.pieces",
                "There is no such field.",
            ),
            (
                task(r#"{"piece":"a","piece":"b"}"#),
                "tasks.1.piece",
                "Please send this field only once.",
            ),
            (
                task(r#"{"piece":"a\u0000"}"#),
                "tasks.1.piece",
                "A text may not contain the character NUL.",
            ),
        ] {
            let error = DecodeError::of(at, sentence);
            assert_eq!(read(&json), Err(error), "{json}");
        }
    }

    #[test]
    fn what_is_no_json_is_that_before_anything_else() {
        let error = read(r#"{"title":"a","title":"b","#).expect_err("no JSON");
        let sentence = "This is not valid JSON; line 1, column 25 cannot be read.";
        assert_eq!(error, DecodeError::new(sentence));
        assert_eq!(
            read(""),
            Err(DecodeError::new("Please send a body of JSON."))
        );
    }
}
