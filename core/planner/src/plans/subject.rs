//! What a goal is about, by name and by key, and what the goals leave out.

mod name;
mod out;
mod shown;

pub use self::out::removed;
use self::{name::Name, out::leaves_out};
use super::{
    PlanRequest,
    wording::{sentence, technique_title},
};
use crate::{
    goals::{Do, Form, Goal, Hands, Piece, PieceState, Place, Skill, Subject},
    guidance::TEACHERS_WORDS,
};

/// What is known about the subjects of a request.
pub struct Subjects<'a> {
    request: &'a PlanRequest,
    /// What each goal is about and which goals are set, found once: texts may be long, and goals are compared with one another.
    names: Vec<Name>,
    set: Vec<&'a Goal>,
}

impl<'a> Subjects<'a> {
    /// The subjects of a request.
    pub fn of(request: &'a PlanRequest) -> Subjects<'a> {
        let mut subjects = Subjects {
            request,
            names: Vec::new(),
            set: Vec::new(),
        };
        let goals = request.goals.iter();
        let names = goals.clone().map(|goal| subjects.name(&goal.subject));
        subjects.names = names.collect();
        let is_set =
            |goal: &&Goal| !matches!(goal.r#do, Do::Rest | Do::Finish) && !subjects.is_out(goal);
        subjects.set = goals.filter(is_set).collect();
        subjects
    }

    fn name(&self, subject: &Subject) -> Name {
        Name::of(subject, self.title(subject), self.composer(subject))
    }

    /// The goals about a subject.
    fn about(&self, subject: &Subject) -> impl Iterator<Item = &'a Goal> {
        let name = self.name(subject);
        let goals = self.request.goals.iter().zip(&self.names);
        goals.filter_map(move |(goal, own)| own.is(&name).then_some(goal))
    }

    /// The piece of the repertoire that a goal is about.
    pub fn piece(&self, subject: &Subject) -> Option<&'a Piece> {
        match subject {
            Subject::Piece { piece_id } => self
                .request
                .pieces
                .iter()
                .find(|piece| piece.id == *piece_id),
            _ => None,
        }
    }

    /// Whether a goal is for a piece that begins: no earlier lesson has set it, the goal says so, and nothing else says that
    /// it is played already: a need, a tempo of now, bars of it that are left out.
    pub fn is_new(&self, goal: &Goal) -> bool {
        let first = match &goal.subject {
            Subject::Title { .. } => true,
            Subject::Piece { .. } => self
                .piece(&goal.subject)
                .is_some_and(|piece| piece.last_set.is_none() && piece.last_clean_tempo.is_none()),
            _ => false,
        };
        let played = !goal.needs.is_empty()
            || goal.tempo.is_some_and(|tempo| tempo.now.is_some())
            || self.resting_places(&goal.subject).next().is_some();
        goal.started && first && !played
    }

    /// The title under which a goal stands in the plan; `None` where it has none of its own.
    pub fn title(&self, subject: &Subject) -> Option<String> {
        match subject {
            Subject::Piece { .. } => Some(self.piece(subject)?.title.clone()),
            Subject::Title { title, .. } => Some(title.trim().into()),
            Subject::Technique(technique) => Some(sentence(&technique_title(technique))),
            Subject::Skill { skill } => Some(sentence(skill.name())),
            Subject::Words { .. } => Some(TEACHERS_WORDS.into()),
            Subject::Event { .. } => None,
        }
    }

    /// Whether a goal's subject is left out of the week: rested or finished by a goal, or by an earlier one that nobody has
    /// taken back.
    pub fn is_out(&self, goal: &Goal) -> bool {
        let has_release = self.request.goals.iter().any(is_release);
        let rests = self
            .piece(&goal.subject)
            .is_some_and(|piece| self.rests(piece));
        has_release && self.about(&goal.subject).any(is_release)
            || goal.carried_from.is_some() && rests
            || self.technique_is_out(goal)
    }

