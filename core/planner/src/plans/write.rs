//! Writes the cards of each day, and from them the days in the specification's shape.

use crate::{
    goals::TempoMark,
    guidance::{Block, DayBasis, DayKind, DayPlan, Part, RepertoireItem},
    text::timed,
};

use super::{
    Frame,
    allocate::{DaySlots, Role, Slot},
    cards::{DayCards, LineKey, PracticeCard},
    items::{Item, Side, Sort, Spot},
    subject::sentence,
    tasks::{Limits, Purpose, Reader, Task},
    week::Care,
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

/// The days with their cards and their reasons.
pub fn write(
    frame: &Frame,
    items: &[Item],
    slots: &[DaySlots; 7],
) -> (Vec<DayPlan>, Vec<DayCards>, Vec<DayBasis>) {
    let mut writer = Writer {
        frame,
        items,
        reader: Reader::of(frame.family(), frame.request.student.age, frame.level()),
        used: Vec::new(),
        met: vec![false; items.len()],
        practised: 0,
    };
    let (mut plans, mut cards, mut basis) = (Vec::new(), Vec::new(), Vec::new());
    for (index, day) in slots.iter().enumerate() {
        let (own, reasons) = writer.day(index, day);
        plans.push(writer.plan(index, day, &own));
        basis.push(DayBasis {
            kind: frame.days[index].kind,
            blocks: own
                .iter()
                .zip(reasons)
                .map(|(card, reason)| Block {
                    part: card.part,
                    minutes: card.minutes,
                    reason: reason.into(),
                })
                .collect(),
        });
        cards.push(DayCards {
            date: frame.date(index),
            minutes: day.minutes(),
            cards: own,
        });
    }
    (plans, cards, basis)
}

struct Writer<'a> {
    frame: &'a Frame<'a>,
    items: &'a [Item],
    reader: Reader,
    /// Tasks of the week by item, one entry for each day.
    used: Vec<(usize, &'static str, usize)>,
    /// Items that have had their first day.
    met: Vec<bool>,
    practised: usize,
}

impl Writer<'_> {
    /// The cards of a day with their reasons.
    fn day(&mut self, index: usize, day: &DaySlots) -> (Vec<PracticeCard>, Vec<&'static str>) {
        let kind = self.frame.days[index].kind;
        let (mut cards, mut reasons) = (Vec::new(), Vec::new());
        if day.warmup > 0 {
            cards.push(self.warm_up(day.warmup, kind));
            reasons.push("template:warm-up");
        }
        let last = match (kind, day.free) {
            (_, 0) => None,
            (DayKind::Lesson | DayKind::Exam, free) => Some(self.question(free, kind)),
            (_, free) => Some(self.free_play(free)),
        };
        let frame_words = |card: &PracticeCard| words(&card.task);
        let spent: usize = cards.iter().chain(&last).map(frame_words).sum();
        let mut left = most_words(self.frame.request.student.age).saturating_sub(spent);
        for (at, slot) in day.slots.iter().enumerate() {
            let share = left / (day.slots.len() - at).max(1);
            let card = self.card(index, slot, share);
            left = left.saturating_sub(card_words(&card));
            reasons.push(match slot.role {
                Role::Take => "template:take",
                Role::Look if kind == DayKind::Exam => "template:exam-day",
                Role::Look => "template:lesson-day",
                _ => self.items[slot.item].reason,
            });
            cards.push(card);
        }
        for slot in &day.slots {
            self.met[slot.item] = true;
        }
        if let Some(card) = last {
            reasons.push(if card.part == Part::FreePlay {
                "template:free-play"
            } else {
                "template:lesson-day"
            });
            cards.push(card);
        }
        number(&mut cards);
        self.practised += usize::from(!day.slots.is_empty());
        (cards, reasons)
    }

    /// A card: where, with which hand, how fast, what, how often, until when.
    fn card(&mut self, day: usize, slot: &Slot, room: usize) -> PracticeCard {
        let item = &self.items[slot.item];
        let (spot, side) = item.at(slot.turn);
        let first = !self.met[slot.item];
        let by_teacher = item.reason != "ladder";
        let mut card = PracticeCard {
            key: LineKey {
                goal: item.key.clone(),
                task: String::new(),
                ordinal: 1,
            },
            part: if slot.role == Role::Take {
                Part::Run
            } else {
                item.part()
            },
            title: item.title.clone(),
            place: None,
            hands: match side {
                Side::Both => None,
                Side::Left => Some("Left hand".into()),
                Side::Right => Some("Right hand".into()),
            },
            tempo: slot.bpm.map(|bpm| TempoMark {
                bpm,
                unit: item.unit,
            }),
            minutes: slot.minutes,
            times: None,
            task: String::new(),
            done: None,
            how: None,
            teacher: item.how.clone().filter(|_| first && by_teacher),
        };
        if item.sort == Sort::Words {
            card.key.task = "words".into();
            card.task = words_of(self.frame, &item.key);
            return card;
        }
        let whole = self.is_whole(day, slot);
        if !whole {
            card.place = (!spot.place.is_empty()).then(|| sentence(&spot.place));
        }
        let (purposes, limits) = (self.purposes(slot, whole), self.limits(item, spot, side));
        let place = if spot.place.is_empty() || whole {
            "it"
        } else {
            &spot.place
        };
        let extra = card.place.as_deref().map_or(0, words) + 2 * usize::from(card.hands.is_some());
        let task = self.choose(day, slot, &purposes, limits, room.saturating_sub(extra));
        let Some(task) = task else { return card };
        let is_scale =
            |item: &&Item| item.sort == Sort::Technique && item.title.ends_with(" scale");
        let key = self.items.iter().find(is_scale);
        let key = key.map_or("three notes you choose".into(), |item| {
            ["the ", &item.title].concat()
        });
        let worded = self.reader.word(task, slot.times, place, &key);
        card.key.task = task.id.into();
        card.times = Some(slot.times);
        card.task = worded.line;
        card.done = Some(worded.test);
        card.how = Some(match &item.how {
            Some(form) if !by_teacher => [&sentence(&worded.how), " ", form].concat(),
            _ => sentence(&worded.how),
        });
        card
    }

    /// Whether a card is for the whole piece: the take, a run of a piece without a place, a kept piece.
    fn is_whole(&self, day: usize, slot: &Slot) -> bool {
        let item = &self.items[slot.item];
        let run = slot.role == Role::Second && item.spots.iter().all(|spot| spot.bars.is_none());
        let plays_through = self.exam_soon()
            && self.frame.days[day].kind == DayKind::Perform
            && slot.role == Role::Work
            && day >= 5;
        match item.sort {
            Sort::Practise => {
                slot.role == Role::Take
                    || item.whole && is_named_nowhere(item) && (run || plays_through)
            }
            Sort::Keep | Sort::Listen => true,
            _ => false,
        }
    }

    fn exam_soon(&self) -> bool {
        self.frame.asked.days_to_exam.is_some_and(|days| days <= 42)
    }

    fn purposes(&self, slot: &Slot, whole: bool) -> Vec<Purpose> {
        let item = &self.items[slot.item];
        let new = item.purposes.first() == Some(&Purpose::New);
        match (slot.role, item.sort) {
            (Role::Take, _) => vec![Purpose::Take],
            (Role::Look, Sort::Practise) => vec![Purpose::Look],
            (_, Sort::Practise) if whole && new => vec![Purpose::First],
            (_, Sort::Practise) if whole => vec![Purpose::Run],
            // The needs of a goal take turns; what any place can take comes after them.
            (_, Sort::Practise) => {
                let (mut needs, rest): (Vec<Purpose>, Vec<Purpose>) = item
                    .purposes
                    .iter()
                    .partition(|purpose| **purpose != Purpose::General);
                if !needs.is_empty() {
                    let first = slot.turn % needs.len();
                    needs.rotate_left(first);
                }
                needs.extend(rest);
                needs
            }
            _ => item.purposes.clone(),
        }
    }

    fn limits(&self, item: &Item, spot: &Spot, side: Side) -> Limits {
        Limits {
            one_hand: side != Side::Both || item.sides.len() > 1,
            gentle: self.frame.asked.care.contains(&Care::Half),
            short: spot.bars.is_some_and(|(from, to)| to - from < 3),
            no_metronome: false,
        }
    }

    /// The task of a card: one that slipped comes again, one that was clean on two days gives way, none comes on more than two
    /// days of a week while there is another; the first need has most of the days.
    fn choose(
        &mut self,
        day: usize,
        slot: &Slot,
        purposes: &[Purpose],
        limits: Limits,
        room: usize,
    ) -> Option<&'static Task> {
        let item = &self.items[slot.item];
        let log = &self.frame.request.log;
        let times = |task: &Task| {
            self.used
                .iter()
                .filter(|(of, id, _)| *of == slot.item && *id == task.id)
                .count()
        };
        let today = |task: &Task| {
            self.used
                .iter()
                .any(|(of, id, on)| *of == slot.item && *id == task.id && *on == day)
        };
        let clean = |task: &Task| log.clean_days(&item.key, task.id) >= 2;
        let long = |task: &Task| {
            let worded = self.reader.word(task, slot.times, "it", "it");
            words(&worded.line) + words(&worded.test) + 2 > room
        };
        let mut all: Vec<&'static Task> = Vec::new();
        for purpose in purposes {
            let own: Vec<&'static Task> = self.reader.tasks(*purpose, limits).collect();
            let start = if *purpose == Purpose::General {
                slot.turn + slot.item + self.frame.seed
            } else {
                slot.turn
            };
            for step in 0..own.len() {
                let task = own[(start + step) % own.len()];
                if !all.iter().any(|known| known.id == task.id) {
                    all.push(task);
                }
            }
        }
        let slipped = |task: &&&Task| log.slipped(&item.key, task.id) && times(task) == 0;
        let again = all.iter().find(slipped).filter(|_| slot.turn == 0);
        let rank = |task: &&&'static Task| (clean(task), today(task), times(task) >= 2, long(task));
        let chosen = again.or_else(|| all.iter().min_by_key(rank)).copied();
        if let Some(task) = chosen {
            self.used.push((slot.item, task.id, day));
        }
        chosen
    }

    fn plain(
        &self,
        key: &str,
        part: Part,
        title: &str,
        minutes: u16,
        task: String,
        id: &str,
    ) -> PracticeCard {
        PracticeCard {
            key: LineKey {
                goal: key.into(),
                task: id.into(),
                ordinal: 1,
            },
            part,
            title: title.into(),
            place: None,
            hands: None,
            tempo: None,
            minutes,
            times: None,
            task,
            done: None,
            how: None,
            teacher: None,
        }
    }

    fn warm_up(&self, minutes: u16, kind: DayKind) -> PracticeCard {
        let one_hand = self.frame.hand().is_some();
        let turn = self.frame.seed + self.practised;
        let task = match kind {
            DayKind::Exam => None,
            _ if one_hand => None,
            _ => self.reader.nth(Purpose::Warmup, Limits::default(), turn),
        };
        let (text, id) = match (task, kind) {
            (Some(task), _) => (self.reader.word(task, 1, "it", "it").line, task.id),
            (None, DayKind::Exam) => (
                "Warm in softly with the easiest line you know.".into(),
                "warm-exam",
            ),
            _ => (
                "Drop the shoulders three times and breathe out slowly.".into(),
                "warm-shoulders",
            ),
        };
        self.plain("warm-up", Part::WarmUp, "Warm-up", minutes, text, id)
    }

    fn free_play(&self, minutes: u16) -> PracticeCard {
        let turn = self.frame.seed + self.practised;
        let task = self.reader.nth(Purpose::Free, Limits::default(), turn);
        let (text, id) = match task {
            Some(task) => (self.reader.word(task, 1, "it", "it").line, task.id),
            None => (String::new(), "free"),
        };
        let text = ["Your choice: ", &text].concat();
        self.plain("free-play", Part::FreePlay, "Free play", minutes, text, id)
    }

    fn question(&self, minutes: u16, kind: DayKind) -> PracticeCard {
        let (text, id) = match kind {
            DayKind::Exam => (
                "Breathe out three times and hear each opening inside.",
                "breathe",
            ),
            _ if self.frame.request.dates.next_lesson.is_some() => {
                ("Write down one question for your teacher.", "question")
            }
            _ => ("Write down one question for your next lesson.", "question"),
        };
        self.plain(
            "question",
            Part::Musicianship,
            "Before you go",
            minutes,
            text.into(),
            id,
        )
    }

    /// A day in the specification's shape.
    fn plan(&self, index: usize, day: &DaySlots, cards: &[PracticeCard]) -> DayPlan {
        let mut plan = DayPlan {
            day: ["Day ", &(index + 1).to_string()].concat(),
            date: self.frame.date(index),
            duration_minutes: day.minutes(),
            warmup: String::new(),
            technical_focus: String::new(),
            repertoire: Vec::new(),
            musicianship: String::new(),
        };
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
        if self.frame.days[index].kind == DayKind::Rest {
            plan.musicianship = rest(self.frame, index).into();
        }
        plan
    }
}

