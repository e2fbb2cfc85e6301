//! Lists where objects belong, and objects where words belong: serde would read the one as the fields' values in their
//! order, and the other as the name of its only field.

use serde_json::Value;

/// Fields that are objects, in goals, their subjects and places.
const OBJECTS: [&str; 3] = ["subject", "tempo", "key"];
/// Fields that are one of some words, in goals and what they consist of, in the week and in the answer about the body.
const WORDS: [&str; 11] = [
    "do", "hands", "needs", "kind", "form", "skill", "event", "mode", "unit", "answer", "spared",
];

/// The path of the first list that stands where an object belongs.
pub(super) fn list_for_object(
    goals: Option<&Value>,
    week: Option<&Value>,
    body: Option<&Value>,
) -> Option<String> {
    let whole = [("week", week), ("body", body)];
    let mut whole = whole.into_iter();
    let is_list = |value: Option<&Value>| value.is_some_and(Value::is_array);
    let in_goals = || in_items(goals?, "goals");
    in_goals().or_else(|| {
        let (field, _) = whole.find(|(_, value)| is_list(*value))?;
        Some(field.to_owned())
    })
}

/// The same in a list of objects.
fn in_items(list: &Value, path: &str) -> Option<String> {
    let items = list.as_array()?.iter().enumerate();
    let mut found = items.filter_map(|(place, item)| {
        let path = format!("{path}.{place}");
        if item.is_array() {
            Some(path)
        } else {
            in_fields(item, &path)
        }
    });
    found.next()
}

fn in_fields(object: &Value, path: &str) -> Option<String> {
    let fields = object.as_object()?.iter();
    let mut found = fields.filter_map(|(name, value)| {
        let path = format!("{path}.{name}");
        match name.as_str() {
            "places" => in_items(value, &path),
            name if !OBJECTS.contains(&name) => None,
            _ if value.is_array() => Some(path),
            _ => in_fields(value, &path),
        }
    });
    found.next()
}

/// The path of the first object that stands where a word belongs.
pub(super) fn object_for_word(
    goals: Option<&Value>,
    week: Option<&Value>,
    body: Option<&Value>,
) -> Option<String> {
    let goals = goals.and_then(|goals| in_words_of_items(goals, "goals"));
    let whole = [("week", week), ("body", body)].into_iter();
    let mut whole = whole.filter_map(|(field, value)| in_words(value?, field));
    goals.or_else(|| whole.next())
}

fn in_words_of_items(list: &Value, path: &str) -> Option<String> {
    let mut items = list.as_array()?.iter().enumerate();
    items.find_map(|(place, item)| in_words(item, &format!("{path}.{place}")))
}

fn in_words(object: &Value, path: &str) -> Option<String> {
    object.as_object()?.iter().find_map(|(name, value)| {
        let path = format!("{path}.{name}");
        match (name.as_str(), value) {
            ("places", _) => in_words_of_items(value, &path),
            ("needs", Value::Array(items)) => {
                let place = items.iter().position(Value::is_object)?;
                Some(format!("{path}.{place}"))
            }
            (name, Value::Object(_)) if WORDS.contains(&name) => Some(path),
            (name, _) if OBJECTS.contains(&name) => in_words(value, &path),
            _ => None,
        }
    })
}
