//! Which fields a request must have, and what each may hold.

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
use serde_json::{Value, json};

use crate::model::{
    account::{AccountStatus, WaitsFor},
    job::JobState,
};

/// A day, or nothing.
const DAY: &str = "^(\\d{4}-\\d{2}-\\d{2})?$";

/// Fields that a request must have, by schema.
pub(super) const REQUIRED: &[(&str, &[&str])] = &[
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
    ("AccountStatusBody", &["status"]),
    ("AccountRoleBody", &["role"]),
    ("ExamBody", &["board", "grade", "date", "percentage"]),
    ("PlanExamBody", &["date"]),
];

/// Parameters that take one of a list, by operation.
pub(super) fn parameters() -> [(&'static str, &'static str, Vec<&'static str>); 4] {
    [
        ("list_users", "role", Role::ALL.map(Role::as_str).to_vec()),
        (
            "list_users",
            "status",
            AccountStatus::ALL.map(AccountStatus::as_str).to_vec(),
        ),
        (
            "list_users",
            "waitsFor",
            WaitsFor::ALL.map(WaitsFor::as_str).to_vec(),
        ),
        (
            "list_jobs",
            "state",
            JobState::ALL.map(JobState::as_str).to_vec(),
        ),
    ]
}

/// Fields of a change that are kept when they are missing and cannot be emptied, by schema.
pub(in crate::http::document) const NEVER_NULL: &[(&str, &str)] = &[
    ("EditLessonBody", "studentId"),
    ("EditLessonBody", "title"),
    ("EditLessonBody", "startTime"),
    ("EditLessonBody", "duration"),
    ("EditLessonBody", "status"),
    ("ProfileBody", "name"),
    ("ProfileBody", "email"),
    ("EditNotificationsBody", "emailNotifications"),
    ("EditNotificationsBody", "pushNotifications"),
    ("EditNotificationsBody", "lessonReminders"),
    ("EditNotificationsBody", "examNotifications"),
    ("EditNotificationsBody", "achievementAlerts"),
    ("EditPrivacyBody", "profileVisibility"),
    ("EditPrivacyBody", "showEmail"),
    ("EditPrivacyBody", "showPhone"),
    ("EditPrivacyBody", "allowMessages"),
];

/// What a field may hold, by schema and field.
pub(super) fn fields() -> Vec<(&'static [&'static str], &'static str, Value)> {
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
            "recurrenceCount",
            json!({ "minimum": 1, "maximum": COUNT_MAX }),
        ),
        (&["EditLessonBody"], "status", json!({ "enum": statuses })),
        (
            &["AccountStatusBody"],
            "status",
            json!({ "enum": ["active", "suspended"] }),
        ),
        (
            &["AccountRoleBody"],
            "role",
            json!({ "enum": ["TEACHER", "ADMINISTRATOR"] }),
        ),
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
        (
            &["ExamBody", "PlanExamBody"],
            "date",
            json!({ "pattern": DAY }),
        ),
        (&["PlanExamBody"], "board", text(0, NAME_MAX)),
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
            &["EditPrivacyBody"],
            "profileVisibility",
            json!({ "enum": PROFILE_VISIBILITIES }),
        ),
    ]
}

/// One of the choices of a form. As a pattern, because the app's lists are texts, not types.
fn one_of(choices: &[&str]) -> Value {
    json!({ "pattern": format!("^({})$", choices.join("|")) })
}
