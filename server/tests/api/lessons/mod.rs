//! A lesson by its id.

mod complete;
mod edit;
mod missed;
mod removal;
mod strangers;
