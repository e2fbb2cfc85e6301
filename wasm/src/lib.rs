//! Reedling's core for JavaScript.
