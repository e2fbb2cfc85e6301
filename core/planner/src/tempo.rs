//! The marks of a metronome (Practice planning §6).

/// The mark after `bpm` on a metronome: by 2 to 60, by 3 to 72, by 4 to 120, by 6 to 144, then
/// by 4, so that no step is larger than 4 below 100 and 6 above.
///
/// ```
/// use reedling_planner::tempo::{at_most, next_mark};
/// assert_eq!([60, 72, 120].map(next_mark), [63, 76, 126]);
/// assert_eq!(at_most(75), 72);
/// ```
pub fn next_mark(bpm: u16) -> u16 {
    let (base, step) = match bpm {
        ..60 => (0, 2),
        60..72 => (60, 3),
        72..120 => (72, 4),
        120..144 => (120, 6),
        _ => (144, 4),
    };
    bpm + step - (bpm - base) % step
}

/// The highest mark that is not above `bpm`, and at least 30.
pub fn at_most(bpm: u16) -> u16 {
    let mut mark = 30;
    while next_mark(mark) <= bpm {
        mark = next_mark(mark);
    }
    mark
}

#[cfg(test)]
mod tests {
    use super::{at_most, next_mark};

    #[test]
    fn marks_are_the_metronomes() {
        let mut mark = 40;
        let mut marks = vec![mark];
        while mark < 144 {
            mark = next_mark(mark);
            marks.push(mark);
        }
        assert_eq!(
            marks,
            [
                40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 63, 66, 69, 72, 76, 80, 84, 88, 92, 96,
                100, 104, 108, 112, 116, 120, 126, 132, 138, 144
            ]
        );
        assert_eq!((at_most(71), at_most(72), at_most(3)), (69, 72, 30));
        assert_eq!(next_mark(75), 76);
    }
}
