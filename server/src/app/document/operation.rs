//! Finding the call of the document that a request is for.

use std::{collections::BTreeMap, sync::LazyLock};

use matchit::Router;

/// A path of the document, and the statuses that its methods answer when they succeed.
struct Template {
    path: String,
    answers: BTreeMap<String, Vec<u16>>,
}

/// Made of what the handlers say rather than of the document, which takes a hundred times as long.
static TEMPLATES: LazyLock<Router<Template>> = LazyLock::new(|| {
    let mut paths: BTreeMap<String, BTreeMap<String, Vec<u16>>> = BTreeMap::new();
    for path in super::super::described_calls()
        .into_iter()
        .flat_map(|api| api.paths)
    {
        let methods = paths.entry(path.path).or_default();
        for operation in path.operations {
            let answers = operation.responses.responses.iter();
            let statuses = answers.filter_map(|answer| answer.status);
            let successes = statuses.filter(|status| *status < 400).collect();
            methods.insert(operation.method.to_string(), successes);
        }
    }
    let mut router = Router::new();
    for (path, answers) in paths {
        // Two paths that a router cannot tell apart poem refuses as well.
        let _ = router.insert(path.clone(), Template { path, answers });
    }
    router
});

/// The methods of a path, for the `Allow` header; empty for an unknown path.
pub fn methods_at(path: &str) -> Vec<&'static str> {
    template(path).map_or_else(Vec::new, |template| {
        template.answers.keys().map(String::as_str).collect()
    })
}

/// The path as the document has it, `/api/students/{id}`: for log and metrics, as the path itself may contain a token.
pub fn template_at(path: &str) -> Option<&'static str> {
    template(path).map(|template| template.path.as_str())
}

/// The name of a variable of the path, by its place among them.
pub fn variable_at(path: &str, index: usize) -> Option<&'static str> {
    let variables = template_at(path)?.split('{').skip(1);
    variables
        .filter_map(|rest| Some(rest.split_once('}')?.0))
        .nth(index)
}

/// The statuses that a call answers when it succeeds; `None` for an unknown call.
pub fn answers_of(method: &str, path: &str) -> Option<&'static [u16]> {
    Some(template(path)?.answers.get(method)?)
}

fn template(path: &str) -> Option<&'static Template> {
    TEMPLATES.at(path).ok().map(|found| found.value)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_call_is_known_with_the_answers_that_the_document_has() {
        let paths = super::super::value()["paths"].as_object().unwrap();
        for (path, methods) in paths {
            assert_eq!(template_at(path), Some(path.as_str()));
            let methods = methods.as_object().unwrap();
            assert_eq!(methods_at(path).len(), methods.len(), "{path}");
            for (method, call) in methods {
                let known = answers_of(&method.to_uppercase(), path).unwrap();
                let known: BTreeSet<_> = known.iter().map(u16::to_string).collect();
                let responses = call["responses"].as_object().unwrap();
                let (failures, successes): (BTreeSet<_>, _) = responses
                    .keys()
                    .cloned()
                    .partition(|status| status.starts_with(['4', '5']));
                assert_eq!(successes, known, "{method} {path}");
                assert!(failures.contains("4XX") && failures.contains("5XX"));
            }
        }
    }
}
