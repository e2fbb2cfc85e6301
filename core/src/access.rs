//! Who may enter what: roles, the areas of the route table, the guard (Spec §2.1, §6).
//!
//! | Area | Who enters |
//! |---|---|
//! | `/admin/*` | administrators |
//! | `/teacher/*`, `/students` | teachers, administrators |
//! | `/student/*`, `/dashboard/*` | every role |
//! | `/parent/*` | parents, administrators |
//! | `/lessons`, `/calendar`, `/settings` | anybody signed in |
//! | `/`, `/auth/*`, `/dashboard`, `/demo`, `/learn-more`, `/403` | everybody |
//! | everything else | nobody |
//!
//! Signed in means a token together with a stored user. The browser asks here to choose a screen; the server
//! decides over every call by itself (D3).

pub mod role;

use serde::{Deserialize, Serialize};

pub use self::role::{Role, TeachingRole, role_badge};

/// A part of the application that only some roles may enter (Spec §2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Area {
    /// /admin/*
    Admin,
    /// /teacher/*
    Teacher,
    /// /student/*
    Student,
    /// /parent/*
    Parent,
    /// /dashboard/*
    Dashboard,
    /// /students: the roster, which is a teacher's and an administrator's screen (D12).
    Roster,
}

impl Area {
    /// The roles that may enter (Spec §2.1).
    ///
    /// ```
    /// use reedling_core::access::{Area, Role};
    /// assert_eq!(Area::Parent.roles(), [Role::Administrator, Role::Parent]);
    /// ```
    pub const fn roles(self) -> &'static [Role] {
        use Role::{Administrator, Parent, Student, Teacher};
        match self {
            Self::Admin => &[Administrator],
            Self::Teacher | Self::Roster => &[Administrator, Teacher],
            Self::Student => &[Administrator, Teacher, Parent, Student],
            Self::Parent => &[Administrator, Parent],
            Self::Dashboard => &[Administrator, Teacher, Student, Parent],
        }
    }

    /// Whether the role may enter.
    ///
    /// ```
    /// use reedling_core::access::{Area, Role};
    /// assert!(Area::Roster.admits(Role::Teacher) && !Area::Roster.admits(Role::Student));
    /// ```
    pub fn admits(self, role: Role) -> bool {
        self.roles().contains(&role)
    }
}

/// The decision of the guard in front of a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "snake_case")]
pub enum GuardState {
    /// The session is not known yet.
    Loading,
    /// Nobody is signed in.
    Unauthenticated,
    /// The signed-in user's role may not enter.
    WrongRole,
    /// The screen may be shown.
    Allowed,
}

/// The guard's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GuardDecision {
    /// The decision.
    pub state: GuardState,
    /// The roles that may enter; empty when any signed-in user may, or everybody.
    #[cfg_attr(feature = "ts", tsify(type = "Role[]"))]
    pub required_roles: &'static [Role],
}

enum RouteAccess {
    Open,
    SignedIn,
    Roles(Area),
    /// No path of the route table: nobody enters.
    Unknown,
}

/// What the route guard shows at `path`: `loading` while the session is not known yet, `role` is the signed-in user's.
///
/// Paths are compared as the router compares them: decoded, without regard to letter case, query and trailing slashes.
/// Nobody may enter a path that the table does not know. /dashboard itself is open, as it has a screen of its own for
/// signed-out visitors (Spec §2.3). An unknown role may enter the paths of any signed-in user, but no role area.
///
/// ```
/// use reedling_core::access::{GuardState, guard};
/// assert_eq!(guard("/teacher/lessons", false, true, Some("PARENT")).state, GuardState::WrongRole);
/// assert_eq!(guard("/", false, false, None).state, GuardState::Allowed);
/// ```
pub fn guard(path: &str, loading: bool, has_token: bool, role: Option<&str>) -> GuardDecision {
    let required = required_access(path);
    let required_roles = match required {
        RouteAccess::Roles(area) => area.roles(),
        RouteAccess::Open | RouteAccess::SignedIn | RouteAccess::Unknown => &[],
    };
    let state = match (required, role) {
        (RouteAccess::Open, _) => GuardState::Allowed,
        _ if loading => GuardState::Loading,
        (_, None) => GuardState::Unauthenticated,
        _ if !has_token => GuardState::Unauthenticated,
        (RouteAccess::SignedIn, _) => GuardState::Allowed,
        (RouteAccess::Unknown, _) => GuardState::WrongRole,
        (RouteAccess::Roles(area), Some(role)) => match Role::parse(role) {
            Some(role) if area.admits(role) => GuardState::Allowed,
            _ => GuardState::WrongRole,
        },
    };
    GuardDecision {
        state,
        required_roles,
    }
}

