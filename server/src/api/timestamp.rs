//! Timestamps in answers.

use std::borrow::Cow;

use chrono::{DateTime, Utc};
use poem_openapi::{
    registry::MetaSchemaRef,
    types::{ParseFromJSON, ParseResult, ToJSON, Type},
};
use serde::Serialize;
use serde_json::Value;

/// A timestamp on the wire: RFC 3339 in UTC with `Z`, where poem would write `+00:00`.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct Timestamp(DateTime<Utc>);

impl From<DateTime<Utc>> for Timestamp {
    fn from(at: DateTime<Utc>) -> Self {
        Self(at)
    }
}

impl Type for Timestamp {
    const IS_REQUIRED: bool = true;

    type RawValueType = Self;
    type RawElementValueType = Self;

    fn name() -> Cow<'static, str> {
        <DateTime<Utc> as Type>::name()
    }

    fn schema_ref() -> MetaSchemaRef {
        <DateTime<Utc> as Type>::schema_ref()
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

impl ToJSON for Timestamp {
    fn to_json(&self) -> Option<Value> {
        serde_json::to_value(self).ok()
    }
}

impl ParseFromJSON for Timestamp {
    fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
        DateTime::parse_from_json(value)
            .map(Self)
            .map_err(|error| error.propagate())
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Utc};
    use poem_openapi::types::ToJSON;
    use serde_json::json;

    use super::Timestamp;

    // SRV-22, of instants.
    #[test]
    fn srv_22_an_instant_is_rfc_3339_in_utc_with_a_z() {
        let at: DateTime<Utc> = "2026-03-29T02:30:00+02:00".parse().expect("an instant");
        let written = json!("2026-03-29T00:30:00Z");
        assert_eq!(Timestamp::from(at).to_json(), Some(written.clone()));
        assert_eq!(
            serde_json::to_value(Timestamp::from(at)).expect("JSON"),
            written
        );
    }
}
