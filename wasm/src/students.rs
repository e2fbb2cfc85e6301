//! JavaScript exports of [`reedling_core::students`].

use chrono::NaiveDate;
use reedling_core::{
    search,
    students::{
        add_student_dialog::AddStudentDraft,
        add_student_form::{self, StudentScreenDraft},
        age,
        edit::{self, EditStudentDraft, PresentStudent},
        exam::ExamRequest,
        parent,
        planned_exam::PlanExamRequest,
        progress::{self, AcademicSummary},
        roster::{self, RosterCounts, RosterFilter, RosterStudent},
    },
    time::text::parse_date,
    validation::Violations,
};
use reedling_js_export::js_export;

/// Problems of the Add New Student dialog.
#[js_export]
pub fn check_add_student(draft: AddStudentDraft, today: NaiveDate) -> Violations {
    draft.check(today)
}

/// The Add New Student draft as it is sent, with the default name and address of a minor's parent.
#[js_export]
pub fn complete_add_student(draft: AddStudentDraft) -> AddStudentDraft {
    draft.completed()
}

/// Problems of the Add Student screen.
#[js_export]
pub fn check_student_screen(draft: StudentScreenDraft, today: NaiveDate) -> Violations {
    draft.check(today)
}

/// Problems of the result of an examination.
#[js_export]
pub fn check_exam(draft: ExamRequest, today: NaiveDate) -> Violations {
    draft.problems(today)
}

/// Problems of an examination that is planned.
#[js_export]
pub fn check_planned_exam(draft: PlanExamRequest, today: NaiveDate) -> Violations {
    draft.problems(today)
}

/// Whether the Add Student screen shows its parent block for the date of birth that is typed.
#[js_export]
pub fn shows_parent_block(date_of_birth: String, today: NaiveDate) -> bool {
    add_student_form::shows_parent_block(&date_of_birth, today)
}

/// Whether a person with that date of birth is under 18 today; false for a text that is not a date.
#[js_export]
pub fn is_minor(dob: String, today: NaiveDate) -> bool {
    parse_date(&dob).is_some_and(|born| age::is_minor(born, today))
}

/// Whether to run the parent search.
#[js_export]
pub fn should_search_parents(is_minor: bool, text: String) -> bool {
    parent::should_search_parents(is_minor, &text)
}

/// Grades that Edit Student offers to a student with that grade.
#[js_export]
pub fn grade_choices(present: Option<String>) -> Vec<&str> {
    edit::grade_choices(present.as_deref())
}

/// Problems of what has changed in Edit Student.
#[js_export]
pub fn check_edit_student(
    draft: EditStudentDraft,
    present: PresentStudent,
    today: NaiveDate,
) -> Violations {
    draft.check(&present, today)
}

/// Identifiers of the students that pass search and grade group.
#[js_export]
pub fn roster(students: Vec<RosterStudent>, filter: RosterFilter) -> Vec<&str> {
    roster::roster(&students, &filter)
}

/// Which of some texts a search finds, what fits best first; on further lines they have others that find them too.
#[js_export]
pub fn search(texts: Vec<String>, typed: String) -> Vec<usize> {
    search::search(&texts, &typed)
}

/// Headline counts of the roster.
#[js_export]
pub fn roster_counts(students: Vec<RosterStudent>) -> RosterCounts {
    roster::counts(&students)
}

/// Number of students with at least one completed exam.
#[js_export]
pub fn active_students(summaries: Vec<AcademicSummary>) -> usize {
    progress::active_students(&summaries)
}

/// Mean of the students' averages in percent; 0 when nobody has one.
#[js_export]
pub fn average_performance(summaries: Vec<AcademicSummary>) -> f64 {
    progress::average_performance(&summaries)
}
