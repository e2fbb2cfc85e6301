//! The cards of a day as texts in the specification's shape.

use reedling_core::{
    case_mapping::small_first,
    practice::cards::{self, timed},
};

use crate::guidance::{DayPlan, Part, RepertoireItem};

use super::{cards::PracticeCard, wording::sentence};

/// Writes the texts of a day anew from its cards.
pub fn fill(plan: &mut DayPlan, cards: &[PracticeCard]) {
    plan.warmup.clear();
    plan.technical_focus.clear();
    plan.repertoire.clear();
    plan.musicianship.clear();
    for card in cards {
        match card.part {
            Part::WarmUp => plan.warmup = timed(card.minutes, &card.task),
            Part::Technique => append(
                &mut plan.technical_focus,
                &timed(card.minutes, &line(card, true)),
            ),
            Part::Spots | Part::Run => plan.repertoire.push(RepertoireItem {
                title: card.title.clone(),
                focus: timed(card.minutes, &line(card, false)),
                target_tempo_bpm: card.tempo.map(|tempo| tempo.bpm),
            }),
            Part::Musicianship => append(
                &mut plan.musicianship,
                &timed(card.minutes, &line(card, card.done.is_some())),
            ),
            Part::FreePlay => append(&mut plan.musicianship, &timed(card.minutes, &card.task)),
        }
    }
}

/// The line of a card in a text: "G major scale, left hand, ♩ = 46: play slowly, twice; done when …".
fn line(card: &PracticeCard, titled: bool) -> String {
    if card.is_in_teachers_words() {
        return card.task.clone();
    }
    let small = |text: &String| reedling_core::case_mapping::lower(text);
    let mut heads: Vec<String> = Vec::new();
    heads.extend(titled.then(|| card.title.clone()));
    heads.extend(
        card.place
            .clone()
            .map(|place| if titled { small_first(&place) } else { place }),
    );
    heads.extend(card.hands.as_ref().map(small));
    if titled && let Some(tempo) = card.tempo {
        let up_to = if card.slower { "up to " } else { "" };
        heads.push([up_to, tempo.unit.sign(), " = ", &tempo.bpm.to_string()].concat());
    }
    let mut text = heads.join(", ");
    if text.is_empty() {
        text.push_str(&card.task);
    } else {
        text = sentence(&text);
        text.push_str(": ");
        text.push_str(&small_first(&card.task));
    }
    cards::sentence(&text, card.done.as_deref())
}

fn append(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(line);
}
