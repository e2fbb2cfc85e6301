//! Every answer that a test gets has a status that the document promises of its call (WIRE-15).

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex},
};

use poem::{Endpoint, EndpointExt, Request, Response, endpoint::BoxEndpoint};

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

    /// A failure is in the document of every call, by the ranges `4XX` and `5XX`.
    fn look_at(&self, method: &str, path: &str, status: u16) {
        let method = if method == "HEAD" { "GET" } else { method };
        let Some(answers) = document::answers_of(method, path) else {
            return;
        };
        if status < 400 && !answers.contains(&status) {
            let answer = format!("{method} {path}: {status}");
            self.0.lock().unwrap().insert(answer);
        }
    }

    /// Fails the test if there were any.
    pub fn assert_none(&self) {
        let found = self.0.lock().unwrap();
        assert!(found.is_empty(), "not in the document: {found:#?}");
    }
}
