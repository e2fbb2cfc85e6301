//! The mails that the server sends.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;

use super::second_factor::SecondFactorChange;

/// A mail to one person, as it waits in its job.
#[derive(Clone, Serialize, Deserialize, PartialEq, Eq)]
pub struct Mail {
    /// Address.
    pub to: String,
    /// Full name.
    pub name: String,
    /// Whose mail it is, when it goes to a parent instead of a child under 13 (D16).
    #[serde(default, rename = "for_child", skip_serializing_if = "Option::is_none")]
    pub child: Option<Child>,
    /// What it says.
    #[serde(flatten)]
    pub message: Message,
}

/// A child under 13, whose parents get the mail.
#[derive(Clone, Serialize, Deserialize, PartialEq, Eq)]
pub struct Child {
    /// Given name.
    pub name: String,
    /// The address of the child's account.
    pub email: String,
}

/// What a mail says.
#[derive(Clone, Serialize, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case", tag = "template")]
pub enum Message {
    /// The link that activates an account that somebody registered (D2).
    Activation {
        /// Where the account is activated.
        link: String,
        /// Set when it was registered with different passwords, of which none counts.
        #[serde(default)]
        without_password: bool,
    },
    /// Somebody tried to register an address that has an account (D12).
    AccountExists,
    /// The first password of an account that a teacher or an administrator made (D2).
    TemporaryPassword {
        /// The temporary password.
        password: String,
        /// Full name of the teacher who made it.
        #[serde(default)]
        teacher: Option<String>,
        /// Whether the account is a parent's.
        #[serde(default)]
        parent: bool,
        /// Given name of the student whose parent it is, if the student is there already.
        #[serde(default)]
        child: Option<String>,
    },
    /// A temporary password for somebody who has forgotten their own (D2).
    PasswordReset {
        /// The temporary password.
        password: String,
        /// Where a new one is chosen.
        link: String,
        /// When it expires, if that is later than an hour after it was asked for.
        #[serde(default)]
        expires_at: Option<DateTime<Utc>>,
    },
    /// The link that confirms a new address (D12).
    NewAddress {
        /// Where it is confirmed.
        link: String,
    },
    /// The account of this address is about to get another one (D12).
    AddressChanging,
    /// The school has given the account of this address another one.
    AddressCorrected,
    /// A teacher who registered waits for an administrator.
    ApprovalWaiting {
        /// Where it is decided.
        link: String,
    },
    /// An administrator has let the account in.
    Approved,
    /// An administrator has refused the registration.
    Refused,
    /// An administrator keeps the account out.
    Suspended,
    /// So many wrong passwords were tried that new browsers are locked out for a while (D14).
    SignInLimited,
    /// Somebody wanted the address for another account (D12).
    AddressInUse,
    /// A teacher says that the parent's child is a student of theirs (D14).
    ParentRequest {
        /// Full name of the teacher.
        teacher: String,
        /// Given name of the student.
        child: String,
        /// Where the parent answers.
        link: String,
        /// Which request it is.
        #[serde(default)]
        request: Option<RequestKey>,
    },
    /// A parent has a further child here.
    ChildAdded {
        /// Given name of the child.
        child: String,
        /// Full name of the teacher who added the child; none where the child was linked only.
        teacher: Option<String>,
        /// The child's own sign-in, if they are under 13 and have one.
        signs_in_with: Option<String>,
    },
    /// A parent is not linked to a child any more.
    ParentUnlinked {
        /// Given name of the child.
        child: String,
    },
    /// A teacher does not teach a student any more: to the student and the parents, or to the teacher.
    TeachingEnded {
        /// Full names of the teachers; none in the mail to the teacher.
        teacher: Option<String>,
        /// Full name of the student; none in the mail to the student.
        student: Option<String>,
        /// How many lessons were cancelled.
        cancelled: u64,
    },
    /// The second factor of the account has changed, or a recovery code was used.
    SecondFactor {
        /// What has happened.
        change: SecondFactorChange,
    },
    /// The password that the owner had has been replaced.
    PasswordChanged {
        /// A mail has told of an earlier change shortly before.
        #[serde(default)]
        again: bool,
    },
    /// What a student or a parent wrote (D15).
    Written {
        /// Full name of who wrote it.
        sender: String,
        /// Where an answer goes, if the sender shows their address.
        reply_to: Option<String>,
        /// The lesson that it is about, in words.
        about: Option<String>,
        /// What was written.
        text: String,
    },
}

/// A request to a parent, by who asks and whose parent it is about.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestKey {
    /// Who asks.
    pub teacher_id: Uuid,
    /// The student.
    pub student_id: Uuid,
}

impl std::fmt::Debug for Mail {
    /// Only the kind: addresses, links and passwords stay out of the logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.message.template())
    }
}

impl Message {
    /// The mail to that address, of the person of that name.
    pub const fn to(self, to: String, name: String) -> Mail {
        Mail {
            to,
            name,
            child: None,
            message: self,
        }
    }

    /// Name of the message's templates.
    pub const fn template(&self) -> &'static str {
        match self {
            Self::Activation { .. } => "activation",
            Self::AccountExists => "account_exists",
            Self::TemporaryPassword { .. } => "temporary_password",
            Self::PasswordReset { .. } => "password_reset",
            Self::NewAddress { .. } => "new_address",
            Self::AddressChanging => "address_changing",
            Self::AddressCorrected => "address_corrected",
            Self::ApprovalWaiting { .. } => "approval_waiting",
            Self::Approved => "approved",
            Self::Refused => "refused",
            Self::Suspended => "suspended",
            Self::SignInLimited => "sign_in_limited",
            Self::AddressInUse => "address_in_use",
            Self::ParentRequest { .. } => "parent_request",
            Self::ChildAdded { .. } => "child_added",
            Self::ParentUnlinked { .. } => "parent_unlinked",
            Self::TeachingEnded { .. } => "teaching_ended",
            Self::SecondFactor { .. } => "second_factor",
            Self::PasswordChanged { .. } => "password_changed",
            Self::Written { .. } => "written",
        }
    }

    /// Whether the parents of a student get the same mail of their own.
    pub const fn is_told_to_parents(&self) -> bool {
        matches!(self, Self::TeachingEnded { .. })
    }

    /// What is kept of a failed mail: its template, and nothing of its text.
    pub fn redacted_payload(&self) -> Value {
        json!({ "template": self.template() })
    }

    /// The link in it, if it has one.
    pub fn link(&self) -> Option<&str> {
        match self {
            Self::Activation { link, .. }
            | Self::PasswordReset { link, .. }
            | Self::ApprovalWaiting { link }
            | Self::NewAddress { link }
            | Self::ParentRequest { link, .. } => Some(link),
            _ => None,
        }
    }
}
