//! What nobody sends by accident, to every operation of the document: a new one is covered from its first day.

mod bodies;
pub mod fields;
mod foreign_ids;
mod paths;
mod texts;

use reqwest::{Method, header};
use serde_json::Value;

use crate::{
    authorization::table::{Operation, TABLE},
    fixture::document,
    school::{Person, Reply, School},
};

/// An operation, and who may make it.
pub struct Target<'a> {
    row: &'a Operation,
    /// Who may make it; nobody where no session is needed.
    pub caller: Option<&'a Person>,
    /// The path, with ids of rows that are there.
    path: String,
    /// A body that it takes.
    body: Value,
}

impl<'a> Target<'a> {
    pub async fn of(school: &'a School<'_>, row: &'a Operation) -> Self {
        let may = |index: usize| ![401, 403].contains(&row.expected[index]);
        let caller = match () {
            () if row.expected[0] != 401 || row.path == "/api/auth/login" => None,
            () if may(2) => Some(&school.tess),
            () if may(1) => Some(&school.ada),
            () if may(4) => Some(&school.anna),
            () => Some(&school.pat),
        };
        if row.path.contains("{piece_id}") {
            crate::lessons::goals::piece_of_anna(school.app(), school).await;
        }
        let path = if row.needs_lesson() {
            let lesson = school.one_lesson().await;
            row.path
                .replace("{id}", &lesson)
                .replace("{lesson_id}", &lesson)
        } else {
            row.path
                .replace("{teacher_id}", &school.otto.id.to_string())
                .replace("{student_id}", &school.anna.id.to_string())
                .replace("{parent_id}", &school.pat.id.to_string())
                .replace("{piece_id}", crate::lessons::goals::OTHER_PIECE)
                .replace("{id}", &school.anna.id.to_string())
        };
        let unique = uuid::Uuid::now_v7().simple().to_string();
        Self {
            row,
            caller,
            path,
            body: (row.body)(school, &unique),
        }
    }

    /// The properties of its body, as the document describes them.
    pub fn properties(&self) -> Vec<(&'static str, &'static Value)> {
        let described = document::value();
        let schema = self.described()["requestBody"]["content"]
            .as_object()
            .and_then(|content| content.values().next())
            .and_then(|media| media["schema"]["$ref"].as_str());
        let Some(name) = schema.and_then(|reference| reference.rsplit('/').next()) else {
            return Vec::new();
        };
        let properties = described["components"]["schemas"][name]["properties"].as_object();
        let fields = properties.into_iter().flatten();
        fields
            .map(|(field, schema)| (field.as_str(), schema))
            .collect()
    }

    fn described(&self) -> &'static Value {
        &document::value()["paths"][self.row.path][self.row.method.to_lowercase()]
    }

    /// Sends a body as it is.
    async fn send(&self, school: &School<'_>, kind: &str, body: Vec<u8>) -> Reply {
        let method = Method::from_bytes(self.row.method.as_bytes()).unwrap();
        let mut request = school
            .client()
            .request(method, format!("{}{}", school.url(), self.path))
            .header(header::CONTENT_TYPE, kind)
            .body(body);
        if let Some(caller) = self.caller {
            request = request.bearer_auth(caller.token());
        }
        let response = request.send().await.unwrap();
        let header = |name: &str| {
            let value = response.headers().get(name);
            value.map_or("", |value| value.to_str().unwrap()).to_owned()
        };
        assert!(
            header("content-type").starts_with("application/json"),
            "{}",
            self.path
        );
        assert_eq!(header("x-content-type-options"), "nosniff", "{}", self.path);
        assert_eq!(header("cache-control"), "no-store", "{}", self.path);
        assert!(header("content-security-policy").contains("frame-ancestors 'none'"));
        Reply {
            status: response.status().as_u16(),
            body: response.json().await.unwrap(),
        }
    }

    /// Sends JSON.
    async fn json(&self, school: &School<'_>, body: &Value) -> Reply {
        self.send(school, "application/json", body.to_string().into_bytes())
            .await
    }
}

/// The operations that take a body.
pub fn writing() -> impl Iterator<Item = &'static Operation> {
    TABLE.iter().filter(|row| {
        let described = &document::value()["paths"][row.path][row.method.to_lowercase()];
        described["requestBody"].is_object()
    })
}

/// What is wrong with an answer that should refuse: the status, the shape of D10, the fields that it names.
fn complaint(reply: &Reply, statuses: &[u16], field: Option<&str>) -> Option<String> {
    let body = &reply.body;
    let sentence = body["error"].as_str().unwrap_or_default();
    let told = body["fields"].as_object().cloned().unwrap_or_default();
    let named = |field: &str| {
        told.keys().any(|name| {
            name == field
                || name.starts_with(&format!("{field}["))
                || name.starts_with(&format!("{field}."))
        })
    };
    let all_filled = told.values().all(|sentences| {
        let sentences = sentences.as_array().unwrap();
        !sentences.is_empty()
            && sentences
                .iter()
                .all(|it| it.as_str().is_some_and(|it| it.len() > 5))
    });
    let names_types = ["string_", "integer_", "Body", "parse", "param0"]
        .iter()
        .any(|word| sentence.contains(word));
    let wrong = match () {
        () if !statuses.contains(&reply.status) => "status",
        () if body.as_object().is_none_or(|body| body.len() != 4) => "shape",
        () if body["error"] != body["message"] || sentence.len() < 10 || names_types => "sentence",
        () if body["code"]
            .as_str()
            .is_none_or(|code| code.contains(|it: char| !it.is_ascii_lowercase() && it != '_')) =>
        {
            "code"
        }
        () if !body["fields"].is_object() || !all_filled => "fields",
        () if field.is_some_and(|field| !named(field)) => "named field",
        () => return None,
    };
    Some(format!("{wrong}: {} {body}", reply.status))
}
