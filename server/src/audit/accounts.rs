//! Events about other people's accounts: caused by whoever knows an address, by the school, by the operator.

use reedling_core::access::{Role, TeachingRole};
use uuid::Uuid;

use super::{
    About, Event, Line, Person,
    activity::{
        ActivityKind::{Communication, SystemUpdate, UserRegistration},
        ActivityStatus::{Inactive, Pending},
    },
};

/// An event about an account, or about the school as a whole.
#[derive(Clone, Copy)]
pub enum AccountEvent<'a> {
    /// An account that waits for activation was registered once more.
    RegisteredAgain(Person<'a>),
    /// The address of an account was registered.
    RegisteredByAnother(Person<'a>),
    ActivationLinkAsked(Person<'a>),
    TemporaryPasswordAsked(Person<'a>),
    /// Somebody of the school made an account of that role.
    Added(Person<'a>, Role),
    /// The operator made an account of that role.
    Created(Person<'a>, TeachingRole),
    Approved(Person<'a>),
    ApprovedByOperator(Person<'a>),
    RegistrationRefused(Person<'a>),
    Suspended(Person<'a>),
    Reactivated(Person<'a>),
    RoleChanged(Person<'a>, Role),
    /// Somebody of the school put a name right, which was another one.
    NameCorrected(Person<'a>, &'a str),
    AddressCorrected(Person<'a>),
    BirthDateCorrected(Person<'a>),
    InvitedAgain(Person<'a>),
    SecondFactorReset(Person<'a>),
    /// Somebody wrote to a person of that name.
    MessageSent(&'a str),
    /// A job was retried that is about an account, or about none.
    JobRetried(Option<Uuid>),
}

impl Event for AccountEvent<'_> {
    fn line(&self, by: &str) -> Line {
        let registration = |of, sentence| Line::new(UserRegistration, of, sentence);
        let change = |of, sentence| Line::new(SystemUpdate, of, sentence);
        match *self {
            Self::RegisteredAgain(of) => {
                let sentence = format!("{} registered once more as a teacher", of.name);
                registration(of, sentence).with_status(Pending)
            }
            Self::RegisteredByAnother(of) => {
                let did = "has an account already; somebody tried to register the address";
                registration(of, format!("{} {did}", of.name)).with_status(Inactive)
            }
            Self::ActivationLinkAsked(of) => {
                let sentence = format!("{} asked for another activation link", of.name);
                registration(of, sentence).with_status(Pending)
            }
            Self::TemporaryPasswordAsked(of) => {
                let sentence = format!("A temporary password was asked for {}", of.name);
                change(of, sentence).with_status(Pending)
            }
            Self::Added(of, role) => {
                let role = role.with_article();
                registration(of, format!("{by} added {} as {role}", of.name))
            }
            Self::Created(of, role) => {
                let sentence = format!("{} became {}", of.name, role.with_article());
                registration(of, sentence)
            }
            Self::Approved(of) => change(of, format!("{by} approved {}", of.name)),
            Self::ApprovedByOperator(of) => {
                change(of, format!("{} was approved by the operator", of.name))
            }
            Self::RegistrationRefused(of) => {
                change(of, format!("{by} refused the registration of {}", of.name))
                    .with_status(Inactive)
            }
            Self::Suspended(of) => {
                change(of, format!("{by} suspended {}", of.name)).with_status(Inactive)
            }
            Self::Reactivated(of) => change(of, format!("{by} reactivated {}", of.name)),
            Self::RoleChanged(of, role) => {
                let sentence = format!("{by} made {} {}", of.name, role.with_article());
                change(of, sentence)
            }
            Self::NameCorrected(of, before) => {
                let sentence =
                    format!("{by} corrected the name of {}, until now {before}", of.name);
                change(of, sentence)
            }
            Self::AddressCorrected(of) => change(
                of,
                format!("{by} corrected the email address of {}", of.name),
            ),
            Self::BirthDateCorrected(of) => change(
                of,
                format!("{by} corrected the date of birth of {}", of.name),
            ),
            Self::InvitedAgain(of) => {
                change(of, format!("{by} sent {} the invitation again", of.name))
                    .with_status(Pending)
            }
            Self::SecondFactorReset(of) => {
                let sentence = format!("{by} turned off two-factor sign-in of {}", of.name);
                change(of, sentence).with_status(Inactive)
            }
            Self::MessageSent(to) => {
                Line::new(Communication, About::Oneself, format!("{by} wrote to {to}"))
            }
            Self::JobRetried(about) => {
                let about = about.map_or(About::Nobody, About::Account);
                let sentence = format!("{by} had a failed job done again");
                Line::new(SystemUpdate, about, sentence)
            }
        }
    }
}
