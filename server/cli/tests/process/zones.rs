//! `reedling check-zones`.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use chrono::{DateTime, FixedOffset, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::Db;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, sea_query::Expr};
use uuid::Uuid;

use crate::{
    fixture::{
        entities::{lesson, lesson_series},
        value_types::Stored,
    },
    support::{Folder, Server, lines, new_databases},
};

/// Seconds that Berlin is ahead by the rules of [`newer_rules`], in summer and winter.
const AHEAD: i32 = 3 * 3_600;

/// A folder of zone files that are newer than any release, by which Berlin has left summer time.
fn newer_rules(folder: &Path) -> PathBuf {
    let rules = folder.join("zones");
    fs::create_dir_all(rules.join("Europe")).unwrap();
    fs::write(rules.join("tzdata.zi"), "# version 2099a\n").unwrap();
    // RFC 9636: two headers with the counts of one type and four letters, the type after each, and at last the rule.
    let mut file = Vec::new();
    for _ in 0..2 {
        file.extend(b"TZif2");
        file.extend([0; 15]);
        file.extend(
            [0_u32, 0, 0, 0, 1, 4]
                .into_iter()
                .flat_map(u32::to_be_bytes),
        );
        file.extend(AHEAD.to_be_bytes());
        file.extend([0, 0]);
        file.extend(b"+03\0");
    }
    file.extend(b"\n<+03>-3\n");
    fs::write(rules.join("Europe/Berlin"), file).unwrap();
    rules
}

async fn rows(url: &str) -> HashMap<Uuid, lesson::Model> {
    let db = Db::connect(url).await.unwrap();
    let query = lesson::Entity::find().order_by_asc(lesson::Column::Id);
    let rows = query.all(db.read()).await.unwrap();
    db.close().await;
    rows.into_iter().map(|row| (row.id, row)).collect()
}

/// Two lessons as an earlier release has left them: scheduled by it, and moved by it. A third is of another zone.
async fn leave_rows_of_before(url: &str) -> [Uuid; 3] {
    let db = Db::connect(url).await.unwrap();
    let query = lesson::Entity::find()
        .filter(lesson::Column::Status.eq(Stored(LessonStatus::Scheduled)))
        .filter(lesson::Column::StartAt.gt(Utc::now() + Duration::from_secs(2 * 86_400)))
        .order_by_asc(lesson::Column::StartAt);
    let coming = query.all(db.read()).await.unwrap();
    let [scheduled, moved, .., other] = &coming[..] else {
        panic!("{} coming lessons", coming.len());
    };
    let change = |id: Uuid, column: lesson::Column, value: Expr| {
        let update = lesson::Entity::update_many().col_expr(column, value);
        update.filter(lesson::Column::Id.eq(id)).exec(db.write())
    };
    let nothing = Expr::value(None::<String>);
    let scheduling = change(scheduled.id, lesson::Column::StartLocal, nothing);
    scheduling.await.unwrap();
    let later = Expr::value(moved.end_at);
    let moving = change(moved.id, lesson::Column::StartAt, later);
    moving.await.unwrap();
    // Tokyo has been nine hours ahead since 1951.
    let tokyo = other
        .start_at
        .with_timezone(&FixedOffset::east_opt(9 * 3_600).unwrap());
    let local = Expr::value(tokyo.to_rfc3339());
    let marking = change(other.id, lesson::Column::StartLocal, local);
    marking.await.unwrap();
    let series = lesson_series::Entity::insert(lesson_series::ActiveModel {
        id: sea_orm::Set(Uuid::now_v7()),
        time_zone: sea_orm::Set("Asia/Tokyo".to_owned()),
        teacher_id: sea_orm::Set(other.teacher_id),
        student_id: sea_orm::Set(other.student_id),
        recurrence_type: sea_orm::Set(
            reedling_core::lessons::recurrence::RecurrenceType::Single.into(),
        ),
        created_at: sea_orm::Set(other.created_at),
    });
    let series = series.exec(db.write()).await.unwrap().last_insert_id;
    let placing = change(other.id, lesson::Column::SeriesId, Expr::value(series));
    placing.await.unwrap();
    let ids = [scheduled.id, moved.id, other.id];
    db.close().await;
    ids
}

