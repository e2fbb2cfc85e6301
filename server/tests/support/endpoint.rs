//! A chat-completions endpoint that makes good plans, to be spoilt by each test.

use reedling_server::config::model::ModelConfig;
use serde_json::{Value, json};
use wiremock::{Mock, MockServer, Request, Respond, ResponseTemplate, matchers::method};

/// Answers each question with a good plan that a function then changes.
struct Spoilt(fn(&mut Value));

impl Respond for Spoilt {
    fn respond(&self, request: &Request) -> ResponseTemplate {
        let question: Value = request.body_json().unwrap();
        let data = question["messages"][1]["content"].as_str().unwrap();
        let mut plan = good_plan(&serde_json::from_str(data).unwrap());
        (self.0)(&mut plan);
        completion(&plan.to_string())
    }
}

/// A completion with that text.
pub fn completion(text: &str) -> ResponseTemplate {
    let message = json!({ "role": "assistant", "content": text });
    ResponseTemplate::new(200).set_body_json(json!({
        "id": "1", "object": "chat.completion",
        "choices": [{ "index": 0, "message": message, "finish_reason": "stop" }],
    }))
}

/// An endpoint whose plans are changed by a function.
pub async fn spoilt(change: fn(&mut Value)) -> MockServer {
    answering(Spoilt(change)).await
}

/// A good plan for each question.
pub fn good() -> impl Respond {
    Spoilt(|_| {})
}

/// An endpoint that gives one kind of answer.
pub async fn answering(answer: impl Respond + 'static) -> MockServer {
    let server = MockServer::start().await;
    Mock::given(method("POST"))
        .respond_with(answer)
        .mount(&server)
        .await;
    server
}

/// The settings of a model there.
pub fn model_at(address: &str) -> ModelConfig {
    let key = Some("canary-api-key".into());
    ModelConfig::from_raw(Some(address.to_owned()), Some("some-model".into()), key)
        .unwrap()
        .unwrap()
}

/// The bars that the goals name of a piece.
fn bars_of(data: &Value, title: &Value) -> Option<String> {
    let goals = data["goals"].as_array()?;
    let goal = goals
        .iter()
        .find(|goal| goal["subject"]["title"] == *title)?;
    let place = goal["places"].as_array()?.first()?;
    Some(format!(
        "bars {}-{}",
        place["from"].as_u64()?,
        place["to"].as_u64()?
    ))
}

/// A plan that keeps every rule, from the data of a question.
fn good_plan(data: &Value) -> Value {
    let longest = data["longestTaskMinutes"].as_u64().unwrap();
    let pieces = data["pieces"].as_array().unwrap();
    let days: Vec<Value> = data["days"]
        .as_array()
        .unwrap()
        .iter()
        .enumerate()
        .map(|(index, day)| {
            let minutes = day["durationMinutes"].as_u64().unwrap();
            let mut number = index * 10;
            let mut task = |minutes: u64| {
                number += 1;
                json!({
                    "minutes": minutes,
                    "task": format!("Play exercise {number} slowly three times"),
                    "doneWhen": format!("the beat of round {number} never broke"),
                })
            };
            if minutes == 0 {
                return json!({ "day": index + 1, "durationMinutes": 0, "warmup": null, "technicalFocus": null,
                               "repertoire": [], "musicianship": null });
            }
            if minutes <= 10 {
                return json!({ "day": index + 1, "durationMinutes": minutes, "warmup": null, "technicalFocus": null,
                               "repertoire": [], "musicianship": task(minutes) });
            }
            let mut left = minutes - 6;
            let mut repertoire = Vec::new();
            while left > 0 {
                let piece = &pieces[repertoire.len() % pieces.len()];
                let mut item = task(left.min(longest));
                left -= left.min(longest);
                if let Some(bars) = bars_of(data, &piece["title"]) {
                    let task = item["task"].as_str().unwrap();
                    item["task"] = json!(format!("{task} at {bars}"));
                }
                item["title"] = piece["title"].clone();
                item["targetTempoBpm"] = piece["tempoByDay"][index].clone();
                repertoire.push(item);
            }
            json!({ "day": index + 1, "durationMinutes": minutes, "warmup": task(2), "technicalFocus": task(2),
                    "repertoire": repertoire, "musicianship": task(2) })
        })
        .collect();
    json!({
        "weekSummary": "The first piece gets the most time this week.",
        "tipsForParents": ["Ask which bar is best today."],
        "dailyPlan": days,
    })
}
