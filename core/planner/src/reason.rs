//! Why a plan has a line, or a week its shape: stable codes that are stored beside the plan.

/// A reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The body halves the minutes.
    BodyHalf,
    /// The body lets one hand play.
    BodyOneHand,
    /// The body lets nobody play on some day.
    BodyListening,
    /// Last week's log has less than two fifths.
    LogLittle,
    /// Last week's log has less than four fifths.
    LogLess,
    /// Last week's log has all of it, or nearly.
    LogKept,
    /// The teacher limits days or minutes.
    WeekLimits,
    /// An exam lies ahead.
    ExamAhead,
    /// The goals do not fill the days.
    FewGoals,
    /// A goal is still open from the last lesson.
    GoalCarried,
    /// A goal is in the teacher's own words.
    GoalWords,
    /// A goal keeps a piece alive.
    GoalKeep,
    /// A goal is to listen.
    GoalListen,
    /// A goal is to perform.
    GoalPerform,
    /// A goal is to practise.
    GoalPractise,
    /// A piece makes no progress.
    PieceStuck,
    /// A piece is new.
    StageNew,
    /// A kept piece is played again.
    StageKeep,
    /// Reading has its turn.
    SlotSightReading,
    /// The ear has its turn.
    SlotAural,
    /// Theory has its turn.
    SlotTheory,
    /// Technique is drawn at random before an exam.
    ExamDraw,
    /// Technique of the grade's ladder.
    Ladder,
    /// An exercise that comes on any day.
    TechniqueGeneral,
    /// Each day begins with a warm-up.
    TemplateWarmUp,
    /// Each day ends with free play.
    TemplateFreePlay,
    /// A day without the instrument has something to listen to.
    TemplateLight,
    /// A take: a piece is played to somebody, or recorded.
    TemplateTake,
    /// The day of the lesson.
    TemplateLessonDay,
    /// The day of the exam.
    TemplateExamDay,
}

impl Reason {
    /// The code as it is stored.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BodyHalf => "body:half",
            Self::BodyOneHand => "body:one-hand",
            Self::BodyListening => "body:listening",
            Self::LogLittle => "log:little",
            Self::LogLess => "log:less",
            Self::LogKept => "log:kept",
            Self::WeekLimits => "week:limits",
            Self::ExamAhead => "exam:ahead",
            Self::FewGoals => "few-goals",
            Self::GoalCarried => "goal:carried",
            Self::GoalWords => "goal:words",
            Self::GoalKeep => "goal:keep",
            Self::GoalListen => "goal:listen",
            Self::GoalPerform => "goal:perform",
            Self::GoalPractise => "goal:practise",
            Self::PieceStuck => "piece:stuck",
            Self::StageNew => "stage:new",
            Self::StageKeep => "stage:keep",
            Self::SlotSightReading => "slot:sight-reading",
            Self::SlotAural => "slot:aural",
            Self::SlotTheory => "slot:theory",
            Self::ExamDraw => "exam:draw",
            Self::Ladder => "ladder",
            Self::TechniqueGeneral => "technique:general",
            Self::TemplateWarmUp => "template:warm-up",
            Self::TemplateFreePlay => "template:free-play",
            Self::TemplateLight => "template:light",
            Self::TemplateTake => "template:take",
            Self::TemplateLessonDay => "template:lesson-day",
            Self::TemplateExamDay => "template:exam-day",
        }
    }
}
