//! Series, changes of them and what is around them, from a number alone: the same natively and in WebAssembly.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, TimeDelta, Utc};
use reedling_core::{
    lessons::{
        cancel_reason::CancelReason,
        closure::ClosedDays,
        conflict::BusyLesson,
        series_change::{
            question::SeriesQuestion,
            request::{ChangeKind, Scope, SeriesChange, SeriesChangeRequest},
            state::{SeriesLesson, SeriesRule, SeriesSkip, SeriesState, SkipReason},
        },
        status::LessonStatus,
        title::lesson_title,
    },
    time::{Zone, text, to_utc},
};

/// Numbers that follow from a seed (SplitMix64).
pub struct Chance(pub u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below another.
    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    /// Once in so many times.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    fn one<T: Copy>(&mut self, choices: &[T]) -> T {
        let place = self.below(choices.len() as u64);
        choices[usize::try_from(place).expect("small")]
    }
}

/// A case: a question, and the teacher's lessons.
pub fn case(seed: u64, zone_name: &str, zone: &impl Zone) -> (SeriesQuestion, Vec<BusyLesson>) {
    let mut chance = Chance(seed);
    let series = series(&mut chance, zone);
    let lessons = chance.below(series.lessons.len() as u64);
    let lesson = &series.lessons[usize::try_from(lessons).expect("small")];
    let anchor = lesson.id.clone();
    let request = request(&mut chance, &series, lesson.slot);
    let closures = closures(&mut chance, &series.rule);
    let ahead = chance.below(30);
    let now = to_utc(
        zone,
        (series.rule.first_date + Days::new(ahead)).and_time(NaiveTime::MIN),
    );
    let busy = busy(&mut chance, &series);
    let question = SeriesQuestion {
        series,
        anchor,
        request,
        closures,
        now,
        zone: zone_name.to_owned(),
        school_zone: zone_name.to_owned(),
    };
    (question, busy)
}

fn series(chance: &mut Chance, zone: &impl Zone) -> SeriesState {
    let first = NaiveDate::from_ymd_opt(2026, 1, 1).expect("a day");
    let first_date = first + Days::new(chance.below(365));
    let minute = chance.one(&[0, 2 * 60 + 30, 15 * 60, 16 * 60, 23 * 60 + 45]);
    let local_time = NaiveTime::MIN + TimeDelta::minutes(minute);
    let interval_weeks = chance.one(&[1, 1, 1, 2, 4]);
    let is_automatic = chance.once_in(2);
    let mut rule = SeriesRule {
        title: "Scales".to_owned(),
        description: Some("Major keys".to_owned()).filter(|_| chance.once_in(2)),
        duration_minutes: 30,
        local_time,
        first_date,
        last_date: first_date,
        interval_weeks,
    };
    if is_automatic {
        rule.title = lesson_title(Some("Anna Bell"), first_date);
    }
    let (mut lessons, mut skips) = (Vec::new(), Vec::new());
    for number in 0..1 + chance.below(20) {
        let slot = first_date + Days::new(7 * u64::from(interval_weeks) * number);
        rule.last_date = slot;
        if number > 0 && chance.once_in(8) {
            skips.push(SeriesSkip {
                slot,
                reason: SkipReason::Teacher,
                closure_id: None,
            });
        } else {
            lessons.push(lesson(chance, &rule, (number, slot), is_automatic, zone));
        }
    }
    SeriesState {
        rule,
        student_name: Some("Anna Bell".to_owned()),
        lessons,
        skips,
    }
}

fn lesson(
    chance: &mut Chance,
    rule: &SeriesRule,
    (number, slot): (u64, NaiveDate),
    is_automatic: bool,
    zone: &impl Zone,
) -> SeriesLesson {
    let mut local = slot.and_time(rule.local_time);
    let mut duration_minutes = rule.duration_minutes;
    let detached = chance.once_in(6);
    if detached {
        local += TimeDelta::hours(1 + i64::try_from(chance.below(60)).expect("small"));
        duration_minutes += chance.one(&[0, 15]);
    }
    let status = chance.one(&[
        LessonStatus::Scheduled,
        LessonStatus::Scheduled,
        LessonStatus::Scheduled,
        LessonStatus::Completed,
        LessonStatus::Cancelled,
        LessonStatus::Missed,
    ]);
    let cancelled = status == LessonStatus::Cancelled;
    let reason = chance.one(&[CancelReason::Teacher, CancelReason::Schedule]);
    let automatic = lesson_title(Some("Anna Bell"), local.date());
    let title = if is_automatic {
        automatic
    } else {
        rule.title.clone()
    };
    let own_title = chance.once_in(6);
    let own_description = chance.once_in(6);
    SeriesLesson {
        id: format!("lesson-{number}"),
        slot,
        title: if own_title {
            "Étude 🎹".to_owned()
        } else {
            title
        },
        description: if own_description {
            Some("Own".to_owned())
        } else {
            rule.description.clone()
        },
        start_time: to_utc(zone, local),
        duration_minutes,
        status,
        cancel_reason: Some(reason).filter(|_| cancelled),
        detached,
    }
}

