//! What the tasks of `data/tasks.txt` are for.

/// What a task serves: a need, or a place in the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the names are those of the data, which says what they mean"
)]
pub enum Purpose {
    Rhythm,
    Evenness,
    Fingering,
    Intonation,
    Hands,
    Dynamics,
    Articulation,
    Memory,
    Pedal,
    Tone,
    Chords,
    Fluency,
    Nerves,
    Posture,
    Stuck,
    New,
    General,
    Join,
    Run,
    Whole,
    First,
    Take,
    Programme,
    Keep,
    Look,
    Scale,
    Pattern,
    Draw,
    Exercise,
    Sight,
    Aural,
    Theory,
    Improvise,
    Listen,
    Warmup,
    Loosen,
    Free,
    Easy,
}

impl Purpose {
    /// Whether it is for anything of its sort, and not for one need.
    pub fn is_for_any(self) -> bool {
        matches!(
            self,
            Self::General | Self::Scale | Self::Pattern | Self::Exercise
        )
    }
}
