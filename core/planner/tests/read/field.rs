//! What teachers met with their notes, by the ids of the lines (FIELD-40 to FIELD-49): a table each, `notes/goals-field-*.json`.

use reedling_planner::{
    plans::{PlanRequest, plan},
    read::read,
};

use crate::{support::context, tables::wrong_rows};

fn holds(id: u8) {
    let wrong = wrong_rows(&format!("goals-field-{id}-en"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn field_40_somebody_elses_day_away_is_no_day_off() {
    holds(40);
}

#[test]
fn field_41_minutes_beside_one_item_are_not_the_days() {
    holds(41);
}

#[test]
fn field_42_what_is_said_of_one_piece_is_no_limit_of_the_week() {
    holds(42);
}

#[test]
fn field_43_letters_of_note_values_are_no_crotchets() {
    holds(43);
}

#[test]
fn field_44_a_line_whose_title_is_in_no_list_stands_whole() {
    holds(44);
    for note in [
        "★ Moonglow (Part II): bars 5–8, RH",
        "Moonglow | hands apart | 60",
        "* Moonglow [bars 3-4] slowly",
    ] {
        let proposal = read(note, &context());
        let said: Vec<_> = proposal.goals.iter().map(|goal| &goal.said).collect();
        let whole = note.trim_start_matches(['★', '*', ' ']);
        assert_eq!(said, [whole], "{note}");
    }
}

#[test]
fn field_45_lists_are_whole_and_every_day_has_no_rest_day() {
    holds(45);
    for note in [
        "Practise every day. Waltz bars 1-8 at 60.",
        "Waltz bars 1-8 every day at 60.",
    ] {
        let proposal = read(note, &context());
        let request = PlanRequest {
            goals: proposal.goals,
            week: proposal.week,
            ..PlanRequest::default()
        };
        let days = plan(&request).guidance.daily_plan;
        let rests = days.iter().filter(|day| day.duration_minutes == 0).count();
        assert_eq!(rests, 0, "{note}");
    }
    let once = read("Waltz bars 1-8, read through only.", &context());
    assert_eq!(once.goals[0].days, Some(1));
}

#[test]
fn field_46_what_was_done_and_what_comes_after_an_event_set_nothing() {
    holds(46);
}

#[test]
fn field_47_only_an_explicit_word_rests_a_piece() {
    holds(47);
}

#[test]
fn field_48_a_dictated_note_loses_nothing_that_it_sets() {
    holds(48);
}

#[test]
fn field_49_a_fault_that_is_named_is_worked_on() {
    holds(49);
}
