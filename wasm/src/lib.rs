//! Reedling's core for JavaScript: a translator that takes no decisions.
//!
//! Plain objects cross, so nothing needs freeing. Dates are `yyyy-MM-dd`, times `HH:mm`, instants RFC 3339
//! in UTC, absence `null`. Checks return validation errors; a throw means an argument of the wrong shape.

#![warn(unreachable_pub)]
// wasm-bindgen hands values over; it cannot lend an `Option<String>`.
#![expect(clippy::needless_pass_by_value)]

#[cfg(feature = "rules")]
pub mod access;
#[cfg(feature = "rules")]
pub mod accounts;
#[cfg(feature = "rules")]
pub mod admin;
mod arguments;
#[cfg(any(feature = "rules", feature = "series"))]
mod busy;
#[cfg(feature = "rules")]
pub mod calendars;
#[cfg(feature = "rules")]
mod columns;
#[cfg(feature = "rules")]
pub mod constants;
mod convert;
#[cfg(feature = "rules")]
pub mod demo;
#[cfg(feature = "rules")]
pub mod feedback;
#[cfg(feature = "goals")]
pub mod goals;
mod js_deserializer;
#[cfg(feature = "rules")]
pub mod lessons;
#[cfg(feature = "rules")]
pub mod messages;
#[cfg(feature = "rules")]
pub mod parents;
#[cfg(feature = "practice")]
pub mod planner;
#[cfg(feature = "rules")]
pub mod practice;
#[cfg(test)]
mod round_trip;
#[cfg(feature = "series")]
pub mod series;
#[cfg(all(test, feature = "series"))]
mod series_cases;
#[cfg(feature = "rules")]
pub mod settings;
#[cfg(feature = "rules")]
pub mod students;
#[cfg(feature = "rules")]
pub mod time;
#[cfg(feature = "rules")]
mod types;
#[cfg(any(feature = "rules", feature = "series"))]
mod zone;

use std::panic::PanicHookInfo;

use wasm_bindgen::prelude::*;

/// This allocator takes a fifth of the code of the standard library's.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn console_error(message: &str);
}

/// Runs when the module is loaded: a panic, which is always a defect, says where in the console.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|info: &PanicHookInfo<'_>| {
        console_error(&info.to_string())
    }));
}
