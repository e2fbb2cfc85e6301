//! The lists of values that answers name.

use reedling_core::{access::Role, lessons::status::LessonStatus, settings::ProfileVisibility};
use reedling_db::value_types::{GoalsBy, JobState};
use reedling_planner::{goals::PieceState, proposed::RowState};

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
    LessonStatus as "LessonStatus": "Status of a lesson.";
    Role as "Role": "Role of an account.";
    AccountStatus as "AccountStatus": "Status of an account.";
    WaitsFor as "WaitsFor": "What a pending account is waiting for.";
    ActivityKind as "ActivityType": "Kind of an activity in the audit trail.";
    ActivityStatus as "ActivityStatus": "Status that an activity resulted in.";
    GoalsBy as "GoalsBy": "Source of a lesson's goals: confirmed by the teacher, read from the notes, or made by a model from them.";
    NoticeKind as "NoticeKind": "Kind of a notice.";
    JobKind as "JobKind": "Kind of a background job.";
    JobState as "JobState": "State of a background job.";
    Registration as "RegistrationMode": "How registrations of teachers are handled.";
    RowState as "ProposedRowState": "State of a goal that a model proposes: `set` if the built-in reader is certain of it, too; `asked` for the teacher to decide; `clash` if it is asked because the notes leave it out.";
    PieceState as "PieceState": "State of a piece for a teacher.";
    ProfileVisibility as "ProfileVisibility": "Who may see a profile; stored, not used yet.";
    HealthStatus as "HealthStatus": "Health of the server.";
}
