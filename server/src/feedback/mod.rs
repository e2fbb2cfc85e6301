//! A teacher's feedback on lessons (D5).

pub(crate) mod list;
pub(crate) mod queries;
pub(crate) mod routes;
pub(crate) mod write;
