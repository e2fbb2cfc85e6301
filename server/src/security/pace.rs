//! Constant-time answers: how long one takes must not tell whether an address is known.

use std::{cell::Cell, time::Duration};

use tokio::{
    task_local,
    time::{Instant, sleep_until, timeout_at},
};

/// Answers are padded to a multiple of this. Known and unknown addresses differ by a millisecond or less, and a
/// password's hash fits into one interval.
const BEAT: Duration = Duration::from_millis(100);

task_local! {
    /// When the work that is to be padded began.
    static BEGUN: Cell<Option<Instant>>;
}

/// Does the work and pads it to the response interval: in [`on_beat`] where that stands around it, else here.
pub(crate) async fn evenly<Done>(work: impl Future<Output = Done>) -> Done {
    let begun = Instant::now();
    let done = work.await;
    if BEGUN.try_with(|noted| noted.set(Some(begun))).is_err() {
        sleep_until_beat(begun).await;
    }
    done
}

/// Pads a request that contains padded work. What follows that work, such as the fsync of a mail that was queued, is
/// hidden by the same interval.
pub async fn on_beat<Done>(request: impl Future<Output = Done>) -> Done {
    let answered = async {
        let done = request.await;
        (done, BEGUN.with(Cell::get))
    };
    let (done, begun) = BEGUN.scope(Cell::default(), answered).await;
    if let Some(begun) = begun {
        sleep_until_beat(begun).await;
    }
    done
}

async fn sleep_until_beat(begun: Instant) {
    sleep_until(begun + next_beat(begun.elapsed())).await;
}

/// Gives the work a fixed time to find something. A result is answered at once, none only when the time is over, so
/// that the wait does not tell whether there was anything to do.
pub(crate) async fn within<Found>(
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

/// The end of the interval that an elapsed time falls into.
fn next_beat(elapsed: Duration) -> Duration {
    let beats = elapsed.as_millis() / BEAT.as_millis() + 1;
    BEAT.saturating_mul(u32::try_from(beats).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::{BEAT, Duration, Instant, evenly, next_beat, on_beat, within};

    #[tokio::test]
    async fn what_follows_the_work_is_hidden_by_its_beat() {
        let begun = Instant::now();
        let worked = on_beat(async {
            evenly(ready(())).await;
            begun.elapsed()
        })
        .await;
        assert!(worked < BEAT, "{worked:?}: what follows begins at once");
        assert!(begun.elapsed() >= BEAT);
        let begun = Instant::now();
        on_beat(ready(())).await;
        assert!(begun.elapsed() < BEAT, "there was no even work");
        evenly(ready(())).await;
        assert!(begun.elapsed() >= BEAT, "nothing around it");
    }

    #[tokio::test]
    async fn only_a_result_is_answered_early() {
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
