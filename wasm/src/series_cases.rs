//! Random changes of series through the door that JavaScript calls: the answers are those that core gives natively.

use js_sys::JSON;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{convert::to_js, series::plan_series, zone::BrowserZone};

#[path = "../../core/tests/support/series.rs"]
#[expect(unreachable_pub, reason = "core's own tests share it")]
mod cases;

use self::cases::{CASES, DIGEST, case, digest, zone_of};

fn answer(seed: u64) -> String {
    let name = zone_of(seed);
    let zone = BrowserZone::of("zone", name).unwrap_or_else(|_| panic!("no zone {name}"));
    let (question, lessons) = case(seed, name, &zone);
    let [question, lessons] = [to_js(&question), to_js(&lessons)]
        .map(|written| written.unwrap_or_else(|_| panic!("case {seed} cannot be written")));
    let answer = plan_series(question, lessons, JsValue::NULL);
    let answer = answer.unwrap_or_else(|_| panic!("case {seed} is refused"));
    let text = JSON::stringify(&answer).ok().map(String::from);
    text.unwrap_or_else(|| panic!("case {seed} has no text"))
}

#[wasm_bindgen_test]
fn ser_14_plans_in_web_assembly_are_the_native_ones() {
    assert_eq!(digest((0..CASES).map(answer)), DIGEST);
}
