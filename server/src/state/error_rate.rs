//! The error rate of this replica's answers over the last hour (D8).

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Utc};

/// Minutes in the window.
const MINUTES: usize = 60;

/// Answers of one minute.
#[derive(Clone, Copy, Debug, Default)]
struct Minute {
    /// Minutes since 1970.
    at: i64,
    answers: u64,
    failures: u64,
}

/// Counts the answers of the last hour, minute by minute. Cloning is cheap and shares the counts.
#[derive(Clone, Debug)]
pub struct ErrorRate(Arc<Mutex<[Minute; MINUTES]>>);

impl Default for ErrorRate {
    fn default() -> Self {
        Self(Arc::new(Mutex::new([Minute::default(); MINUTES])))
    }
}

impl ErrorRate {
    /// Counts an answer; a failure is one with a status of 500 and above.
    pub fn count(&self, now: DateTime<Utc>, failed: bool) {
        let at = minute(now);
        let mut minutes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = usize::try_from(at.rem_euclid(MINUTES as i64)).unwrap_or_default();
        let minute = &mut minutes[place];
        if minute.at != at {
            *minute = Minute {
                at,
                ..Minute::default()
            };
        }
        minute.answers += 1;
        minute.failures += u64::from(failed);
    }

    /// The share of failures among the answers of the last hour, from 0 to 1; 0 without answers.
    pub fn share(&self, now: DateTime<Utc>) -> f64 {
        let present = minute(now);
        let minutes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = minutes
            .iter()
            .filter(|minute| (0..MINUTES as i64).contains(&(present - minute.at)));
        let (answers, failures) = recent.fold((0, 0), |(answers, failures), minute| {
            (answers + minute.answers, failures + minute.failures)
        });
        if answers == 0 {
            0.0
        } else {
            failures as f64 / answers as f64
        }
    }
}

fn minute(at: DateTime<Utc>) -> i64 {
    at.timestamp().div_euclid(60)
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    #[test]
    fn failures_count_for_an_hour() {
        let now: DateTime<Utc> = "2026-03-02T09:00:00Z".parse().expect("an instant");
        let rate = ErrorRate::default();
        assert_eq!(rate.share(now), 0.0);
        rate.count(now, true);
        for second in 0..99 {
            rate.count(now + TimeDelta::seconds(second), false);
        }
        assert_eq!(rate.share(now + TimeDelta::minutes(2)), 0.01);
        assert_eq!(rate.share(now + TimeDelta::minutes(61)), 0.0);
        rate.count(now + TimeDelta::minutes(60), false);
        assert_eq!(rate.share(now + TimeDelta::minutes(60)), 0.0);
    }
}
