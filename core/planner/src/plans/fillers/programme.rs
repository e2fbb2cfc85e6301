//! The whole programme of an exam, in its order.

use crate::{reason::Reason, text::list};

use super::{
    super::{
        EXAM_NEAR, WeekContext,
        items::{Item, Sort, titles},
        tasks::Purpose,
    },
    filler,
};

/// The key of its cards.
pub const KEY: &str = "programme";
/// Their title.
pub const TITLE: &str = "Exam programme";

/// The pieces that are set or kept and that can be played through, as the last three weeks before an exam run them; `None`
/// where there is none.
pub fn programme(week: &WeekContext, goals: &[Item]) -> Option<Item> {
    let titles = titles(goals.iter().filter(|goal| is_ready(goal)));
    if titles.is_empty() || !week.exam_within(EXAM_NEAR) {
        return None;
    }
    let title = TITLE.into();
    let mut item = filler(
        KEY.into(),
        Sort::Programme,
        title,
        Purpose::Programme,
        Reason::TemplateTake,
    );
    item.spots[0].place = list(&titles);
    item.amount = u16::try_from(titles.len()).unwrap_or(1);
    Some(item)
}

/// Whether a goal is for a piece that may be played from its beginning to its end.
fn is_ready(goal: &Item) -> bool {
    matches!(goal.sort, Sort::Practise | Sort::Keep)
        && goal.whole
        && !goal.purposes.contains(&Purpose::New)
}
