//! Finding the path of the document that a request is for.

use std::sync::LazyLock;

use matchit::Router;

/// A path of the document, with its upper-case methods.
struct Template {
    path: &'static str,
    methods: Vec<String>,
}

static TEMPLATES: LazyLock<Router<Template>> = LazyLock::new(|| {
    let mut router = Router::new();
    for (path, methods) in super::value()["paths"].as_object().into_iter().flatten() {
        let methods = methods.as_object().into_iter().flatten();
        let methods = methods
            .map(|(method, _)| method.to_ascii_uppercase())
            .collect();
        // Two paths that a router cannot tell apart poem refuses as well.
        let _ = router.insert(path, Template { path, methods });
    }
    router
});

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
    let variables = template_at(path)?.split('{').skip(1);
    variables
        .filter_map(|rest| Some(rest.split_once('}')?.0))
        .nth(index)
}

fn template(path: &str) -> Option<&'static Template> {
    TEMPLATES.at(path).ok().map(|found| found.value)
}
