//! The clock changes of a zone over some years: all that either side knows of its rules. The server takes them from
//! its zone tables, and the browser has them from the server, so that both read the same ones.

use super::{DAY_SECONDS, Zone};

/// A zone by its clock changes: from which second since 1970 UTC on its clocks are how many seconds ahead of UTC. Before the
/// first change its offset holds already, after the last one that of the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockChanges(Vec<(i64, i32)>);

impl ClockChanges {
    /// The zone with those changes; none where there is no change, they are not in order, or one is of a day or more.
    ///
    /// ```
    /// use reedling_core::time::changes::ClockChanges;
    /// assert!(ClockChanges::new(vec![(0, 3_600), (1_000, 7_200)]).is_some());
    /// assert!(ClockChanges::new(vec![(1_000, 7_200), (0, 3_600)]).is_none());
    /// ```
    pub fn new(changes: Vec<(i64, i32)>) -> Option<Self> {
        let is_in_order = changes.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let is_short = |offset: i32| i64::from(offset.unsigned_abs()) < DAY_SECONDS;
        let is_good = is_in_order && changes.iter().all(|(_, offset)| is_short(*offset));
        (is_good && !changes.is_empty()).then_some(Self(changes))
    }

    /// The same from numbers, instant and offset by turns, as the browser has them.
    ///
    /// ```
    /// use reedling_core::time::changes::ClockChanges;
    /// assert_eq!(ClockChanges::of_numbers(&[0.0, 3_600.0]), ClockChanges::new(vec![(0, 3_600)]));
    /// ```
    #[expect(clippy::cast_possible_truncation)]
    pub fn of_numbers(numbers: &[f64]) -> Option<Self> {
        let pairs = numbers.chunks_exact(2);
        Self::new(pairs.map(|pair| (pair[0] as i64, pair[1] as i32)).collect())
    }

    /// The offset at an instant; none before the first change.
    ///
    /// ```
    /// use reedling_core::time::changes::ClockChanges;
    /// let zone = ClockChanges::of_numbers(&[0.0, 3_600.0]).ok_or("no zone")?;
    /// assert_eq!((zone.offset_at(0), zone.offset_at(-1)), (Some(3_600), None));
    /// # Ok::<(), &str>(())
    /// ```
    pub fn offset_at(&self, at: i64) -> Option<i32> {
        let begun = self.0.partition_point(|(from, _)| *from <= at);
        let (_, offset) = self.0.get(begun.checked_sub(1)?)?;
        Some(*offset)
    }

    /// The offset at an instant, and the changes between it and another.
    ///
    /// ```
    /// use reedling_core::time::changes::ClockChanges;
    /// let zone = ClockChanges::new(vec![(0, 3_600), (1_000, 7_200)]).ok_or("no zone")?;
    /// assert_eq!(zone.between(500, 2_000), [(500, 3_600), (1_000, 7_200)]);
    /// # Ok::<(), &str>(())
    /// ```
    pub fn between(&self, from: i64, to: i64) -> Vec<(i64, i32)> {
        let within = self.0.iter().filter(|(at, _)| from < *at && *at < to);
        [(from, self.offset_seconds(from))]
            .into_iter()
            .chain(within.copied())
            .collect()
    }
}

impl Zone for ClockChanges {
    fn offset_seconds(&self, at_utc_epoch_seconds: i64) -> i32 {
        let first = || self.0.first().map(|(_, offset)| *offset);
        self.offset_at(at_utc_epoch_seconds)
            .or_else(first)
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summer() -> Vec<(i64, i32)> {
        vec![(0, 3_600), (1_000, 7_200), (2_000, 3_600)]
    }

    // FIELD-01.
    #[test]
    fn field_01_an_offset_holds_from_its_change_on() {
        let zone = ClockChanges::new(summer()).unwrap();
        for (at, offset) in [
            (-9_999_999, 3_600),
            (999, 3_600),
            (1_000, 7_200),
            (1_999, 7_200),
            (2_000, 3_600),
            (i64::MAX, 3_600),
        ] {
            assert_eq!(zone.offset_seconds(at), offset, "{at}");
        }
        assert_eq!(zone.offset_at(-1), None);
        assert_eq!(zone.offset_at(0), Some(3_600));
        let told = ClockChanges::of_numbers(&[0.0, 3_600.0, 1_000.0, 7_200.0, 2_000.0, 3_600.0]);
        assert_eq!(told, Some(zone));
    }

    #[test]
    fn a_part_of_the_changes_begins_with_the_offset_that_holds() {
        let zone = ClockChanges::new(summer()).unwrap();
        assert_eq!(zone.between(1_500, 3_000), [(1_500, 7_200), (2_000, 3_600)]);
    }

    #[test]
    fn what_is_no_list_of_changes_is_no_zone() {
        for changes in [vec![], vec![(2, 0), (1, 0)], vec![(0, -86_400)]] {
            assert_eq!(ClockChanges::new(changes), None);
        }
        for numbers in [&[][..], &[0.0], &[f64::NAN, f64::INFINITY]] {
            assert_eq!(ClockChanges::of_numbers(numbers), None, "{numbers:?}");
        }
    }
}
