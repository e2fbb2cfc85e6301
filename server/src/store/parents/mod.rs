//! Parents: their accounts and children, what teachers typed about them, and who may see what they entered.

pub mod cards;
pub mod confirmations;
pub mod found;
pub mod inbox;
pub mod invitations;
pub mod links;
pub mod requests;
mod typed;
