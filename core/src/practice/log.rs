//! What the practice log of the last week says about the next one (Practice planning §7).

use super::input::{Feeling, LogEntry, Outcome, PracticeLog};
use crate::search::{holds, lower};

/// The most entries of a log that are read.
const READ: usize = 64;

/// What the log says about the whole week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogSignal {
    /// Minutes in per cent of the default.
    pub minutes_percent: u16,
    /// Whether tempi may rise.
    pub tempo_may_rise: bool,
    /// Less than two fifths was done: one goal a day.
    pub one_goal: bool,
    /// Days felt too hard twice: half the bars, 15 % slower.
    pub too_hard: bool,
    /// Days came out clean three times: pieces move a stage on.
    pub clean: bool,
    /// Mood was low twice: shorter days with more free play.
    pub mood_low: bool,
    /// A planned day was missed.
    pub missed: bool,
    /// The reason code, when the log changes anything.
    pub reason: Option<&'static str>,
}

/// What the log says about one piece or scale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ItemSignal {
    /// Skipped twice: three minutes of it come first.
    pub skipped: bool,
    /// Hard twice: half the bars, 15 % slower.
    pub too_hard: bool,
    /// Clean three times: a stage further.
    pub clean: bool,
}

/// Reads the log: done by planned minutes, and how it felt.
///
/// ```
/// use reedling_core::practice::{input::{LogEntry, PracticeLog}, log::log_signal};
/// let little = LogEntry { planned_minutes: 30, done_minutes: 10, feeling: None };
/// let signal = log_signal(&PracticeLog { entries: vec![little], items: vec![] });
/// assert_eq!((signal.minutes_percent, signal.one_goal), (70, true));
/// ```
pub fn log_signal(log: &PracticeLog) -> LogSignal {
    let entries = &log.entries[..log.entries.len().min(READ)];
    let total = |minutes: fn(&LogEntry) -> u16| -> u32 {
        entries.iter().map(|entry| u32::from(minutes(entry))).sum()
    };
    let felt = |feeling| {
        let so = entries
            .iter()
            .filter(|entry| entry.feeling == Some(feeling));
        so.count()
    };
    let planned = total(|entry| entry.planned_minutes);
    let done = total(|entry| entry.done_minutes);
    let clean = felt(Feeling::Clean) >= 3;
    let mood_low = felt(Feeling::Low) >= 2;
    let (minutes_percent, reason) = match (planned, done * 10) {
        (0, _) => (100, None),
        (planned, done) if done < planned * 4 => (70, Some("log:little")),
        (planned, done) if done < planned * 8 => (90, Some("log:less")),
        (planned, done) if done > planned * 11 && clean => (110, Some("log:more")),
        _ => (100, Some("log:kept")),
    };
    let one_goal = reason == Some("log:little");
    LogSignal {
        minutes_percent: if mood_low {
            minutes_percent.min(80)
        } else {
            minutes_percent
        },
        tempo_may_rise: !one_goal,
        one_goal,
        too_hard: felt(Feeling::Hard) >= 2,
        clean,
        mood_low,
        missed: entries
            .iter()
            .any(|entry| entry.planned_minutes > 0 && entry.done_minutes == 0),
        reason,
    }
}

/// Reads what the log says of the item with this title; a longer name that contains it counts too
/// ("the G major scale" for "G major scale").
pub fn item_signal(log: &PracticeLog, title: &str) -> ItemSignal {
    let title = lower(title);
    let count = |outcome| {
        let about = log.items.iter().take(READ).filter(|item| {
            let named = item.title.trim();
            item.outcome == outcome && named.len() > 2 && holds(&title, &lower(named))
        });
        about.count()
    };
    ItemSignal {
        skipped: count(Outcome::Skipped) >= 2,
        too_hard: count(Outcome::Hard) >= 2,
        clean: count(Outcome::Clean) >= 3,
    }
}

/// Whether a scale or arpeggio was skipped twice.
pub fn scale_skipped(log: &PracticeLog) -> bool {
    let mut titles = log.items.iter().take(READ).map(|item| lower(&item.title));
    titles.any(|title| {
        (holds(&title, "scale") || holds(&title, "arpeggio")) && item_signal(log, &title).skipped
    })
}

#[cfg(test)]
mod tests {
    use super::{item_signal, log_signal};
    use crate::practice::input::{Feeling, LogEntry, LoggedItem, Outcome, PracticeLog};

    fn log(done_minutes: u16, feeling: Option<Feeling>) -> PracticeLog {
        let entry = LogEntry {
            planned_minutes: 20,
            done_minutes,
            feeling,
        };
        PracticeLog {
            entries: vec![entry; 3],
            items: Vec::new(),
        }
    }

    #[test]
    fn minutes_follow_what_was_done() {
        for (done, feeling, percent, reason) in [
            (0, None, 70, "log:little"),
            (7, None, 70, "log:little"),
            (8, None, 90, "log:less"),
            (15, None, 90, "log:less"),
            (16, None, 100, "log:kept"),
            (30, None, 100, "log:kept"),
            (30, Some(Feeling::Clean), 110, "log:more"),
            (20, Some(Feeling::Low), 80, "log:kept"),
        ] {
            let signal = log_signal(&log(done, feeling));
            assert_eq!(
                (signal.minutes_percent, signal.reason),
                (percent, Some(reason)),
                "{done}"
            );
            assert_eq!(signal.missed, done == 0);
        }
        assert_eq!(log_signal(&PracticeLog::default()).reason, None);
    }

    #[test]
    fn items_are_counted_by_title() {
        let item = |title: &str, outcome| LoggedItem {
            title: title.into(),
            outcome,
        };
        let log = PracticeLog {
            items: vec![
                item("g major scale", Outcome::Skipped),
                item("G major scale", Outcome::Skipped),
                item("Gavotte", Outcome::Hard),
            ],
            ..PracticeLog::default()
        };
        assert!(item_signal(&log, "the G major scale").skipped);
        assert!(!item_signal(&log, "Gavotte").too_hard);
    }
}