/// Whether no place of a piece is named.
fn is_named_nowhere(item: &Item) -> bool {
    item.spots.iter().all(|spot| spot.bars.is_none()) && item.spots.len() > 1
}

/// The words of a `words` goal.
fn words_of(frame: &Frame, key: &str) -> String {
    let goals = frame.request.goals.iter();
    let goal = goals.filter(|goal| goal.key() == key);
    goal.filter_map(|goal| match &goal.subject {
        crate::goals::Subject::Words { text } => Some(text.trim().to_owned()),
        _ => None,
    })
    .next()
    .unwrap_or_default()
}

/// How many words of a card count.
pub fn card_words(card: &PracticeCard) -> usize {
    if card.key.task == "words" {
        return 0;
    }
    let texts = [&card.place, &card.hands, &card.done].map(|text| text.as_deref().map_or(0, words));
    words(&card.task) + texts.iter().sum::<usize>() + 2 * usize::from(card.done.is_some())
}

/// The line of a card in a text: "G major scale, left hand, ♩ = 46: play slowly, twice; done when …".
fn line(card: &PracticeCard, titled: bool) -> String {
    if card.key.task == "words" {
        return card.task.clone();
    }
    let small = |text: &String| reedling_core::search::lower(text);
    let mut heads: Vec<String> = Vec::new();
    heads.extend(titled.then(|| card.title.clone()));
    heads.extend(
        card.place
            .clone()
            .map(|place| if titled { small_first(&place) } else { place }),
    );
    heads.extend(card.hands.as_ref().map(small));
    if titled && let Some(tempo) = card.tempo {
        heads.push([tempo.unit.sign(), " = ", &tempo.bpm.to_string()].concat());
    }
    let mut text = heads.join(", ");
    if text.is_empty() {
        text.push_str(&card.task);
    } else {
        text = sentence(&text);
        text.push_str(": ");
        text.push_str(&small_first(&card.task));
    }
    if let Some(done) = &card.done {
        text.push_str("; done when ");
        text.push_str(done);
    }
    if !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}

fn small_first(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
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

/// What stands on a day off.
fn rest(frame: &Frame, day: usize) -> &'static str {
    let before = frame.days[..day]
        .iter()
        .filter(|day| day.kind == DayKind::Rest)
        .count();
    match frame.days[day].care {
        Care::Quiet => "Rest day. No playing today.",
        _ if frame.asked.off[day] => "A day off, as agreed.",
        _ if before == 0 => "Rest day. Start a notch slower tomorrow.",
        _ => "Rest day. What you practised settles while you do other things.",
    }
}

fn append(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(line);
}
