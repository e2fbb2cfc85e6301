//! One's own account.

mod addresses;
mod draft_keys;
mod email_change;
mod sessions;
mod settings;
