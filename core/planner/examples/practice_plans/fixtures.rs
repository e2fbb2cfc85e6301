//! Goals in few words.

use reedling_planner::goals::{Do, Form, Goal, Key, Mode, Place, Skill, Subject, Technique, Tempo};

/// A piece by its title.
pub fn title(title: &str) -> Subject {
    Subject::Title {
        title: title.into(),
        composer: None,
    }
}

/// A goal for a piece.
pub fn practise(name: &str) -> Goal {
    Goal::new(Do::Practise, title(name))
}

/// The same of a piece that begins.
pub fn begun(goal: Goal) -> Goal {
    Goal {
        started: true,
        ..goal
    }
}

/// A goal for a scale.
pub fn scale(tonic: &str, mode: Mode) -> Goal {
    let key = Some(Key {
        tonic: tonic.into(),
        mode: Some(mode),
    });
    Goal::new(
        Do::Practise,
        Subject::Technique(Technique {
            form: Form::Scale,
            key,
            octaves: None,
            name: None,
        }),
    )
}

/// A goal for a skill.
pub fn skill(skill: Skill) -> Goal {
    Goal::new(Do::Practise, Subject::Skill { skill })
}

/// Bars as a place.
pub fn bars(from: u16, to: u16) -> Place {
    Place::Bars { from, to }
}

/// A named part as a place.
pub fn part(name: &str) -> Place {
    Place::Part { name: name.into() }
}

/// A tempo to aim for.
pub fn aim(bpm: u16) -> Option<Tempo> {
    Some(Tempo {
        next: Some(bpm),
        ..Tempo::default()
    })
}
