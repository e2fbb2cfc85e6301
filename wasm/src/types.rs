//! TypeScript declarations of what crosses and has no Rust type of its own.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const LISTED_LESSONS: &str = r#"
/** A lesson of which only the time matters. */
export interface TimedLesson {
    id: string;
    /** Start, an instant. */
    startTime: string;
}

/** The time that a lesson takes. */
export interface TakenTime {
    /** Start, an instant. */
    startTime: string;
    /** End, an instant. */
    endTime: string;
    /** Status as on the wire; a cancelled lesson takes no time. */
    status: string;
}

/** A lesson in a calendar. */
export interface CalendarLesson extends TimedLesson {
    /** Status as on the wire. */
    status: string;
}

/** A lesson that is only counted. */
export interface CountedLesson {
    /** Start, an instant. */
    startTime: string;
    /** Status as on the wire. */
    status: string;
}

/** A row of the teacher's list. */
export interface LessonRow extends CalendarLesson {
    title: string;
    studentName: string | null;
}

/** A row of a student's or a parent's list. */
export interface FamilyLessonRow extends CalendarLesson {
    /** Whose lesson it is; not needed in a student's own list. */
    childId?: string | null;
}
"#;

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

#[wasm_bindgen(typescript_custom_section)]
const PARAMETERS: &str = r#"
/** Query parameters of an activation link. */
export interface ActivationLink {
    token: string | null;
}

/** Query parameters of an external provider's answer. */
export interface CallbackLink {
    code: string | null;
    error: string | null;
}
"#;
