//! One's own account.

mod email_change;
mod sessions;
mod settings;
