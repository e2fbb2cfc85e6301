//! Long answers, written straight into bytes.
//!
//! poem's own JSON payload builds a tree of values first, and a list with practice plans would be parsed from the
//! database only to be written again. Here the stored text of a plan goes out as it is.

use std::{borrow::Cow, marker::PhantomData};

use poem::{IntoResponse, Response, http::header};
use poem_openapi::{
    ApiResponse,
    payload::Payload,
    registry::{MetaMediaType, MetaResponse, MetaResponses, MetaSchemaRef, Registry},
    types::{ParseError, ParseFromJSON, ParseResult, ToJSON, Type},
};
use serde::{Serialize, Serializer};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use crate::{error::AppError, http::error::ApiError};

/// JSON that is written by serde; in the document it is a `T` like any other.
#[derive(Debug)]
pub struct Written<T> {
    json: Vec<u8>,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Written<T> {
    /// Writes the body.
    ///
    /// # Errors
    /// 500 when it cannot be written.
    pub fn new(body: &T) -> Result<Self, ApiError> {
        match serde_json::to_vec(body) {
            Ok(json) => Ok(Self {
                json,
                of: PhantomData,
            }),
            Err(error) => Err(AppError::Internal(error.to_string()).into()),
        }
    }
}

impl<T: Type> Payload for Written<T> {
    const CONTENT_TYPE: &'static str = "application/json; charset=utf-8";

    fn schema_ref() -> MetaSchemaRef {
        T::schema_ref()
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}

impl<T: Send> IntoResponse for Written<T> {
    fn into_response(self) -> Response {
        Response::builder()
            .header(header::CONTENT_TYPE, "application/json; charset=utf-8")
            .body(self.json)
    }
}

impl<T: Type> ApiResponse for Written<T> {
    fn meta() -> MetaResponses {
        let content = MetaMediaType {
            content_type: Self::CONTENT_TYPE,
            schema: Self::schema_ref(),
        };
        MetaResponses {
            responses: vec![MetaResponse {
                description: "",
                status: Some(200),
                status_range: None,
                content: vec![content],
                headers: vec![],
            }],
        }
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}

/// Stored JSON that goes out as it is; in the document it is a `T`.
#[derive(Debug)]
pub struct Stored<T> {
    json: Box<RawValue>,
    of: PhantomData<fn() -> T>,
}

impl<T> Stored<T> {
    /// Text from the database; none when it is no JSON.
    pub fn read(json: String) -> Option<Self> {
        Some(Self::from(RawValue::from_string(json).ok()?))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        self.json.get()
    }
}

impl<T> From<Box<RawValue>> for Stored<T> {
    fn from(json: Box<RawValue>) -> Self {
        Self {
            json,
            of: PhantomData,
        }
    }
}

impl<T> Serialize for Stored<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

impl<T: Type> Type for Stored<T> {
    const IS_REQUIRED: bool = T::IS_REQUIRED;

    type RawValueType = Self;
    type RawElementValueType = Self;

    fn name() -> Cow<'static, str> {
        T::name()
    }

    fn schema_ref() -> MetaSchemaRef {
        T::schema_ref()
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }

    fn as_raw_value(&self) -> Option<&Self::RawValueType> {
        Some(self)
    }

    fn raw_element_iter<'a>(
        &'a self,
    ) -> Box<dyn Iterator<Item = &'a Self::RawElementValueType> + 'a> {
        Box::new(self.as_raw_value().into_iter())
    }
}

impl<T: Type> ToJSON for Stored<T> {
    fn to_json(&self) -> Option<Value> {
        serde_json::from_str(self.as_str()).ok()
    }
}

impl<T: Type> ParseFromJSON for Stored<T> {
    fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
        to_raw_value(&value.unwrap_or_default())
            .map(Self::from)
            .map_err(ParseError::custom)
    }
}
