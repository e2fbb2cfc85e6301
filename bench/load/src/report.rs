//! What a paced run saw, as one line of JSON: over all, by kind of request, and second by second.

use std::collections::BTreeMap;
use std::time::Duration;

/// One answer.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// Which request of the file it answers.
    pub request: u32,
    /// The second of the run in which it was due.
    pub second: u32,
    /// From when it was due until the answer was there, in microseconds.
    pub took_us: u32,
    /// From when it was due until it was sent: what the load generator is late itself, as all its connections wait.
    pub late_us: u32,
}

/// What one connection saw.
#[derive(Debug, Default)]
pub struct Seen {
    /// Every answer.
    pub answers: Vec<Answer>,
    /// How many answers had which status.
    pub statuses: BTreeMap<u16, u64>,
    /// How many requests were not answered at all.
    pub errors: u64,
}

/// The whole run as JSON. `kinds` names the kind of each request of the file.
pub fn of(seen: Vec<Seen>, kinds: &[String], took: Duration) -> String {
    let mut answers = Vec::new();
    let mut statuses: BTreeMap<u16, u64> = BTreeMap::new();
    let mut errors = 0;
    for one in seen {
        answers.extend(one.answers);
        errors += one.errors;
        for (status, count) in one.statuses {
            *statuses.entry(status).or_default() += count;
        }
    }
    let statuses = list(statuses, |(status, count)| format!(r#""{status}":{count}"#));
    format!(
        r#"{{{},"perSecond":{:.1},"errors":{errors},"statuses":{{{statuses}}},"kinds":[{}],"seconds":[{}]}}"#,
        times(answers.iter()),
        answers.len() as f64 / took.as_secs_f64(),
        by_kind(&answers, kinds),
        by_second(&answers),
    )
}

fn by_kind(answers: &[Answer], kinds: &[String]) -> String {
    let mut names: Vec<&String> = kinds.iter().collect();
    names.sort_unstable();
    names.dedup();
    list(names, |name| {
        let of_kind = |answer: &&Answer| &kinds[answer.request as usize] == name;
        let times = times(answers.iter().filter(of_kind));
        format!(r#"{{"kind":"{name}",{times}}}"#)
    })
}

/// For each second how many were due in it and answered, and the slowest of them.
fn by_second(answers: &[Answer]) -> String {
    let last = answers.iter().map(|answer| answer.second).max();
    let mut seconds = vec![(0_u32, 0_u32); last.map_or(0, |last| last as usize + 1)];
    for answer in answers {
        let (count, slowest) = &mut seconds[answer.second as usize];
        *count += 1;
        *slowest = answer.took_us.max(*slowest);
    }
    list(seconds, |(count, slowest)| {
        format!(r#"{{"answers":{count},"maxUs":{slowest}}}"#)
    })
}

fn times<'a>(answers: impl Iterator<Item = &'a Answer>) -> String {
    let (mut took, mut late): (Vec<u32>, Vec<u32>) = answers
        .map(|answer| (answer.took_us, answer.late_us))
        .unzip();
    took.sort_unstable();
    late.sort_unstable();
    let at = |times: &[u32], share: f64| {
        let last = times.len().saturating_sub(1) as f64;
        times.get((last * share) as usize).copied().unwrap_or(0)
    };
    format!(
        r#""answers":{},"p50Us":{},"p99Us":{},"maxUs":{},"lateP99Us":{}"#,
        took.len(),
        at(&took, 0.5),
        at(&took, 0.99),
        at(&took, 1.0),
        at(&late, 0.99),
    )
}

fn list<Item>(items: impl IntoIterator<Item = Item>, write: impl Fn(Item) -> String) -> String {
    let written: Vec<String> = items.into_iter().map(write).collect();
    written.join(",")
}
