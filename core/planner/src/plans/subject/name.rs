//! One subject or another.

use crate::{
    goals::Subject,
    titles::{normal_composer, normal_title},
};

/// By what a subject is told from others.
pub struct Name {
    key: String,
    /// Of a piece, its normal title and composer.
    piece: Option<(String, Option<String>)>,
}

impl Name {
    /// The name of a subject that has this title and composer in the plan.
    pub fn of(subject: &Subject, title: Option<String>, composer: Option<&str>) -> Self {
        let is_piece = matches!(subject, Subject::Piece { .. } | Subject::Title { .. });
        let title = title.filter(|_| is_piece);
        Self {
            key: subject.key(),
            piece: title.map(|title| (normal_title(&title), composer.map(normal_composer))),
        }
    }

    /// Whether it is of one subject with another: by key, or a title that stands for a piece of the repertoire.
    pub fn is(&self, other: &Self) -> bool {
        let is_titled = match (&self.piece, &other.piece) {
            (Some((one, by)), Some((other, other_by))) => {
                one == other && (by.is_none() || other_by.is_none() || by == other_by)
            }
            _ => false,
        };
        is_titled || self.key == other.key
    }
}
