//! What core asks of the fields of a request, in the words of JSON Schema. The numbers and lists are core's own.

use reedling_core::{
    access::Role,
    account::{password::NEW_PASSWORD_MIN, registration::PASSWORD_MIN},
    email::EMAIL_MAX,
    feedback::RATING_MAX,
    lesson::{fields::DURATION_MAX, recurrence::COUNT_MAX, status::LessonStatus},
    settings::PROFILE_VISIBILITIES,
    student::{
        exam::EXAM_GRADES,
        grade::{CREATION_GRADES, SECTIONS, STUDENT_INSTRUMENTS},
    },
    validation::{DESCRIPTION_MAX, DETAIL_MAX, NAME_MAX, NOTES_MAX, TITLE_MAX},
};
use serde_json::{Map, Value, json};

use super::{operations, referred};

/// A day, or nothing.
const DAY: &str = "^(\\d{4}-\\d{2}-\\d{2})?$";

/// Fields that a request must have, by schema.
const REQUIRED: &[(&str, &[&str])] = &[
    ("LoginBody", &["email", "password"]),
    ("RegisterBody", &["name", "email", "password"]),
    ("ResendActivationBody", &["email"]),
    ("ForgotPasswordBody", &["email"]),
    (
        "ResetPasswordBody",
        &["userId", "tempPassword", "newPassword"],
    ),
    ("NewPasswordBody", &["currentPassword", "newPassword"]),
    ("GoogleBody", &["code", "state"]),
    (
        "ScheduleLessonBody",
        &["studentId", "title", "startTime", "duration"],
    ),
    (
        "EditLessonBody",
        &["studentId", "title", "startTime", "duration", "status"],
    ),
    ("CompleteLessonBody", &["completed", "teacherNotes"]),
    ("EditStudentBody", &["grade"]),
    ("NewParentBody", &["name", "email"]),
    (
        "NewMinorBody",
        &["firstName", "lastName", "instrument", "grade", "parentIds"],
    ),
    ("NewStudentBody", &["grade"]),
    ("CreateUserBody", &["name", "email", "role"]),
    ("LinkTeacherBody", &["teacherId"]),
    ("ExamBody", &["board", "grade", "date", "percentage"]),
    ("ProfileBody", &["name", "email"]),
];

/// What a field may hold, by schema and field.
fn fields() -> Vec<(&'static [&'static str], &'static str, Value)> {
    let text = |least: usize, most: usize| json!({ "minLength": least, "maxLength": most });
    let address = json!({ "minLength": 1, "maxLength": EMAIL_MAX, "format": "email" });
    let optional_address = json!({ "maxLength": EMAIL_MAX });
    let id = json!({ "format": "uuid" });
    let statuses = LessonStatus::ALL.map(LessonStatus::as_str);
    let sections = [&[""][..], &SECTIONS[..]].concat();
    let new_password = json!({ "minLength": NEW_PASSWORD_MIN, "format": "password" });
    let secret = json!({ "minLength": 1, "format": "password" });
    vec![
        (
            &[
                "LoginBody",
                "RegisterBody",
                "ResendActivationBody",
                "ForgotPasswordBody",
                "NewParentBody",
                "CreateUserBody",
                "ProfileBody",
            ],
            "email",
            address,
        ),
        (
            &[
                "RegisterBody",
                "NewParentBody",
                "CreateUserBody",
                "ProfileBody",
            ],
            "name",
            text(1, NAME_MAX),
        ),
        (&["LoginBody"], "password", secret.clone()),
        (
            &["RegisterBody"],
            "password",
            json!({ "minLength": PASSWORD_MIN, "format": "password" }),
        ),
        (&["ResetPasswordBody"], "userId", id.clone()),
        (&["ResetPasswordBody"], "tempPassword", secret.clone()),
        (&["NewPasswordBody"], "currentPassword", secret),
        (
            &["ResetPasswordBody", "NewPasswordBody"],
            "newPassword",
            new_password,
        ),
        (&["LinkTeacherBody"], "teacherId", id.clone()),
        (
            &["CreateUserBody"],
            "role",
            json!({ "enum": Role::ALL.map(Role::as_str) }),
        ),
        (&["ScheduleLessonBody", "EditLessonBody"], "studentId", id),
        (
            &["ScheduleLessonBody", "EditLessonBody"],
            "title",
            text(1, TITLE_MAX),
        ),
        (
            &["ScheduleLessonBody", "EditLessonBody"],
            "description",
            text(0, DESCRIPTION_MAX),
        ),
        (
            &["ScheduleLessonBody", "EditLessonBody"],
            "duration",
            json!({ "minimum": 1, "maximum": DURATION_MAX }),
        ),
        (&["ScheduleLessonBody"], "teacherNotes", text(0, NOTES_MAX)),
        (
            &["ScheduleLessonBody"],
            "recurrenceType",
            json!({ "enum": ["", "single", "weekly"] }),
        ),
        (
            &["ScheduleLessonBody"],
            "recurrenceEndType",
            json!({ "enum": ["", "count", "date"] }),
        ),
        (
            &["ScheduleLessonBody"],
            "recurrenceEndDate",
            json!({ "pattern": DAY }),
        ),
        (
            &["ScheduleLessonBody"],
            "recurrenceCount",
            json!({ "minimum": 1, "maximum": COUNT_MAX }),
        ),
        (&["EditLessonBody"], "status", json!({ "enum": statuses })),
        (&["EditLessonBody"], "notes", text(0, NOTES_MAX)),
        (
            &["CompleteLessonBody"],
            "completed",
            json!({ "enum": [true] }),
        ),
        (&["CompleteLessonBody"], "teacherNotes", text(1, NOTES_MAX)),
        (&["EditStudentBody"], "grade", text(1, NAME_MAX)),
        (
            &["NewMinorBody", "NewStudentBody"],
            "grade",
            one_of(&CREATION_GRADES),
        ),
        (
            &["NewMinorBody"],
            "instrument",
            one_of(&STUDENT_INSTRUMENTS),
        ),
        (
            &["NewMinorBody", "NewStudentBody"],
            "firstName",
            text(0, NAME_MAX),
        ),
        (
            &["NewMinorBody", "NewStudentBody"],
            "lastName",
            text(0, NAME_MAX),
        ),
        (&["NewStudentBody"], "name", text(0, NAME_MAX)),
        (&["NewStudentBody"], "parentName", text(0, NAME_MAX)),
        (
            &["NewMinorBody", "NewStudentBody"],
            "email",
            optional_address,
        ),
        (&["NewMinorBody"], "dob", json!({ "pattern": DAY })),
        (
            &["NewStudentBody"],
            "dateOfBirth",
            json!({ "pattern": DAY }),
        ),
        (&["NewMinorBody"], "parentIds", json!({ "minItems": 1 })),
        (&["NewStudentBody"], "section", one_of(&sections)),
        (
            &["NewMinorBody", "NewStudentBody"],
            "notes",
            text(0, NOTES_MAX),
        ),
        (
            &["WriteFeedbackBody"],
            "teacherRating",
            json!({ "minimum": 1, "maximum": RATING_MAX }),
        ),
        (&["ExamBody"], "board", text(1, NAME_MAX)),
        (&["ExamBody"], "grade", one_of(&EXAM_GRADES)),
        (&["ExamBody"], "date", json!({ "pattern": DAY })),
        (
            &["ExamBody"],
            "percentage",
            json!({ "minimum": 0, "maximum": 100, "multipleOf": 1 }),
        ),
        (
            &["CreateUserBody", "EditTeacherProfileBody"],
            "instrument",
            text(0, DETAIL_MAX),
        ),
        (
            &["EditTeacherProfileBody"],
            "department",
            text(0, DETAIL_MAX),
        ),
        (
            &["EditTeacherProfileBody", "ProfileBody"],
            "phoneNumber",
            text(0, DETAIL_MAX),
        ),
        (
            &["PrivacySettingsBody"],
            "profileVisibility",
            json!({ "enum": PROFILE_VISIBILITIES }),
        ),
    ]
}

