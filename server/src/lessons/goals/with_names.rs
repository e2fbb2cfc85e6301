//! Puts the names of a note, of which none has been sent, back into what a model proposes.

use reedling_planner::{
    goals::{Goal, Place, Subject},
    proposed::ProposedGoal,
    titles::{normal_composer, normal_title},
};

use crate::practice::without_names::WithoutNames;

/// The goals in the words of the note. One whose quote or title does not stand there is dropped, and a composer or a place that does not.
pub(super) fn with_names(
    proposed: Vec<ProposedGoal>,
    sent: &WithoutNames,
    notes: &str,
) -> Vec<ProposedGoal> {
    let original = |text: String| sent.original(notes, &text).map_or(text, str::to_owned);
    let words = Words::of(notes);
    let goal = |ProposedGoal { goal, quote }| {
        let quote = sent.original(notes, &quote)?.to_owned();
        let subject = match goal.subject {
            Subject::Title { title, composer } => {
                let composer = composer.map(original);
                Subject::Title {
                    title: Some(original(title)).filter(|title| words.has(&normal_title(title)))?,
                    composer: composer.filter(|name| words.has(&normal_composer(name))),
                }
            }
            subject => subject,
        };
        let place = |place| match place {
            Place::Words { text } => {
                let text = sent.original(notes, &text)?.to_owned();
                Some(Place::Words { text })
            }
            place => Some(place),
        };
        let places = goal.places.into_iter().filter_map(place).collect();
        let goal = Goal {
            subject,
            places,
            ..goal
        };
        Some(ProposedGoal { goal, quote })
    };
    proposed.into_iter().filter_map(goal).collect()
}

/// The words of a note as those of titles are compared.
struct Words(String);

impl Words {
    fn of(notes: &str) -> Self {
        Self(format!(" {} ", normal_title(notes)))
    }

    fn has(&self, normal: &str) -> bool {
        !normal.is_empty() && self.0.contains(&format!(" {normal} "))
    }
}

#[cfg(test)]
mod tests {
    use reedling_planner::goals::Do;

    use super::*;
    use crate::practice::queries::circle::Circle;

    const NOTES: &str =
        "Ines: the \u{201c}Waltz for Ines\u{201d} by L. van Beethoven, from where Ines stopped.";

    const PLACE: &str = "where the student stopped";

    fn answered(title: &str, composer: Option<&str>, place: &str) -> Option<Goal> {
        let circle = Circle {
            student: vec!["Inês".to_owned()],
            ..Circle::default()
        };
        let sent = WithoutNames::of(NOTES, &circle);
        let subject = Subject::Title {
            title: title.to_owned(),
            composer: composer.map(str::to_owned),
        };
        let text = place.to_owned();
        let goal = Goal {
            places: vec![Place::Words { text }],
            ..Goal::new(Do::Practise, subject)
        };
        let quote = "Waltz for the student".to_owned();
        let goals = with_names(vec![ProposedGoal { goal, quote }], &sent, NOTES);
        goals.into_iter().next().map(|proposed| proposed.goal)
    }

    // READ-11, READ-12.
    #[test]
    fn read_12_names_stand_again_in_titles_and_places() {
        let goal = answered("Waltz for the student", Some("Beethoven"), PLACE).unwrap();
        let title = "Waltz for Ines".to_owned();
        let composer = Some("Beethoven".to_owned());
        assert_eq!(goal.subject, Subject::Title { title, composer });
        let text = "where Ines stopped".to_owned();
        assert_eq!(goal.places, [Place::Words { text }]);
    }

    // READ-11.
    #[test]
    fn read_11_titles_composers_and_places_that_are_not_in_the_note_are_dropped() {
        for lie in ["Rondo", "Altz", "[number]", " "] {
            assert_eq!(answered(lie, None, PLACE), None, "{lie}");
        }
        for composer in ["Bach", "Beeth", "the student's Beeth"] {
            let subject = answered("WALTZ FOR INES", Some(composer), PLACE)
                .unwrap()
                .subject;
            assert!(matches!(subject, Subject::Title { composer: None, .. }));
        }
        let goal = answered("Waltz for the student", None, "play it for their aunt").unwrap();
        assert_eq!(goal.places, []);
    }
}
