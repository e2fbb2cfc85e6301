use super::*;

fn fields(found: &Violations) -> Vec<String> {
    found.iter().map(|it| it.field.to_string()).collect()
}

#[test]
fn what_is_missing_of_a_profile_stays_and_null_empties() {
    let is = || ProfileDraft {
        name: "Tess Tutor".into(),
        email: "tess@music.example".into(),
        phone_number: "0777".into(),
    };
    let edit = EditProfileRequest {
        phone_number: Change::Null,
        ..EditProfileRequest::default()
    };
    let draft = edit.applied_to(is()).expect("a profile");
    assert_eq!((&*draft.name, &*draft.phone_number), ("Tess Tutor", ""));
    let edit = EditProfileRequest {
        name: NonNull(Change::Null),
        ..EditProfileRequest::default()
    };
    assert_eq!(
        fields(&edit.applied_to(is()).expect_err("no name")),
        ["name"]
    );
}

#[test]
fn a_switch_is_on_or_off() {
    let mut edit = EditPrivacyRequest {
        profile_visibility: NonNull(Change::Null),
        show_email: NonNull(Change::Null),
        ..EditPrivacyRequest::default()
    };
    assert_eq!(fields(&edit.problems()), ["showEmail"]);
    edit.show_email = NonNull(Change::Set(true));
    assert_eq!(fields(&edit.problems()), ["profileVisibility"]);
    assert!(EditNotificationsRequest::default().problems().is_empty());
}

#[test]
fn a_default_length_is_one_of_the_form() {
    let chosen = |default_duration| {
        let edit = EditTeacherPreferencesRequest {
            default_duration: NonNull(default_duration),
            ..EditTeacherPreferencesRequest::default()
        };
        edit.default_duration().ok()
    };
    assert_eq!(chosen(Change::Unset), Some(None));
    assert_eq!(chosen(Change::Set(45)), Some(Some(45)));
    for refused in [Change::Null, Change::Set(241), Change::Set(i64::MAX)] {
        assert_eq!(chosen(refused), None, "{refused:?}");
    }
}
