//! The codes of failures: the one list that the answers and the document share.

use reedling_core::lessons::status::LessonError;

/// Declares the codes with the status that each comes with and what it says.
macro_rules! codes {
    ($($code:ident $text:literal $status:literal $about:literal;)*) => {
        /// Stable name of a failure.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Code {
            $(#[doc = $about] $code,)*
        }

        impl Code {
            /// Every code, by status.
            pub const ALL: [Self; [$($status),*].len()] = [$(Self::$code),*];

            /// The code as it is sent.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$code => $text,)*
                }
            }

            /// The status of the answers that have it.
            pub const fn status(self) -> u16 {
                match self {
                    $(Self::$code => $status,)*
                }
            }

            /// What it says, for the document.
            pub const fn about(self) -> &'static str {
                match self {
                    $(Self::$code => $about,)*
                }
            }
        }
    };
}

codes! {
    Malformed "malformed" 400 "The request is malformed; `fields` says where.";
    Unauthenticated "unauthenticated" 401 "Nobody is signed in, or the session has ended.";
    Forbidden "forbidden" 403 "The caller's role may never do this.";
    AccountPending "account_pending" 403 "The account waits for its activation link.";
    AccountSuspended "account_suspended" 403 "An administrator keeps the account out.";
    ApprovalPending "approval_pending" 403 "The account waits until an administrator lets it in.";
    RegistrationClosed "registration_closed" 403 "The school takes no registrations.";
    RegistrationRefused "registration_refused" 403 "An administrator has refused the registration.";
    NoAdministrator "no_administrator" 403 "Nobody could let a new account in: there is no administrator.";
    EmailNotVerified "email_not_verified" 403 "The provider has not verified the address.";
    NotYourStudent "not_your_student" 403 "The student of this lesson is taught by others now.";
    AddressNotProved "address_not_proved" 403 "Nobody has shown yet that the address is theirs.";
    ProofNeeded "proof_needed" 403 "It is too long ago that the caller signed in or typed password or code.";
    SecondFactorUnavailable "second_factor_unavailable" 403 "This server has no key for two-factor sign-in, or another one.";
    SecondFactorRequired "second_factor_required" 403 "The school requires two-factor sign-in of the caller, who has not set it up yet.";
    CrossSite "cross_site" 403 "Another site's page has sent this.";
    NotFound "not_found" 404 "No such row, or none that the caller may see.";
    UnknownCall "unknown_call" 404 "There is no such call.";
    MethodNotAllowed "method_not_allowed" 405 "The call does not know that method.";
    TooSlow "too_slow" 408 "The body took too long to arrive.";
    VersionConflict "version_conflict" 409 "Someone changed the row meanwhile; reload it.";
    LessonNotScheduled "lesson_not_scheduled" 409 "Only a scheduled lesson can be changed.";
    GoalsClosed "goals_closed" 409 "What the lesson sets can no longer be changed, or not yet.";
    PieceInUse "piece_in_use" 409 "A lesson has set the piece.";
    PieceExists "piece_exists" 409 "The student has a piece of this title and composer.";
    TooLateToUndo "too_late_to_undo" 409 "This can be undone for ten minutes only.";
    IdempotencyInProgress "idempotency_in_progress" 409 "The first call with this key is still at work.";
    AlreadyExists "already_exists" 409 "This has been saved already.";
    AlreadyLinked "already_linked" 409 "The teacher has this student already.";
    EmailInUse "email_in_use" 409 "The address has an account already.";
    AddressUnavailable "address_unavailable" 409 "The address cannot be used here.";
    NotActivated "not_activated" 409 "The address is not proved yet.";
    NotWaiting "not_waiting" 409 "The account waits for nothing.";
    AlreadyAnswered "already_answered" 409 "The request is answered already.";
    RequestExpired "request_expired" 409 "The request has expired.";
    NotApproved "not_approved" 409 "The account is not approved yet.";
    RoleIsFixed "role_is_fixed" 409 "The role of this account cannot change.";
    NotOneself "not_oneself" 409 "Nobody does this to their own account.";
    LastAdministrator "last_administrator" 409 "The school would have no administrator left.";
    SecondFactorOn "second_factor_on" 409 "Two-factor sign-in is on already.";
    SecondFactorOff "second_factor_off" 409 "Two-factor sign-in is not set up.";
    JobNotFailed "job_not_failed" 409 "Only a job that has failed is done again.";
    MailCannotBeRepeated "mail_cannot_be_repeated" 409 "This mail cannot be written again.";
    TooLarge "too_large" 413 "The body is larger, or the headers are longer, than is taken.";
    NotJson "not_json" 415 "The body is not JSON.";
    Invalid "invalid" 422 "A rule is broken; `fields` says which.";
    IdempotencyMismatch "idempotency_mismatch" 422 "The key was used for another request.";
    TooManyAttempts "too_many_attempts" 429 "Too many attempts; `Retry-After` says how long to wait.";
    TooManyAddresses "too_many_addresses" 429 "Too many different addresses; `Retry-After` says how long to wait.";
    Internal "internal" 500 "The server failed; the cause is in its log.";
    Unavailable "unavailable" 503 "The database is away or busy, or the server has more to do than it can.";
    ProviderUnavailable "provider_unavailable" 503 "The sign-in provider cannot be reached.";
}

impl From<LessonError> for Code {
    fn from(refusal: LessonError) -> Self {
        match refusal {
            LessonError::NotScheduled(_) => Self::LessonNotScheduled,
        }
    }
}

#[cfg(test)]
mod tests {
    use reedling_core::lessons::status::LessonStatus;

    use super::*;

    #[test]
    fn core_and_server_name_a_refusal_alike() {
        let refusal = LessonError::NotScheduled(LessonStatus::Missed);
        assert_eq!(Code::from(refusal).as_str(), refusal.code());
    }
}
