//! `reedling-load URL CONNECTIONS SECONDS [HEADER]...` asks one address over and over, each connection by a thread of
//! its own, and prints one line of JSON: answers per second, and how long an answer took in microseconds.
//! `reedling-load paced …` sends different requests at a given rate (`paced.rs`), `reedling-load bare` only answers (`bare.rs`).

mod bare;
mod client;
mod paced;
mod report;

use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use client::{Connection, Request};

fn main() -> ExitCode {
    match run() {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the arguments, loads the server, and reports.
fn run() -> Result<String, String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.split_first() {
        Some((mode, rest)) if mode == "paced" => return paced::run(rest),
        Some((mode, _)) if mode == "bare" => return bare::run(),
        _ => {}
    }
    let [url, connections, seconds, headers @ ..] = arguments.as_slice() else {
        return Err("usage: reedling-load URL CONNECTIONS SECONDS [HEADER]...".into());
    };
    let connections: usize = connections.parse().map_err(|_| "CONNECTIONS is a number")?;
    let seconds: f64 = seconds.parse().map_err(|_| "SECONDS is a number")?;
    let request = Request::get(url, headers)?;

    let start = Instant::now();
    let end = start + Duration::from_secs_f64(seconds);
    let answers: Result<Vec<Vec<Duration>>, String> = thread::scope(|scope| {
        let workers: Vec<_> = (0..connections)
            .map(|_| scope.spawn(|| ask_until(&request, end)))
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().map_err(|_| "a thread ended")?)
            .collect()
    });
    Ok(report(answers?.concat(), start.elapsed()))
}

/// Asks on one connection until the end, and tells how long each answer took; anything but 200 ends the run.
fn ask_until(request: &Request, end: Instant) -> Result<Vec<Duration>, String> {
    let mut connection = Connection::open(request).map_err(|e| e.to_string())?;
    let mut times = Vec::new();
    while Instant::now() < end {
        let asked = Instant::now();
        let status = connection.ask(request).map_err(|e| e.to_string())?;
        if status != 200 {
            return Err(format!("the server answered {status}"));
        }
        times.push(asked.elapsed());
    }
    Ok(times)
}

/// The rate and the middle and slow ends of the times, as JSON.
fn report(mut times: Vec<Duration>, took: Duration) -> String {
    times.sort_unstable();
    let at = |share: f64| {
        let last = times.len().saturating_sub(1) as f64;
        times
            .get((last * share) as usize)
            .map_or(0, Duration::as_micros)
    };
    format!(
        r#"{{"requests":{},"perSecond":{:.1},"p50Us":{},"p99Us":{}}}"#,
        times.len(),
        times.len() as f64 / took.as_secs_f64(),
        at(0.5),
        at(0.99),
    )
}
