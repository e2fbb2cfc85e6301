//! Every rule of Reedling, pure: the same in the browser and on the server.
//!
//! Values in, values out. Nothing here reads a clock, the environment or a random source: "now" and
//! "today" are arguments, and what a time zone says is asked through [`time::Zone`]. The texts of the
//! specification are typed here, letter for letter, and nowhere else.

pub mod access;
pub mod account;
pub mod admin;
pub mod badge;
pub mod calendar;
pub mod constants;
pub mod demo;
pub mod email;
pub mod family;
pub mod feedback;
pub mod lesson;
pub mod practice;
pub mod search;
pub mod settings;
pub mod student;
pub mod time;
pub mod toast;
pub mod validation;

/// The product's name (design guide §1, D11).
pub const PRODUCT_NAME: &str = "Reedling";
/// The product's tagline (Spec, introduction).
pub const TAGLINE: &str = "smart practice for growing musicians";
