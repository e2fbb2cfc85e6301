//! `reedling-load paced HOST:PORT FILE CONNECTIONS SECONDS RATE [HEADER]...` sends the requests of a file (`METHOD PATH [BODY]` on
//! each line) in turn, so many a second in all; with the rate 0 as fast as they are answered. It prints one line of JSON:
//! how many were sent and answered how, and how long an answer took in microseconds. At a given rate the time counts from when the
//! request was due: a server that falls behind cannot hide it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::client::{Connection, Request};

/// What one connection saw.
#[derive(Default)]
struct Seen {
    times: Vec<u32>,
    statuses: BTreeMap<u16, u64>,
    errors: u64,
}

/// What all connections share.
struct Plan {
    requests: Vec<Request>,
    sent: AtomicU64,
    start: Instant,
    length: Duration,
    rate: f64,
}

/// Reads the arguments, loads the server, and reports.
pub fn run(arguments: &[String]) -> Result<String, String> {
    let [host, file, connections, seconds, rate, headers @ ..] = arguments else {
        return Err("usage: paced HOST:PORT FILE CONNECTIONS SECONDS RATE [HEADER]...".into());
    };
    let connections: usize = connections.parse().map_err(|_| "CONNECTIONS is a number")?;
    let seconds: f64 = seconds.parse().map_err(|_| "SECONDS is a number")?;
    let lines = std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let requests = lines.lines().filter(|line| !line.is_empty());
    let requests = requests.map(|line| Request::from_line(host, line, headers));
    let plan = Plan {
        requests: requests.collect::<Result<_, _>>()?,
        sent: AtomicU64::new(0),
        start: Instant::now(),
        length: Duration::from_secs_f64(seconds),
        rate: rate.parse().map_err(|_| "RATE is a number")?,
    };
    if plan.requests.is_empty() {
        return Err(format!("{file} has no requests"));
    }
    let seen: Vec<Seen> = thread::scope(|scope| {
        let workers: Vec<_> = (0..connections)
            .map(|_| scope.spawn(|| work(&plan)))
            .collect();
        workers
            .into_iter()
            .filter_map(|worker| worker.join().ok())
            .collect()
    });
    Ok(report(seen, plan.start.elapsed()))
}

/// Sends whichever request is due next, until the time is over.
fn work(plan: &Plan) -> Seen {
    let mut seen = Seen::default();
    let mut connection = None;
    loop {
        let number = plan.sent.fetch_add(1, Ordering::Relaxed);
        let due = if plan.rate > 0.0 {
            plan.start + Duration::from_secs_f64(number as f64 / plan.rate)
        } else {
            Instant::now()
        };
        let end = plan.start + plan.length;
        // Of what a slow server has not been asked in time it is not asked later.
        if due >= end || Instant::now() >= end {
            return seen;
        }
        thread::sleep(due.saturating_duration_since(Instant::now()));
        let request = &plan.requests[number as usize % plan.requests.len()];
        let answered = match connection.take() {
            Some(kept) => Ok(kept),
            None => Connection::open(request),
        };
        let answered = answered.and_then(|mut open| Ok((open.ask(request)?, open)));
        match answered {
            Ok((status, open)) => {
                connection = Some(open);
                *seen.statuses.entry(status).or_default() += 1;
                let took = due.elapsed().as_micros();
                seen.times.push(u32::try_from(took).unwrap_or(u32::MAX));
            }
            Err(_) => seen.errors += 1,
        }
    }
}

fn report(seen: Vec<Seen>, took: Duration) -> String {
    let mut times: Vec<u32> = Vec::new();
    let mut statuses: BTreeMap<u16, u64> = BTreeMap::new();
    let mut errors = 0;
    for one in seen {
        times.extend(one.times);
        errors += one.errors;
        for (status, count) in one.statuses {
            *statuses.entry(status).or_default() += count;
        }
    }
    times.sort_unstable();
    let at = |share: f64| {
        let last = times.len().saturating_sub(1) as f64;
        times.get((last * share) as usize).copied().unwrap_or(0)
    };
    let statuses: Vec<String> = statuses
        .iter()
        .map(|(status, count)| format!(r#""{status}":{count}"#))
        .collect();
    format!(
        r#"{{"answers":{},"perSecond":{:.1},"p50Us":{},"p99Us":{},"maxUs":{},"errors":{errors},"statuses":{{{}}}}}"#,
        times.len(),
        times.len() as f64 / took.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(1.0),
        statuses.join(","),
    )
}
