//! What the body allows on each day: the answers of all teachers that hold on it, together.

use chrono::NaiveDate;

use super::{items::Side, week::Care};
use crate::{
    goals::{Answer, Body, Side as BodySide, Until},
    instrument::Family,
};

/// What the body allows on a day. Who needs both hands for every note only listens, and so does who spares both.
pub fn care_on(limits: &[Body], date: NaiveDate, family: Family) -> Care {
    let mut care = Care::default();
    let holds = |body: &&Body| !matches!(body.until, Until::Date(until) if date > until);
    for body in limits.iter().filter(holds) {
        let free = body.spared.filter(|_| family.has_hands()).map(other);
        match (body.answer, free) {
            (Answer::AsUsual, _) => {}
            (Answer::Half, _) => care.half = true,
            (Answer::OtherHand, Some(hand)) if care.hand.is_none_or(|known| known == hand) => {
                care.hand = Some(hand);
            }
            (Answer::OtherHand | Answer::Listening, _) => care.quiet = true,
        }
    }
    if care.quiet {
        return Care {
            quiet: true,
            ..Care::default()
        };
    }
    care
}

/// Whether two lists of answers allow the same on each of some days.
pub fn allow_the_same(
    one: &[Body],
    other: &[Body],
    mut days: impl Iterator<Item = NaiveDate>,
) -> bool {
    // Keyboards tell each hand: what is the same there is the same on every instrument.
    let care = |limits, day| care_on(limits, day, Family::Keys);
    days.all(|day| care(one, day) == care(other, day))
}

/// The hand that plays while a side is spared.
fn other(spared: BodySide) -> Side {
    match spared {
        BodySide::Left => Side::Right,
        BodySide::Right => Side::Left,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(answer: Answer, spared: Option<BodySide>, until: Option<&str>) -> Body {
        Body {
            answer,
            spared,
            until: until.map_or(Until::ToldOtherwise, |day| {
                Until::Date(day.parse().expect("a day"))
            }),
        }
    }

    // GOAL-02.
    #[test]
    fn each_day_obeys_all_that_holds_on_it() {
        let quiet = Care {
            quiet: true,
            ..Care::default()
        };
        let left = Care {
            half: true,
            hand: Some(Side::Left),
            ..Care::default()
        };
        let half = Care {
            half: true,
            ..Care::default()
        };
        let limits = [
            body(Answer::Half, None, None),
            body(Answer::Listening, None, Some("2026-03-04")),
            body(Answer::OtherHand, Some(BodySide::Right), Some("2026-03-06")),
        ];
        let week = |day: &str| {
            let from: NaiveDate = day.parse().expect("a day");
            from.iter_days().take(7)
        };
        assert!(allow_the_same(&limits, &limits[..2], week("2026-03-07")));
        assert!(!allow_the_same(&limits, &limits[..2], week("2026-03-06")));
        for (day, expected) in [
            ("2026-03-04", quiet),
            ("2026-03-05", left),
            ("2026-03-07", half),
        ] {
            let day = day.parse().expect("a day");
            assert_eq!(care_on(&limits, day, Family::Keys), expected, "{day}");
        }
    }

    #[test]
    fn who_spares_both_sides_only_listens() {
        let limits =
            [BodySide::Left, BodySide::Right].map(|side| body(Answer::OtherHand, Some(side), None));
        let care = |limits, family| care_on(limits, NaiveDate::default(), family);
        assert!(care(&limits, Family::Keys).quiet);
        assert!(!care(&limits[..1], Family::Keys).quiet);
        assert!(care(&limits[..1], Family::Wind).quiet);
    }
}
