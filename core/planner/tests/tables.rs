//! The table of the goals' functions, run natively; the app's tests run the same file through WebAssembly (GOAL-13).

use reedling_planner::{
    body_answer::ChosenAnswer,
    display::goal_text,
    goals::{BodyQuestion, Goal, Goals, Piece, Proposal, Tempo},
    instrument::Instrument,
    merge::{merge, stored_edits},
    read::{ends_word, read},
    repertoire::{by_title::with_pieces, offered::offered},
    titled_words::titled,
    typed_goals, typed_places,
    typed_tempo::with_typed,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

#[derive(Deserialize)]
struct Row {
    title: String,
    args: Vec<Value>,
    #[serde(default)]
    at: String,
    returns: Value,
}

fn arg<T: DeserializeOwned>(args: &[Value], at: usize) -> T {
    let value = args.get(at).cloned().unwrap_or_default();
    serde_json::from_value(value).expect("an argument of the right shape")
}

fn json(answer: impl Serialize) -> Value {
    serde_json::to_value(answer).expect("an answer")
}

fn call(function: &str, args: &[Value]) -> Value {
    match function {
        "readNote" => json(read(&arg::<String>(args, 0), &arg(args, 1))),
        "mergeGoals" => json(merge(&arg(args, 0), &arg::<Vec<_>>(args, 1))),
        "storedEdits" => json(stored_edits(
            &arg::<Proposal>(args, 0),
            &arg::<Goals>(args, 1),
        )),
        "askedOf" => json(arg::<BodyQuestion>(args, 0).asked()),
        "heldAnswer" => {
            let chosen: Option<ChosenAnswer> = arg(args, 1);
            json(arg::<BodyQuestion>(args, 0).held(chosen.as_ref()))
        }
        "chosenAnswer" => json(arg::<BodyQuestion>(args, 0).chosen(arg(args, 1))),
        "endsWord" => json(ends_word(&arg::<String>(args, 0))),
        "goalTexts" => {
            let pieces: Vec<Piece> = arg(args, 1);
            let goals: Vec<Goal> = arg(args, 0);
            json(
                goals
                    .iter()
                    .map(|goal| goal_text(goal, &pieces))
                    .collect::<Vec<_>>(),
            )
        }
        "hasHands" => json(Instrument::parse(&arg::<String>(args, 0)).has_hands()),
        "titledWords" => json(titled(
            &arg::<String>(args, 0),
            &arg(args, 1),
            &arg::<Vec<_>>(args, 2),
            &arg::<String>(args, 3),
            &arg(args, 4),
        )),
        "typedTempo" => {
            let tempo: Option<Tempo> = arg(args, 0);
            json(with_typed(tempo, arg(args, 1), &arg::<String>(args, 2)))
        }
        "typedGoals" => json(typed_goals::goals(&arg::<String>(args, 0), &arg(args, 1))),
        "typedPlaces" => json(typed_places::places(&arg::<String>(args, 0))),
        "goalsWithPieces" => json(with_pieces(arg(args, 0), &arg::<Vec<_>>(args, 1))),
        "offeredPieces" => json(offered(&arg::<Vec<_>>(args, 0), &arg::<String>(args, 1))),
        "goalProblem" => {
            json(arg::<Goal>(args, 0).problem(&arg::<String>(args, 1), &arg::<Vec<_>>(args, 2)))
        }
        "goalRelation" => json(arg::<Goal>(args, 0).relation(&arg(args, 1))),
        _ => panic!("no function {function}"),
    }
}

#[test]
fn every_row_gives_what_it_says() {
    let table: std::collections::BTreeMap<String, Vec<Row>> =
        serde_json::from_str(include_str!("tables/goals.json")).expect("a table");
    for (function, rows) in table {
        for row in rows {
            let answer = call(&function, &row.args);
            let part = answer.pointer(&row.at).cloned().unwrap_or_default();
            assert_eq!(part, row.returns, "{function}: {}", row.title);
        }
    }
}
