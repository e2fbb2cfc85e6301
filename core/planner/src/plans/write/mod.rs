//! Writes the cards of each day, and from them the days in the specification's shape.

mod card;
mod choose;
mod known;
mod main_task;
mod rest;
mod usual;

use crate::{
    guidance::{Block, DayBasis, DayKind, DayPlan, Part},
    reason::Reason,
};

use known::Read;

use super::{
    WeekContext,
    allocate::{DaySlots, Role},
    cards::{DayCards, PracticeCard},
    items::Item,
    page,
    tasks::Reader,
};

/// The most words of a day's texts to ten years and for anybody; titles, figures and the teacher's words are not counted.
pub fn most_words(age: Option<u8>) -> usize {
    if age.is_some_and(|age| age <= 10) {
        90
    } else {
        150
    }
}

/// How many words a text has.
pub fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

/// The days with their cards and their reasons. A card that takes one note only makes its day shorter.
pub fn write(
    week: &WeekContext,
    items: &[Item],
    slots: &mut [DaySlots; 7],
) -> (Vec<DayPlan>, Vec<DayCards>, Vec<DayBasis>) {
    let mut writer = Writer {
        week,
        items,
        slots: slots.clone(),
        read: Vec::new(),
        reader: Reader::of(week.family(), week.request.student.age, week.level()),
        used: Vec::new(),
        met: vec![false; items.len()],
        practised: 0,
    };
    let (mut plans, mut cards, mut basis) = (Vec::new(), Vec::new(), Vec::new());
    for (index, day) in slots.iter_mut().enumerate() {
        let (own, reasons) = writer.day(index, day);
        plans.push(writer.plan(index, day, &own));
        basis.push(DayBasis {
            kind: week.days[index].kind,
            blocks: own
                .iter()
                .zip(reasons)
                .map(|(card, reason)| Block {
                    part: card.part,
                    minutes: card.minutes,
                    reason: reason.as_str().into(),
                })
                .collect(),
        });
        cards.push(DayCards {
            date: week.date(index),
            minutes: day.minutes(),
            cards: own,
        });
    }
    (plans, cards, basis)
}

struct Writer<'a> {
    week: &'a WeekContext<'a>,
    items: &'a [Item],
    /// All cards of the week, as they were allocated.
    slots: [DaySlots; 7],
    /// What the cards so far have read.
    read: Vec<Read<'a>>,
    reader: Reader,
    /// Tasks of the week by item, one entry for each day.
    used: Vec<(usize, &'static str, usize)>,
    /// Items that have had their first day.
    met: Vec<bool>,
    practised: usize,
}

impl Writer<'_> {
    /// The cards of a day with their reasons.
    fn day(&mut self, index: usize, day: &mut DaySlots) -> (Vec<PracticeCard>, Vec<Reason>) {
        let kind = self.week.days[index].kind;
        let (mut cards, mut reasons) = (Vec::new(), Vec::new());
        if day.warmup > 0 {
            cards.push(self.warm_up(day.warmup, kind));
            reasons.push(Reason::TemplateWarmUp);
        }
        let last = match (kind, day.free) {
            (_, 0) => None,
            (DayKind::Lesson | DayKind::Exam, free) => Some(self.question(free, kind)),
            (_, free) => Some(self.free_play(free)),
        };
        let words_of = |card: &PracticeCard| words(&card.task);
        let spent: usize = cards.iter().chain(&last).map(words_of).sum();
        let mut left = most_words(self.week.request.student.age).saturating_sub(spent);
        for at in 0..day.slots.len() {
            let slot = day.slots[at];
            let share = left / (day.slots.len() - at).max(1);
            let card = self.card(index, &slot, share);
            day.slots[at].minutes = card.minutes;
            left = left.saturating_sub(card_words(&card));
            reasons.push(match slot.role {
                Role::Take => Reason::TemplateTake,
                Role::Look if kind == DayKind::Exam => Reason::TemplateExamDay,
                Role::Look => Reason::TemplateLessonDay,
                _ => self.items[slot.item].reason,
            });
            cards.push(card);
        }
        if let Some(card) = last {
            reasons.push(if card.part == Part::FreePlay {
                Reason::TemplateFreePlay
            } else {
                Reason::TemplateLessonDay
            });
            cards.push(card);
        }
        number(&mut cards);
        self.practised += usize::from(!day.slots.is_empty());
        (cards, reasons)
    }

    /// A day in the specification's shape.
    fn plan(&self, index: usize, day: &DaySlots, cards: &[PracticeCard]) -> DayPlan {
        let mut plan = DayPlan {
            day: ["Day ", &(index + 1).to_string()].concat(),
            date: self.week.date(index),
            duration_minutes: day.minutes(),
            warmup: String::new(),
            technical_focus: String::new(),
            repertoire: Vec::new(),
            musicianship: String::new(),
        };
        page::fill(&mut plan, cards);
        if cards.is_empty() {
            plan.musicianship = self.rest(index).into();
        }
        plan
    }
}

/// How many words of a card count.
pub fn card_words(card: &PracticeCard) -> usize {
    if card.is_in_teachers_words() {
        return 0;
    }
    let texts = [&card.place, &card.hands, &card.done].map(|text| text.as_deref().map_or(0, words));
    words(&card.task) + texts.iter().sum::<usize>() + 2 * usize::from(card.done.is_some())
}

/// Counts the lines of one goal and task on a day.
fn number(cards: &mut [PracticeCard]) {
    for at in 1..cards.len() {
        let (before, rest) = cards.split_at_mut(at);
        let own = &mut rest[0].key;
        let same = before
            .iter()
            .filter(|card| card.key.goal == own.goal && card.key.task == own.task);
        own.ordinal = u8::try_from(same.count() + 1).unwrap_or(u8::MAX);
    }
}