/// One of the choices of a form. As a pattern, because the app's lists are texts, not types.
fn one_of(choices: &[&str]) -> Value {
    json!({ "pattern": format!("^({})$", choices.join("|")) })
}

/// States them, and that no request takes a field that it does not list.
pub(super) fn state(document: &mut Value) {
    for name in requests(document) {
        document["components"]["schemas"][name]["additionalProperties"] = json!(false);
    }
    for (name, required) in REQUIRED {
        let schema = &mut document["components"]["schemas"][*name];
        schema["required"] = json!(required);
        for field in *required {
            if let Some(field) = schema["properties"][*field].as_object_mut() {
                field.remove("default");
            }
        }
    }
    for (schemas, field, says) in fields() {
        for name in schemas {
            let field = &mut document["components"]["schemas"][*name]["properties"][field];
            if let (Some(field), Value::Object(says)) = (field.as_object_mut(), &says) {
                field.extend(says.clone());
            }
        }
    }
}

/// Names of the schemas that requests are made of.
fn requests(document: &mut Value) -> Vec<String> {
    let bodies: Vec<Value> = operations(document)
        .filter_map(|operation| operation.get("requestBody").cloned())
        .collect();
    let mut found = Vec::new();
    for body in &bodies {
        collect(body, &document["components"]["schemas"], &mut found);
    }
    found
}

fn collect(value: &Value, schemas: &Value, found: &mut Vec<String>) {
    if let Some(name) = referred(value)
        && !found.iter().any(|known| known == name)
    {
        found.push(name.to_owned());
        collect(&schemas[name], schemas, found);
    }
    match value {
        Value::Object(fields) => each(fields, schemas, found),
        Value::Array(items) => items.iter().for_each(|item| collect(item, schemas, found)),
        _ => {}
    }
}

fn each(fields: &Map<String, Value>, schemas: &Value, found: &mut Vec<String>) {
    for value in fields.values() {
        collect(value, schemas, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_about_a_field_that_is_there() {
        let schemas = &super::super::value()["components"]["schemas"];
        let required = REQUIRED
            .iter()
            .flat_map(|(name, fields)| fields.iter().map(move |field| (*name, *field)));
        let limited = fields();
        let limited = limited
            .iter()
            .flat_map(|(names, field, _)| names.iter().map(move |name| (*name, *field)));
        for (name, field) in required.chain(limited) {
            let described = &schemas[name]["properties"][field]["type"];
            assert!(described.is_string(), "{name} has no field {field}");
        }
    }
}
