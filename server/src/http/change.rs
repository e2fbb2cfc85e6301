//! Fields of a change (PUT): a missing one keeps what is there, null empties it.

use poem_openapi::types::MaybeUndefined;
use reedling_core::validation::Violations;

/// What is to be written, if anything; null is the empty value, which core refuses where there must be one.
pub fn sent<T: Default>(field: MaybeUndefined<T>) -> Option<T> {
    match field {
        MaybeUndefined::Undefined => None,
        MaybeUndefined::Null => Some(T::default()),
        MaybeUndefined::Value(value) => Some(value),
    }
}

/// Like [`sent`], of what has no empty value.
pub fn sent_or_none<T>(field: MaybeUndefined<T>) -> Option<Option<T>> {
    sent(field.map_value(Some))
}

/// A switch, which is on or off: null is a broken rule.
pub fn switch(
    field: MaybeUndefined<bool>,
    name: &'static str,
    found: &mut Violations,
) -> Option<bool> {
    let text = "Please choose on or off";
    found.require(!field.is_null(), name, "required", text);
    field.take()
}
