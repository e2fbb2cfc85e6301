//! The hash of a plan: FNV-1a, 64 bits, over all that the plan would write or show.
//!
//! It tells two plans apart and keeps no secret. Every field goes into it as a length and bytes, so that no two plans have the
//! same bytes; the fields are taken out of their structs by name, so that a new one cannot be forgotten.

use chrono::{DateTime, NaiveDate, NaiveTime, Timelike, Utc};

use super::{
    SeriesPlan,
    rows::{PlanRow, PlannedLesson},
    state::{PlannedSkip, SeriesRule, SeriesSkip},
};
use crate::lessons::Occurrence;

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// The hash of a plan, as 16 hexadecimal digits; the hash that it carries already does not count.
pub fn of(plan: &SeriesPlan) -> String {
    let SeriesPlan {
        rows,
        counts: _,
        summary,
        button,
        blocked,
        rule,
        new_rule,
        skips,
        note,
        plan_hash: _,
    } = plan;
    let mut hash = Fnv(OFFSET);
    hash.each(rows, Fnv::row);
    hash.text(summary);
    hash.text(button);
    hash.maybe(blocked.as_deref(), Fnv::text);
    hash.rule(rule);
    hash.maybe(new_rule.as_ref(), Fnv::rule);
    hash.each(skips, Fnv::skip);
    hash.maybe(note.as_deref(), Fnv::text);
    hash.hex()
}

struct Fnv(u64);

impl Fnv {
    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(PRIME);
        }
    }

    fn number(&mut self, number: impl Into<i64>) {
        self.bytes(&number.into().to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.bytes(&(text.len() as u64).to_le_bytes());
        self.bytes(text.as_bytes());
    }

    fn day(&mut self, day: NaiveDate) {
        self.number(day.to_epoch_days());
    }

    fn instant(&mut self, at: DateTime<Utc>) {
        self.number(at.timestamp());
    }

    fn time(&mut self, time: NaiveTime) {
        self.number(time.num_seconds_from_midnight());
    }

    /// A value that may be missing; `None` is not the same as an empty one.
    fn maybe<T>(&mut self, value: Option<T>, add: impl FnOnce(&mut Self, T)) {
        self.number(value.is_some());
        if let Some(value) = value {
            add(self, value);
        }
    }

    fn each<T>(&mut self, items: &[T], add: impl Fn(&mut Self, &T)) {
        self.bytes(&(items.len() as u64).to_le_bytes());
        for item in items {
            add(self, item);
        }
    }

    fn row(&mut self, row: &PlanRow) {
        let PlanRow {
            act,
            flags,
            lesson_id,
            slot,
            from,
            to,
            continues,
            reason,
            closure_id,
            closure_name,
            overlaps,
        } = row;
        self.number(*act as u8);
        self.each(flags, |hash, flag| hash.number(*flag as u8));
        self.maybe(lesson_id.as_deref(), Self::text);
        self.day(*slot);
        self.maybe(from.as_ref(), Self::occurrence);
        self.maybe(to.as_ref(), Self::lesson);
        self.number(*continues);
        self.maybe(reason.map(|reason| reason.as_str()), Self::text);
        self.maybe(closure_id.as_deref(), Self::text);
        self.maybe(closure_name.as_deref(), Self::text);
        self.each(overlaps, |hash, title| hash.text(title));
    }

    fn occurrence(&mut self, time: &Occurrence) {
        self.instant(time.start_time);
        self.instant(time.end_time);
    }

    fn lesson(&mut self, lesson: &PlannedLesson) {
        let PlannedLesson {
            slot,
            title,
            description,
            start_time,
            end_time,
            duration_minutes,
            detached,
        } = lesson;
        self.day(*slot);
        self.text(title);
        self.maybe(description.as_deref(), Self::text);
        self.instant(*start_time);
        self.instant(*end_time);
        self.number(*duration_minutes);
        self.number(*detached);
    }

    fn rule(&mut self, rule: &SeriesRule) {
        let SeriesRule {
            title,
            description,
            duration_minutes,
            local_time,
            first_date,
            last_date,
            interval_weeks,
        } = rule;
        self.text(title);
        self.maybe(description.as_deref(), Self::text);
        self.number(*duration_minutes);
        self.time(*local_time);
        self.day(*first_date);
        self.day(*last_date);
        self.number(*interval_weeks);
    }

    fn skip(&mut self, skip: &PlannedSkip) {
        let PlannedSkip {
            was,
            skip:
                SeriesSkip {
                    slot,
                    reason,
                    closure_id,
                },
            continues,
        } = skip;
        self.maybe(*was, Self::day);
        self.day(*slot);
        self.text(reason.as_str());
        self.maybe(closure_id.as_deref(), Self::text);
        self.number(*continues);
    }

    fn hex(&self) -> String {
        let digit = |place: u32| {
            let nibble = u32::try_from(self.0 >> (4 * place) & 15).unwrap_or_default();
            char::from_digit(nibble, 16).unwrap_or('0')
        };
        (0..16).rev().map(digit).collect()
    }
}
