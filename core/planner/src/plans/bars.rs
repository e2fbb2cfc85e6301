//! Bars: how they are named, and how many of them a card can hold.

use crate::{level::Level, minutes::longest_item};

/// Cuts bars into places that a card can hold: at most eight bars to Grade 2, ten to Grade 5 and sixteen above; at the end
/// of a phrase of four bars where that goes, else as even as they go.
pub fn chunks((from, to): (u16, u16), level: Level) -> Vec<(u16, u16)> {
    let most = if longest_item(level) <= 6 {
        8
    } else if level.step() <= 5 {
        10
    } else {
        16
    };
    let count = (to - from + 1).div_ceil(most);
    let mut chunks = Vec::new();
    let mut start = from;
    for part in 0..count {
        let parts = count - part;
        let even = start + (to - start + 1).div_ceil(parts) - 1;
        let fits = |end: &u16| {
            *end >= start && end - start < most && *end < to && to - end <= most * (parts - 1)
        };
        let phrases = [(even / 4 + 1) * 4, even / 4 * 4];
        let nearest = phrases
            .into_iter()
            .filter(fits)
            .min_by_key(|end| end.abs_diff(even));
        let end = nearest.filter(|_| parts > 1).unwrap_or(even);
        chunks.push((start, end));
        start = end + 1;
    }
    chunks
}

/// "bar 12" or "bars 9–16".
pub fn bars((from, to): (u16, u16)) -> String {
    if from == to {
        ["bar ", &from.to_string()].concat()
    } else {
        ["bars ", &from.to_string(), "–", &to.to_string()].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::{bars, chunks};
    use crate::level::Level;

    #[test]
    fn long_places_are_cut_at_the_end_of_a_phrase() {
        assert_eq!(chunks((9, 16), Level::Grade(1)), [(9, 16)]);
        assert_eq!(
            chunks((1, 20), Level::Grade(1)),
            [(1, 8), (9, 16), (17, 20)]
        );
        assert_eq!(chunks((9, 20), Level::Grade(2)), [(9, 16), (17, 20)]);
        assert_eq!(chunks((13, 24), Level::Grade(4)), [(13, 20), (21, 24)]);
        assert_eq!(
            chunks((9, 25), Level::Grade(1)),
            [(9, 16), (17, 20), (21, 25)]
        );
        assert_eq!(chunks((5, 5), Level::Grade(8)), [(5, 5)]);
        assert_eq!(bars((9, 16)), "bars 9–16");
    }
}
