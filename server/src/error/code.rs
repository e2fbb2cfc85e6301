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
    Unauthenticated "unauthenticated" 401 "No valid session: not signed in, or the session has ended.";
    Forbidden "forbidden" 403 "The caller's role may never do this.";
    AccountPending "account_pending" 403 "The account is not activated yet.";
    AccountSuspended "account_suspended" 403 "The account is suspended.";
    ApprovalPending "approval_pending" 403 "The account is waiting for an administrator's approval.";
    RegistrationClosed "registration_closed" 403 "The school does not accept registrations.";
    RegistrationRefused "registration_refused" 403 "An administrator has refused the registration.";
    NoAdministrator "no_administrator" 403 "Registration needs approval, but there is no administrator.";
    EmailNotVerified "email_not_verified" 403 "The provider has not verified the e-mail address.";
    NotYourStudent "not_your_student" 403 "The caller no longer teaches the student of this lesson.";
    AddressNotProved "address_not_proved" 403 "The e-mail address is not verified yet.";
    ProofNeeded "proof_needed" 403 "A recent proof of identity is required: send the password or a code first.";
    SecondFactorUnavailable "second_factor_unavailable" 403 "The server has no key for two-factor sign-in, or not the one that the secret was encrypted with.";
    SecondFactorRequired "second_factor_required" 403 "The school requires two-factor sign-in, and the caller has not set it up yet.";
    CrossSite "cross_site" 403 "The request was sent by a page of another site.";
    NotFound "not_found" 404 "There is no such object, or the caller may not see it.";
    UnknownCall "unknown_call" 404 "There is no such endpoint.";
    MethodNotAllowed "method_not_allowed" 405 "The endpoint does not support this method.";
    TooSlow "too_slow" 408 "The body took too long to arrive.";
    VersionConflict "version_conflict" 409 "The object was changed meanwhile; reload it.";
    LessonNotScheduled "lesson_not_scheduled" 409 "Only a scheduled lesson can be changed.";
    GoalsClosed "goals_closed" 409 "The goals of the lesson can no longer be changed, or not yet.";
    PieceInUse "piece_in_use" 409 "A lesson has a goal for this piece.";
    PieceExists "piece_exists" 409 "The student already has a piece with this title and composer.";
    TooLateToUndo "too_late_to_undo" 409 "A merge can be undone for ten minutes only.";
    IdempotencyInProgress "idempotency_in_progress" 409 "The first request with this key is still being processed.";
    AlreadyExists "already_exists" 409 "It already exists.";
    SameStudent "same_student" 409 "The caller has a student of this name with this parent; `addAnyway` adds another one.";
    AlreadyLinked "already_linked" 409 "The student is already linked to this teacher.";
    EmailInUse "email_in_use" 409 "An account with this e-mail address already exists.";
    AddressUnavailable "address_unavailable" 409 "This e-mail address cannot be used here.";
    NotActivated "not_activated" 409 "The account's e-mail address is not verified yet.";
    NotWaiting "not_waiting" 409 "The account is not waiting for activation or approval.";
    AlreadyAnswered "already_answered" 409 "The request was already answered.";
    RequestExpired "request_expired" 409 "The request has expired.";
    NotApproved "not_approved" 409 "The account is not approved yet.";
    RoleIsFixed "role_is_fixed" 409 "The role of this account cannot be changed.";
    AlreadySignedIn "already_signed_in" 409 "The person has signed in already: they change this themselves, or an administrator does.";
    EnteredByAnother "entered_by_another" 409 "Somebody else entered this person; an administrator can change it.";
    AccountNotActive "account_not_active" 409 "The account is suspended.";
    StatusUnchanged "status_unchanged" 409 "The account has this status already.";
    NotOneself "not_oneself" 409 "Callers cannot do this to their own account.";
    LastAdministrator "last_administrator" 409 "The school would have no administrator left.";
    SecondFactorOn "second_factor_on" 409 "Two-factor sign-in is already on.";
    SecondFactorOff "second_factor_off" 409 "Two-factor sign-in is not set up.";
    JobNotFailed "job_not_failed" 409 "Only a failed job can be retried.";
    MailCannotBeRepeated "mail_cannot_be_repeated" 409 "This mail cannot be rebuilt.";
    TooLarge "too_large" 413 "The body or the headers are too large.";
    NotJson "not_json" 415 "The body is not JSON.";
    Invalid "invalid" 422 "A validation rule is violated; `fields` says which.";
    IdempotencyMismatch "idempotency_mismatch" 422 "The key was used with a different request.";
    TooManyAttempts "too_many_attempts" 429 "Too many attempts; `Retry-After` says how long to wait.";
    TooManyAddresses "too_many_addresses" 429 "Too many different addresses; `Retry-After` says how long to wait.";
    Internal "internal" 500 "Server error; the cause is in the server's log.";
    Unavailable "unavailable" 503 "The database is unavailable or busy, or the server is overloaded.";
    ModelUnavailable "model_unavailable" 503 "The model that reads notes gave no goals.";
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
