//! Parents: whom teachers find and enter, who is asked, and what a parent sees.

pub mod children;
pub mod earlier_rights;
pub mod enter;
pub mod linking;
pub mod queries;
pub mod requests;
pub mod routes;
pub mod search;
pub mod views;
