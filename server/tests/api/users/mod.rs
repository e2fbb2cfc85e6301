//! One's own account.

mod addresses;
mod email_change;
mod sessions;
mod settings;
