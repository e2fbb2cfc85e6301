use super::*;
use crate::settings::{
    profile::TeacherProfile,
    teacher_request::{EditTeacherPreferencesRequest, EditTeacherProfileRequest},
};

fn fields<T: std::fmt::Debug>(checked: Result<T, Violations>) -> Vec<String> {
    let found = checked.expect_err("refused").into_iter();
    found.map(|it| it.field.to_string()).collect()
}

#[test]
fn what_is_missing_of_a_profile_stays_and_null_empties() {
    let current = || Profile {
        name: "Tess Tutor".into(),
        email: Some("tess@music.example".into()),
        phone_number: Some("0777".into()),
    };
    let edit = EditProfileRequest {
        phone_number: Patch::Null,
        ..EditProfileRequest::default()
    };
    let changed = ChangedProfile {
        name: "Tess Tutor".into(),
        first_name: "Tess".into(),
        last_name: "Tutor".into(),
        phone_number: None,
        email: None,
    };
    assert_eq!(edit.check(current()), Ok(changed));
    let edit = EditProfileRequest {
        email: RequiredPatch(Patch::Set(" Tess@Music.example ".into())),
        ..EditProfileRequest::default()
    };
    let email = edit.check(current()).map(|changed| changed.email);
    assert_eq!(email, Ok(Some("tess@music.example".into())));
    let edit = EditProfileRequest {
        name: RequiredPatch(Patch::Null),
        ..EditProfileRequest::default()
    };
    assert_eq!(fields(edit.check(current())), ["name"]);
}

#[test]
fn null_and_white_space_clear_a_field() {
    let current = TeacherProfile {
        instrument: Some("Cello".into()),
        department: Some("Strings".into()),
        phone_number: Some("0777".into()),
    };
    let edit = EditTeacherProfileRequest {
        instrument: Patch::Set(" Viola ".into()),
        department: Patch::Set(" ".into()),
        phone_number: Patch::Null,
    };
    let changed = TeacherProfile {
        instrument: Some("Viola".into()),
        ..TeacherProfile::default()
    };
    assert_eq!(edit.check(current), Ok(changed));
}

#[test]
fn a_switch_is_on_or_off() {
    let current = PrivacySettings::DEFAULT;
    let mut edit = EditPrivacyRequest {
        profile_visibility: RequiredPatch(Patch::Null),
        show_email: RequiredPatch(Patch::Null),
        ..EditPrivacyRequest::default()
    };
    assert_eq!(fields(edit.check(current)), ["showEmail"]);
    edit.show_email = RequiredPatch(Patch::Set(true));
    assert_eq!(fields(edit.check(current)), ["profileVisibility"]);
    edit.profile_visibility = RequiredPatch(Patch::Set("nobody".into()));
    assert_eq!(fields(edit.check(current)), ["profileVisibility"]);
    edit.profile_visibility = RequiredPatch(Patch::Set("private".into()));
    let changed = PrivacySettings {
        profile_visibility: ProfileVisibility::Private,
        show_email: true,
        ..current
    };
    assert_eq!(edit.check(current), Ok(changed));
    let current = NotificationSettings {
        lesson_reminders: false,
        ..NotificationSettings::DEFAULT
    };
    let mut edit = EditNotificationsRequest::default();
    assert_eq!(edit.check(current), Ok(current));
    edit.lesson_reminders = RequiredPatch(Patch::Set(true));
    assert_eq!(edit.check(current), Ok(NotificationSettings::DEFAULT));
    edit.push_notifications = RequiredPatch(Patch::Null);
    assert_eq!(fields(edit.check(current)), ["pushNotifications"]);
}

#[test]
fn a_default_length_is_one_of_the_form() {
    let chosen = |default_duration| {
        let edit = EditTeacherPreferencesRequest {
            default_duration: RequiredPatch(default_duration),
            ..EditTeacherPreferencesRequest::default()
        };
        edit.check().map(|changed| changed.default_duration)
    };
    assert_eq!(chosen(Patch::Unset), Ok(None));
    for minutes in [15, 45, 240] {
        assert_eq!(chosen(Patch::Set(minutes.into())), Ok(Some(minutes)));
    }
    for (refused, code) in [
        (Patch::Null, "too_short"),
        (Patch::Set(14), "too_short"),
        (Patch::Set(i64::MIN), "too_short"),
        (Patch::Set(241), "too_long"),
        (Patch::Set(i64::MAX), "too_long"),
    ] {
        let found = chosen(refused).expect_err("refused").into_iter();
        let told: Vec<_> = found.map(|error| (error.field, error.code)).collect();
        assert_eq!(
            told,
            [("defaultDuration".into(), code.into())],
            "{refused:?}"
        );
    }
}
