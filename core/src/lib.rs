//! The rule book of Reedling: every rule of the product, once, the same in the browser and on the server.
//!
//! Values in, values out. Nothing here reads a clock, the environment or a random source: "now" and "today"
//! are arguments, and what a time zone says is asked through [`time::Zone`]. The texts of the specification
//! are typed here, letter for letter, and nowhere else.
//!
//! # Contents
//!
//! | Subject | Rules | Module |
//! |---|---|---|
//! | Access | roles, areas of the application, the guard in front of a screen | [`access`] |
//! | Accounts | [registration](accounts::registration), [sign-in, links](accounts::sign_in), [passwords](accounts::password), [the end of a session](accounts::session) | [`accounts`] |
//! | Lessons | [the schedule dialog](lessons::schedule) and [its request](lessons::request), [editing](lessons::edit), [completing](lessons::complete), [the lesson note](lessons::note) | [`lessons`] |
//! | Series | [weekly recurrence](lessons::recurrence), [its instants](lessons::series), [overlaps](lessons::conflict), [changes](lessons::series_change), [closures](lessons::closure) | [`lessons`] |
//! | Lists of lessons | [status](lessons::status), [upcoming, search, counts](lessons::list), [filters](lessons::filter), [titles](lessons::title) | [`lessons`] |
//! | Calendars | [the month grid](calendars::month), [the teacher's week](calendars::week) | [`calendars`] |
//! | Students | [age](students::age), [grades](students::grade), [the dialog](students::add_student_dialog) and [the screen](students::add_student_form) that add one, [parents](students::parent), [exams](students::exam), [the roster](students::roster) | [`students`] |
//! | Parents | what parents see of their children's lessons | [`parents`] |
//! | Practice | [the cards](practice::cards) of a plan; the planner is a crate of its own, `reedling-planner` | [`practice`] |
//! | Feedback | stars, and the average that is shown | [`feedback`] |
//! | Administration | creating users, the user list, shares | [`admin`] |
//! | Settings | profile, visibility, texts of a failed save | [`settings`] |
//! | The demo form | a request that is recorded and never sent | [`demo`] |
//! | Time | wall clocks and instants, [how they are written](time::text) | [`time`] |
//! | Forms in general | [validation errors](validation), [e-mail addresses](email), [search boxes](search) | [`validation`] |
//! | What screens show | [badges](badge), [lists, limits and defaults](constants) | [`constants`] |
//!
//! # How to read a rule
//!
//! **Sources.** "Spec §5" is a section of the product's specification, "D5" a decision on what it leaves
//! open, "Practice planning §2" the project's collection of facts on practising. A limit that none of them
//! sets says so.
//!
//! **Units.** A day is a civil date, `yyyy-MM-dd`, of the years 0001 to 9999; a time of day is `HH:mm` on a
//! wall clock; an instant is RFC 3339 in UTC, to the second. Lengths of lessons are minutes, waiting times
//! milliseconds, shares percent from 0 to 100. Lengths of texts count characters, not bytes.
//!
//! **Forms.** A `…Draft` is a form as typed so far, empty fields included; a `…Request` is the body of a request.
//! A draft's `check` gives its validation errors as [`validation::Violations`], topmost field first, and nothing
//! else decides whether a form may be sent; `plan` gives the lessons of a form. A request's `check` gives
//! the parsed value, or those errors; `problems` gives the errors alone, where form and request are one.
//!
//! **Errors.** No function panics, whatever it is given. Reading gives `None` for what cannot be read, a
//! check gives validation errors, and a step that is refused gives an error of its own such as
//! [`lessons::status::LessonError`].

#![warn(unreachable_pub)]

pub mod access;
pub mod accounts;
pub mod admin;
pub mod badge;
pub mod calendars;
pub mod case_mapping;
pub mod choice;
pub mod constants;
pub mod demo;
pub mod email;
pub mod feedback;
pub mod id;
pub mod lessons;
pub mod messages;
#[cfg(feature = "schema")]
pub mod notices;
mod order;
pub mod parents;
pub mod patch;
pub mod practice;
pub mod search;
pub mod settings;
pub mod spoofing;
pub mod students;
pub mod text;
pub mod time;
pub mod validation;

/// The product's name (design guide §1, D11).
pub const PRODUCT_NAME: &str = "Reedling";
/// The product's tagline (Spec, introduction).
pub const TAGLINE: &str = "smart practice for growing musicians";
