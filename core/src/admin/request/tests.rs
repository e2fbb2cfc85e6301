//! Administrators' requests and what they are refused for.

use super::*;

fn told<T: std::fmt::Debug>(checked: Result<T, Violations>) -> String {
    let found = checked.expect_err("refused");
    found.first_message().unwrap_or_default().to_owned()
}

#[test]
fn a_role_or_a_status_is_one_of_the_list() {
    let status = |status: &str| {
        let status = status.to_owned();
        AccountStatusRequest { status }.check()
    };
    assert_eq!(status(" suspended "), Ok(true));
    assert_eq!(status("active"), Ok(false));
    assert_eq!(told(status("pending")), "Please choose active or suspended");
    let role = |role: &str| {
        let role = role.to_owned();
        AccountRoleRequest { role }.check()
    };
    assert_eq!(role("TEACHER"), Ok(TeachingRole::Teacher));
    assert_eq!(
        told(role("PARENT")),
        "Please choose TEACHER or ADMINISTRATOR"
    );
}

const PAT: PresentUser<'static> = PresentUser {
    name: "Pat Bell",
    email: Some("pat@gmial.com"),
    role: Role::Parent,
};

#[test]
fn field_06_what_is_left_out_of_a_correction_stays() {
    let edited = EditUserRequest::default().check(PAT).expect("taken");
    let (name, email) = (PAT.name.to_owned(), PAT.email.map(str::to_owned));
    let kind = None;
    assert_eq!(edited, EditedUser { name, email, kind });
    let put_right = EditUserRequest {
        email: Patch::Set(" Pat@Gmail.com ".to_owned()),
        ..EditUserRequest::default()
    };
    let edited = put_right.check(PAT).expect("taken");
    assert_eq!(edited.email.as_deref(), Some("pat@gmail.com"));
}

#[test]
fn field_06_a_correction_keeps_the_rules_of_create_user() {
    let no_address = EditUserRequest {
        email: Patch::Null,
        ..EditUserRequest::default()
    };
    let text = "Please enter an email address";
    assert_eq!(told(no_address.check(PAT)), text);
    let student = PresentUser {
        role: Role::Student,
        ..PAT
    };
    assert_eq!(no_address.check(student).expect("taken").email, None);
    let role = |role: &str| EditUserRequest {
        role: RequiredPatch(Patch::Set(role.to_owned())),
        ..EditUserRequest::default()
    };
    assert_eq!(told(role("STUDENT").check(PAT)), "Please choose a grade");
    let edited = role("TEACHER").check(PAT).expect("taken");
    assert_eq!(edited.kind.map(|kind| kind.role()), Some(Role::Teacher));
    assert_eq!(role("PARENT").check(PAT).expect("taken").kind, None);
    let born = EditUserRequest {
        date_of_birth: Patch::Set("2015-06-10".to_owned()),
        ..EditUserRequest::default()
    };
    let text = "Only students have a date of birth here";
    assert_eq!(told(born.check(PAT)), text);
}
