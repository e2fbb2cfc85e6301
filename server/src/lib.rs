//! Reedling's server.
