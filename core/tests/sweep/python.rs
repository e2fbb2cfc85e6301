//! The same series by Python's zoneinfo, where python3 is on the machine.

use std::{
    io::{BufWriter, Write},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
};

use chrono::{DateTime, Utc};
use chrono_tz::IANA_TZDB_VERSION;

use crate::cases::Case;

/// A running `oracle/check.py`.
pub struct Python {
    child: Child,
    lines: BufWriter<ChildStdin>,
}

impl Python {
    /// Starts it; nothing when there is no python3 that knows zones.
    pub fn start() -> Option<Self> {
        let knows = Command::new("python3")
            .args(["-c", "import zoneinfo; zoneinfo.ZoneInfo('Europe/Berlin')"])
            .stderr(Stdio::null())
            .status()
            .ok()?;
        if !knows.success() {
            return None;
        }
        let mut child = Command::new("python3")
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/oracle/check.py"))
            .arg(IANA_TZDB_VERSION)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("python3 runs");
        let lines = BufWriter::new(child.stdin.take().expect("its input"));
        Some(Self { child, lines })
    }

    /// Hands over a series with core's answer.
    pub fn ask(&mut self, case: &Case, starts: &[DateTime<Utc>]) {
        let (zone, start) = (case.zone.name(), case.start.format("%Y-%m-%dT%H:%M:%S"));
        write!(self.lines, "{zone} {start}").expect("python3 reads");
        for at in starts {
            write!(self.lines, " {}", at.timestamp()).expect("python3 reads");
        }
        writeln!(self.lines).expect("python3 reads");
    }

    /// What it found in the end; panics when it disagrees.
    pub fn verdict(self) -> String {
        let Self { child, lines } = self;
        drop(lines);
        let output = child.wait_with_output().expect("python3 ends");
        let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        assert!(output.status.success(), "Python disagrees:\n{said}");
        said
    }
}
