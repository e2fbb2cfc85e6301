//! HTTP: the paths follow the URL, a body sits beside its handler.

mod accepted;
pub mod admin;
pub mod assets;
pub mod auth;
mod avatars;
pub mod bodies;
mod choice;
pub mod client;
mod cookies;
mod counted;
pub mod docs;
pub mod document;
pub mod general;
pub mod goals;
pub mod guard;
pub mod instant;
mod jobs;
pub mod layers;
pub mod lesson_feedback;
pub mod lesson_list;
pub mod lessons;
pub mod messages;
pub mod notices;
pub mod parents;
pub mod pieces;
mod practice;
pub mod repeatable;
mod site;
mod stored_plan;
pub mod students;
pub mod teachers;
pub mod users;
pub mod written;

use poem_openapi::{OpenApi, OpenApiService, Tags};

pub use self::site::app;

/// Headings of the document.
#[derive(Tags)]
pub enum Tag {
    /// Signing in, registration, passwords.
    Accounts,
    /// Without a session.
    General,
    /// A teacher's roster and lessons.
    Teachers,
    /// Students.
    Students,
    /// Lessons and feedback.
    Lessons,
    /// Parents and their children.
    Families,
    /// One's own account.
    Settings,
    /// The whole school, for administrators.
    Administration,
}

/// Every call, with its document.
pub fn service() -> OpenApiService<impl OpenApi, ()> {
    let accounts = (
        auth::session::SessionApi,
        auth::second_step::SecondStepApi,
        auth::registration::RegistrationApi,
        auth::password::PasswordApi,
        auth::google::GoogleApi,
    );
    let administration = (
        admin::users::AccountsApi,
        admin::decisions::DecisionsApi,
        admin::links::LinksApi,
        admin::overview::OverviewApi,
        admin::activities::ActivitiesApi,
        admin::students::StudentLinksApi,
        admin::contact_rights::ContactRightsApi,
        teachers::list::TeachersApi,
    );
    let teachers = (
        teachers::students::RosterApi,
        teachers::parents::ParentsOfTeacherApi,
        teachers::lessons::LessonsOfTeacherApi,
        teachers::profile::TeacherProfileApi,
        teachers::preferences::TeacherPreferencesApi,
    );
    let students = (
        students::admission::AdmissionApi,
        students::StudentsApi,
        students::record::StudentRecordApi,
        pieces::PiecesApi,
    );
    let lessons = (
        lessons::LessonsApi,
        goals::LessonGoalsApi,
        lesson_feedback::LessonFeedbackApi,
    );
    OpenApiService::new(
        (
            accounts,
            general::GeneralApi,
            avatars::AvatarsApi,
            users::UsersApi,
            (users::sessions::SessionsApi, users::second_factor::SecondFactorApi),
            notices::NoticesApi,
            administration,
            teachers,
            students,
            lessons,
            (parents::ParentsApi, messages::MessagesApi),
            jobs::JobsApi,
        ),
        reedling_core::PRODUCT_NAME,
        env!("CARGO_PKG_VERSION"),
    )
    .description(
        "Lessons, students, families and practice plans of a music school. The header `Reedling-Release` of each answer \
         under `/api` names the build of the app that the server has; a page whose own differs was opened before an update.",
    )
}
