//! The audit trail (D8): every event that is kept, and the sentence in which administrators read it. A new event is a new
//! variant here, and one call of [`record`] in the transaction that does it.
//!
//! A sentence says who did what to whom, by names as they were then, with the titles of lessons, grades, dates and counts.
//! It never holds a password, a code, a token, an address, a phone number, a note, or what was answered about somebody's
//! body: that something was written or changed, not what.

pub(crate) mod accounts;
pub mod activities;
pub mod activity;
pub(crate) mod lessons;
pub(crate) mod own_account;
pub(crate) mod parents;
pub(crate) mod students;
#[cfg(test)]
mod tests;

use reedling_db::Tx;
use sea_orm::DbErr;
use uuid::Uuid;

use self::activity::{Activity, ActivityKind, ActivityStatus};
pub use self::{
    accounts::AccountEvent, lessons::LessonEvent, own_account::OwnAccountEvent,
    parents::ParentEvent, students::StudentEvent,
};

/// Records an event in the transaction that causes it.
pub async fn record<'a>(
    tx: &Tx<impl Sync>,
    by: impl Into<By<'a>>,
    event: impl Event,
) -> Result<(), DbErr> {
    activities::record(tx, tx.now, activity(by.into(), &event)).await
}

/// The line of an event.
pub fn activity(by: By<'_>, event: &impl Event) -> Activity {
    event.line(by.name()).done_by(by)
}

/// What is kept in the audit trail.
pub trait Event {
    /// The line of the event; `by` is the name of who caused it.
    fn line(&self, by: &str) -> Line;
}

/// Who caused an event.
#[derive(Clone, Copy)]
pub enum By<'a> {
    /// Somebody who is signed in, or has used what was mailed to them alone.
    Person(Person<'a>),
    /// Whoever knows the address of an account.
    Anybody,
    /// Whoever runs the server.
    Operator,
}

impl<'a, T> From<&'a T> for By<'a>
where
    Person<'a>: From<&'a T>,
{
    fn from(person: &'a T) -> Self {
        Self::Person(person.into())
    }
}

impl By<'_> {
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Person(person) => person.name,
            Self::Anybody => "Somebody",
            Self::Operator => "The operator",
        }
    }
}

/// A person, as a sentence names them.
#[derive(Clone, Copy)]
pub struct Person<'a> {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: &'a str,
}

/// A lesson, as a sentence names it.
#[derive(Clone, Copy)]
pub struct Lesson<'a> {
    /// Who has it.
    pub student: Person<'a>,
    /// Its title.
    pub title: &'a str,
}

/// A line of the trail, before the id of who caused it is known.
pub struct Line {
    /// What kind of thing.
    pub kind: ActivityKind,
    /// Whom it was done to.
    pub about: About,
    /// The state after it.
    pub status: ActivityStatus,
    /// The sentence.
    pub sentence: String,
}

/// The subject of an event.
#[derive(Clone, Copy)]
pub enum About {
    /// Who did it.
    Oneself,
    /// Somebody.
    Account(Uuid),
    /// No person.
    Nobody,
}

impl Line {
    /// A line about something that is in effect.
    fn new(kind: ActivityKind, about: impl Into<About>, sentence: String) -> Self {
        Self {
            kind,
            about: about.into(),
            status: ActivityStatus::Active,
            sentence,
        }
    }

    /// A line about something in another state.
    fn with_status(self, status: ActivityStatus) -> Self {
        Self { status, ..self }
    }

    fn done_by(self, by: By<'_>) -> Activity {
        let actor_id = match by {
            By::Person(person) => Some(person.id),
            By::Anybody | By::Operator => None,
        };
        Activity {
            kind: self.kind,
            actor_id,
            subject_id: match self.about {
                About::Oneself => actor_id,
                About::Account(id) => Some(id),
                About::Nobody => None,
            },
            description: self.sentence,
            status: self.status,
        }
    }
}

impl From<Person<'_>> for About {
    fn from(person: Person<'_>) -> Self {
        Self::Account(person.id)
    }
}
