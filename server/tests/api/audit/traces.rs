//! What each call leaves.

/// What a call leaves: kind of activity, who did it, whom it is about.
pub struct Trace {
    pub method: &'static str,
    pub path: &'static str,
    pub kind: &'static str,
    pub actor: Who,
    pub subject: Who,
}

/// Somebody of the school.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Nobody is signed in, or nobody of the school is meant.
    Nobody,
    /// Administers.
    Ada,
    /// Teaches.
    Tess,
    /// Has lessons.
    Anna,
    /// Anna's parent.
    Pat,
    /// An account that the call made, or that has just been made.
    Somebody,
}

const fn trace(
    method: &'static str,
    path: &'static str,
    kind: &'static str,
    actor: Who,
    subject: Who,
) -> Trace {
    Trace {
        method,
        path,
        kind,
        actor,
        subject,
    }
}

use Who::{Ada, Anna, Nobody, Pat, Somebody, Tess};

pub const TRACES: &[Trace] = &[
    trace(
        "POST",
        "/api/admin/jobs/{id}/retry",
        "system_update",
        Ada,
        Somebody,
    ),
    trace(
        "POST",
        "/api/auth/register",
        "user_registration",
        Somebody,
        Somebody,
    ),
    trace(
        "POST",
        "/api/auth/activate",
        "user_registration",
        Nobody,
        Somebody,
    ),
    trace(
        "GET",
        "/api/auth/activate",
        "user_registration",
        Somebody,
        Somebody,
    ),
    trace(
        "POST",
        "/api/auth/forgot-password",
        "system_update",
        Nobody,
        Somebody,
    ),
    trace(
        "POST",
        "/api/auth/reset-password",
        "system_update",
        Somebody,
        Somebody,
    ),
    trace(
        "POST",
        "/api/auth/new-password",
        "system_update",
        Somebody,
        Somebody,
    ),
    trace("PUT", "/api/users/profile", "system_update", Tess, Tess),
    trace(
        "PUT",
        "/api/users/notifications",
        "system_update",
        Tess,
        Tess,
    ),
    trace("PUT", "/api/users/privacy", "system_update", Tess, Tess),
    trace(
        "POST",
        "/api/users/second-factor/begin",
        "system_update",
        Tess,
        Tess,
    ),
    trace(
        "POST",
        "/api/users/second-factor/confirm",
        "system_update",
        Tess,
        Tess,
    ),
    trace(
        "POST",
        "/api/users/second-factor/codes",
        "system_update",
        Tess,
        Tess,
    ),
    trace(
        "DELETE",
        "/api/users/second-factor",
        "system_update",
        Tess,
        Tess,
    ),
    trace(
        "DELETE",
        "/api/admin/users/{id}/second-factor",
        "system_update",
        Ada,
        Somebody,
    ),
    trace("DELETE", "/api/users/sessions", "system_update", Tess, Tess),
    trace(
        "DELETE",
        "/api/users/sessions/{id}",
        "system_update",
        Somebody,
        Somebody,
    ),
    trace(
        "POST",
        "/api/admin/users",
        "user_registration",
        Ada,
        Somebody,
    ),
    trace(
        "POST",
        "/api/admin/students/{id}/teachers",
        "other",
        Ada,
        Anna,
    ),
    trace("PUT", "/api/teachers/profile", "system_update", Tess, Tess),
    trace(
        "PUT",
        "/api/teachers/preferences",
        "system_update",
        Tess,
        Tess,
    ),
    trace("POST", "/api/parents/requests/{id}", "other", Pat, Somebody),
    trace(
        "POST",
        "/api/teachers/parents",
        "user_registration",
        Tess,
        Somebody,
    ),
    trace(
        "POST",
        "/api/students/minor",
        "user_registration",
        Tess,
        Somebody,
    ),
    trace(
        "POST",
        "/api/students/teacher-create",
        "user_registration",
        Tess,
        Somebody,
    ),
    trace(
        "POST",
        "/api/students/{id}/exams",
        "exam_scheduled",
        Tess,
        Anna,
    ),
    trace(
        "PUT",
        "/api/students/{id}/exam-planned",
        "exam_scheduled",
        Tess,
        Anna,
    ),
    trace(
        "DELETE",
        "/api/students/{id}/exam-planned",
        "exam_scheduled",
        Tess,
        Anna,
    ),
    trace("PUT", "/api/students/{id}", "grade_update", Tess, Anna),
    trace("POST", "/api/messages", "communication", Anna, Anna),
    trace("POST", "/api/teachers/lessons", "other", Tess, Anna),
    trace("PUT", "/api/lessons/{id}", "other", Tess, Anna),
    trace("PATCH", "/api/lessons/{id}/complete", "other", Tess, Anna),
    trace("PUT", "/api/lessons/{id}/goals", "other", Tess, Anna),
    trace("PATCH", "/api/lessons/{id}/plan", "other", Tess, Anna),
    trace("POST", "/api/students/{id}/pieces", "other", Tess, Anna),
    trace(
        "PUT",
        "/api/students/{id}/pieces/{piece_id}",
        "other",
        Tess,
        Anna,
    ),
    trace(
        "POST",
        "/api/students/{id}/pieces/{piece_id}/same-as",
        "other",
        Tess,
        Anna,
    ),
    trace(
        "DELETE",
        "/api/students/{id}/pieces/{piece_id}",
        "other",
        Tess,
        Anna,
    ),
    trace(
        "PUT",
        "/api/lesson-feedback/{lesson_id}",
        "communication",
        Tess,
        Anna,
    ),
    trace("DELETE", "/api/teachers/lessons/{id}", "other", Tess, Anna),
    trace("DELETE", "/api/teachers/students/{id}", "other", Tess, Anna),
    trace(
        "PUT",
        "/api/admin/users/{id}/approval",
        "system_update",
        Ada,
        Somebody,
    ),
    // Who was refused has no account any more.
    trace(
        "DELETE",
        "/api/admin/users/{id}",
        "system_update",
        Ada,
        Nobody,
    ),
    trace(
        "PUT",
        "/api/admin/users/{id}/role",
        "system_update",
        Ada,
        Somebody,
    ),
    trace(
        "DELETE",
        "/api/admin/students/{id}/teachers/{teacher_id}",
        "system_update",
        Ada,
        Somebody,
    ),
    trace(
        "PUT",
        "/api/admin/parents/{id}/children/{student_id}",
        "system_update",
        Ada,
        Somebody,
    ),
    trace(
        "DELETE",
        "/api/admin/parents/{id}/children/{student_id}",
        "system_update",
        Ada,
        Somebody,
    ),
    trace(
        "PUT",
        "/api/admin/users/{id}",
        "system_update",
        Ada,
        Somebody,
    ),
    trace(
        "POST",
        "/api/admin/users/{id}/invitation",
        "system_update",
        Ada,
        Somebody,
    ),
    trace(
        "POST",
        "/api/students/{id}/invitation",
        "system_update",
        Tess,
        Somebody,
    ),
    trace("PUT", "/api/teachers/parents/{id}", "other", Tess, Somebody),
    trace(
        "POST",
        "/api/teachers/parents/{id}/invitation",
        "system_update",
        Tess,
        Somebody,
    ),
    trace(
        "PUT",
        "/api/admin/users/{id}/status",
        "system_update",
        Ada,
        Somebody,
    ),
];

/// Calls that begin or end a session, which changes nothing of the school: the session itself tells when it began
/// and was used; the mark up to which somebody has read their notices; and a question to a model, of which nothing is stored. What the first sign-in with a provider changes is looked at where there is a provider.
pub const SESSIONS: [(&str, &str); 7] = [
    ("POST", "/api/auth/login"),
    ("POST", "/api/auth/google"),
    ("POST", "/api/auth/second-factor"),
    ("POST", "/api/users/proof"),
    ("POST", "/api/auth/logout"),
    ("POST", "/api/notices/read"),
    ("POST", "/api/lessons/{id}/goals/proposal"),
];
