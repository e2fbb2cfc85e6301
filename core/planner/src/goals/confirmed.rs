use reedling_core::{
    practice::METRONOME,
    validation::{Limit, TITLE_MAX, Violations},
};
use serde::{Deserialize, Serialize};

use super::{
    Answer, BAR_MAX, Body, GOALS_MAX, Goal, HOW_MAX, NEEDS_MAX, PLACES_MAX, Place, SAID_MAX,
    Subject, Tempo, Week,
};

/// What the teacher confirmed. An empty list says that nothing is set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Goals {
    /// The goals, the most important first.
    pub goals: Vec<Goal>,
    /// What holds for the whole week.
    #[serde(default)]
    #[cfg_attr(feature = "ts", tsify(optional, type = "GoalWeek"))]
    pub week: Week,
    /// What holds for the body, where there was something to ask.
    #[serde(default)]
    pub body: Option<Body>,
}

const DOUBLE: &str = "Another goal is already about this; please change or remove one";
const HOW: Limit = Limit {
    most: HOW_MAX,
    message: "How to practise can have at most 200 characters",
};
const PLACE: Limit = Limit {
    most: HOW_MAX,
    message: "A place can have at most 200 characters",
};
const SAID: Limit = Limit {
    most: SAID_MAX,
    message: "The words of a goal can have at most 1,000 characters",
};
const NAME: Limit = Limit {
    most: TITLE_MAX,
    message: "A title or name can have at most 200 characters",
};

impl Goals {
    /// What breaks a rule or a limit, by fields such as "goals.2.tempo.now"; in the order of the goals.
    ///
    /// ```
    /// use reedling_planner::goals::{Do, Goal, Goals, Subject};
    /// let goal = Goal { days: Some(9), ..Goal::new(Do::Practise, Subject::Words { text: "Slowly".into() }) };
    /// let found = Goals { goals: vec![goal], ..Goals::default() }.validate();
    /// assert_eq!(found.iter().next().map(|problem| &*problem.field), Some("goals.0.days"));
    /// ```
    pub fn validate(&self) -> Violations {
        let mut found = Violations::default();
        let few = self.goals.len() <= GOALS_MAX;
        let text = "A lesson can have at most 60 goals";
        found.require(few, "goals", "too_many", text);
        for (place, goal) in self.goals.iter().enumerate().take(GOALS_MAX) {
            found.add_within("goals", place, goal.check());
        }
        self.check_keys(&mut found);
        self.week.check(&mut found);
        if let Some(body) = &self.body {
            body.check(&mut found);
        }
        found
    }
}

impl Goals {
    /// The violation of a goal that is about the same as another one.
    pub fn double() -> Violations {
        let mut double = Violations::default();
        double.add("subject", "duplicate", DOUBLE);
        double
    }

    /// Each goal is another one: by its key it is told from the others in the log, and when it is struck.
    fn check_keys(&self, found: &mut Violations) {
        let mut keys: Vec<String> = Vec::new();
        for (place, goal) in self.goals.iter().enumerate().take(GOALS_MAX) {
            let key = goal.key();
            if keys.contains(&key) {
                found.add_within("goals", place, Self::double());
            }
            keys.push(key);
        }
    }
}

impl Goal {
    /// What breaks a rule in it, or in one of its fields, beside the other goals of its lesson.
    ///
    /// ```
    /// use reedling_planner::goals::{Do, Goal, Subject};
    /// let goal = Goal { days: Some(9), ..Goal::new(Do::Practise, Subject::Words { text: "Slowly".into() }) };
    /// assert_eq!(goal.problem("days", &[]).as_deref(), Some("The days must be from 1 to 7"));
    /// assert_eq!(goal.problem("how", &[]), None);
    /// ```
    pub fn problem(&self, field: &str, others: &[Self]) -> Option<String> {
        let found = self.check();
        let own = found
            .iter()
            .find(|problem| problem.field.starts_with(field))
            .map(|problem| problem.message.to_string());
        let is_double = || others.iter().any(|other| other.key() == self.key());
        own.or_else(|| is_double().then(|| DOUBLE.into()))
    }

