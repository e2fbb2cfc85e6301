//! Answers that must not tell, by the time they take, whether an address is known.

use std::time::Duration;

use tokio::time::{Instant, sleep_until};

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

/// The beat that follows, both counted from the beginning.
fn next_beat(elapsed: Duration) -> Duration {
    let beats = elapsed.as_millis() / BEAT.as_millis() + 1;
    BEAT.saturating_mul(u32::try_from(beats).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::{BEAT, Duration, next_beat};

    #[test]
    fn work_of_any_length_ends_on_a_beat() {
        for (work, beats) in [(0, 1), (3, 1), (99, 1), (100, 2), (101, 2), (250, 3)] {
            let elapsed = Duration::from_millis(work);
            assert_eq!(next_beat(elapsed), BEAT * beats, "{work} ms");
        }
    }
}
