//! The lists of values that answers name.

use reedling_core::{access::Role, lessons::status::LessonStatus, settings::ProfileVisibility};
use reedling_db::value_types::{GoalsBy, JobState};
use reedling_planner::goals::PieceState;

use crate::{
    accounts::queries::account::{AccountStatus, WaitsFor},
    api::choice::choices,
    audit::activity::{ActivityKind, ActivityStatus},
    config::registration::Registration,
    jobs::record::JobKind,
    notices::queries::record::NoticeKind,
    state::monitor::HealthStatus,
};

choices! {
    LessonStatus as "LessonStatus": "State of a lesson.";
    Role as "Role": "The role of an account.";
    AccountStatus as "AccountStatus": "Whether an account may be used.";
    WaitsFor as "WaitsFor": "What a pending account waits for.";
    ActivityKind as "ActivityType": "What kind of activity it was.";
    ActivityStatus as "ActivityStatus": "The state after it was done.";
    GoalsBy as "GoalsBy": "By whom a lesson's goals were set.";
    NoticeKind as "NoticeKind": "What a notice is about.";
    JobKind as "JobKind": "What a background job does.";
    JobState as "JobState": "The state of a background job.";
    Registration as "RegistrationMode": "What becomes of a teacher who registers.";
    PieceState as "PieceState": "The state of a piece with a teacher.";
    ProfileVisibility as "ProfileVisibility": "Who may see a profile; kept for later.";
    HealthStatus as "HealthStatus": "The server's health: every part works, a part fails, or it is shutting down.";
}
