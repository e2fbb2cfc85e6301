//! `reedling-load paced HOST:PORT FILE CONNECTIONS SECONDS RATE [HEADER]...` sends the requests of a file (`[as TOKEN] METHOD
//! PATH [BODY]` on each line) in turn, so many a second in all; with the rate 0 as fast as they are answered. It prints one line of JSON:
//! how many were sent and answered how, and how long an answer took in microseconds, also by kind of request and by second. At a
//! given rate the time counts from when the request was due: a server that falls behind cannot hide it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::client::{Connection, Request, split_token};
use crate::report::{self, Answer, Seen};

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
    let lines: Vec<&str> = lines.lines().filter(|line| !line.is_empty()).collect();
    let kinds: Vec<String> = lines.iter().map(|line| kind(line)).collect();
    let requests = lines
        .iter()
        .map(|line| Request::from_line(host, line, headers));
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
    Ok(report::of(seen, &kinds, plan.start.elapsed()))
}

/// Method and path of a line: what is asked for, whatever the query.
fn kind(line: &str) -> String {
    let (_, line) = split_token(line);
    let head = line.splitn(3, ' ').take(2).collect::<Vec<_>>().join(" ");
    head.split('?').next().unwrap_or_default().to_owned()
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
        let chosen = number as usize % plan.requests.len();
        let request = &plan.requests[chosen];
        let late_us = microseconds(due.elapsed());
        let answered = match connection.take() {
            Some(kept) => Ok(kept),
            None => Connection::open(request),
        };
        let answered = answered.and_then(|mut open| Ok((open.ask(request)?, open)));
        match answered {
            Ok((status, open)) => {
                connection = Some(open);
                *seen.statuses.entry(status).or_default() += 1;
                seen.answers.push(Answer {
                    request: chosen as u32,
                    second: due.saturating_duration_since(plan.start).as_secs() as u32,
                    took_us: microseconds(due.elapsed()),
                    late_us,
                });
            }
            Err(_) => seen.errors += 1,
        }
    }
}

fn microseconds(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}
