//! What core writes for JavaScript, the deserializer reads back: one sample of every type that is read.
//!
//! `from_js` reads a type only if it is [`FromJs`], and the tests say so of those with a sample: one that is added without
//! does not compile here. Samples set every field: a forgotten new field fails the test.

use std::{any::type_name, collections::BTreeMap};

use reedling_core::{
    accounts::{
        password::{NewPassword, ResetPassword},
        registration::Registration,
        session::CallFailure,
        sign_in::{ForgotPasswordRequest, SignInRequest},
    },
    admin::{CreateUserRequest, ListedUser},
    badge::Badge,
    calendars::{days::GridRange, month::MonthGrid, week::Week},
    demo::DemoRequest,
    feedback::draft::FeedbackDraft,
    lessons::{
        Occurrence,
        closure::ClosureRequest,
        complete::CompleteLessonDraft,
        edit::{EditLessonDraft, EditableLesson},
        filter::{FamilyFilter, LessonFilter},
        list::{LessonCounts, LessonSummary},
        note::LessonNoteDraft,
        schedule::ScheduleLessonDraft,
        series_change::question::SeriesQuestion,
        status::{Audience, LessonActions, LessonStatus},
    },
    parents::{ChildTabs, FamilyCalendar},
    settings::{ProfileDraft, SettingsPart},
    students::{
        add_student_dialog::AddStudentDraft,
        add_student_form::StudentScreenDraft,
        edit::{EditStudentDraft, PresentStudent},
        exam::ExamRequest,
        planned_exam::PlanExamRequest,
        progress::AcademicSummary,
        roster::{RosterCounts, RosterFilter, RosterStudent},
    },
    validation::FieldError,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

use crate::{
    accounts::{ActivationLink, CallbackLink},
    busy::TakenTime,
    columns::{self, Lessons},
    convert::to_js,
    js_deserializer::JsDeserializer,
    types::LessonRow,
};

// The package's own JavaScript is made of modules.
wasm_bindgen_test_configure!(run_in_node_experimental);

/// A type that is read from JavaScript, of which there is a sample.
pub(crate) trait FromJs: DeserializeOwned {}

impl<T: FromJs> FromJs for Vec<T> {}
impl<T: FromJs> FromJs for Option<T> {}

/// Names the types that are read, and tries each with its samples.
macro_rules! read {
    ($test:ident: $($type:ident)*) => {
        $(impl FromJs for $type {})*
        tried! { $test: $($type)* }
    };
}

/// Tries each type with its samples.
macro_rules! tried {
    ($test:ident: $($type:ident)*) => {
        #[wasm_bindgen_test]
        fn $test() {
            $(comes_back::<$type>(stringify!($type));)*
        }
    };
}

read! { what_is_typed_comes_back:
    AddStudentDraft ClosureRequest CompleteLessonDraft CreateUserRequest DemoRequest EditLessonDraft EditStudentDraft ExamRequest FeedbackDraft
    ForgotPasswordRequest LessonNoteDraft NewPassword PlanExamRequest ProfileDraft Registration ResetPassword ScheduleLessonDraft SignInRequest
    StudentScreenDraft
}

read! { what_is_listed_comes_back:
    AcademicSummary ActivationLink Audience CallbackLink EditableLesson FamilyFilter LessonFilter LessonStatus
    LessonSummary ListedUser Occurrence PresentStudent RosterFilter RosterStudent SeriesQuestion SettingsPart String TakenTime f64
}

// No screen sends them back; they are read all the same.
tried! { answers_come_back:
    Badge CallFailure ChildTabs FamilyCalendar FieldError GridRange LessonActions LessonCounts MonthGrid RosterCounts Week
}

#[wasm_bindgen_test]
fn lessons_come_back_by_columns() {
    let lessons: Vec<LessonSummary> = samples_of("LessonSummary");
    let written = to_js(&lessons).unwrap_or_else(|_| panic!("written"));
    let read: Option<Lessons<LessonRow>> = columns::lessons("lessons", written).ok();
    assert_eq!(read.as_deref(), Some(lessons.as_slice()));
}

#[cfg(feature = "goals")]
mod goals {
    use reedling_planner::{
        body_answer::ChosenAnswer,
        display::GoalText,
        goals::{Body, BodyQuestion, Context, Goal, Goals, Piece, Proposal, Tempo},
        merge::{Edit, EditField, Merged},
        titled_words::TitledWords,
        typed_tempo::TempoField,
    };

    use super::*;

    read! { what_a_dialog_sends_comes_back: Body BodyQuestion ChosenAnswer Context Edit EditField Goal Goals Piece Proposal Tempo TempoField }
    tried! { what_a_dialog_shows_comes_back: GoalText Merged TitledWords }
}

#[cfg(feature = "practice")]
mod practice {
    use reedling_planner::plans::{PlanRequest, plan};

    use super::*;

    read! { what_plans_are_made_of_comes_back: PlanRequest }

    #[wasm_bindgen_test]
    fn a_plan_comes_back() {
        for request in samples_of("PlanRequest") {
            let plan = plan(&request);
            assert_eq!(taken_back(&plan), Ok(plan));
        }
    }
}

/// The samples of a type, read from JSON by serde_json.
fn samples_of<T: DeserializeOwned>(name: &str) -> Vec<T> {
    let samples: BTreeMap<String, Vec<Value>> =
        serde_json::from_str(include_str!("round_trip.json")).expect("samples by type");
    let samples = samples
        .get(name)
        .unwrap_or_else(|| panic!("no sample of {name}"));
    samples
        .iter()
        .map(|sample| T::deserialize(sample).unwrap_or_else(|wrong| panic!("{name}: {wrong}")))
        .collect()
}

// Without `Debug`, which no type with a password has.
fn comes_back<T: Serialize + DeserializeOwned + PartialEq>(name: &str) {
    for sample in samples_of::<T>(name) {
        let written = serde_json::to_value(&sample).expect("a sample that can be written");
        assert!(
            is_full(&written),
            "{name} has nothing in one of its fields: {written}"
        );
        match taken_back(&sample) {
            Ok(back) => assert!(back == sample, "{name} comes back changed: {written}"),
            Err(wrong) => panic!("{name} does not come back: {wrong}"),
        }
    }
}

/// The value after it was written for JavaScript and read again, or the deserializer's message.
fn taken_back<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let written: JsValue =
        to_js(value).unwrap_or_else(|_| panic!("{} cannot be written", type_name::<T>()));
    T::deserialize(JsDeserializer(written)).map_err(|error| error.sentence())
}

/// Whether nothing in a sample is missing or empty.
fn is_full(sample: &Value) -> bool {
    match sample {
        Value::Null => false,
        Value::Bool(_) | Value::Number(_) => true,
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty() && items.iter().all(is_full),
        Value::Object(fields) => fields.values().all(is_full),
    }
}
