//! The TLS provider of all outgoing connections.

/// Installs ring as the process's provider; clients need it before they are built. Repeating this has no effect.
pub fn use_ring() {
    // The error means that a provider is installed already.
    rustls::crypto::ring::default_provider()
        .install_default()
        .ok();
}
