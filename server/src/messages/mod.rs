//! What students and parents write to a teacher or to the school (D15).

pub mod routes;
pub mod send;
