//! A day while it is being written: every line with its minutes and its reason.

use chrono::NaiveDate;

use crate::{
    guidance::{Block, DayBasis, DayKind, DayPlan, Part, RepertoireItem},
    pieces::Piece,
    text::timed,
};

/// A day being written, with its basis.
pub struct Page {
    /// What is read.
    pub plan: DayPlan,
    /// Why it is there.
    pub basis: DayBasis,
}

impl Page {
    /// An empty day.
    pub fn new(kind: DayKind, duration_minutes: u16) -> Page {
        Page {
            plan: DayPlan {
                day: String::new(),
                date: NaiveDate::MIN,
                duration_minutes,
                warmup: String::new(),
                technical_focus: String::new(),
                repertoire: Vec::new(),
                musicianship: String::new(),
            },
            basis: DayBasis {
                kind,
                blocks: Vec::new(),
            },
        }
    }

    fn block(&mut self, part: Part, minutes: u16, reason: &str) {
        self.basis.blocks.push(Block {
            part,
            minutes,
            reason: reason.into(),
        });
    }

    /// Adds the warm-up.
    pub fn warm_up(&mut self, minutes: u16, text: &str) {
        self.block(Part::WarmUp, minutes, "template:warm-up");
        self.plan.warmup = timed(minutes, text);
    }

    /// Adds an item of technique.
    pub fn technique(&mut self, minutes: u16, text: &str, reason: &str) {
        self.block(Part::Technique, minutes, reason);
        append(&mut self.plan.technical_focus, &timed(minutes, text));
    }

    /// Adds a line on a piece.
    pub fn repertoire(
        &mut self,
        part: Part,
        minutes: u16,
        piece: &Piece,
        text: &str,
        bpm: Option<u16>,
        reason: &str,
    ) {
        self.block(part, minutes, reason);
        self.plan.repertoire.push(RepertoireItem {
            title: piece.title.clone(),
            focus: timed(minutes, text),
            target_tempo_bpm: bpm,
        });
    }

    /// Adds an item of musicianship.
    pub fn study(&mut self, minutes: u16, text: &str, reason: &str) {
        self.block(Part::Musicianship, minutes, reason);
        append(&mut self.plan.musicianship, &timed(minutes, text));
    }

    /// Adds the free play.
    pub fn free_play(&mut self, minutes: u16, text: &str) {
        self.block(Part::FreePlay, minutes, "template:free-play");
        append(
            &mut self.plan.musicianship,
            &timed(minutes, &["Your choice: ", text, "."].concat()),
        );
    }
}

fn append(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(line);
}
