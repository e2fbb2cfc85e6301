//! A lesson by its id.

mod complete;
pub mod edit;
mod lists;
mod missed;
mod removal;
mod strangers;
