//! Parents: accounts, children, contact cards, and who may see their data.

pub mod cards;
pub mod confirmations;
pub mod contact;
pub(crate) mod corrections;
pub mod found;
pub mod inbox;
pub mod invitations;
pub mod links;
pub(crate) mod reached;
pub mod requests;
mod typed;
