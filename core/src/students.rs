//! Students: age, grades, the two forms that create one, editing, examinations, the roster, progress.
//!
//! | Rule | Where | Source |
//! |---|---|---|
//! | Under 18 by birthday is a minor; 29 February counts as 1 March in common years | [`age`] | Spec §9, D4 |
//! | The dialog needs a first and a last name, a grade and an instrument; an adult also an address | [`add_student_dialog`] | Spec §5, D4 |
//! | A minor needs a parent: found, or created with a name and an address | [`add_student_dialog`], [`parent`] | Spec §5, D4 |
//! | A date of birth decides who is a minor | [`add_student_dialog`], [`add_student_form`] | Spec §4, D12 |
//! | Parents are searched for a minor, from 2 characters on | [`parent`] | Spec §5, §9 |
//! | The instrument is one of the list, or typed | [`instrument`] | Spec §9, D16 |
//! | Afterwards grade and instrument change, and what was entered wrong | [`edit`] | Spec §5, D16 |
//! | An exam has a board, a grade of nine, a day that has come and 0 to 100 percent | [`exam`] | D4 |
//! | An exam that is planned has a day from today on; board and grade may be open | [`planned_exam`] | D13 |
//! | Grade groups of the roster: K to 5, 6 to 8, 9 to 12, adult | [`roster`], [`grade`] | Spec §9, D12 |
//! | Active means at least one completed exam; on the roster it is everybody | [`progress`], [`roster`] | Spec §9 |

pub mod add_student_dialog;
pub mod add_student_form;
pub mod age;
pub mod details;
pub mod edit;
pub mod exam;
pub mod grade;
pub mod instrument;
pub mod minor;
pub mod parent;
pub mod planned_exam;
pub mod progress;
#[cfg(feature = "schema")]
pub mod request;
pub mod roster;
