//! Calls an exported function by its JavaScript name, without JavaScript.

mod lessons;
mod people;
mod zone;

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::time::text;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use zone::TzZone;

/// What a function is called with.
pub struct Args<'a>(&'a [Value]);

impl Args<'_> {
    /// An argument as a value of core; a missing one is `null`.
    pub fn get<T: DeserializeOwned>(&self, index: usize) -> T {
        let value = self.0.get(index).cloned().unwrap_or_default();
        serde_json::from_value(value).expect("an argument of the right shape")
    }

    /// A text argument.
    pub fn text(&self, index: usize) -> String {
        self.get(index)
    }

    /// A date argument.
    pub fn date(&self, index: usize) -> NaiveDate {
        text::parse_date(&self.text(index)).expect("a date")
    }

    /// An instant argument.
    pub fn instant(&self, index: usize) -> DateTime<Utc> {
        text::parse_instant(&self.text(index)).expect("an instant")
    }

    /// A zone argument, as chrono-tz knows it.
    pub fn zone(&self, index: usize) -> TzZone {
        TzZone::named(&self.text(index))
    }
}

/// The answer of a function, as JSON.
pub fn call(function: &str, args: &[Value]) -> Value {
    let args = Args(args);
    lessons::call(function, &args)
        .or_else(|| people::call(function, &args))
        .unwrap_or_else(|| panic!("no function {function}"))
}

/// Whether two answers are the same to JavaScript, which has one kind of number.
pub fn same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => left.as_f64() == right.as_f64(),
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .zip(right)
                    .all(|(left, right)| same(left, right))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .all(|(key, left)| right.get(key).is_some_and(|right| same(left, right)))
        }
        _ => left == right,
    }
}

/// An answer as JSON.
pub fn json(answer: impl Serialize) -> Value {
    serde_json::to_value(answer).expect("an answer")
}
