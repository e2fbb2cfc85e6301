//! The built app's files. The executable hands them in, so that a changed app does not recompile the server.

use std::borrow::Cow;

/// The contents of a file and their SHA-256.
pub type Contents = (Cow<'static, [u8]>, [u8; 32]);

/// The built app's files. Without an app the server still has the API.
#[derive(Clone, Copy)]
pub struct AppFiles {
    get: fn(&str) -> Option<Contents>,
    paths: fn() -> Vec<Cow<'static, str>>,
}

impl AppFiles {
    /// Files by the functions that look one up and list all.
    pub fn new(get: fn(&str) -> Option<Contents>, paths: fn() -> Vec<Cow<'static, str>>) -> Self {
        Self { get, paths }
    }

    /// The file of that path.
    pub fn get(self, path: &str) -> Option<Contents> {
        (self.get)(path)
    }

    /// The paths of all files.
    pub fn paths(self) -> Vec<Cow<'static, str>> {
        (self.paths)()
    }
}

impl Default for AppFiles {
    /// No app.
    fn default() -> Self {
        Self::new(|_| None, Vec::new)
    }
}
