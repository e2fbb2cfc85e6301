//! Answers that must not tell, by the time they take, whether an address is known.

use std::time::Duration;

use tokio::time::{Instant, sleep_until, timeout_at};

/// Answers come on a beat. What is done for a known address and for an unknown one differs by a millisecond or
/// less; the beat hides it, and is long enough for a password's hash.
const BEAT: Duration = Duration::from_millis(100);

/// Does the work and answers on the next beat after its beginning.
pub(in crate::services) async fn evenly<Done>(work: impl Future<Output = Done>) -> Done {
    let begun = Instant::now();
    let done = work.await;
    sleep_until(begun + next_beat(begun.elapsed())).await;
    done
}

/// Gives the work so long to find something. What it finds is answered at once; nothing found is answered when the
/// time is over and not before, so that it tells nothing of whether there was work.
pub(in crate::services) async fn within<Found>(
    time: Duration,
    work: impl Future<Output = Option<Found>>,
) -> Option<Found> {
    let over = Instant::now() + time;
    let found = timeout_at(over, work).await.ok().flatten();
    if found.is_none() {
        sleep_until(over).await;
    }
    found
}

/// The beat that follows, both counted from the beginning.
fn next_beat(elapsed: Duration) -> Duration {
    let beats = elapsed.as_millis() / BEAT.as_millis() + 1;
    BEAT.saturating_mul(u32::try_from(beats).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::{BEAT, Duration, Instant, next_beat, within};

    #[tokio::test]
    async fn only_what_is_found_is_answered_before_the_time_is_over() {
        let begun = Instant::now();
        assert_eq!(within(BEAT * 100, ready(Some(1))).await, Some(1));
        assert!(begun.elapsed() < BEAT * 100);
        let begun = Instant::now();
        assert_eq!(within(BEAT, ready(None::<i32>)).await, None);
        assert!(begun.elapsed() >= BEAT);
        let begun = Instant::now();
        assert_eq!(within(BEAT, pending::<Option<i32>>()).await, None);
        assert!(begun.elapsed() >= BEAT);
    }

    #[test]
    fn work_of_any_length_ends_on_a_beat() {
        for (work, beats) in [(0, 1), (3, 1), (99, 1), (100, 2), (101, 2), (250, 3)] {
            let elapsed = Duration::from_millis(work);
            assert_eq!(next_beat(elapsed), BEAT * beats, "{work} ms");
        }
    }
}
