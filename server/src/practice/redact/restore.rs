//! Titles and sentences that were redacted, and are put back into the answer: it goes to those who typed them.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use reedling_core::case_mapping::lower;
use reedling_planner::{
    goals::Subject,
    guidance::PracticeGuidance,
    plans::{Plan, PlanRequest},
};

/// A text with fewer words may stand anywhere by itself: "a day", "the student". A numbered text is unmistakable.
const FEWEST_WORDS: usize = 3;

/// Each text with the real one, longest first.
pub(in crate::practice) struct Restored(Vec<Pair>);

/// A text as the model knows it.
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
    /// The texts that the redacted request replaces. A model may leave out a number if no other text is the same without it, and
    /// repeat a way to practise. What was not replaced stays, whatever it resembles.
    pub(in crate::practice) fn of(clean: &PlanRequest, request: &PlanRequest) -> Self {
        let (mut clean, mut request) = (clean.clone(), request.clone());
        let hows = hows(&clean, &request);
        let pairs = texts(&mut clean).into_iter().zip(texts(&mut request));
        let all: BTreeSet<(&str, &str)> = pairs
            .map(|(clean, real)| (clean.as_str(), real.as_str()))
            .collect();
        let changed = || all.iter().filter(|(clean, real)| clean != real);
        let is_real = |text: &str| all.iter().any(|(_, real)| lower(real) == lower(text));
        let plain = |clean: &str| {
            let plain = clean.rsplit_once(" (");
            plain.map_or("", |(plain, _)| plain).to_owned()
        };
        let mut pairs: Vec<Pair> = all
            .iter()
            .map(|(clean, real)| Pair::new(clean, real, true))
            .collect();
        for (clean, real) in changed() {
            let without = plain(clean);
            let same = changed().filter(|(it, _)| plain(it) == without).count();
            if same == 1 && !is_real(&without) {
                pairs.push(Pair::new(&without, real, is_clear(&without)));
            }
        }
        for (clean, real) in hows {
            if is_clear(&clean) && !is_real(&clean) && !pairs.iter().any(|it| it.clean == clean) {
                pairs.push(Pair::new(&clean, &real, true));
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

    /// Puts the real texts back in one pass, so that none is sought in what was put back.
    pub(super) fn correct_text(&self, text: &mut String) {
        let (mut real, mut rest) = (String::with_capacity(text.len()), text.as_str());
        let mut is_within = false;
        while let Some(sign) = rest.chars().next() {
            let found = self.0.iter().find(|pair| !is_within && pair.begins(rest));
            let length = match found {
                Some(pair) => {
                    real.push_str(&pair.real);
                    pair.clean.len()
                }
                None => {
                    real.push(sign);
                    sign.len_utf8()
                }
            };
            is_within = rest[..length].ends_with(char::is_alphanumeric);
            rest = &rest[length..];
        }
        *text = real;
    }
}

impl Pair {
    fn new(clean: &str, real: &str, is_clear: bool) -> Self {
        let (clean, real) = (clean.to_owned(), real.to_owned());
        Self {
            clean,
            real,
            is_clear,
        }
    }

    /// Whether a text begins with its words, of which the last is whole.
    fn begins(&self, text: &str) -> bool {
        let after = text.strip_prefix(&self.clean);
        let is_word = self.clean.ends_with(char::is_alphanumeric);
        self.is_clear
            && !self.clean.is_empty()
            && after.is_some_and(|after| !is_word || !after.starts_with(char::is_alphanumeric))
    }
}

fn is_clear(text: &str) -> bool {
    text.split_whitespace().count() >= FEWEST_WORDS
}

/// The redacted ways to practise with the real ones; none that stand for several.
fn hows(clean: &PlanRequest, request: &PlanRequest) -> BTreeMap<String, String> {
    let mut hows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (clean, real) in clean.goals.iter().zip(&request.goals) {
        if let (Some(clean), Some(real)) = (&clean.how, &real.how) {
            hows.entry(clean.clone()).or_default().insert(real.clone());
        }
    }
    let one = hows.into_iter().filter(|(_, real)| real.len() == 1);
    let pairs = one.filter_map(|(clean, mut real)| Some((clean, real.pop_first()?)));
    pairs.filter(|(clean, real)| clean != real).collect()
}
