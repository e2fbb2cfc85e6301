//! Parents: whom teachers find and enter, who is asked, and what a parent sees.

mod asking;
pub(crate) mod children;
pub(crate) mod correct;
pub(crate) mod enter;
pub(crate) mod linking;
pub mod queries;
pub(crate) mod requests;
pub(crate) mod routes;
pub(crate) mod search;
pub(crate) mod views;
