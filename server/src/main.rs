//! The `reedling` executable.
fn main() {}
