//! Answers beside what the document says of them.

use std::collections::BTreeSet;

use serde_json::{Value, json};

/// Compares answers with the document.
pub struct Document {
    document: Value,
    /// The schemas of the objects that were compared.
    seen: BTreeSet<String>,
    /// What does not fit.
    pub wrong: BTreeSet<String>,
}

impl Document {
    /// The server's own.
    pub fn read() -> Self {
        let document = serde_json::from_str(crate::fixture::document::json()).unwrap();
        Self {
            document,
            seen: BTreeSet::new(),
            wrong: BTreeSet::new(),
        }
    }

    /// Compares the answer of an operation.
    pub fn compare(&mut self, method: &str, path: &str, status: u16, body: &Value) {
        let responses = &self.document["paths"][path][method.to_lowercase()]["responses"];
        let mut response = responses[status.to_string()].clone();
        if response.is_null() {
            response = responses[format!("{}XX", status / 100)].clone();
        }
        if let Some(shared) = name(&response) {
            response = self.document["components"]["responses"][shared].clone();
        }
        if response.is_null() {
            let what = format!("{method} {path}: {status} is not documented");
            self.wrong.insert(what);
        }
        let described = response["description"].as_str().unwrap_or_default();
        if let Some(code) = body["code"].as_str().filter(|_| status >= 400)
            && !described.contains(&format!("- `{code}` ({status}): "))
        {
            let what = format!("{method} {path}: {status} does not describe {code}");
            self.wrong.insert(what);
        }
        let content = response["content"].as_object();
        let json = content.into_iter().flatten();
        for (_, media) in json.filter(|(kind, _)| kind.starts_with("application/json")) {
            let at = format!("{method} {path} {status}");
            self.look(&media["schema"], body, &at);
        }
    }

    fn look(&mut self, schema: &Value, value: &Value, at: &str) {
        if value.is_null() {
            if schema["nullable"] != true {
                self.wrong.insert(format!("{at} is null"));
            }
            return;
        }
        let known = schema["enum"].as_array();
        if known.is_some_and(|known| !known.contains(value)) {
            self.wrong.insert(format!("{at}: {value} is not listed"));
        }
        if let Some(name) = name(schema) {
            if value.is_object() {
                self.seen.insert(name.to_owned());
            }
            let schema = self.document["components"]["schemas"][name].clone();
            self.look(&schema, value, at);
            return;
        }
        for item in value.as_array().into_iter().flatten() {
            self.look(&schema["items"], item, &format!("{at}[]"));
        }
        if let (Some(fields), Some(described)) =
            (value.as_object(), schema["properties"].as_object())
        {
            let required = schema["required"].as_array();
            let is_required =
                |field: &String| required.is_some_and(|required| required.contains(&json!(field)));
            for (field, schema) in described {
                let at = format!("{at}.{field}");
                match fields.get(field) {
                    Some(value) => self.look(schema, value, &at),
                    None if is_required(field) => {
                        self.wrong.insert(format!("{at} is missing"));
                    }
                    None => {}
                }
            }
            for other in fields
                .keys()
                .filter(|field| !described.contains_key(*field))
            {
                self.wrong.insert(format!("{at}.{other} is not documented"));
            }
        }
    }

    /// The codes of failures that the document lists.
    pub fn codes(&self) -> BTreeSet<String> {
        let listed = &self.document["components"]["schemas"]["ErrorCode"]["enum"];
        serde_json::from_value(listed.clone()).unwrap()
    }

    /// The schemas of answers of which no object was compared.
    pub fn unseen(&self) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        let paths = self.document["paths"].as_object().unwrap();
        let operations = paths
            .values()
            .flat_map(|methods| methods.as_object().unwrap().values());
        for operation in operations {
            self.reach(&operation["responses"], &mut reached);
        }
        self.reach(&self.document["components"]["responses"], &mut reached);
        reached
            .into_iter()
            .filter(|name| !self.seen.contains(name))
            .filter(|name| self.document["components"]["schemas"][name]["properties"].is_object())
            .collect()
    }

    fn reach(&self, value: &Value, reached: &mut BTreeSet<String>) {
        if let Some(name) = value["$ref"]
            .as_str()
            .and_then(|it| it.strip_prefix("#/components/schemas/"))
            && reached.insert(name.to_owned())
        {
            self.reach(&self.document["components"]["schemas"][name], reached);
        }
        match value {
            Value::Object(fields) => fields.values().for_each(|value| self.reach(value, reached)),
            Value::Array(items) => items.iter().for_each(|value| self.reach(value, reached)),
            _ => {}
        }
    }
}

/// The name that a reference leads to.
fn name(schema: &Value) -> Option<&str> {
    let whole = schema.get("allOf").map_or(schema, |parts| &parts[0]);
    whole["$ref"].as_str()?.rsplit('/').next()
}
