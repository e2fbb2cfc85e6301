//! Parses the text of a model into goals, or says why it has none.

use reedling_planner::{
    goals::{Do, Form, GOALS_MAX, Goal, Hands, Key, Mode, Place, Skill, Subject, Technique, Tempo},
    proposed::ProposedGoal,
};
use serde::Deserialize;
use serde_json::Value;

use super::{ModelError, endpoint::UNUSABLE, question::Question};

/// The shape that the model is asked for; other fields are ignored.
#[derive(Deserialize)]
struct Answer {
    goals: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AnsweredGoal {
    quote: String,
    r#do: Do,
    kind: Kind,
    piece: Option<usize>,
    title: Option<String>,
    composer: Option<String>,
    form: Option<Form>,
    tonic: Option<String>,
    mode: Option<Mode>,
    skill: Option<Skill>,
    #[serde(default)]
    bars: Vec<Bars>,
    place: Option<String>,
    hands: Option<Hands>,
    tempo: Option<Tempo>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum Kind {
    Piece,
    Title,
    Technique,
    Skill,
}

#[derive(Deserialize)]
struct Bars {
    from: u16,
    to: u16,
}

/// The goals of an answer. One that is of another shape is left out.
///
/// # Errors
/// [`ModelError::Refused`] when the answer is no list of goals.
pub(super) fn goals(content: &str, question: &Question) -> Result<Vec<ProposedGoal>, ModelError> {
    let answer: Answer =
        serde_json::from_str(object(content)).map_err(|_| ModelError::Refused(UNUSABLE))?;
    let goals = answer.goals.into_iter().take(GOALS_MAX);
    let goals = goals.filter_map(|goal| serde_json::from_value::<AnsweredGoal>(goal).ok());
    Ok(goals.filter_map(|goal| goal.proposed(question)).collect())
}

/// The JSON object in the text: some models write reasoning before it, or put it into a code fence.
fn object(content: &str) -> &str {
    match (content.find('{'), content.rfind('}')) {
        (Some(from), Some(to)) if from < to => &content[from..=to],
        _ => content,
    }
}

impl AnsweredGoal {
    /// The goal with its quote; none without what it is about.
    fn proposed(self, question: &Question) -> Option<ProposedGoal> {
        let subject = match self.kind {
            Kind::Piece => {
                let piece_id = question.piece(self.piece?)?.clone();
                Subject::Piece { piece_id }
            }
            Kind::Title => Subject::Title {
                title: self.title?,
                composer: self.composer,
            },
            Kind::Technique => {
                let mode = self.mode;
                Subject::Technique(Technique {
                    form: self.form?,
                    key: self.tonic.map(|tonic| Key { tonic, mode }),
                    octaves: None,
                    name: None,
                })
            }
            Kind::Skill => Subject::Skill { skill: self.skill? },
        };
        let bars = self.bars.into_iter();
        let bars = bars.map(|Bars { from, to }| Place::Bars { from, to });
        let place = self.place.map(|text| Place::Words { text });
        let goal = Goal {
            places: bars.chain(place).collect(),
            hands: self.hands,
            tempo: self.tempo.filter(|tempo| !tempo.is_empty()),
            ..Goal::new(self.r#do, subject)
        };
        let quote = self.quote;
        Some(ProposedGoal { goal, quote })
    }
}
