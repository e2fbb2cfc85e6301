//! Goals in words, as the rows of the Complete dialog show them. A title, a place and a metronome mark read as they do in
//! the plan that is made of them.

use serde::{Deserialize, Serialize};

use crate::{
    goals::{Do, Goal, Hands, Piece, Place, Subject},
    plans::wording::{place_text, sentence, technique_title},
};

/// A goal in words; empty where nothing is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct GoalText {
    /// What is done with it, unless it is practised: "Keep", "Rest", "Leave out".
    pub doing: String,
    /// What it is about; of a sentence whose subject is not proven, the sentence.
    pub title: String,
    /// The composer of a piece.
    pub composer: String,
    /// "bars 9–16, the coda".
    pub places: String,
    /// "hands apart".
    pub hands: String,
    /// "♩ = 60 to 72".
    pub tempo: String,
    /// What the passage needs: "evenness".
    pub needs: Vec<String>,
}

/// A goal in words, with the student's pieces to name those of the repertoire.
///
/// ```
/// # use reedling_planner::{goals::{Do, Goal, Place, Subject, Tempo}, display::goal_text};
/// let goal = Goal {
///     places: vec![Place::Bars { from: 9, to: 16 }],
///     tempo: Some(Tempo { now: Some(60), next: Some(72), ..Tempo::default() }),
///     ..Goal::new(Do::Practise, Subject::Title { title: "Minuet in G".into(), composer: None })
/// };
/// let shown = goal_text(&goal, &[]);
/// assert_eq!([&*shown.title, &*shown.places, &*shown.tempo], ["Minuet in G", "bars 9–16", "♩ = 60 to 72"]);
/// ```
pub fn goal_text(goal: &Goal, pieces: &[Piece]) -> GoalText {
    let (title, composer) = subject_text(&goal.subject, pieces);
    let places: Vec<String> = goal
        .places
        .iter()
        .map(place_text)
        .filter(|place| !place.is_empty())
        .collect();
    GoalText {
        doing: doing_text(goal).into(),
        title,
        composer,
        places: places.join(", "),
        hands: goal.hands.map_or("", Hands::name).into(),
        tempo: goal.tempo.map_or(String::new(), |tempo| tempo.text()),
        needs: goal.needs.iter().map(|need| need.name().into()).collect(),
    }
}

/// A goal in one line: "Minuet in G, bars 9–16 · hands apart · ♩ = 60 to 72", "Keep: Twinkle".
///
/// ```
/// # use reedling_planner::{goals::{Do, Goal, Hands, Place, Subject}, display::goal_line};
/// let minuet = Subject::Title { title: "Minuet in G".into(), composer: None };
/// let goal = Goal {
///     places: vec![Place::Bars { from: 9, to: 16 }],
///     hands: Some(Hands::Apart),
///     ..Goal::new(Do::Practise, minuet.clone())
/// };
/// assert_eq!(goal_line(&goal, &[]), "Minuet in G, bars 9–16 · hands apart");
/// assert_eq!(goal_line(&Goal::new(Do::Keep, minuet), &[]), "Keep: Minuet in G");
/// ```
pub fn goal_line(goal: &Goal, pieces: &[Piece]) -> String {
    let text = goal_text(goal, pieces);
    let mut line = text.doing;
    for (before, part) in [
        (": ", text.title),
        (", ", text.places),
        (" · ", text.hands),
        (" · ", text.tempo),
    ] {
        if !line.is_empty() && !part.is_empty() {
            line.push_str(before);
        }
        line.push_str(&part);
    }
    line
}

fn subject_text(subject: &Subject, pieces: &[Piece]) -> (String, String) {
    let title = match subject {
        Subject::Piece { piece_id } => {
            let piece = pieces.iter().find(|piece| piece.id == *piece_id);
            return piece.map_or(("A piece".into(), String::new()), |piece| {
                let composer = piece.composer.clone();
                (piece.title.clone(), composer.unwrap_or_default())
            });
        }
        Subject::Title { title, composer } => {
            return (title.trim().into(), composer.clone().unwrap_or_default());
        }
        Subject::Technique(technique) => {
            let title = sentence(&technique_title(technique));
            match technique.octaves {
                Some(1) => [&title, ", 1 octave"].concat(),
                Some(octaves) => [&title, ", ", &octaves.to_string(), " octaves"].concat(),
                None => title,
            }
        }
        Subject::Skill { skill } => sentence(skill.name()),
        Subject::Event { event, .. } => sentence(event.name()),
        Subject::Words { text } => text.trim().into(),
    };
    (title, String::new())
}

fn doing_text(goal: &Goal) -> &'static str {
    let leaves_whole = goal.places.iter().all(|place| *place == Place::Whole);
    match goal.r#do {
        Do::Practise => "",
        Do::Keep => "Keep",
        Do::Listen => "Listen",
        Do::Rest if leaves_whole => "Rest",
        Do::Rest => "Leave out",
        Do::Finish => "Done",
        Do::Perform => "Perform",
    }
}

#[cfg(test)]
mod tests {
    use super::goal_text;
    use crate::goals::{Do, Goal, Hands, NoteValue, Place, Skill, Subject, Tempo};

    #[test]
    fn leaving_out_a_place_is_no_rest_of_the_piece() {
        let sight = Subject::Skill {
            skill: Skill::SightReading,
        };
        let mut goal = Goal::new(Do::Rest, sight);
        assert_eq!(goal_text(&goal, &[]).doing, "Rest");
        assert_eq!(goal_text(&goal, &[]).title, "Sight-reading");
        goal.places = vec![Place::Bars { from: 20, to: 20 }];
        assert_eq!(goal_text(&goal, &[]).doing, "Leave out");
        assert_eq!(goal_text(&goal, &[]).places, "bar 20");
    }

    #[test]
    fn tempo_says_what_its_numbers_count_and_must_not_pass() {
        let words = Subject::Words {
            text: " Slowly ".into(),
        };
        let goal = Goal {
            hands: Some(Hands::Left),
            tempo: Some(Tempo {
                next: Some(72),
                ceiling: Some(80),
                unit: NoteValue::DottedCrotchet,
                ..Tempo::default()
            }),
            ..Goal::new(Do::Practise, words)
        };
        let shown = goal_text(&goal, &[]);
        assert_eq!(shown.tempo, "to ♩. = 72, at most ♩. = 80");
        assert_eq!([&*shown.title, &*shown.hands], ["Slowly", "left hand"]);
    }
}
