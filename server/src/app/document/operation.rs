//! Finding the operation of the document that a request is for.

use std::sync::LazyLock;

use serde_json::{Map, Value};

/// A path of the document: its segments, and its operations by upper-case method.
struct Template {
    path: &'static str,
    parts: Vec<&'static str>,
    operations: Vec<(String, &'static Value)>,
}

/// An operation with the parameters of a request's path.
#[derive(Debug)]
pub struct Operation {
    /// The operation's object in the document.
    pub described: &'static Value,
    /// Name and value of each parameter in the path, as sent.
    pub path_values: Vec<(&'static str, String)>,
}

impl Operation {
    /// The operation for a method and a path.
    pub fn at(method: &str, path: &str) -> Option<Self> {
        let template = template(path)?;
        let (_, described) = template
            .operations
            .iter()
            .find(|(known, _)| known == method)?;
        let path_values = template
            .parts
            .iter()
            .zip(path.split('/'))
            .filter_map(|(part, sent)| Some((parameter(part)?, sent.to_owned())))
            .collect();
        Some(Self {
            described,
            path_values,
        })
    }

    /// Its parameters in `path`, `query` or `header`.
    pub fn parameters(&self, place: &str) -> impl Iterator<Item = &'static Value> {
        let all = self.described["parameters"].as_array();
        all.into_iter()
            .flatten()
            .filter(move |parameter| parameter["in"] == place)
    }
}

/// The methods of a path, for the `Allow` header; empty for an unknown path.
pub fn methods_at(path: &str) -> Vec<String> {
    let operations = template(path).map(|template| template.operations.iter());
    operations
        .into_iter()
        .flatten()
        .map(|(method, _)| method.clone())
        .collect()
}

/// The path as the document has it, `/api/students/{id}`: for log and metrics, as the path itself may contain a token.
pub fn template_at(path: &str) -> Option<&'static str> {
    template(path).map(|template| template.path)
}

/// The most specific template: `/students/minor` rather than `/students/{id}`.
fn template(path: &str) -> Option<&'static Template> {
    static TEMPLATES: LazyLock<Vec<Template>> = LazyLock::new(templates);
    let asked: Vec<&str> = path.split('/').collect();
    let fits = |template: &&Template| {
        template.parts.len() == asked.len()
            && template
                .parts
                .iter()
                .zip(&asked)
                .all(|(part, asked)| part == asked || parameter(part).is_some())
    };
    let variables = |template: &&Template| {
        let parts = template.parts.iter();
        parts.filter(|part| parameter(part).is_some()).count()
    };
    TEMPLATES.iter().filter(fits).min_by_key(variables)
}

fn parameter(part: &'static str) -> Option<&'static str> {
    part.strip_prefix('{')?.strip_suffix('}')
}

fn templates() -> Vec<Template> {
    let paths = super::value()["paths"].as_object();
    let operations = |methods: &'static Map<String, Value>| {
        let named = methods.iter();
        named
            .map(|(method, described)| (method.to_ascii_uppercase(), described))
            .collect()
    };
    paths
        .into_iter()
        .flatten()
        .filter_map(|(path, methods)| {
            Some(Template {
                path,
                parts: path.split('/').collect(),
                operations: operations(methods.as_object()?),
            })
        })
        .collect()
}
