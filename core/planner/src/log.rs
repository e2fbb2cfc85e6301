//! What the practice log of the last week says about the next one (Practice planning §7).

use super::{input::LogEntry, reason::Reason};

/// The most entries of a log that are read.
const READ: usize = 64;

/// What the log says about the whole week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogSignal {
    /// Minutes in per cent of the default.
    pub minutes_percent: u16,
    /// Less than two fifths was done: one goal a day, and no tempo rises.
    pub one_goal: bool,
    /// The reason, when there is a log.
    pub reason: Option<Reason>,
}

/// Reads the log: done by planned minutes.
///
/// ```
/// use reedling_planner::{input::LogEntry, log::log_signal};
/// let signal = log_signal(&[LogEntry { planned_minutes: 30, done_minutes: 10 }]);
/// assert_eq!((signal.minutes_percent, signal.one_goal), (70, true));
/// ```
pub fn log_signal(entries: &[LogEntry]) -> LogSignal {
    let total = |minutes: fn(&LogEntry) -> u16| -> u32 {
        let entries = entries.iter().take(READ);
        entries.map(|entry| u32::from(minutes(entry))).sum()
    };
    let planned = total(|entry| entry.planned_minutes);
    let done = total(|entry| entry.done_minutes) * 10;
    let (minutes_percent, reason) = match planned {
        0 => (100, None),
        _ if done < planned * 4 => (70, Some(Reason::LogLittle)),
        _ if done < planned * 8 => (90, Some(Reason::LogLess)),
        _ => (100, Some(Reason::LogKept)),
    };
    LogSignal {
        minutes_percent,
        one_goal: minutes_percent == 70,
        reason,
    }
}

#[cfg(test)]
mod tests {
    use super::log_signal;
    use crate::{input::LogEntry, reason::Reason};

    #[test]
    fn minutes_follow_what_was_done() {
        for (done_minutes, percent, reason) in [
            (0, 70, Reason::LogLittle),
            (7, 70, Reason::LogLittle),
            (8, 90, Reason::LogLess),
            (15, 90, Reason::LogLess),
            (16, 100, Reason::LogKept),
            (30, 100, Reason::LogKept),
        ] {
            let entry = LogEntry {
                planned_minutes: 20,
                done_minutes,
            };
            let signal = log_signal(&vec![entry; 3]);
            assert_eq!(
                (signal.minutes_percent, signal.reason),
                (percent, Some(reason)),
                "{done_minutes}"
            );
        }
        assert_eq!(log_signal(&[]).reason, None);
    }
}
