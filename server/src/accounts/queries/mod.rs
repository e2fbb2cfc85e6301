//! Accounts and what they sign in with.

pub mod account;
pub mod account_tokens;
pub mod administrators;
pub mod credentials;
pub mod external_identities;
pub mod external_sign_ins;
pub mod known;
pub mod recovery_codes;
pub mod refusals;
pub mod second_factor_setups;
pub mod second_factors;
pub mod sessions;
pub mod sign_in_challenges;
pub mod standing;
pub mod tally;
pub mod throttle;
pub mod users;
