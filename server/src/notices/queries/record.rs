//! What people are told in the app (D15).

use chrono::{DateTime, Utc};
use uuid::Uuid;

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// Lessons were scheduled.
    LessonScheduled,
    /// A lesson begins at another time, or takes longer or shorter.
    LessonMoved,
    /// A lesson was cancelled.
    LessonCancelled,
    /// A lesson was marked as missed.
    LessonMissed,
    /// A lesson was completed.
    LessonCompleted,
    /// A teacher wrote feedback on a lesson.
    FeedbackWritten,
    /// A lesson was given to another student.
    LessonWithdrawn,
    /// A student's lessons with a teacher have ended, or with all.
    TeachingEnded,
    /// An administrator gave a teacher a further student.
    StudentLinked,
    /// A teacher named somebody as the parent of a student.
    ParentAsked,
    /// A teacher who registered waits for approval.
    ApprovalWaiting,
    /// An administrator approved the account.
    AccountApproved,
}

impl NoticeKind {
    /// Every kind.
    pub const ALL: [Self; 12] = [
        Self::LessonScheduled,
        Self::LessonMoved,
        Self::LessonCancelled,
        Self::LessonMissed,
        Self::LessonCompleted,
        Self::FeedbackWritten,
        Self::LessonWithdrawn,
        Self::TeachingEnded,
        Self::StudentLinked,
        Self::ParentAsked,
        Self::ApprovalWaiting,
        Self::AccountApproved,
    ];

    /// The kind as it is stored and sent.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::LessonScheduled => "lesson_scheduled",
            Self::LessonMoved => "lesson_moved",
            Self::LessonCancelled => "lesson_cancelled",
            Self::LessonMissed => "lesson_missed",
            Self::LessonCompleted => "lesson_completed",
            Self::FeedbackWritten => "feedback_written",
            Self::LessonWithdrawn => "lesson_withdrawn",
            Self::TeachingEnded => "teaching_ended",
            Self::StudentLinked => "student_linked",
            Self::ParentAsked => "parent_asked",
            Self::ApprovalWaiting => "approval_waiting",
            Self::AccountApproved => "account_approved",
        }
    }

    /// The kind of a stored notice.
    pub fn parse(stored: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == stored)
    }
}

/// A notice, before it is written.
#[derive(Clone, Copy, Debug)]
pub struct NewNotice {
    /// What happened.
    pub kind: NoticeKind,
    /// Which lesson it is about; of a series the first one.
    pub lesson_id: Option<Uuid>,
    /// Which student it is about.
    pub student_id: Option<Uuid>,
    /// Which teacher it is about, where no lesson tells.
    pub teacher_id: Option<Uuid>,
    /// When the lesson was to begin before.
    pub earlier_at: Option<DateTime<Utc>>,
    /// How many lessons it is about.
    pub lessons: i32,
}

impl NewNotice {
    /// A notice that names nothing yet.
    pub const fn of(kind: NoticeKind) -> Self {
        Self {
            kind,
            lesson_id: None,
            student_id: None,
            teacher_id: None,
            earlier_at: None,
            lessons: 0,
        }
    }
}

/// A notice with what its sentence names.
#[derive(Clone, Debug)]
pub struct NoticeRecord {
    /// The notice.
    pub id: Uuid,
    /// What happened.
    pub kind: NoticeKind,
    /// The lesson that it is about.
    pub lesson: Option<LessonOfNotice>,
    /// Full name of the student.
    pub student_name: Option<String>,
    /// Given name of the student.
    pub student_first_name: Option<String>,
    /// Full name of the teacher, the lesson's if there is one.
    pub teacher_name: Option<String>,
    /// When the lesson was to begin before.
    pub earlier_at: Option<DateTime<Utc>>,
    /// How many lessons it is about.
    pub lessons: i32,
    /// When it happened.
    pub created_at: DateTime<Utc>,
}

/// What a notice tells of its lesson, as it is now.
#[derive(Clone, Debug)]
pub struct LessonOfNotice {
    /// The lesson.
    pub id: Uuid,
    /// Its title, which may be the automatic one.
    pub title: String,
    /// Start.
    pub start_at: DateTime<Utc>,
    /// Length in minutes.
    pub minutes: i32,
    /// IANA zone whose wall clock it keeps.
    pub time_zone: String,
    /// Whether it has a practice plan.
    pub has_plan: bool,
}
