//! What a note calls weak, good, new or finished.

use super::clauses::{Part, listed};

const WEAK: &str = " weak weaker weakest late early uneven unevenly unsteady wobbly hesitant shaky \
    difficult hard problem problems trouble tricky slips slipped mistakes mistake errors wrong missing \
    unclear messy insecure unsure confused poor poorly lost stuck stumbles stumbled stumbling rushed \
    rushing rushes dragging drags drag rush forgets forgot forgotten harsh tense stiff thin scratchy \
    squeaky squeaks buzzing breathy sharp flat behind slow slower sloppy untidy muddled jerky \
    collapsing collapses careful watch improve revise needs need still again more not never attention \
    struggle struggles struggled struggling inaccurate blurred blurry lacks lacking cracks ";
const GOOD: &str = " good better best secure excellent well great solid fluent fluently confident \
    confidently lovely nice nicely improved improving beautiful beautifully clean strong stronger \
    steady even super fantastic accurate fine happy pleased bravo easy progress ";
const NEW: &str = " new start started starting begin began begun introduced introduce introducing ";
const FINISHED: &str = " finished completed mastered performance-ready exam-ready ticked ";
const UNFINISHED: &str = " polish polishing polished ";
const NO: &str = " not no never isn't wasn't without less ";

/// What a part says about its subject.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// It needs work.
    pub weak: bool,
    /// It went well.
    pub good: bool,
    /// It is being started.
    pub new: bool,
    /// It can be put into the drawer of finished pieces.
    pub finished: bool,
    /// It is ready to be polished.
    pub polish: bool,
}

/// Judges a part by its words; those marked in `used` (titles, bars) do not count.
pub fn judge(part: &Part, used: &[bool]) -> Judgement {
    let mut said = Judgement::default();
    for (at, word) in part.words.iter().enumerate() {
        if used[at] {
            continue;
        }
        let lower = word.lower.as_str();
        let denied = at > 0 && listed(NO, &part.words[at - 1].lower);
        let good = listed(GOOD, lower);
        said.good |= good && !denied;
        said.weak |= good && denied;
        // "less uneven", "no mistakes", "not late" praise; "less", "not" alone do not.
        let weak = listed(WEAK, lower);
        said.weak |= weak && !denied;
        said.good |= weak && denied && !listed(NO, lower);
        said.new |= listed(NEW, lower);
        said.finished |= listed(FINISHED, lower) && !denied;
        said.polish |= listed(UNFINISHED, lower);
    }
    // "not good" set weak through "not" as well; "no longer late" has no praise word of its own.
    said.good &= !said.weak;
    said.finished &= !said.weak;
    said
}

#[cfg(test)]
mod tests {
    use super::judge;
    use crate::practice::notes::clauses::parts;

    fn weak_good(note: &str) -> (bool, bool) {
        let part = &parts(note)[0];
        let said = judge(part, &vec![false; part.words.len()]);
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
        ] {
            assert_eq!(weak_good(note), expected, "{note}");
        }
    }
}
