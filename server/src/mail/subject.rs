//! The subjects of mails: each kind has its own.

use reedling_core::PRODUCT_NAME;

use super::Message;

/// The subject.
pub(super) fn of(message: &Message) -> String {
    match message {
        Message::Activation { .. } => format!("Activate your {PRODUCT_NAME} account"),
        Message::AccountExists => format!("You already have a {PRODUCT_NAME} account"),
        Message::TemporaryPassword { .. } => format!("Your {PRODUCT_NAME} account is ready"),
        Message::PasswordReset { .. } => format!("Your temporary {PRODUCT_NAME} password"),
        Message::NewAddress { .. } => format!("Confirm your new address for {PRODUCT_NAME}"),
        Message::AddressChanging => "Your email address is changing".to_owned(),
        Message::AddressCorrected => "Your email address has changed".to_owned(),
        Message::ApprovalWaiting { .. } => "A teacher is waiting for approval".to_owned(),
        Message::Approved => format!("Your {PRODUCT_NAME} account is approved"),
        Message::Refused => format!("Your registration with {PRODUCT_NAME}"),
        Message::Suspended => format!("Your {PRODUCT_NAME} account is suspended"),
        Message::SignInLimited => "Someone is trying to guess your password".to_owned(),
        Message::AddressInUse => format!("Your address and {PRODUCT_NAME}"),
        Message::ParentRequest { .. } => format!("A teacher asks you at {PRODUCT_NAME}"),
        Message::ChildAdded { .. } => format!("Your child at {PRODUCT_NAME}"),
        Message::ParentUnlinked { .. } => {
            format!("Your link to a student at {PRODUCT_NAME} has ended")
        }
        Message::TeachingEnded { .. } => format!("Lessons at {PRODUCT_NAME} have ended"),
        Message::SecondFactor { change, .. } => change.subject(),
        Message::PasswordChanged { .. } => format!("Your {PRODUCT_NAME} password was changed"),
        Message::Written { .. } => format!("A message at {PRODUCT_NAME}"),
    }
}
