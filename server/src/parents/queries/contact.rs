//! Contact data: e-mail, phone number, postal address; and who may see whose.

use reedling_core::access::Role;
use uuid::Uuid;

use crate::accounts::caller::CurrentUser;

/// For whom an answer is made: it decides which contact data is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// An administrator: everything.
    School,
    /// A teacher: what they typed, and what confirmed parents entered; only of present students.
    Teacher(Uuid),
    /// A student: their own, and of their parents the names.
    Student,
    /// A parent: their own, and of other parents the names.
    Parent(Uuid),
}

impl Viewer {
    /// The caller.
    pub const fn of(caller: &CurrentUser) -> Self {
        match caller.role {
            Role::Administrator => Self::School,
            Role::Teacher => Self::Teacher(caller.id),
            Role::Student => Self::Student,
            Role::Parent => Self::Parent(caller.id),
        }
    }

    /// The teacher who reads, if it is one.
    pub const fn teacher(self) -> Option<Uuid> {
        match self {
            Self::Teacher(id) => Some(id),
            Self::School | Self::Student | Self::Parent(_) => None,
        }
    }
}

/// Name and contact data of a parent, as somebody entered them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contact {
    /// Full name.
    pub name: String,
    /// E-mail address.
    pub email: Option<String>,
    /// Phone number.
    pub phone_number: Option<String>,
    /// Postal address.
    pub address: Option<String>,
}

/// What a teacher typed about a parent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContactCard {
    /// The id of the parent in the calls of the teacher who typed it.
    pub id: Uuid,
    /// The account; never told to the teacher.
    pub parent_id: Uuid,
    /// As typed.
    pub typed: Contact,
}

/// A student's parent with everything that is known, before the reader's rights are applied.
#[derive(Debug)]
pub struct KnownParent {
    /// The account.
    pub id: Uuid,
    /// What the parent entered, or whoever made the account.
    pub entered: Contact,
    /// What the reading teacher typed about the parent.
    pub card: Option<(Uuid, Contact)>,
    /// Whether the reading teacher may see what the parent entered.
    pub open_to_teacher: bool,
    /// Whether the parent is linked to the student, or was only asked.
    pub is_linked: bool,
    /// Such as `Parent`; absent outside of a student.
    pub relationship: Option<String>,
    /// Whether this parent is asked first.
    pub is_primary: bool,
}

impl KnownParent {
    /// What a reader sees of the parent. A teacher knows the parent by their own card, before and after the
    /// parent's yes.
    pub fn shown_to(self, viewer: Viewer) -> ParentRecord {
        let is_open = match viewer {
            Viewer::School => true,
            Viewer::Teacher(_) => self.open_to_teacher,
            Viewer::Parent(id) => id == self.id,
            Viewer::Student => false,
        };
        let is_confirmed = match viewer {
            Viewer::Teacher(_) => is_open,
            Viewer::School | Viewer::Student | Viewer::Parent(_) => self.is_linked,
        };
        let (id, card) = match (viewer, self.card) {
            (Viewer::Teacher(_), Some((id, typed))) => (id, Some(typed)),
            _ => (self.id, None),
        };
        let shown = match card {
            Some(typed) if !is_open => typed,
            _ if is_open => self.entered,
            _ => Contact {
                name: self.entered.name,
                ..Contact::default()
            },
        };
        ParentRecord {
            id,
            name: shown.name,
            email: shown.email,
            phone_number: shown.phone_number,
            address: shown.address,
            relationship: self.relationship,
            is_primary: self.is_primary,
            confirmed: is_confirmed,
        }
    }
}

/// A parent, alone or as one student's, as a reader may see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParentRecord {
    /// The parent's account, or the card that stands for it to the teacher who typed it.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// E-mail address; absent where the caller may not see it.
    pub email: Option<String>,
    /// Phone number; absent where the caller may not see it.
    pub phone_number: Option<String>,
    /// Postal address; absent where the caller may not see it.
    pub address: Option<String>,
    /// Such as `Parent`; absent outside of a student.
    pub relationship: Option<String>,
    /// Whether this parent is asked first.
    pub is_primary: bool,
    /// Whether the parent has said yes to the viewer; until then a teacher sees what they typed themselves.
    pub confirmed: bool,
}

#[cfg(test)]
mod tests {
    use super::{Contact, KnownParent, Viewer};
    use uuid::Uuid;

    fn contact(name: &str) -> Contact {
        Contact {
            name: name.to_owned(),
            email: Some(format!("{name}@music.example")),
            phone_number: Some(format!("{name}'s number")),
            address: Some(format!("{name}'s address")),
        }
    }

    fn seen(viewer: Viewer, open_to_teacher: bool, card: Option<Uuid>) -> (String, bool, bool) {
        let parent = KnownParent {
            id: Uuid::nil(),
            entered: contact("entered"),
            card: card.map(|id| (id, contact("typed"))),
            open_to_teacher,
            is_linked: true,
            relationship: None,
            is_primary: true,
        };
        let seen = parent.shown_to(viewer);
        let all = [&seen.email, &seen.phone_number, &seen.address];
        let shows = all.iter().all(|datum| datum.is_some());
        assert!(shows || all.iter().all(|datum| datum.is_none()));
        (seen.name, shows, seen.confirmed)
    }

    #[test]
    fn what_each_reader_sees_of_a_parent() {
        let (own, other) = (Viewer::Parent(Uuid::nil()), Viewer::Parent(Uuid::max()));
        let (teacher, card) = (Viewer::Teacher(Uuid::max()), Some(Uuid::max()));
        for (viewer, open, card, name, shows, confirmed) in [
            (Viewer::School, false, None, "entered", true, true),
            (own, false, None, "entered", true, true),
            (other, false, None, "entered", false, true),
            (Viewer::Student, false, None, "entered", false, true),
            (teacher, false, None, "entered", false, false),
            (teacher, false, card, "typed", true, false),
            (teacher, true, card, "entered", true, true),
            (teacher, true, None, "entered", true, true),
            // A card is its teacher's alone.
            (other, false, card, "entered", false, true),
        ] {
            let expected = (name.to_owned(), shows, confirmed);
            assert_eq!(
                seen(viewer, open, card),
                expected,
                "{viewer:?} {open} {card:?}"
            );
        }
    }
}
