//! Lists where objects belong: serde would read them as the fields' values in their order.

use serde_json::Value;

/// Fields that are objects, in goals, their subjects and places.
const OBJECTS: [&str; 3] = ["subject", "tempo", "key"];

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
