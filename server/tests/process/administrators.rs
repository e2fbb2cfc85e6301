//! `reedling create-admin`.

use crate::support::{Folder, Server, with_input};

const ARGUMENTS: [&str; 5] = [
    "create-admin",
    "--name",
    "Kim Adler",
    "--email",
    "Kim@School.example",
];

// SRV-11.
#[tokio::test]
async fn srv_11_create_admin_reads_the_password_and_makes_an_administrator_who_can_sign_in() {
    let folder = Folder::new();
    let made = with_input(&mut folder.reedling(&ARGUMENTS), "Well-tempered-1!");
    assert!(made.status.success(), "{made:?}");
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let role = server
        .sign_in("kim@school.example", "Well-tempered-1!")
        .await;
    assert_eq!(role.as_deref(), Some("ADMINISTRATOR"));
    assert_eq!(
        server
            .sign_in("kim@school.example", "Well-tempered-2!")
            .await,
        None
    );
}

#[test]
fn a_weak_password_and_a_taken_address_are_refused() {
    let folder = Folder::new();
    let weak = with_input(&mut folder.reedling(&ARGUMENTS), "weak");
    assert_eq!(weak.status.code(), Some(1));
    let said = String::from_utf8(weak.stderr).unwrap();
    assert!(
        said.contains("Password must be at least 8 characters long, "),
        "{said}"
    );

    let first = with_input(&mut folder.reedling(&ARGUMENTS), "Well-tempered-1!");
    assert!(first.status.success());
    let second = with_input(&mut folder.reedling(&ARGUMENTS), "Well-tempered-1!");
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(
        said.contains("This e-mail address has an account already."),
        "{said}"
    );
}
