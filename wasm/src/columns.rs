//! Reads lists of lessons by columns: a call for each field of the list, not for each field of each lesson.

use std::{marker::PhantomData, ops::Deref};

use reedling_core::{lessons::list::LessonSummary, time::text};
use wasm_bindgen::prelude::*;

use crate::{
    convert::{JsResult, from_js},
    js_deserializer::length_of,
};

/// Separates two texts of a column.
const SEPARATOR: char = '\u{1f}';

#[wasm_bindgen(module = "/js/columns.js")]
extern "C" {
    #[wasm_bindgen(js_name = column)]
    fn column(list: &JsValue, field: &str, nullable: bool) -> Option<String>;
}

/// The lessons of a list, each with the fields of `Row`, which is the type that TypeScript sees.
pub(crate) struct Lessons<Row>(Vec<LessonSummary>, PhantomData<Row>);

impl<Row> Deref for Lessons<Row> {
    type Target = [LessonSummary];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// Reads the lessons of a list.
///
/// # Errors
/// A message with the argument's name, if a field has the wrong type.
pub(crate) fn lessons<Row>(argument: &str, value: JsValue) -> JsResult<Lessons<Row>> {
    Ok(Lessons(listed(argument, value)?, PhantomData))
}

#[inline(never)]
fn listed(argument: &str, value: JsValue) -> JsResult<Vec<LessonSummary>> {
    // One by one names what is wrong, and reads texts that hold the separator.
    by_columns(&value).map_or_else(|| from_js(argument, value), Ok)
}

fn by_columns(list: &JsValue) -> Option<Vec<LessonSummary>> {
    let count = usize::try_from(length_of(list)?).ok()?;
    let read = |field, nullable| {
        let texts = column(list, field, nullable)?;
        let separators = texts.bytes().filter(|sign| *sign == SEPARATOR as u8);
        (separators.count() + 1 == count).then_some(texts)
    };
    let columns = [
        read("startTime", false)?,
        read("id", false)?,
        read("title", false)?,
        read("status", false)?,
        read("studentName", true)?,
        read("childId", true)?,
    ];
    let mut parts = columns.each_ref().map(|texts| texts.split(SEPARATOR));
    (0..count)
        .map(|_| {
            let [start, id, title, status, student, child] = parts
                .each_mut()
                .map(|texts| texts.next().unwrap_or_default());
            Some(LessonSummary {
                id: id.to_owned(),
                title: title.to_owned(),
                student_name: Some(student.to_owned()),
                start_time: text::parse_instant(start)?,
                status: status.to_owned(),
                child_id: (!child.is_empty()).then(|| child.to_owned()),
            })
        })
        .collect()
}
