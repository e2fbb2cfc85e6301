//! Titles and sentences that were redacted, and are put back into the answer: it goes to those who typed them.

use std::collections::{BTreeSet, HashMap};

use reedling_planner::{
    goals::Subject,
    guidance::PracticeGuidance,
    plans::{Plan, PlanRequest},
};

/// A text with fewer words may stand anywhere by itself: "a day", "the student". A numbered text is unmistakable.
const FEWEST_WORDS: usize = 3;

/// Each redacted text with the real one.
pub(in crate::practice) struct Restored(Vec<Pair>);

/// A redacted text.
struct Pair {
    clean: String,
    real: String,
    /// Whether it is recognised within a sentence.
    is_clear: bool,
}

/// Numbers each redacted title and sentence, so that it is found again and mistaken for no other.
pub(super) fn tell_apart(clean: &mut PlanRequest, request: &PlanRequest) {
    let real: Vec<String> = texts(&mut request.clone())
        .into_iter()
        .map(|text| text.clone())
        .collect();
    let mut numbered: HashMap<&str, String> = HashMap::new();
    let mut number = 0;
    for (text, real_text) in texts(clean).into_iter().zip(&real) {
        if text == real_text {
            continue;
        }
        let own = numbered.entry(real_text).or_insert_with(|| {
            loop {
                number += 1;
                let own = format!("{text} ({number})");
                if !real.contains(&own) {
                    return own;
                }
            }
        });
        text.clone_from(own);
    }
}

/// The titles of the pieces and of what the goals are about, and the sentences.
fn texts(request: &mut PlanRequest) -> Vec<&mut String> {
    let pieces = request.pieces.iter_mut().map(|piece| &mut piece.title);
    let goals = request.goals.iter_mut();
    let goals = goals.filter_map(|goal| match &mut goal.subject {
        Subject::Words { text } | Subject::Title { title: text, .. } => Some(text),
        _ => None,
    });
    pieces.chain(goals).collect()
}

impl Restored {
    /// The texts that the redacted request replaces. A model may leave out a number if no other text is the same without it.
    pub(in crate::practice) fn of(clean: &PlanRequest, request: &PlanRequest) -> Self {
        let (mut clean, mut request) = (clean.clone(), request.clone());
        let pairs = texts(&mut clean).into_iter().zip(texts(&mut request));
        let changed: BTreeSet<(&str, &str)> = pairs
            .filter(|(clean, real)| clean != real)
            .map(|(clean, real)| (clean.as_str(), real.as_str()))
            .collect();
        let plain = |clean: &str| {
            clean
                .rsplit_once(" (")
                .map_or("", |(plain, _)| plain)
                .to_owned()
        };
        let mut pairs = Vec::new();
        for (clean, real) in &changed {
            let without = plain(clean);
            let is_own = changed
                .iter()
                .filter(|(it, _)| plain(it) == without)
                .count()
                == 1;
            pairs.push(Pair {
                clean: (*clean).to_owned(),
                real: (*real).to_owned(),
                is_clear: true,
            });
            if is_own {
                pairs.push(Pair {
                    is_clear: without.split_whitespace().count() >= FEWEST_WORDS,
                    clean: without,
                    real: (*real).to_owned(),
                });
            }
        }
        // "Song for somebody (2)" before "Song for somebody".
        pairs.sort_by_key(|pair| std::cmp::Reverse(pair.clean.len()));
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
                if let Some(pair) = self.0.iter().find(|pair| pair.clean == item.title) {
                    item.title.clone_from(&pair.real);
                }
                self.correct_text(&mut item.focus);
            }
        }
    }

    pub(super) fn correct_text(&self, text: &mut String) {
        for pair in self.0.iter().filter(|pair| pair.is_clear) {
            if text.contains(&pair.clean) {
                *text = text.replace(&pair.clean, &pair.real);
            }
        }
    }
}
