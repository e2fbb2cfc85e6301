//! The table itself. The rows are about Anna, a student of the own teacher, her parent, and a lesson of theirs.

use serde_json::Value;

use super::bodies::{
    a_teacher, accept, active, address, code, edit, exam, feedback, goals, grade, lesson, message,
    new_minor, new_parent, new_student, new_user, none, notes, notifications, own_profile, piece,
    planned_exam, preferences, privacy, proposal, read, registration, same_piece, second_step,
    teacher_profile, teaches, title, unknown_account, unknown_line, wrong_password, wrong_proof,
    wrong_reset,
};
use crate::school::School;

/// The kinds of caller, in the order of the columns.
pub const CALLERS: [&str; 8] = [
    "anonymous",
    "administrator",
    "own teacher",
    "other teacher",
    "own student",
    "other student",
    "linked parent",
    "other parent",
];

/// One operation and what each caller gets.
pub struct Operation {
    /// Method.
    pub method: &'static str,
    /// Path, as in the document.
    pub path: &'static str,
    /// A body that whoever may make the call succeeds with, given a text that nothing has used yet.
    pub body: fn(&School<'_>, &str) -> Value,
    /// Status by caller.
    pub expected: [u16; 8],
}

impl Operation {
    /// Whether the call is about a lesson that must be there.
    pub fn needs_lesson(&self) -> bool {
        self.path.contains("lessons/{id}") || self.path.contains("{lesson_id}")
    }
}

const fn row(
    method: &'static str,
    path: &'static str,
    body: fn(&School<'_>, &str) -> Value,
    expected: [u16; 8],
) -> Operation {
    Operation {
        method,
        path,
        body,
        expected,
    }
}

/// Nobody needs a session.
const fn all(status: u16) -> [u16; 8] {
    [status; 8]
}

/// Any session.
const SESSION: [u16; 8] = [401, 200, 200, 200, 200, 200, 200, 200];
/// Whoever teaches, about themselves.
const TEACHING: [u16; 8] = [401, 200, 200, 200, 403, 403, 403, 403];
/// Whoever teaches this student.
const OWN_TEACHER: [u16; 8] = [401, 200, 200, 404, 403, 403, 403, 403];
/// Whoever may see this student.
const WHO_MAY_SEE: [u16; 8] = [401, 200, 200, 404, 200, 404, 200, 404];
/// Parents, and administrators.
const FAMILY: [u16; 8] = [401, 200, 403, 403, 403, 403, 200, 200];

/// Parents only.
const PARENT: [u16; 8] = [401, 403, 403, 403, 403, 403, 200, 200];

/// Any session, which gets that status.
const fn session(status: u16) -> [u16; 8] {
    [401, status, status, status, status, status, status, status]
}

/// Administrators only.
const ADMIN: [u16; 8] = admin(200);

/// Administrators only, who get that status.
const fn admin(status: u16) -> [u16; 8] {
    [401, status, 403, 403, 403, 403, 403, 403]
}

/// Every operation. Signing out comes last, as nobody is signed in after it.
pub const TABLE: &[Operation] = &[
    row("POST", "/api/auth/login", unknown_account, all(401)),
    row("POST", "/api/auth/register", registration, all(200)),
    row("GET", "/api/auth/activate", none, all(422)),
    row("POST", "/api/auth/activate", address, all(200)),
    row("GET", "/api/auth/verify", none, all(200)),
    row("POST", "/api/auth/forgot-password", address, all(200)),
    row("POST", "/api/auth/reset-password", wrong_reset, all(422)),
    row("POST", "/api/auth/new-password", wrong_password, all(422)),
    row("POST", "/api/auth/second-factor", second_step, all(401)),
    row("GET", "/api/auth/providers", none, all(200)),
    // No provider is configured: there is nothing to sign in with, whoever asks.
    row("GET", "/api/auth/google", none, all(404)),
    row("POST", "/api/auth/google", none, all(404)),
    row("GET", "/api/stats", none, all(200)),
    row("GET", "/api/health", none, all(200)),
    row("GET", "/api/zones/{zone}", none, all(200)),
    row("GET", "/api/avatars/{file}", none, all(200)),
    row("GET", "/api/users/me", none, SESSION),
    row("GET", "/api/teachers/students", none, TEACHING),
    row("DELETE", "/api/teachers/students/{id}", none, OWN_TEACHER),
    row("GET", "/api/teachers/parents", none, TEACHING),
    row("POST", "/api/teachers/parents", new_parent, TEACHING),
    // Anna is nobody's parent.
    row(
        "PUT",
        "/api/teachers/parents/{id}",
        new_parent,
        [401, 404, 404, 404, 403, 403, 403, 403],
    ),
    row(
        "POST",
        "/api/teachers/parents/{id}/invitation",
        none,
        [401, 404, 404, 404, 403, 403, 403, 403],
    ),
    row("GET", "/api/teachers/lessons", none, TEACHING),
    row("POST", "/api/teachers/lessons", lesson, OWN_TEACHER),
    row("DELETE", "/api/teachers/lessons/{id}", none, OWN_TEACHER),
    row("POST", "/api/students/minor", new_minor, TEACHING),
    row(
        "POST",
        "/api/students/teacher-create",
        new_student,
        TEACHING,
    ),
    row("GET", "/api/students/lessons", none, SESSION),
    row("GET", "/api/students/{id}", none, WHO_MAY_SEE),
    row("PUT", "/api/students/{id}", grade, OWN_TEACHER),
    // Anna has signed in.
    row(
        "POST",
        "/api/students/{id}/invitation",
        none,
        [401, 409, 409, 404, 403, 403, 403, 403],
    ),
    row("GET", "/api/lessons/{id}", none, WHO_MAY_SEE),
    row("PUT", "/api/lessons/{id}", edit, OWN_TEACHER),
    row("PATCH", "/api/lessons/{id}/complete", notes, OWN_TEACHER),
    row("GET", "/api/lessons/{id}/goals", none, OWN_TEACHER),
    row("PUT", "/api/lessons/{id}/goals", goals, OWN_TEACHER),
    // No model is configured.
    row(
        "POST",
        "/api/lessons/{id}/goals/proposal",
        proposal,
        [401, 404, 404, 404, 403, 403, 403, 403],
    ),
    row(
        "PATCH",
        "/api/lessons/{id}/plan",
        unknown_line,
        [401, 422, 422, 404, 403, 403, 403, 403],
    ),
    row("GET", "/api/students/{id}/pieces", none, OWN_TEACHER),
    row("POST", "/api/students/{id}/pieces", piece, OWN_TEACHER),
    row(
        "PUT",
        "/api/students/{id}/pieces/{piece_id}",
        title,
        OWN_TEACHER,
    ),
    row(
        "POST",
        "/api/students/{id}/pieces/{piece_id}/same-as",
        same_piece,
        OWN_TEACHER,
    ),
    row(
        "DELETE",
        "/api/students/{id}/pieces/{piece_id}",
        none,
        OWN_TEACHER,
    ),
    row(
        "GET",
        "/api/practice/pieces",
        none,
        [401, 403, 403, 403, 200, 200, 200, 200],
    ),
    row("GET", "/api/lesson-feedback", none, SESSION),
    row(
        "PUT",
        "/api/lesson-feedback/{lesson_id}",
        feedback,
        OWN_TEACHER,
    ),
    row("GET", "/api/parents/children", none, FAMILY),
    row("GET", "/api/parents/lessons", none, FAMILY),
    row("GET", "/api/parents/requests", none, PARENT),
    row(
        "POST",
        "/api/parents/requests/{id}",
        accept,
        [401, 403, 403, 403, 403, 403, 404, 404],
    ),
    row(
        "POST",
        "/api/messages",
        message,
        [401, 403, 403, 403, 200, 200, 200, 200],
    ),
    row("GET", "/api/admin/jobs", none, ADMIN),
    row(
        "POST",
        "/api/admin/jobs/{id}/retry",
        none,
        [401, 404, 403, 403, 403, 403, 403, 403],
    ),
    row("GET", "/api/admin/users", none, ADMIN),
    row("POST", "/api/admin/users", new_user, ADMIN),
    row("GET", "/api/admin/stats", none, ADMIN),
    row("GET", "/api/admin/activities", none, ADMIN),
    row(
        "POST",
        "/api/admin/students/{id}/teachers",
        a_teacher,
        ADMIN,
    ),
    // Anna does not wait, is not suspended, teaches nobody and is nobody's parent; Otto does not teach her.
    row("PUT", "/api/admin/users/{id}/approval", none, admin(409)),
    row("DELETE", "/api/admin/users/{id}", none, admin(409)),
    row("PUT", "/api/admin/users/{id}", none, ADMIN),
    row("POST", "/api/admin/users/{id}/invitation", none, admin(409)),
    row("GET", "/api/admin/users/{id}/teaching", none, ADMIN),
    row("PUT", "/api/admin/users/{id}/status", active, admin(409)),
    row("PUT", "/api/admin/users/{id}/role", teaches, admin(409)),
    row(
        "DELETE",
        "/api/admin/students/{id}/teachers/{teacher_id}",
        none,
        admin(404),
    ),
    row(
        "PUT",
        "/api/admin/parents/{id}/children/{student_id}",
        none,
        admin(404),
    ),
    row(
        "DELETE",
        "/api/admin/parents/{id}/children/{student_id}",
        none,
        admin(404),
    ),
    row("GET", "/api/teachers", none, ADMIN),
    row("GET", "/api/teachers/profile", none, TEACHING),
    row("PUT", "/api/teachers/profile", teacher_profile, TEACHING),
    row("GET", "/api/teachers/preferences", none, TEACHING),
    row("PUT", "/api/teachers/preferences", preferences, TEACHING),
    row("POST", "/api/students/{id}/exams", exam, OWN_TEACHER),
    row(
        "PUT",
        "/api/students/{id}/exam-planned",
        planned_exam,
        OWN_TEACHER,
    ),
    row(
        "DELETE",
        "/api/students/{id}/exam-planned",
        none,
        OWN_TEACHER,
    ),
    row("GET", "/api/students/{id}/teachers", none, WHO_MAY_SEE),
    row("PUT", "/api/users/profile", own_profile, SESSION),
    row("PUT", "/api/users/notifications", notifications, SESSION),
    row("PUT", "/api/users/privacy", privacy, SESSION),
    row("GET", "/api/users/second-factor", none, SESSION),
    // Nobody has begun yet, and nobody has one that is on.
    row(
        "POST",
        "/api/users/second-factor/confirm",
        code,
        session(409),
    ),
    row("POST", "/api/users/second-factor/codes", none, session(409)),
    row("DELETE", "/api/users/second-factor", none, session(409)),
    // Both students are minors.
    row(
        "POST",
        "/api/users/second-factor/begin",
        none,
        [401, 200, 200, 200, 403, 403, 200, 200],
    ),
    row("POST", "/api/users/proof", wrong_proof, session(422)),
    row(
        "DELETE",
        "/api/admin/users/{id}/second-factor",
        none,
        admin(409),
    ),
    row("GET", "/api/users/sessions", none, SESSION),
    row("GET", "/api/notices", none, SESSION),
    row("POST", "/api/notices/read", read, SESSION),
    row("DELETE", "/api/users/sessions", none, SESSION),
    row(
        "DELETE",
        "/api/users/sessions/{id}",
        none,
        [401, 404, 404, 404, 404, 404, 404, 404],
    ),
    row("POST", "/api/auth/logout", none, SESSION),
];
