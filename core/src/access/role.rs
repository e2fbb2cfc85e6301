//! The four roles, on the wire and as badges.

use serde::{Deserialize, Serialize};

use crate::badge::{Badge, BadgeColor};

/// The role of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "UPPERCASE")]
pub enum Role {
    /// Runs the school.
    Administrator,
    /// Gives lessons.
    Teacher,
    /// Takes lessons.
    Student,
    /// Has children who take lessons; reads only.
    Parent,
}

impl Role {
    /// Every role, in the order of the create-user form (Spec §3).
    pub const ALL: [Self; 4] = [
        Self::Teacher,
        Self::Student,
        Self::Parent,
        Self::Administrator,
    ];

    /// The role as it is written on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Administrator => "ADMINISTRATOR",
            Self::Teacher => "TEACHER",
            Self::Student => "STUDENT",
            Self::Parent => "PARENT",
        }
    }

    /// The role with that name on the wire.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.as_str() == text)
    }

    /// The role with its article, for a sentence: "a teacher".
    pub const fn with_article(self) -> &'static str {
        match self {
            Self::Administrator => "an administrator",
            Self::Teacher => "a teacher",
            Self::Student => "a student",
            Self::Parent => "a parent",
        }
    }

    /// Label and colour (Spec §2.9).
    ///
    /// ```
    /// use reedling_core::{access::Role, badge::BadgeColor};
    /// assert_eq!(Role::Parent.badge().color, BadgeColor::Purple);
    /// ```
    pub fn badge(self) -> Badge {
        match self {
            Self::Administrator => Badge::new("Admin", BadgeColor::Red),
            Self::Teacher => Badge::new("Teacher", BadgeColor::Blue),
            Self::Student => Badge::new("Student", BadgeColor::Green),
            Self::Parent => Badge::new("Parent", BadgeColor::Purple),
        }
    }
}

/// A role that can be given to an existing account: by the operator to the first one, by an administrator to others.
///
/// ```
/// use reedling_core::access::{Role, TeachingRole};
/// assert_eq!(TeachingRole::of(Role::Administrator), Some(TeachingRole::Administrator));
/// assert_eq!(TeachingRole::of(Role::Student), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeachingRole {
    /// Gives lessons.
    Teacher,
    /// Runs the school.
    Administrator,
}

impl TeachingRole {
    /// Both roles.
    pub const ALL: [Self; 2] = [Self::Teacher, Self::Administrator];

    /// The role, if it is teacher or administrator.
    pub const fn of(role: Role) -> Option<Self> {
        match role {
            Role::Teacher => Some(Self::Teacher),
            Role::Administrator => Some(Self::Administrator),
            Role::Student | Role::Parent => None,
        }
    }

    /// The same role among the four.
    pub const fn role(self) -> Role {
        match self {
            Self::Teacher => Role::Teacher,
            Self::Administrator => Role::Administrator,
        }
    }

    /// The role as it is written on the wire.
    pub const fn as_str(self) -> &'static str {
        self.role().as_str()
    }

    /// The role with its article, for a sentence: "a teacher".
    pub const fn with_article(self) -> &'static str {
        self.role().with_article()
    }
}

/// Badge of a stored role (Spec §2.9): the role's own, or grey with the text itself.
///
/// ```
/// use reedling_core::access::role_badge;
/// assert_eq!(role_badge("ADMINISTRATOR").label, "Admin");
/// assert_eq!(role_badge("CONDUCTOR").label, "CONDUCTOR");
/// ```
pub fn role_badge(role: &str) -> Badge {
    Role::parse(role).map_or_else(|| Badge::other(role), Role::badge)
}