fn request(chance: &mut Chance, series: &SeriesState, slot: NaiveDate) -> SeriesChangeRequest {
    let kinds = [
        ChangeKind::Edit,
        ChangeKind::Move,
        ChangeKind::Move,
        ChangeKind::Cancel,
        ChangeKind::End,
        ChangeKind::Extend,
    ];
    let mut change = SeriesChange::of(chance.one(&kinds));
    let some = |chance: &mut Chance| chance.once_in(2);
    let day = |chance: &mut Chance, from: NaiveDate, days: u64| {
        let day = from + Days::new(chance.below(2 * days + 1));
        Some(text::date(day - Days::new(days)))
    };
    change.title = Some("Sonata".to_owned()).filter(|_| some(chance));
    change.description = Some(String::new()).filter(|_| some(chance));
    change.duration_minutes = Some(chance.one(&[30.0, 45.0])).filter(|_| some(chance));
    change.date = day(chance, slot, 7);
    change.start_time = Some(chance.one(&["02:30", "16:30", "16:00"]).to_owned());
    change.note = Some("Ill".to_owned()).filter(|_| some(chance));
    change.last_date = day(chance, slot, 20);
    change.count = Some(1.0 + f64::from(u32::try_from(chance.below(20)).expect("small")));
    change.count = change.count.filter(|_| some(chance));
    change.end_date = day(chance, series.rule.last_date, 60);
    SeriesChangeRequest {
        include_detached: chance.once_in(2),
        skip_closed: !chance.once_in(3),
        make_up: !chance.once_in(3),
        skip_slots: Some(slot)
            .into_iter()
            .filter(|_| chance.once_in(5))
            .collect(),
        ..SeriesChangeRequest::of(chance.one(&Scope::ALL), change)
    }
}

fn closures(chance: &mut Chance, rule: &SeriesRule) -> Vec<ClosedDays> {
    let closure = |number: u64| {
        let from_date = rule.first_date + Days::new(chance.below(200));
        ClosedDays {
            id: format!("closure-{number}"),
            name: format!("Break {number}"),
            from_date,
            to_date: from_date + Days::new(chance.below(20)),
        }
    };
    (0..2).map(closure).collect()
}

/// Lessons of the series itself, and others around them.
fn busy(chance: &mut Chance, series: &SeriesState) -> Vec<BusyLesson> {
    let own = series.lessons.iter().map(|lesson| {
        let (id, title) = (lesson.id.clone(), lesson.title.clone());
        let minutes = i64::from(lesson.duration_minutes);
        busy_lesson(id, title, lesson.start_time, minutes, lesson.status)
    });
    let mut lessons: Vec<_> = own.collect();
    for (number, lesson) in (0..).zip(&series.lessons) {
        let hours = i64::try_from(chance.below(40)).expect("small");
        let start = lesson.start_time + TimeDelta::minutes(30 * hours);
        let (id, title) = (format!("other-{number}"), format!("Ben Ash {}", number % 2));
        lessons.push(busy_lesson(id, title, start, 45, LessonStatus::Scheduled));
    }
    lessons
}

fn busy_lesson(
    id: String,
    title: String,
    start_time: DateTime<Utc>,
    minutes: i64,
    status: LessonStatus,
) -> BusyLesson {
    BusyLesson {
        id,
        title,
        student_name: "Ben Ash".to_owned(),
        start_time,
        end_time: start_time + TimeDelta::minutes(minutes),
        status: status.as_str().to_owned(),
    }
}

/// Zones of the cases that both sides answer: with clock changes of an hour, of half an hour, and without.
pub const ZONES: [&str; 4] = [
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "UTC",
];

/// How many cases both sides answer.
pub const CASES: u64 = 10_000;

/// What the answers to all of them come to, as texts of JSON. A change of a plan, of its texts or of the cases gives another one:
/// the failing test tells it.
pub const DIGEST: &str = "512c44934465b564";

/// The zone of a case.
pub fn zone_of(seed: u64) -> &'static str {
    ZONES[usize::try_from(seed % 4).expect("small")]
}

/// One number for many texts, in their order (FNV-1a).
pub fn digest(texts: impl IntoIterator<Item = String>) -> String {
    let with_byte = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let with_text = |hash, text: String| {
        text.into_bytes()
            .into_iter()
            .chain([0])
            .fold(hash, with_byte)
    };
    format!(
        "{:016x}",
        texts.into_iter().fold(0xcbf2_9ce4_8422_2325, with_text)
    )
}
