//! Constant-time answers: how long one takes must not tell whether an address is known.

use std::{cell::Cell, time::Duration};

use tokio::{
    task_local,
    time::{Instant, sleep_until, timeout_at},
};

/// Answers are padded to a multiple of this. Known and unknown addresses differ by a millisecond or less, and a
/// password's hash fits into one interval.
const RESPONSE_INTERVAL: Duration = Duration::from_millis(100);

task_local! {
    /// When the work that is to be padded began.
    static PADDED_SINCE: Cell<Option<Instant>>;
}

/// Does the work and pads it to the response interval: in [`pad_request`] where the request runs inside one, else here.
pub(crate) async fn pad_to_interval<Done>(work: impl Future<Output = Done>) -> Done {
    let begun = Instant::now();
    let done = work.await;
    if PADDED_SINCE
        .try_with(|noted| noted.set(Some(begun)))
        .is_err()
    {
        sleep_until_interval_ends(begun).await;
    }
    done
}

/// Pads a request that contains padded work. What follows that work, such as the fsync of a mail that was queued, is
/// hidden by the same interval.
pub(crate) async fn pad_request<Done>(request: impl Future<Output = Done>) -> Done {
    let answered = async {
        let done = request.await;
        (done, PADDED_SINCE.with(Cell::get))
    };
    let (done, begun) = PADDED_SINCE.scope(Cell::default(), answered).await;
    if let Some(begun) = begun {
        sleep_until_interval_ends(begun).await;
    }
    done
}

async fn sleep_until_interval_ends(begun: Instant) {
    sleep_until(begun + end_of_interval(begun.elapsed())).await;
}

/// Gives the work a fixed time to find something. A result is answered at once, none only when the time is over, so
/// that the wait does not tell whether there was anything to do.
pub(crate) async fn find_within<Found>(
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
fn end_of_interval(elapsed: Duration) -> Duration {
    let intervals = elapsed.as_millis() / RESPONSE_INTERVAL.as_millis() + 1;
    RESPONSE_INTERVAL.saturating_mul(u32::try_from(intervals).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::{
        Duration, Instant, RESPONSE_INTERVAL, end_of_interval, find_within, pad_request,
        pad_to_interval,
    };

    #[tokio::test]
    async fn what_follows_padded_work_is_hidden_by_its_interval() {
        let begun = Instant::now();
        let worked = pad_request(async {
            pad_to_interval(ready(())).await;
            begun.elapsed()
        })
        .await;
        assert!(
            worked < RESPONSE_INTERVAL,
            "{worked:?}: what follows begins at once"
        );
        assert!(begun.elapsed() >= RESPONSE_INTERVAL);
        let begun = Instant::now();
        pad_request(ready(())).await;
        assert!(
            begun.elapsed() < RESPONSE_INTERVAL,
            "there was no padded work"
        );
        pad_to_interval(ready(())).await;
        assert!(begun.elapsed() >= RESPONSE_INTERVAL, "nothing around it");
    }

    #[tokio::test]
    async fn only_a_result_is_answered_early() {
        let begun = Instant::now();
        assert_eq!(
            find_within(RESPONSE_INTERVAL * 100, ready(Some(1))).await,
            Some(1)
        );
        assert!(begun.elapsed() < RESPONSE_INTERVAL * 100);
        let begun = Instant::now();
        assert_eq!(
            find_within(RESPONSE_INTERVAL, ready(None::<i32>)).await,
            None
        );
        assert!(begun.elapsed() >= RESPONSE_INTERVAL);
        let begun = Instant::now();
        assert_eq!(
            find_within(RESPONSE_INTERVAL, pending::<Option<i32>>()).await,
            None
        );
        assert!(begun.elapsed() >= RESPONSE_INTERVAL);
    }

    #[test]
    fn work_of_any_length_ends_with_an_interval() {
        for (work, intervals) in [(0, 1), (3, 1), (99, 1), (100, 2), (101, 2), (250, 3)] {
            let elapsed = Duration::from_millis(work);
            assert_eq!(
                end_of_interval(elapsed),
                RESPONSE_INTERVAL * intervals,
                "{work} ms"
            );
        }
    }
}
