//! The table of the goals' functions, run natively; the app's tests run the same file through WebAssembly (GOAL-13).

use reedling_planner::{goals::Goals, merge::merge, read::read};
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
        "checkGoals" => json(arg::<Goals>(args, 0).validate()),
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
