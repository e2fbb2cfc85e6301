//! Bodies of the calls, given the school and a text that nothing has used yet.

use serde_json::{Value, json};

use crate::{lessons::schedule::weekly, school::School};

pub fn active(_: &School<'_>, _: &str) -> Value {
    json!({ "status": "active" })
}

pub fn teaches(_: &School<'_>, _: &str) -> Value {
    json!({ "role": "TEACHER" })
}

pub fn message(_: &School<'_>, _: &str) -> Value {
    json!({ "to": "administrator", "text": "Is the school open on Monday?" })
}

pub fn read(_: &School<'_>, _: &str) -> Value {
    json!({ "until": "2026-03-01T12:00:00Z" })
}

pub fn none(_: &School<'_>, _: &str) -> Value {
    json!({})
}

pub fn unknown_account(_: &School<'_>, unique: &str) -> Value {
    json!({ "email": format!("{unique}@music.example"), "password": "wrong" })
}

pub fn address(_: &School<'_>, unique: &str) -> Value {
    json!({ "email": format!("{unique}@music.example") })
}

pub fn registration(_: &School<'_>, unique: &str) -> Value {
    json!({ "name": "New Tutor", "email": format!("{unique}@music.example"), "password": "quill-ink" })
}

pub fn wrong_reset(_: &School<'_>, _: &str) -> Value {
    let nobody = uuid::Uuid::now_v7();
    json!({ "userId": nobody, "tempPassword": "wrong", "newPassword": "Abcdefg7x" })
}

pub fn wrong_password(_: &School<'_>, _: &str) -> Value {
    json!({ "userId": uuid::Uuid::now_v7(), "currentPassword": "wrong", "newPassword": "Sarabande1!" })
}

pub fn code(_: &School<'_>, _: &str) -> Value {
    json!({ "code": "123456" })
}

pub fn second_step(_: &School<'_>, _: &str) -> Value {
    json!({ "challenge": "made-up", "code": "123456" })
}

pub fn wrong_proof(_: &School<'_>, _: &str) -> Value {
    json!({ "password": "wrong" })
}

pub fn new_parent(_: &School<'_>, unique: &str) -> Value {
    json!({ "name": "New Parent", "email": format!("{unique}@music.example") })
}

pub fn new_minor(school: &School<'_>, _: &str) -> Value {
    json!({
        "firstName": "Mia", "lastName": "Bell", "grade": "Grade 1", "instrument": "Violin",
        "parentIds": [school.pat.id],
    })
}

pub fn new_student(_: &School<'_>, unique: &str) -> Value {
    json!({
        "firstName": "Max", "lastName": "Carr", "email": format!("{unique}@music.example"),
        "grade": "Grade 1", "instrument": "Violin",
    })
}

pub fn lesson(school: &School<'_>, _: &str) -> Value {
    weekly(school, 1)
}

pub fn edit(school: &School<'_>, _: &str) -> Value {
    json!({
        "title": "Another title", "studentId": school.anna.id, "startTime": "2026-03-09T15:00:00Z",
        "duration": 30, "status": "SCHEDULED",
    })
}

pub fn notes(_: &School<'_>, _: &str) -> Value {
    json!({ "completed": true, "teacherNotes": "G major scale uneven." })
}

pub fn goals(_: &School<'_>, _: &str) -> Value {
    json!({ "goals": [], "revision": 1 })
}

pub fn proposal(_: &School<'_>, _: &str) -> Value {
    json!({ "notes": "G major scale uneven. O Malh\u{e3}o, m\u{e3}os separadas." })
}

/// A line that no plan has.
pub fn unknown_line(_: &School<'_>, _: &str) -> Value {
    json!({ "strike": [{ "goal": "piece:none", "task": "none", "ordinal": 1 }], "revision": 1 })
}

pub fn piece(_: &School<'_>, unique: &str) -> Value {
    json!({ "title": format!("Étude {unique}") })
}

pub fn title(_: &School<'_>, unique: &str) -> Value {
    json!({ "title": format!("Prélude {unique}") })
}

pub fn same_piece(_: &School<'_>, _: &str) -> Value {
    json!({ "pieceId": crate::lessons::goals::OTHER_PIECE })
}

pub fn feedback(_: &School<'_>, _: &str) -> Value {
    json!({ "content": "Good work.", "teacherRating": 4 })
}

pub fn grade(_: &School<'_>, _: &str) -> Value {
    json!({ "grade": "Grade 4" })
}

pub fn exam(_: &School<'_>, _: &str) -> Value {
    json!({ "board": "ABRSM", "grade": "Grade 3", "date": "2026-02-01", "percentage": 88 })
}

pub fn accept(_: &School<'_>, _: &str) -> Value {
    json!({ "accept": true })
}

pub fn planned_exam(_: &School<'_>, _: &str) -> Value {
    json!({ "board": "ABRSM", "grade": "Grade 4", "date": "2026-06-20" })
}

pub fn new_user(_: &School<'_>, unique: &str) -> Value {
    json!({ "name": "New Tutor", "email": format!("{unique}@music.example"), "role": "TEACHER" })
}

pub fn a_teacher(school: &School<'_>, _: &str) -> Value {
    json!({ "teacherId": school.ada.id })
}

pub fn teacher_profile(_: &School<'_>, _: &str) -> Value {
    json!({ "instrument": "Piano", "department": "Keys", "phoneNumber": "0123" })
}

pub fn preferences(_: &School<'_>, _: &str) -> Value {
    json!({ "defaultDuration": 45, "lessonReminders": false })
}

pub fn own_profile(_: &School<'_>, unique: &str) -> Value {
    json!({ "name": "New Name", "email": format!("{unique}@music.example"), "phoneNumber": "0123" })
}

pub fn notifications(_: &School<'_>, _: &str) -> Value {
    json!({
        "emailNotifications": true, "pushNotifications": false, "lessonReminders": true,
        "examNotifications": true, "achievementAlerts": true,
    })
}

pub fn privacy(_: &School<'_>, _: &str) -> Value {
    json!({
        "profileVisibility": "friends", "showEmail": true, "showPhone": false, "allowMessages": true,
    })
}
