use super::*;

#[test]
fn passwords_stay_as_they_were_typed() {
    let reset = ResetPasswordRequest {
        user_id: Some(Id(7)),
        temp_password: " From-the-mail ".into(),
        new_password: " Etude in D 5 ".into(),
    };
    let reset = reset.check().expect("a reset");
    assert_eq!(
        (reset.user_id, &*reset.temp_password, &*reset.new_password),
        (Id(7), " From-the-mail ", " Etude in D 5 ")
    );
    let change = NewPasswordRequest {
        user_id: None,
        current_password: " Sonata 1! ".into(),
        new_password: " Etude 5! ".into(),
    };
    let change = change.check().expect("a change");
    assert_eq!(
        (&*change.current_password, &*change.new_password),
        (" Sonata 1! ", " Etude 5! ")
    );
}

#[test]
fn a_reset_without_an_account_is_refused_at_it() {
    let reset = ResetPasswordRequest {
        user_id: None,
        temp_password: "From-the-mail".into(),
        new_password: "Etude in D 5".into(),
    };
    let found = reset.check().err().expect("refused").into_iter();
    let fields: Vec<_> = found.map(|error| error.field).collect();
    assert_eq!(fields, ["userId"]);
}

#[test]
fn field_18_a_blank_id_of_a_link_has_the_text_of_the_form() {
    for id in ["", " "] {
        let json =
            format!(r#"{{"userId":"{id}","tempPassword":"a","newPassword":"Etude in D 5"}}"#);
        let reset: ResetPasswordRequest = serde_json::from_str(&json).expect("a request");
        let found = reset.check().err().expect("refused");
        let text = "Invalid reset link. Please request a new password reset.";
        assert_eq!(found.first_message(), Some(text));
        let json =
            format!(r#"{{"userId":"{id}","currentPassword":"a","newPassword":"Etude in D-5!"}}"#);
        let change: NewPasswordRequest = serde_json::from_str(&json).expect("a request");
        assert_eq!(change.user_id, None);
    }
}
