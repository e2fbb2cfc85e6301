//! Every rule of Reedling, pure: the same in the browser and on the server.
//!
//! Values in, values out. Nothing here reads a clock, the environment or a random source: "now" and
//! "today" are arguments, and what a time zone says is asked through [`time::Zone`]. The texts of the
//! specification are typed here, letter for letter, and nowhere else.

pub mod access;
pub mod badge;
pub mod email;
pub mod lesson;
pub mod practice;
pub mod time;
pub mod validation;
