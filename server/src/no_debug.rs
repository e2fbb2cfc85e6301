//! Types that contain passwords must not implement `Debug`: one log line could print them.

use std::fmt::Debug;

use reedling_core::accounts::{
    password::request::{NewPasswordRequest, PasswordChange, PasswordReset, ResetPasswordRequest},
    registration::{NewTeacher, RegisterRequest},
    second_factor::request::{
        AppCode, ConfirmSecondFactorRequest, Proof, ProofRequest, SecondFactor, SecondStep,
        SecondStepRequest,
    },
    sign_in::SignInRequest,
};
use static_assertions::assert_not_impl_any;

use crate::{
    accounts::{
        create::TemporaryPassword,
        queries::credentials::Credentials,
        routes::{
            second_factor::{RecoveryCodesBody, SecondFactorSetupBody},
            session,
        },
        second_factor::setup::Setup,
        session::SignedIn,
        teacher::Joining,
    },
    mail::Message,
    security::token::Token,
    students::{
        create::{CreatedStudent, NewAccount},
        routes::create::{CreatedStudentBody, NewAccountBody},
    },
};

// Requests and answers.
assert_not_impl_any!(SignInRequest: Debug);
assert_not_impl_any!(session::LoginAnswerBody: Debug);
assert_not_impl_any!(RegisterRequest: Debug);
assert_not_impl_any!(NewTeacher: Debug);
assert_not_impl_any!(ResetPasswordRequest: Debug);
assert_not_impl_any!(NewPasswordRequest: Debug);
assert_not_impl_any!(PasswordReset: Debug);
assert_not_impl_any!(PasswordChange: Debug);
assert_not_impl_any!(CreatedStudentBody: Debug);
assert_not_impl_any!(NewAccountBody: Debug);

assert_not_impl_any!(SecondStepRequest: Debug);
assert_not_impl_any!(ConfirmSecondFactorRequest: Debug);
assert_not_impl_any!(RecoveryCodesBody: Debug);
assert_not_impl_any!(SecondFactorSetupBody: Debug);
assert_not_impl_any!(ProofRequest: Debug);
assert_not_impl_any!(AppCode: Debug);
assert_not_impl_any!(SecondFactor: Debug);
assert_not_impl_any!(SecondStep: Debug);
assert_not_impl_any!(Proof: Debug);

// Commands of the use cases and what they give back.
assert_not_impl_any!(SignedIn: Debug);
assert_not_impl_any!(Setup: Debug);
assert_not_impl_any!(CreatedStudent: Debug);
assert_not_impl_any!(NewAccount: Debug);
assert_not_impl_any!(Joining: Debug);
assert_not_impl_any!(Token: Debug);
assert_not_impl_any!(TemporaryPassword: Debug);

// What mails say.
assert_not_impl_any!(Message: Debug);

// What the database holds of an account.
assert_not_impl_any!(Credentials: Debug);
