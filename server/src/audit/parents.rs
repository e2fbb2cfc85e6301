//! Events about the links of parents with children and teachers.

use uuid::Uuid;

use super::{
    About, Event, Line, Person,
    activity::{
        ActivityKind::{Other, SystemUpdate},
        ActivityStatus::{Inactive, Pending},
    },
};

/// An event about a parent, or a parent's answer.
#[derive(Clone, Copy)]
pub enum ParentEvent<'a> {
    /// A teacher entered a parent under this name.
    Entered(Person<'a>),
    /// A teacher corrected what they had entered about a parent, who has this name now.
    Corrected(Person<'a>),
    /// A new child of that name was linked to a parent, whom the sentence does not name.
    LinkedToNewChild(Uuid, &'a str),
    /// The parent was asked whether they may be linked.
    AskedToLink(Uuid, &'a str),
    /// The parent said yes to a teacher.
    RequestAccepted(Person<'a>),
    /// The parent said no to a teacher.
    RequestRefused(Person<'a>),
    /// An administrator linked a parent of that name to a child.
    Linked(Person<'a>, &'a str),
    /// The same, undone.
    Unlinked(Person<'a>, &'a str),
}

impl Event for ParentEvent<'_> {
    fn line(&self, by: &str) -> Line {
        let other = |of: Person<'_>, sentence| Line::new(Other, of, sentence);
        let change = |of: Person<'_>, sentence| Line::new(SystemUpdate, of, sentence);
        match *self {
            Self::Entered(parent) => {
                other(parent, format!("{by} entered the parent {}", parent.name))
                    .with_status(Pending)
            }
            Self::Corrected(parent) => {
                let name = parent.name;
                other(
                    parent,
                    format!("{by} corrected what was entered about the parent {name}"),
                )
            }
            Self::LinkedToNewChild(parent, child) => {
                let sentence = format!("{by} linked {child} to a parent");
                Line::new(Other, About::Account(parent), sentence)
            }
            Self::AskedToLink(parent, child) => {
                let sentence = format!("{by} asked to link {child} to a parent");
                Line::new(Other, About::Account(parent), sentence).with_status(Pending)
            }
            Self::RequestAccepted(teacher) => {
                let name = teacher.name;
                other(
                    teacher,
                    format!("{by} accepted the request of the teacher {name}"),
                )
            }
            Self::RequestRefused(teacher) => {
                let name = teacher.name;
                let sentence = format!("{by} refused the request of the teacher {name}");
                other(teacher, sentence).with_status(Inactive)
            }
            Self::Linked(child, parent) => {
                change(child, format!("{by} linked {parent} to {}", child.name))
            }
            Self::Unlinked(child, parent) => {
                change(child, format!("{by} unlinked {parent} from {}", child.name))
                    .with_status(Inactive)
            }
        }
    }
}
