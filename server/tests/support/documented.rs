//! Every answer that a test gets has a status that the document promises of its call (WIRE-15).

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex},
};

use poem::{Endpoint, EndpointExt, Request, Response, endpoint::BoxEndpoint};
use serde_json::Value;

use crate::fixture::document;

/// The answers that the document does not know, of one server.
#[derive(Clone, Default)]
pub struct Undocumented(Arc<Mutex<BTreeSet<String>>>);

impl Undocumented {
    /// The server, with each of its answers looked up.
    pub fn of(&self, app: BoxEndpoint<'static, Response>) -> BoxEndpoint<'static, Response> {
        let found = self.clone();
        let check = move |next: Arc<BoxEndpoint<'static, Response>>, request: Request| {
            let found = found.clone();
            async move {
                let call = (
                    request.method().to_string(),
                    request.uri().path().to_owned(),
                );
                let response = next.call(request).await?;
                found.look_at(&call.0, &call.1, response.status().as_u16());
                Ok(response)
            }
        };
        app.around(check).boxed()
    }

    fn look_at(&self, method: &str, path: &str, status: u16) {
        // A method that the path does not know is no call of the document; HEAD is GET.
        if status == 405 {
            return;
        }
        let method = if method == "HEAD" { "GET" } else { method };
        let Some((template, responses)) = responses(method, path) else {
            return;
        };
        let range = format!("{}XX", status / 100);
        if responses[status.to_string()].is_null() && responses[range].is_null() {
            let answer = format!("{method} {template}: {status}");
            self.0.lock().unwrap().insert(answer);
        }
    }

    /// Fails the test if there were any.
    pub fn assert_none(&self) {
        let found = self.0.lock().unwrap();
        assert!(found.is_empty(), "not in the document: {found:#?}");
    }
}

/// The path of the document that is asked for, and what it says of the answers of a call.
fn responses(method: &str, path: &str) -> Option<(&'static str, &'static Value)> {
    let asked: Vec<&str> = path.split('/').collect();
    let variables = |template: &str| template.matches('{').count();
    let fits = |template: &str| {
        let parts = template.split('/');
        parts.clone().count() == asked.len()
            && parts
                .zip(&asked)
                .all(|(part, asked)| part == *asked || part.starts_with('{'))
    };
    let paths = document::value()["paths"].as_object()?.iter();
    // `/students/minor` rather than `/students/{id}`.
    let (template, methods) = paths
        .filter(|(template, _)| fits(template))
        .min_by_key(|(template, _)| variables(template))?;
    let call = methods.get(method.to_lowercase())?;
    Some((template, &call["responses"]))
}
