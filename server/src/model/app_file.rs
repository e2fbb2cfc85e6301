//! A hashed file of the app.

/// A hashed file of the app, stored for pages of other releases.
#[derive(Clone, Debug)]
pub struct AppFile {
    /// Its path in the address, without the first slash; it changes with the contents.
    pub path: String,
    /// Whether the contents are packed with Brotli.
    pub is_packed: bool,
    /// Its bytes.
    pub contents: Vec<u8>,
}
