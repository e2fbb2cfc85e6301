//! Time zones as the browser's `Intl` knows them.

use reedling_core::time::Zone;
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

/// A zone of the browser.
#[derive(Clone, Copy)]
pub struct IntlZone(i32);

impl IntlZone {
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
}

/// The zone with that IANA name.
impl Argument for IntlZone {
    type Raw = JsText;

    #[inline(never)]
    fn read(argument: &str, raw: JsText) -> JsResult<Self> {
        Self::of(argument, &String::read(argument, raw)?)
    }
}

impl Zone for IntlZone {
    #[allow(clippy::cast_precision_loss)]
    fn offset_seconds(&self, at_utc_epoch_seconds: i64) -> i32 {
        offset_seconds(self.0, at_utc_epoch_seconds as f64)
    }
}
