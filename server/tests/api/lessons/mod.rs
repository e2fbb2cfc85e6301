//! A lesson by its id.

mod complete;
mod edit;
mod lists;
mod missed;
mod removal;
mod strangers;
