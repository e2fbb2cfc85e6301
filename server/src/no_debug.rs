//! What holds a password in clear must not be printable: a `Debug` on it would let one log line write it out.

use std::fmt::Debug;

use reedling_core::account::sign_in::SignInRequest;
use static_assertions::assert_not_impl_any;

use crate::{
    http::{
        auth::{password, registration, second_step, session},
        students::admission::{CreatedStudentBody, NewAccountBody},
        users::second_factor::{
            ConfirmSecondFactorBody, ProofBody, RecoveryCodesBody, SecondFactorSetupBody,
        },
    },
    services::{
        accounts::{
            fresh_proof::ProofCommand,
            password::{NewPasswordCommand, ResetCommand},
            registration::RegisterCommand,
            second_factor::{Typed, challenge::SecondStepCommand, setup::Setup},
            session::SignedIn,
            teacher::Joining,
        },
        admission::{Admitted, NewAccount},
    },
    store::credentials::Credentials,
};

// Requests and answers.
assert_not_impl_any!(SignInRequest: Debug);
assert_not_impl_any!(session::LoginAnswerBody: Debug);
assert_not_impl_any!(registration::RegisterBody: Debug);
assert_not_impl_any!(password::ResetPasswordBody: Debug);
assert_not_impl_any!(password::NewPasswordBody: Debug);
assert_not_impl_any!(CreatedStudentBody: Debug);
assert_not_impl_any!(NewAccountBody: Debug);

assert_not_impl_any!(second_step::SecondStepBody: Debug);
assert_not_impl_any!(ConfirmSecondFactorBody: Debug);
assert_not_impl_any!(RecoveryCodesBody: Debug);
assert_not_impl_any!(SecondFactorSetupBody: Debug);
assert_not_impl_any!(ProofBody: Debug);

// Commands of the use cases and what they give back.
assert_not_impl_any!(SignedIn: Debug);
assert_not_impl_any!(RegisterCommand: Debug);
assert_not_impl_any!(ResetCommand: Debug);
assert_not_impl_any!(NewPasswordCommand: Debug);
assert_not_impl_any!(ProofCommand: Debug);
assert_not_impl_any!(Typed: Debug);
assert_not_impl_any!(SecondStepCommand: Debug);
assert_not_impl_any!(Setup: Debug);
assert_not_impl_any!(Admitted: Debug);
assert_not_impl_any!(NewAccount: Debug);
assert_not_impl_any!(Joining: Debug);

// What the database holds of an account.
assert_not_impl_any!(Credentials: Debug);
