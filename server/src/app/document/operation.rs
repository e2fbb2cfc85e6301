//! Finding the path of the document that a request is for.

use std::sync::LazyLock;

/// A path of the document: its segments, and its upper-case methods.
struct Template {
    path: &'static str,
    parts: Vec<&'static str>,
    methods: Vec<String>,
}

/// The methods of a path, for the `Allow` header; empty for an unknown path.
pub fn methods_at(path: &str) -> Vec<String> {
    template(path).map_or_else(Vec::new, |template| template.methods.clone())
}

/// The path as the document has it, `/api/students/{id}`: for log and metrics, as the path itself may contain a token.
pub fn template_at(path: &str) -> Option<&'static str> {
    template(path).map(|template| template.path)
}

/// The name of a variable of the path, by its place among them.
pub fn variable_at(path: &str, index: usize) -> Option<&'static str> {
    let variables = template(path)?
        .parts
        .iter()
        .filter(|part| is_variable(part));
    variables
        .map(|part| part.trim_matches(['{', '}']))
        .nth(index)
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
                .all(|(part, asked)| part == asked || is_variable(part))
    };
    let variables = |template: &&Template| {
        let parts = template.parts.iter();
        parts.filter(|part| is_variable(part)).count()
    };
    TEMPLATES.iter().filter(fits).min_by_key(variables)
}

fn is_variable(part: &str) -> bool {
    part.starts_with('{')
}

fn templates() -> Vec<Template> {
    let paths = super::value()["paths"].as_object();
    paths
        .into_iter()
        .flatten()
        .filter_map(|(path, methods)| {
            Some(Template {
                path,
                parts: path.split('/').collect(),
                methods: methods
                    .as_object()?
                    .keys()
                    .map(|method| method.to_ascii_uppercase())
                    .collect(),
            })
        })
        .collect()
}
