//! What students and parents write to a teacher or to the school (D15).

pub(crate) mod routes;
pub(crate) mod send;
