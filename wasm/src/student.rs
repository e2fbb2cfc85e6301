//! Door to [`reedling_core::student`].

use reedling_core::{
    student::{
        age,
        create::AddStudentDraft,
        edit, parent,
        planned_exam::PlannedExamDraft,
        progress::{self, AcademicSummary},
        roster::{self, RosterStudent},
        screen::{self, StudentScreenDraft},
    },
    time::text::parse_date,
};
use wasm_bindgen::prelude::*;

use crate::{
    arguments::{Flag, Text, date, flag, optional_text, text},
    convert::{Reply, from_js, texts, to_js},
};

/// Problems of the Add New Student dialog.
#[wasm_bindgen(js_name = checkAddStudent, unchecked_return_type = "FieldError[]")]
pub fn check_add_student(
    #[wasm_bindgen(unchecked_param_type = "AddStudentDraft")] draft: JsValue,
    today: Text,
) -> Reply<JsValue> {
    let draft: AddStudentDraft = from_js("draft", draft)?;
    to_js(&draft.check(date("today", today)?))
}

/// The Add New Student draft as it is sent, with what a minor's parent gets by default.
#[wasm_bindgen(js_name = completeAddStudent, unchecked_return_type = "AddStudentDraft")]
pub fn complete_add_student(
    #[wasm_bindgen(unchecked_param_type = "AddStudentDraft")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: AddStudentDraft = from_js("draft", draft)?;
    to_js(&draft.completed())
}

/// Problems of the Add Student screen.
#[wasm_bindgen(js_name = checkStudentScreen, unchecked_return_type = "FieldError[]")]
pub fn check_student_screen(
    #[wasm_bindgen(unchecked_param_type = "StudentScreenDraft")] draft: JsValue,
    today: Text,
) -> Reply<JsValue> {
    let draft: StudentScreenDraft = from_js("draft", draft)?;
    to_js(&draft.check(date("today", today)?))
}

/// Problems of an examination that is planned.
#[wasm_bindgen(js_name = checkPlannedExam, unchecked_return_type = "FieldError[]")]
pub fn check_planned_exam(
    #[wasm_bindgen(unchecked_param_type = "PlannedExamDraft")] draft: JsValue,
    today: Text,
) -> Reply<JsValue> {
    let draft: PlannedExamDraft = from_js("draft", draft)?;
    to_js(&draft.check(date("today", today)?))
}

/// Whether the Add Student screen shows its parent block for the date of birth that is typed.
#[wasm_bindgen(js_name = showsParentBlock)]
pub fn shows_parent_block(
    #[wasm_bindgen(js_name = dateOfBirth)] date_of_birth: Text,
    today: Text,
) -> Reply<bool> {
    Ok(screen::shows_parent_block(
        &text("dateOfBirth", date_of_birth)?,
        date("today", today)?,
    ))
}

/// Whether somebody born on that day is under 18 today; not while the day is no date.
#[wasm_bindgen(js_name = isMinor)]
pub fn is_minor(dob: Text, today: Text) -> Reply<bool> {
    let today = date("today", today)?;
    Ok(parse_date(&text("dob", dob)?).is_some_and(|born| age::is_minor(born, today)))
}

/// Whether what is typed searches for a parent.
#[wasm_bindgen(js_name = shouldSearchParents)]
pub fn should_search_parents(
    #[wasm_bindgen(js_name = isMinor)] is_minor: Flag,
    #[wasm_bindgen(js_name = text)] typed: Text,
) -> Reply<bool> {
    Ok(parent::should_search_parents(
        flag("isMinor", is_minor)?,
        &text("text", typed)?,
    ))
}

/// Grades that Edit Student offers to a student with that grade.
#[wasm_bindgen(js_name = gradeChoices)]
pub fn grade_choices(present: Option<Text>) -> Reply<Vec<String>> {
    let present = optional_text("present", present)?;
    Ok(texts(edit::grade_choices(present.as_deref())))
}

/// Problems of a new grade in Edit Student.
#[wasm_bindgen(js_name = checkEditStudent, unchecked_return_type = "FieldError[]")]
pub fn check_edit_student(grade: Text, present: Option<Text>) -> Reply<JsValue> {
    let present = optional_text("present", present)?;
    to_js(&edit::check_edit_student(
        &text("grade", grade)?,
        present.as_deref(),
    ))
}

/// Identifiers of the students that pass search and grade group.
#[wasm_bindgen]
pub fn roster(
    #[wasm_bindgen(unchecked_param_type = "readonly RosterStudent[]")] students: JsValue,
    #[wasm_bindgen(unchecked_param_type = "RosterFilter")] filter: JsValue,
) -> Reply<Vec<String>> {
    let students: Vec<RosterStudent> = from_js("students", students)?;
    Ok(texts(roster::roster(
        &students,
        &from_js("filter", filter)?,
    )))
}

/// Headline counts of the roster.
#[wasm_bindgen(js_name = rosterCounts, unchecked_return_type = "RosterCounts")]
pub fn roster_counts(
    #[wasm_bindgen(unchecked_param_type = "readonly RosterStudent[]")] students: JsValue,
) -> Reply<JsValue> {
    let students: Vec<RosterStudent> = from_js("students", students)?;
    to_js(&roster::counts(&students))
}

/// Number of students with at least one completed exam.
#[wasm_bindgen(js_name = activeStudents)]
pub fn active_students(
    #[wasm_bindgen(unchecked_param_type = "readonly AcademicSummary[]")] summaries: JsValue,
) -> Reply<usize> {
    let summaries: Vec<AcademicSummary> = from_js("summaries", summaries)?;
    Ok(progress::active_students(&summaries))
}

/// Mean of the students' averages in percent; 0 when nobody has one.
#[wasm_bindgen(js_name = averagePerformance)]
pub fn average_performance(
    #[wasm_bindgen(unchecked_param_type = "readonly AcademicSummary[]")] summaries: JsValue,
) -> Reply<f64> {
    let summaries: Vec<AcademicSummary> = from_js("summaries", summaries)?;
    Ok(progress::average_performance(&summaries))
}