    /// The goals that are played or heard this week.
    pub fn set(&self) -> impl Iterator<Item = &'a Goal> {
        self.set.iter().copied()
    }

    /// Whether two subjects are one: by key, or a title that stands for a piece of the repertoire.
    pub fn same(&self, one: &Subject, other: &Subject) -> bool {
        self.name(one).is(&self.name(other))
    }

    fn composer<'b>(&'b self, subject: &'b Subject) -> Option<&'b str> {
        match subject {
            Subject::Title { composer, .. } => composer.as_deref(),
            _ => self.piece(subject)?.composer.as_deref(),
        }
    }

    /// Whether a piece of the repertoire rests or is finished on the lesson's day.
    pub fn rests(&self, piece: &Piece) -> bool {
        match piece.state {
            PieceState::Finished => true,
            PieceState::Resting => piece
                .resting_until
                .is_none_or(|until| until > self.request.dates.lesson),
            _ => false,
        }
    }

    /// Whether goals leave out a piece of the repertoire.
    pub fn piece_is_out(&self, piece: &Piece) -> bool {
        let subject = Subject::Piece {
            piece_id: piece.id.clone(),
        };
        self.about(&subject).next().is_some()
            || self.rests(piece)
            || self.is_removed(|removed| self.same(removed, &subject))
    }

    /// Whether a subject of some kind was removed by the teacher.
    fn is_removed(&self, is_it: impl Fn(&Subject) -> bool) -> bool {
        self.request.removed.iter().any(is_it)
    }

    /// "No scales this week" takes every scale out, "leave technique" all of it; not what a later lesson has set by its name.
    fn technique_is_out(&self, goal: &Goal) -> bool {
        let Subject::Technique(technique) = &goal.subject else {
            return false;
        };
        self.request
            .goals
            .iter()
            .filter(|rest| is_release(rest) && !is_later(goal, rest))
            .any(|rest| match &rest.subject {
                Subject::Technique(out) => {
                    out.key.is_none() && out.name.is_none() && same_kind(out.form, technique.form)
                }
                Subject::Skill { skill } => *skill == Skill::Technique,
                _ => false,
            })
    }

    /// Whether a scale or pattern of the ladder is left out.
    pub fn ladder_is_out(&self, name: &str) -> bool {
        let mut releases = self.request.goals.iter().filter(|goal| is_release(goal));
        releases.any(|goal| leaves_out(&goal.subject, name))
            || self.is_removed(|removed| leaves_out(removed, name))
    }

    /// Whether a skill is left out.
    pub fn skill_is_out(&self, skill: Skill) -> bool {
        let is_it = |of: &Subject| matches!(of, Subject::Skill { skill: out } if *out == skill);
        let mut releases = self.request.goals.iter().filter(|goal| is_release(goal));
        releases.any(|goal| is_it(&goal.subject)) || self.is_removed(is_it)
    }

    /// The bars of a subject that are left out.
    pub fn bars_out(&self, subject: &Subject) -> Vec<(u16, u16)> {
        let mut out = Vec::new();
        for goal in self.resting_places(subject) {
            for place in &goal.places {
                if let Place::Bars { from, to } = place {
                    out.push((*from, *to));
                }
            }
        }
        out
    }

    /// Whether a place of a subject is left out as it is named.
    pub fn place_is_out(&self, subject: &Subject, place: &Place) -> bool {
        self.resting_places(subject)
            .any(|goal| goal.places.contains(place))
    }

    fn resting_places(&self, subject: &Subject) -> impl Iterator<Item = &'a Goal> {
        let leaves = |goal: &&Goal| goal.r#do == Do::Rest && !goal.places.is_empty();
        self.about(subject).filter(leaves)
    }

    /// Whether every goal of a subject lets both hands play at once everywhere, so that it may be run as a whole.
    pub fn is_whole(&self, subject: &Subject) -> bool {
        let apart = |hands: Option<Hands>| !matches!(hands, None | Some(Hands::Together));
        let mut goals = self.about(subject);
        !apart(self.request.week.hands)
            && goals
                .all(|goal| !apart(goal.hands) && (goal.r#do != Do::Rest || goal.places.is_empty()))
    }
}

/// Whether a goal takes its subject out of the week.
fn is_release(goal: &Goal) -> bool {
    goal.rests_subject() || goal.r#do == Do::Finish
}

/// Whether a goal was set at a later lesson than another.
fn is_later(goal: &Goal, other: &Goal) -> bool {
    match (goal.carried_from, other.carried_from) {
        (own, Some(other)) => own.is_none_or(|own| own > other),
        (_, None) => false,
    }
}

/// Whether leaving out one form leaves out the other.
fn same_kind(out: Form, form: Form) -> bool {
    let scale = |form: Form| {
        matches!(
            form,
            Form::Scale
                | Form::ContraryMotion
                | Form::Chromatic
                | Form::WholeTone
                | Form::DoubleNotes
        )
    };
    out == form || out == Form::Scale && scale(form)
}
