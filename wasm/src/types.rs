//! TypeScript declarations of types that cross and are not in core.

use tsify::Tsify;
use wasm_bindgen::prelude::*;

pub(crate) use self::rows::*;

/// The rows of the lists that `columns` reads into core's `LessonSummary`: of each list as much as its rule looks at.
mod rows {
    #![expect(dead_code, reason = "they are there for TypeScript alone")]

    use super::*;

    /// A lesson of which only the time matters.
    #[derive(Tsify)]
    #[serde(rename_all = "camelCase")]
    pub(crate) struct TimedLesson {
        id: String,
        /// Start, an instant.
        start_time: String,
    }

    /// A lesson in a calendar.
    #[derive(Tsify)]
    pub(crate) struct CalendarLesson {
        #[serde(flatten)]
        timed: TimedLesson,
        /// Status as on the wire.
        status: String,
    }

    /// A lesson that is only counted.
    #[derive(Tsify)]
    #[serde(rename_all = "camelCase")]
    pub(crate) struct CountedLesson {
        /// Start, an instant.
        start_time: String,
        /// Status as on the wire.
        status: String,
    }

    /// A row of the teacher's list.
    #[derive(Tsify)]
    #[tsify(missing_as_null)]
    #[serde(rename_all = "camelCase")]
    pub(crate) struct LessonRow {
        #[serde(flatten)]
        lesson: CalendarLesson,
        title: String,
        /// On further lines other names by which it is found, such as the parents'.
        student_name: Option<String>,
    }

    /// A row of a student's or a parent's list.
    #[derive(Tsify)]
    #[serde(rename_all = "camelCase")]
    pub(crate) struct FamilyLessonRow {
        #[serde(flatten)]
        lesson: CalendarLesson,
        /// Identifier of the child; not needed in a student's own list.
        #[tsify(optional, type = "string | null")]
        child_id: Option<String>,
    }
}

#[wasm_bindgen(typescript_custom_section)]
const CHOICES: &str = r#"
/** A value that a form or a filter offers. */
export interface Choice<Value extends string> {
    value: Value;
    /** The words that people read. */
    label: string;
}

/** What a form or a filter offers; a filter starts with the first. */
export type Choices<Value extends string> = [Choice<Value>, ...Choice<Value>[]];
"#;
