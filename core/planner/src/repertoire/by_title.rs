//! Which piece of a repertoire a title names.

use crate::{
    goals::{Goal, Piece, Subject, unite},
    titles::{normal_composer, normal_title},
};

/// The piece of a title and a composer, both normal, as are those of the pieces. Where either names no composer, the title alone
/// tells, as long as it is the title of one piece only; pieces that were found to be one have one id.
pub fn piece_of_title<'a, Id: Copy + PartialEq>(
    pieces: impl Iterator<Item = (Id, &'a str, &'a str)> + Clone,
    title: &str,
    composer: &str,
) -> Option<Id> {
    let of_title = pieces.filter(|(_, known, _)| *known == title);
    let exact = of_title.clone().find(|(.., known)| *known == composer);
    if let Some((id, ..)) = exact {
        return Some(id);
    }
    let mut near = of_title
        .filter(|(.., known)| known.is_empty() || composer.is_empty())
        .map(|(id, ..)| id);
    let first = near.next()?;
    near.all(|other| other == first).then_some(first)
}

/// Goals as they are stored where the student has these pieces: a title that names one is that piece, and goals that are one by then
/// are joined.
///
/// ```
/// # use reedling_planner::{goals::{Do, Goal, Piece, PieceState, Subject}, repertoire::by_title::with_pieces};
/// # let piece: Piece = serde_json::from_str(
/// #     r#"{ "id": "p", "title": "The Bourrée", "composer": "J. S. Bach", "state": "active" }"#,
/// # )?;
/// let bourree = Subject::Title { title: "bourree".into(), composer: Some("Bach".into()) };
/// let goals = with_pieces(vec![Goal::new(Do::Practise, bourree)], &[piece]);
/// assert_eq!(goals[0].subject, Subject::Piece { piece_id: "p".into() });
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn with_pieces(mut goals: Vec<Goal>, pieces: &[Piece]) -> Vec<Goal> {
    let known: Vec<(String, String)> = pieces
        .iter()
        .map(|piece| found_by(&piece.title, piece.composer.as_deref()))
        .collect();
    let known = pieces.iter().zip(&known);
    let known = known.map(|(piece, (title, composer))| (&piece.id, &**title, &**composer));
    for goal in &mut goals {
        if let Subject::Title { title, composer } = &goal.subject {
            let (title, composer) = found_by(title, composer.as_deref());
            // A title of signs alone names nothing.
            let id = Some(&title).filter(|title| !title.is_empty());
            let id = id.and_then(|title| piece_of_title(known.clone(), title, &composer));
            if let Some(piece_id) = id.cloned() {
                goal.subject = Subject::Piece { piece_id };
            }
        }
    }
    unite(goals)
}

fn found_by(title: &str, composer: Option<&str>) -> (String, String) {
    (
        normal_title(title),
        normal_composer(composer.unwrap_or_default()),
    )
}

#[cfg(test)]
mod tests {
    use super::piece_of_title;

    const PIECES: [(u8, &str, &str); 5] = [
        (1, "sonata in c", "mozart"),
        (2, "sonata in c", "haydn"),
        (3, "gavotte", ""),
        (4, "minuet", "petzold"),
        // Found to be the piece before.
        (4, "menuet", "petzold"),
    ];

    // GOAL-05.
    #[test]
    fn a_title_alone_tells_only_where_it_is_of_one_piece() {
        for (title, composer, piece) in [
            ("sonata in c", "haydn", Some(2)),
            ("sonata in c", "", None),
            ("sonata in c", "clementi", None),
            ("gavotte", "gossec", Some(3)),
            ("minuet", "", Some(4)),
            ("menuet", "petzold", Some(4)),
            ("minuet", "bach", None),
            ("waltz", "", None),
        ] {
            let found = piece_of_title(PIECES.into_iter(), title, composer);
            assert_eq!(found, piece, "{title}, {composer}");
        }
    }
}
