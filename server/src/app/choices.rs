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
    Role as "Role": "What an account is.";
    AccountStatus as "AccountStatus": "Whether an account may be used.";
    WaitsFor as "WaitsFor": "What a pending account waits for.";
    ActivityKind as "ActivityType": "What kind of thing was done.";
    ActivityStatus as "ActivityStatus": "How the thing stood after it was done.";
    GoalsBy as "GoalsBy": "Who said what a lesson sets.";
    NoticeKind as "NoticeKind": "What somebody is told.";
    JobKind as "JobKind": "What a background job does.";
    JobState as "JobState": "How a background job stands.";
    Registration as "RegistrationMode": "What becomes of a teacher who registers.";
    PieceState as "PieceState": "Where a piece stands with a teacher.";
    ProfileVisibility as "ProfileVisibility": "Who may see a profile; kept for later.";
    HealthStatus as "HealthStatus": "How the server is: well, with a part that fails, or told to end.";
}