    fn check(&self) -> Violations {
        let mut found = Violations::default();
        self.subject.check(&mut found);
        let few = self.places.len() <= PLACES_MAX;
        let text = "A goal can have at most 20 places";
        found.require(few, "places", "too_many", text);
        for (at, place) in self.places.iter().enumerate().take(PLACES_MAX) {
            found.add_within("places", at, place.check());
        }
        if let Some(tempo) = &self.tempo {
            tempo.check(&mut found);
        }
        let few = self.needs.len() <= NEEDS_MAX;
        let text = "A goal can have at most 20 needs";
        found.require(few, "needs", "too_many", text);
        if let Some(how) = &self.how {
            found.lines(&HOW, "how", &[how]);
        }
        found.line(&SAID, "said", &self.said);
        let days = self.days.is_none_or(|days| (1..=7).contains(&days));
        let text = "The days must be from 1 to 7";
        found.require(days, "days", "range", text);
        found
    }
}

impl Subject {
    fn check(&self, found: &mut Violations) {
        match self {
            Self::Piece { piece_id } => {
                found.require_text(&NAME, "subject.pieceId", piece_id);
            }
            Self::Title { title, composer } => {
                found.require_text(&NAME, "subject.title", title);
                let composer = composer.as_deref().unwrap_or_default();
                found.line(&NAME, "subject.composer", composer);
            }
            Self::Technique(technique) => {
                let octaves = technique.octaves.is_none_or(|many| (1..=5).contains(&many));
                let text = "The octaves must be from 1 to 5";
                found.require(octaves, "subject.octaves", "range", text);
                let name = technique.name.as_deref().unwrap_or_default();
                found.line(&NAME, "subject.name", name);
                let key = technique.key.as_ref();
                let spelt = key.is_none_or(|key| is_tonic(&key.tonic));
                let text = "The key must be a letter from A to G, with ♭ or ♯";
                found.require(spelt, "subject.key.tonic", "choice", text);
            }
            Self::Words { text } => found.require_text(&SAID, "subject.text", text),
            Self::Skill { .. } | Self::Event { .. } => {}
        }
    }
}

/// Whether it is the note of a key as it is stored: "C", "B♭", "F♯".
fn is_tonic(tonic: &str) -> bool {
    let mut letters = tonic.chars();
    matches!(letters.next(), Some('A'..='G'))
        && matches!(letters.next(), None | Some('♭' | '♯'))
        && letters.next().is_none()
}

impl Place {
    fn check(&self) -> Violations {
        let mut found = Violations::default();
        let real = |number: u16| (1..=BAR_MAX).contains(&number);
        match self {
            Self::Bars { from, to } => {
                let text = "Bars must be from 1 to 2,000, the first before the last";
                let ordered = real(*from) && real(*to) && from <= to;
                found.require(ordered, "from", "range", text);
            }
            Self::Page { page, line } => {
                let text = "Page and line must be from 1 to 2,000";
                found.require(page.is_none_or(real), "page", "range", text);
                found.require(line.is_none_or(real), "line", "range", text);
            }
            Self::Letter { name } | Self::Part { name } => found.require_text(&NAME, "name", name),
            Self::Words { text } => found.require_text(&PLACE, "text", text),
            Self::Whole => {}
        }
        found
    }
}

impl Tempo {
    fn check(&self, found: &mut Violations) {
        let text = "A tempo must be from 30 to 208";
        for (field, bpm) in [
            ("tempo.now", self.now),
            ("tempo.next", self.next),
            ("tempo.ceiling", self.ceiling),
        ] {
            let real = bpm.is_none_or(|bpm| METRONOME.contains(&bpm));
            found.require(real, field, "range", text);
        }
    }
}

impl Week {
    fn check(&self, found: &mut Violations) {
        let minutes = self
            .minutes_per_day
            .is_none_or(|minutes| (1..=240).contains(&minutes));
        let text = "The minutes of a day must be from 1 to 240";
        found.require(minutes, "week.minutesPerDay", "range", text);
        let days = self.days.is_none_or(|days| days <= 7);
        let text = "The days must be from 0 to 7";
        found.require(days, "week.days", "range", text);
        let few = self.off_dates.len() <= 31;
        let text = "There can be at most 31 days off";
        found.require(few, "week.offDates", "too_many", text);
    }
}

impl Body {
    fn check(&self, found: &mut Violations) {
        let fits = (self.answer == Answer::OtherHand) == self.spared.is_some();
        let text = "Please say which side is spared, for the other hand only";
        found.require(fits, "body.spared", "required", text);
    }
}
