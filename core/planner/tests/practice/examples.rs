//! The ten plans of `docs/practice-plans.md` keep the rules.

#[path = "../../examples/practice_plans/lessons.rs"]
mod lessons;

use reedling_planner::{check::check, plan::plan};

#[test]
fn the_ten_plans_to_read_pass_every_check() {
    let lessons = lessons::lessons();
    assert_eq!(lessons.len(), 10);
    for (title, input) in lessons {
        assert_eq!(check(&plan(&input), &input), [], "{title}");
    }
}
