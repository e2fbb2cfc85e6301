//! Which day of the week is for what (Practice planning §2 and §5).

use super::{guidance::DayKind, level::Level};

/// What decides the shape of a week. Days are counted from 0, the day after the lesson.
#[derive(Clone, Copy, Debug)]
pub struct Shape<'a> {
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
    /// Days, 1 to 7, that the family marked as busy.
    pub busy: &'a [u8],
    /// Two days off in a row are allowed.
    pub holiday: bool,
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
    let off = if shape.level.step() >= 7 && !shape.holiday {
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

/// The days off: the second and fourth, or the fourth alone; elsewhere when the lesson is there or
/// the family is busy on another day.
fn free_days(shape: Shape, lesson: usize) -> Vec<usize> {
    let two = rests(shape.level) == 2;
    let usual: &[usize] = match (shape.holiday, two) {
        (true, _) => &[2, 3],
        (false, true) => &[1, 3],
        (false, false) => &[3],
    };
    let at = |day: usize| if day == lesson { 6 } else { day };
    let mut free: Vec<usize> = usual.iter().map(|day| at(*day)).collect();
    for busy in shape.busy.iter().take(7).map(|day| usize::from(*day)) {
        let Some(day) = busy.checked_sub(1).filter(|day| *day < 7 && *day != lesson) else {
            continue;
        };
        let is_busy = |day: &usize| shape.busy.iter().any(|busy| usize::from(*busy) == day + 1);
        if free.contains(&day) || shape.exam == Some(day) {
            continue;
        }
        if let Some(moved) = free.iter().position(|day| !is_busy(day)) {
            let apart = |other: &usize| other.abs_diff(day) > 1 || shape.holiday;
            let others = free.iter().enumerate().filter(|(at, _)| *at != moved);
            if others.map(|(_, other)| other).all(apart) {
                free[moved] = day;
            }
        }
    }
    free
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
    use crate::practice::{
        guidance::DayKind::{
            self, BuildA, BuildB, Capture, Exam, Join, Lesson, Light, Perform, Rest,
        },
        level::Level,
    };

    const PLAIN: Shape = Shape {
        level: Level::Grade(4),
        next_lesson: None,
        exam: None,
        pain: false,
        stop: false,
        busy: &[],
        holiday: false,
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
    fn busy_days_take_the_rest_unless_two_would_meet() {
        let at = |level, busy| {
            week(Shape {
                level,
                busy,
                ..PLAIN
            })
        };
        assert_eq!(at(Level::Grade(4), &[2])[1], Rest);
        assert_eq!(at(Level::Grade(4), &[2])[3], BuildB);
        let two = at(Level::Grade(1), &[1, 5]);
        assert_eq!([two[0], two[4]], [Rest, Rest]);
        let met = at(Level::Grade(1), &[2, 3]);
        assert_eq!(met.iter().filter(|kind| **kind == Rest).count(), 2);
        assert_ne!([met[1], met[2]], [Rest, Rest]);
    }

    #[test]
    fn lessons_exams_pain_and_holidays_change_the_week() {
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
        let holiday: [DayKind; 7] = week(Shape {
            holiday: true,
            ..PLAIN
        });
        assert_eq!(
            holiday,
            [Capture, BuildA, Rest, Rest, Join, Perform, Lesson]
        );
    }
}
