//! Time zones of a browser: by the clock changes that the server told, elsewhere as its `Intl` knows them.

use std::cell::Cell;

use reedling_core::time::{Zone, changes::ClockChanges};
use reedling_js_export::js_export;
use wasm_bindgen::prelude::*;

use crate::{
    arguments::{Argument, JsText},
    convert::{JsResult, argument_error},
};

#[wasm_bindgen(module = "/js/zone.js")]
extern "C" {
    #[wasm_bindgen(js_name = openZone)]
    fn open_zone(name: &str) -> i32;

    #[wasm_bindgen(js_name = offsetSeconds)]
    fn offset_seconds(zone: i32, at: f64) -> i32;
}

/// What the server told of a zone, from its first clock change on.
struct Told {
    zone: BrowserZone,
    /// The second since 1970 UTC until which it told.
    to: i64,
    changes: ClockChanges,
}

thread_local! {
    /// Of the browser's own zone, as long as the page stays.
    static TOLD: Cell<Option<&'static Told>> = const { Cell::new(None) };
}

/// A zone that the browser knows, by its number.
#[derive(Clone, Copy, PartialEq)]
pub struct BrowserZone(i32);

impl BrowserZone {
    /// The zone that an argument names.
    ///
    /// # Errors
    /// A message with the argument's name, if the browser does not know the zone.
    pub fn of(argument: &str, name: &str) -> JsResult<Self> {
        match open_zone(name) {
            -1 => Err(argument_error(
                argument,
                "is not a time zone that this browser knows: ",
                name,
            )),
            number => Ok(Self(number)),
        }
    }

    /// Answers from these clock changes from now on, until a second since 1970 UTC. Other zones are the browser's again.
    pub fn learn(self, changes: ClockChanges, to: i64) {
        let told = Told {
            zone: self,
            to,
            changes,
        };
        TOLD.set(Some(Box::leak(Box::new(told))));
    }
}

/// The zone with that IANA name.
impl Argument for BrowserZone {
    type Raw = JsText;

    #[inline(never)]
    fn read(argument: &str, raw: JsText) -> JsResult<Self> {
        Self::of(argument, &String::read(argument, raw)?)
    }
}

impl Zone for BrowserZone {
    #[inline(never)]
    #[expect(clippy::cast_precision_loss)]
    fn offset_seconds(&self, at_utc_epoch_seconds: i64) -> i32 {
        let is_told = |told: &&Told| told.zone == *self && at_utc_epoch_seconds < told.to;
        TOLD.get()
            .filter(is_told)
            .and_then(|told| told.changes.offset_at(at_utc_epoch_seconds))
            .unwrap_or_else(|| offset_seconds(self.0, at_utc_epoch_seconds as f64))
    }
}

/// Answers for a zone from the clock changes that the server told, instant and offset in seconds by turns, from the first instant
/// until another; says whether they are clock changes.
#[js_export]
#[expect(clippy::cast_possible_truncation)]
pub fn learn_zone(zone: BrowserZone, to: f64, changes: Vec<f64>) -> bool {
    let changes = ClockChanges::of_numbers(&changes);
    let is_good = changes.is_some();
    if let Some(changes) = changes {
        zone.learn(changes, to as i64);
    }
    is_good
}
