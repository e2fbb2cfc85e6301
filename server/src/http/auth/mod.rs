//! Accounts: signing in and out, registration, passwords (Spec §7, D2).

pub mod browser_cookie;
mod cross_site;
pub mod google;
mod journey_cookie;
pub mod password;
pub mod registration;
pub mod session;

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::{password, registration, session};
    use crate::{
        http::students::admission::{CreatedStudentBody, NewAccountBody},
        services::{
            accounts::{
                password::{NewPasswordCommand, ResetCommand},
                registration::RegisterCommand,
                session::{SignInCommand, SignedIn},
                teacher::Joining,
            },
            admission::{Admitted, NewAccount},
        },
        store::credentials::Credentials,
    };

    /// There are two of these for what can be printed, so that the compiler cannot tell which is meant.
    trait IsNotPrinted<By> {
        fn is_not_printed() {}
    }

    impl<T> IsNotPrinted<()> for T {}
    impl<T: Debug> IsNotPrinted<u8> for T {}

    #[test]
    fn what_holds_a_password_cannot_be_printed() {
        session::LoginBody::is_not_printed();
        session::LoginAnswerBody::is_not_printed();
        registration::RegisterBody::is_not_printed();
        password::ResetPasswordBody::is_not_printed();
        password::NewPasswordBody::is_not_printed();
        SignInCommand::is_not_printed();
        SignedIn::is_not_printed();
        RegisterCommand::is_not_printed();
        ResetCommand::is_not_printed();
        NewPasswordCommand::is_not_printed();
        Admitted::is_not_printed();
        NewAccount::is_not_printed();
        CreatedStudentBody::is_not_printed();
        NewAccountBody::is_not_printed();
        Joining::is_not_printed();
        Credentials::is_not_printed();
    }
}