/// Where a user starts after sign-in (Spec §4); /dashboard for a role outside the four.
///
/// ```
/// use reedling_core::access::home_path;
/// assert_eq!(home_path(Some("PARENT")), "/parent/dashboard");
/// assert_eq!(home_path(None), "/dashboard");
/// ```
pub fn home_path(role: Option<&str>) -> &'static str {
    match role.and_then(Role::parse) {
        Some(Role::Administrator) => "/admin/dashboard",
        Some(Role::Teacher) => "/teacher/dashboard",
        Some(Role::Student) => "/student/dashboard",
        Some(Role::Parent) => "/parent/dashboard",
        None => "/dashboard",
    }
}

/// Where a role has its own screen of a path that every role shares (D12); the path itself where it is shown there.
///
/// ```
/// use reedling_core::access::own_path;
/// assert_eq!(own_path("/lessons", Some("STUDENT")), "/student/my-lessons");
/// assert_eq!(own_path("/lessons", Some("TEACHER")), "/lessons");
/// ```
pub fn own_path<'a>(path: &'a str, role: Option<&str>) -> &'a str {
    match (path, role.and_then(Role::parse)) {
        ("/lessons", Some(Role::Student)) => "/student/my-lessons",
        ("/lessons", Some(Role::Parent)) => "/parent/lessons",
        ("/calendar", Some(Role::Student)) => "/student/calendar",
        ("/calendar", Some(Role::Parent)) => "/parent/calendar",
        _ => path,
    }
}

fn required_access(path: &str) -> RouteAccess {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let mut parts = path.split('/').filter(|part| !part.is_empty()).map(decoded);
    let first = parts.next().unwrap_or_default();
    let deeper = parts.next().is_some();
    match (&*first, deeper) {
        ("admin", _) => RouteAccess::Roles(Area::Admin),
        ("teacher", _) => RouteAccess::Roles(Area::Teacher),
        ("student", _) => RouteAccess::Roles(Area::Student),
        ("parent", _) => RouteAccess::Roles(Area::Parent),
        ("dashboard", true) => RouteAccess::Roles(Area::Dashboard),
        ("students", false) => RouteAccess::Roles(Area::Roster),
        ("lessons" | "calendar" | "settings", false) => RouteAccess::SignedIn,
        ("auth", true) | ("" | "dashboard" | "demo" | "learn-more" | "403", false) => {
            RouteAccess::Open
        }
        _ => RouteAccess::Unknown,
    }
}

/// A segment of a path, percent-decoded (RFC 3986, section 2.1) and in lower case. A segment that cannot be decoded becomes
/// `%`, which is no part of the route table.
fn decoded(part: &str) -> String {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        let read = match byte {
            b'%' => digit(rest.next()).zip(digit(rest.next())),
            _ => Some((u32::from(byte) / 16, u32::from(byte) % 16)),
        };
        let read = read.and_then(|(high, low)| u8::try_from(16 * high + low).ok());
        bytes.push(read.unwrap_or(b'%').to_ascii_lowercase());
    }
    String::from_utf8(bytes).unwrap_or_else(|_| "%".into())
}
