//! How to practise, in the teacher's words, with the goals of which they say it.

use super::{
    super::{
        assemble::Goals,
        draft::Draft,
        how::how,
        item::{Item, ItemKind},
        lexicon::Language,
        scan::Clause,
    },
    Reading,
};
use crate::goals::Do;

impl Reading<'_> {
    /// Gives each goal the way to practise that is said of it.
    pub fn take_how(
        &mut self,
        goals: &mut Goals<'_>,
        clauses: &[Clause],
        items: &[Item],
        language: Language,
        about: bool,
    ) {
        if !about {
            return;
        }
        let mut group = goals.group.clone();
        for clause in clauses {
            // "Gavotte staccato, Waltz legato": what the clause names, else what the one before it does.
            let named = |draft: &Draft| {
                let mut words = draft.words.iter();
                words.any(|word| (clause.from..clause.to).contains(word))
            };
            let own: Vec<usize> = (0..goals.drafts.len())
                .filter(|at| named(&goals.drafts[*at]))
                .collect();
            if own.iter().any(|at| goals.group.contains(at)) {
                group.clone_from(&goals.group);
            } else if !own.is_empty() {
                group = own;
            }
            let taken: Vec<bool> = (clause.from..clause.to)
                .map(|at| self.is_taken(at, items))
                .collect();
            let targets: Vec<usize> = group
                .iter()
                .copied()
                .filter(|at| {
                    let goal = &goals.drafts[*at].goal;
                    !goal.rests_subject() && goal.r#do != Do::Finish && goal.how.is_none()
                })
                .collect();
            if targets.is_empty() || clause.praised {
                continue;
            }
            if let Some((from, to, text)) = how(
                self.note,
                &self.tokens,
                clause.from,
                clause.to,
                language,
                &taken,
            ) {
                for at in targets {
                    goals.drafts[at].goal.how = Some(text.clone());
                    goals.drafts[at].take(from, to);
                }
                self.used[from..to].fill(true);
            }
        }
    }

    /// Whether a word says something else already. What a passage needs may be how to practise it: "count aloud".
    fn is_taken(&self, at: usize, items: &[Item]) -> bool {
        let mut inside = items.iter().filter(|item| item.from <= at && at < item.to);
        let is_need = |item: &Item| matches!(item.what, ItemKind::Need(_));
        let need = inside.clone().any(is_need);
        self.used[at] && !need || inside.any(|item| !is_need(item))
    }
}
