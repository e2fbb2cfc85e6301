//! Which day of the week is for what (Practice planning §2 and §5).

use super::{guidance::DayKind, level::Level};

/// What decides the shape of a week. Days are counted from 0, the day after the lesson.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The level.
    pub level: Level,
    /// The next lesson's day when it falls inside the week.
    pub next_lesson: Option<usize>,
    /// The exam's day when it falls inside the week.
    pub exam: Option<usize>,
    /// Pain makes the first day a light one.
    pub pain: bool,
    /// Nobody plays: two days of listening, the others off.
    pub stop: bool,
}

/// How many days off or light days a level has beside the lesson's.
pub fn rests(level: Level) -> usize {
    if level.step() <= 1 { 2 } else { 1 }
}

/// The week's templates, the day after the lesson first: the day of the lesson and of the exam,
/// the days off, and the practice days in their order.
pub fn week(shape: Shape) -> [DayKind; 7] {
    if shape.stop {
        let mut days = [DayKind::Rest; 7];
        (days[0], days[2]) = (DayKind::Light, DayKind::Light);
        return days;
    }
    let off = if shape.level.step() >= 7 {
        DayKind::Light
    } else {
        DayKind::Rest
    };
    let mut days = [None; 7];
    let lesson = shape.next_lesson.filter(|day| *day < 7).unwrap_or(6);
    days[lesson] = Some(DayKind::Lesson);
    let exam = shape.exam.filter(|day| *day < 7);
    let mut free = free_days(shape, lesson);
    if let Some(exam) = exam {
        days[exam] = Some(DayKind::Exam);
        // The exam takes a day off, so that no practice day is lost.
        if exam != lesson {
            let taken = free.iter().position(|day| *day == exam).unwrap_or(0);
            free.remove(taken);
        }
    }
    if shape.pain && exam != Some(0) && lesson != 0 {
        days[0] = Some(DayKind::Light);
        free.retain(|day| *day > 0);
    }
    for day in free {
        days[day] = Some(off);
    }
    let mut order = order(days.iter().filter(|day| day.is_none()).count()).iter();
    days.map(|day| {
        day.or_else(|| order.next().copied())
            .unwrap_or(DayKind::BuildB)
    })
}

/// The days off: the second and fourth, or the fourth alone; the last in place of the lesson's.
fn free_days(shape: Shape, lesson: usize) -> Vec<usize> {
    let at = |day: usize| if day == lesson { 6 } else { day };
    match rests(shape.level) {
        2 => vec![at(1), at(3)],
        _ => vec![at(3)],
    }
}

/// The practice days of a week that has `count` of them.
fn order(count: usize) -> &'static [DayKind] {
    use DayKind::{BuildA, BuildB, Capture, Join, Perform};
    match count {
        ..=2 => &[Capture, Perform],
        3 => &[Capture, Join, Perform],
        4 => &[Capture, BuildA, Join, Perform],
        5 => &[Capture, BuildA, BuildB, Join, Perform],
        _ => &[Capture, BuildA, BuildB, BuildA, Join, Perform],
    }
}

#[cfg(test)]
mod tests {
    use super::{Shape, week};
    use crate::{
        guidance::DayKind::{BuildA, BuildB, Capture, Exam, Join, Lesson, Light, Perform, Rest},
        level::Level,
    };

    const PLAIN: Shape = Shape {
        level: Level::Grade(4),
        next_lesson: None,
        exam: None,
        pain: false,
        stop: false,
    };

    #[test]
    fn weeks_have_the_shape_of_their_grade() {
        let at = |step| {
            week(Shape {
                level: Level::Grade(step),
                ..PLAIN
            })
        };
        assert_eq!(at(0), [Capture, Rest, BuildA, Rest, Join, Perform, Lesson]);
        assert_eq!(
            at(4),
            [Capture, BuildA, BuildB, Rest, Join, Perform, Lesson]
        );
        assert_eq!(
            at(8),
            [Capture, BuildA, BuildB, Light, Join, Perform, Lesson]
        );
    }

    #[test]
    fn lessons_exams_and_pain_change_the_week() {
        let exam = week(Shape {
            exam: Some(4),
            ..PLAIN
        });
        assert_eq!(exam, [Capture, BuildA, BuildB, Join, Exam, Perform, Lesson]);
        let lesson = week(Shape {
            next_lesson: Some(3),
            ..PLAIN
        });
        assert_eq!(
            lesson,
            [Capture, BuildA, BuildB, Lesson, Join, Perform, Rest]
        );
        let pain = week(Shape {
            pain: true,
            level: Level::Grade(1),
            ..PLAIN
        });
        assert_eq!(pain, [Light, Rest, Capture, Rest, Join, Perform, Lesson]);
    }
}
