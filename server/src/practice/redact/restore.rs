//! Titles and sentences that were redacted, and are put back into the answer: it goes to those who typed them.

use reedling_planner::{
    goals::Subject,
    guidance::PracticeGuidance,
    plans::{Plan, PlanRequest},
};

/// Fewer words may stand anywhere by themselves.
const FEWEST_WORDS: usize = 2;

/// Each redacted text with the real one.
pub(in crate::practice) struct Restored(Vec<(String, String)>);

/// Gives redacted titles that have become the same a number each, so that each piece is found again.
pub(super) fn tell_apart(clean: &mut PlanRequest, request: &PlanRequest) {
    let mut taken: Vec<String> = Vec::new();
    let real = request.pieces.iter().map(|piece| &piece.title);
    for (piece, real) in clean.pieces.iter_mut().zip(real) {
        if piece.title != *real {
            let plain = piece.title.clone();
            let is_taken = |title: &String| {
                taken.contains(title) || request.pieces.iter().any(|other| other.title == *title)
            };
            let mut number = 1;
            while is_taken(&piece.title) {
                number += 1;
                piece.title = format!("{plain} ({number})");
            }
        }
        taken.push(piece.title.clone());
    }
}

impl Restored {
    /// What the redacted request calls by another title than the real one.
    pub(in crate::practice) fn of(clean: &PlanRequest, request: &PlanRequest) -> Self {
        let pieces = clean.pieces.iter().zip(&request.pieces);
        let pieces = pieces.map(|(clean, real)| (clean.title.clone(), real.title.clone()));
        let goals = clean.goals.iter().zip(&request.goals);
        let goals = goals.filter_map(|(clean, real)| match (&clean.subject, &real.subject) {
            (Subject::Words { text: clean }, Subject::Words { text: real })
            | (Subject::Title { title: clean, .. }, Subject::Title { title: real, .. }) => {
                Some((clean.clone(), real.clone()))
            }
            _ => None,
        });
        let mut pairs: Vec<(String, String)> = pieces
            .chain(goals)
            .filter(|(clean, real)| clean != real)
            .collect();
        // "Song for somebody (2)" before "Song for somebody".
        pairs.sort_by_key(|(clean, _)| std::cmp::Reverse(clean.len()));
        Self(pairs)
    }

    /// The plan with the real ones.
    pub(in crate::practice) fn restore(&self, mut plan: Plan) -> Plan {
        self.correct(&mut plan.guidance);
        plan
    }

    fn correct(&self, guidance: &mut PracticeGuidance) {
        self.correct_text(&mut guidance.week_summary);
        let tips = guidance.tips_for_parents.iter_mut();
        tips.for_each(|tip| self.correct_text(tip));
        for day in &mut guidance.daily_plan {
            for line in [
                &mut day.warmup,
                &mut day.technical_focus,
                &mut day.musicianship,
            ] {
                self.correct_text(line);
            }
            for item in &mut day.repertoire {
                let real = self.0.iter().find(|(clean, _)| *clean == item.title);
                if let Some((_, real)) = real {
                    item.title.clone_from(real);
                }
                self.correct_text(&mut item.focus);
            }
        }
    }

    fn correct_text(&self, text: &mut String) {
        for (clean, real) in &self.0 {
            if clean.split_whitespace().count() >= FEWEST_WORDS && text.contains(clean.as_str()) {
                *text = text.replace(clean.as_str(), real);
            }
        }
    }
}
