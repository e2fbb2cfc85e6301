//! What a note calls weak or good.

use super::{lexicon::List, lists::listed, part::Part, sets};

/// What a part says about its subject.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// It needs work.
    pub weak: bool,
    /// It went well.
    pub good: bool,
}

/// Judges a part by its words; those marked in `used` (titles, bars) do not count.
pub fn judge(part: &Part, used: &[bool]) -> Judgement {
    let mut said = Judgement::default();
    let mut asked = false;
    for (at, word) in part.words.iter().enumerate() {
        if used[at] {
            continue;
        }
        let lower = word.lower.as_str();
        let before = at.checked_sub(1).map(|at| part.words[at].lower.as_str());
        // "much more even" and "no more mistakes" praise; "more weight" asks.
        if lower == "more"
            && before.is_some_and(|before| listed(" already far much no now ", before))
        {
            continue;
        }
        let no = |at| part.is_at(at, List::No);
        let no_more = before == Some("more") && at > 1 && no(at - 2);
        let denied = no_more || at > 0 && no(at - 1);
        asked |= word.is(List::Asks);
        let praised = word.is(List::Praise) && part.has_one_at(at, sets::WEAK_PRAISE);
        let good = (word.is(List::Good) || praised) && !asked;
        said.good |= good && !denied;
        said.weak |= good && denied;
        // "less uneven", "no mistakes", "not late" praise; "less", "not" alone do not.
        let weak = word.is(List::Weak) && before != Some("double");
        said.weak |= weak && !denied;
        said.good |= weak && denied && !no(at);
    }
    // "not good" set weak through "not" as well; "no longer late" has no praise word of its own.
    said.good &= !said.weak;
    said
}

#[cfg(test)]
mod tests {
    use super::judge;
    use crate::vocabulary::part::Part;

    fn weak_good(note: &str) -> (bool, bool) {
        let part = Part::of(note);
        let said = judge(&part, &vec![false; part.words.len()]);
        (said.weak, said.good)
    }

    #[test]
    fn weak_and_good_are_told_apart() {
        for (note, expected) in [
            ("left hand late", (true, false)),
            ("sight-reading weak", (true, false)),
            ("rhythm much better", (false, true)),
            ("not good yet", (true, false)),
            ("no mistakes", (false, true)),
            ("dynamics in the middle", (false, false)),
            ("better and still uneven", (true, false)),
            ("at 92 light and in tune", (false, true)),
            ("not in tune", (true, false)),
            ("from start to end at 96", (false, true)),
            ("without stopping at 100", (false, true)),
            ("practise with double stops", (false, false)),
            ("keep the left hand steady", (false, false)),
            ("much more even now", (false, true)),
            ("no more mistakes", (false, true)),
            ("more weight", (true, false)),
        ] {
            assert_eq!(weak_good(note), expected, "{note}");
        }
    }
}