fn said(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Puts lessons back until the first line tells of one, and is killed then.
fn killed(command: &mut Command) {
    let command = command.stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let told = lines(child.stdout.take().unwrap());
    while !told
        .recv_timeout(Duration::from_secs(30))
        .unwrap()
        .contains("meant")
    {}
    child.kill().unwrap();
    child.wait().unwrap();
}

// FIELD-02.
#[tokio::test]
async fn field_02_lessons_get_their_wall_time_back_after_a_change_of_rules() {
    let folder = Folder::new();
    let newer = newer_rules(folder.path());
    for url in new_databases(&folder).await {
        let on = |arguments: &[&str]| {
            let mut command = folder.reedling(arguments);
            command.env("REEDLING_DATABASE_URL", &url);
            command
        };
        let with_newer = |arguments: &[&str]| {
            let mut command = on(arguments);
            command.env("TZDIR", &newer);
            command
        };
        let school = ["--teachers", "3", "--students", "9", "--lessons", "300"];
        said(on(&["seed-demo"]).args(school));
        let [scheduled, moved, other] = leave_rows_of_before(&url).await;
        let before = rows(&url).await;
        let by_own_rules = said(&mut on(&["check-zones"]));
        let first = by_own_rules.lines().nth(1).unwrap();
        assert!(
            first.starts_with("No coming lesson is shown at another time"),
            "{by_own_rules}"
        );
        assert!(
            by_own_rules.contains(": 2 coming lessons; --apply keeps"),
            "{by_own_rules}"
        );

        let now = Utc::now();
        let known = |row: &lesson::Model| ![scheduled, moved, other].contains(&row.id);
        let is_coming = |row: &&lesson::Model| {
            row.status.0 == LessonStatus::Scheduled && row.start_at > now && known(row)
        };
        let coming: Vec<&lesson::Model> = before.values().filter(is_coming).collect();
        assert!(coming.len() > 10, "{}", coming.len());
        let preview = said(&mut with_newer(&["check-zones"]));
        assert!(
            preview.starts_with("Rules of time zones: 2099a (machine).\n"),
            "{preview}"
        );
        for row in &coming {
            let line = preview
                .lines()
                .find(|line| line.starts_with(&row.id.to_string()));
            let line = line.unwrap_or_else(|| panic!("{} in {preview}", row.id));
            let meant = meant(row)
                .format("meant %Y-%m-%d %H:%M, shown ")
                .to_string();
            assert!(line.contains(&meant) && line.contains(&row.title), "{line}");
        }
        let told = format!(
            "another time than was meant: {} of {} coming lessons.",
            coming.len(),
            coming.len() + 3
        );
        assert!(preview.contains(&told), "{preview}");
        assert_eq!(rows(&url).await, before, "a preview changes nothing");

        let server = Server::start(&mut with_newer(&["serve"]));
        killed(&mut with_newer(&["check-zones", "--apply"]));
        let rest = said(&mut with_newer(&["check-zones", "--apply"]));
        assert!(
            rest.contains("2 coming lessons; the times that they are shown at are kept"),
            "{rest}"
        );
        let after = rows(&url).await;
        let ahead = FixedOffset::east_opt(AHEAD).unwrap();
        for row in &coming {
            let now = &after[&row.id];
            assert_eq!(now.start_at.with_timezone(&ahead).naive_local(), meant(row));
            assert_eq!(now.end_at - now.start_at, row.end_at - row.start_at);
        }
        for (id, row) in &before {
            if !coming.iter().any(|coming| coming.id == *id) {
                assert_eq!(
                    (after[id].start_at, after[id].version),
                    (row.start_at, row.version)
                );
            }
        }
        let again = said(&mut with_newer(&["check-zones", "--apply"]));
        // What was put back to a time that is over comes no longer.
        let is_ahead = |row: &&&lesson::Model| after[&row.id].start_at > Utc::now();
        let count = coming.iter().filter(is_ahead).count() + 3;
        let nothing = format!(
            "No coming lesson is shown at another time than was meant ({count} looked at).\n"
        );
        assert_eq!(again.lines().nth(1), nothing.lines().next(), "{again}");
        assert_eq!(rows(&url).await, after, "a second time finds nothing");
        assert!(server.end().1);
    }
}

/// The wall time that was kept.
fn meant(row: &lesson::Model) -> chrono::NaiveDateTime {
    let local = row.start_local.as_deref().unwrap();
    DateTime::parse_from_rfc3339(local).unwrap().naive_local()
}
