//! The cryptography of every TLS connection that the server opens.

/// Makes ring the process's provider; a client that is built before it has none. Done again it changes nothing.
pub fn use_ring() {
    // The error is the provider that is there already.
    rustls::crypto::ring::default_provider()
        .install_default()
        .ok();
}
