//! How the database finds what a call reads.

use sea_orm::{ConnectionTrait, DbBackend, Statement, TransactionTrait};
use serde_json::json;

use super::{more_children, past_lessons, path_of, reading, statements};
use crate::{
    practice::{
        endpoint::{answering, goals},
        propose, reading_at,
    },
    school::School,
    support::TestApp,
};

/// The database's plan for a statement, line by line. PostgreSQL would read a small table whole; it is told to do
/// so only where no index helps.
async fn plan(app: &TestApp, statement: &Statement) -> Vec<String> {
    let txn = app.state.db.read().begin().await.unwrap();
    let backend = txn.get_database_backend();
    let (explain, column) = match backend {
        DbBackend::Sqlite => ("EXPLAIN QUERY PLAN", "detail"),
        _ => ("EXPLAIN", "QUERY PLAN"),
    };
    if backend == DbBackend::Postgres {
        txn.execute_unprepared("SET LOCAL enable_seqscan = off")
            .await
            .unwrap();
    }
    let explained = Statement {
        sql: format!("{explain} {}", statement.sql),
        ..statement.clone()
    };
    let rows = txn.query_all_raw(explained).await.unwrap();
    rows.iter()
        .map(|row| row.try_get("", column).unwrap())
        .collect()
}

/// Whether a line of a plan reads all of a table that grows with the school. For an administrator, who sees the
/// whole school, an index in the order of the list may be read: no further than to the list's end.
fn reads_a_table(line: &str, whole_school: bool) -> bool {
    let words = ["SCAN ", "Seq Scan on "];
    let Some(scanned) = words.iter().find_map(|word| Some(line.split_once(word)?.1)) else {
        return false;
    };
    // What a search finds is put together from a teacher's own parents first.
    let is_none = ["CONSTANT ROW", "(subquery", "found"]
        .iter()
        .any(|start| scanned.starts_with(start));
    let is_ordered = whole_school && scanned.contains("INDEX");
    !(is_none || is_ordered)
}

on_both! {
    async fn no_reading_call_reads_a_table_whole(app: TestApp) {
        let school = School::open(&app).await;
        past_lessons(&app, &school, 3_000).await;
        more_children(&school, 60).await;
        let lesson = school.one_lesson().await;
        let mut wrong = Vec::new();
        for (row, who) in reading(&school) {
            let path = path_of(row, &school, &lesson);
            let (sent, _) = statements(&app, who, &path).await;
            let whole_school = who.id == school.ada.id;
            for statement in sent {
                let plan = plan(&app, &statement).await;
                if plan.iter().any(|line| reads_a_table(line, whole_school)) {
                    wrong.push(format!("{path} by {}\n  {}\n  {}", who.name, statement.sql, plan.join("\n  ")));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    }
}

on_both! {
    async fn a_teacher_s_week_is_found_by_teacher_and_time(app: TestApp) {
        let school = School::open(&app).await;
        past_lessons(&app, &school, 3_000).await;
        let week = "/api/teachers/lessons?startDate=2026-02-23T00:00:00Z&endDate=2026-03-01T23:59:59Z";
        let (sent, _) = statements(&app, &school.tess, week).await;
        let list = sent.last().unwrap();
        let plan = plan(&app, list).await.join("\n");
        assert!(plan.contains("idx_lesson_teacher_id_start_at"), "{plan}");
        let bounded = plan.contains("start_at>? AND start_at<?") || plan.contains("(start_at <= ");
        assert!(bounded, "{plan}");
    }
}

on_both! {
    async fn what_a_cut_list_counts_is_found_by_an_index(app: TestApp) {
        let school = School::open(&app).await;
        past_lessons(&app, &school, 3_000).await;
        let mut wrong = Vec::new();
        for (who, path) in [
            (&school.tess, "/api/teachers/lessons"),
            (&school.ada, "/api/teachers/lessons"),
            (&school.anna, "/api/students/lessons"),
            (&school.pat, "/api/parents/lessons"),
        ] {
            let whole_school = who.id == school.ada.id;
            for query in ["limit=10", "limit=10&plans=false", "limit=10&status=SCHEDULED", "limit=10&q=past"] {
                let (sent, _) = statements(&app, who, &format!("{path}?{query}")).await;
                assert_eq!(sent.iter().filter(|it| it.sql.contains("COUNT(")).count(), 2, "{path}?{query}");
                for statement in sent {
                    let plan = plan(&app, &statement).await;
                    if plan.iter().any(|line| reads_a_table(line, whole_school)) {
                        wrong.push(format!("{path}?{query}\n  {}\n  {}", statement.sql, plan.join("\n  ")));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    }
}

on_both! {
    async fn a_page_of_feedback_is_found_by_an_index(app: TestApp) {
        let school = School::open(&app).await;
        past_lessons(&app, &school, 3_000).await;
        let lesson = school.one_lesson().await;
        let path = format!("/api/lesson-feedback/{lesson}");
        assert_eq!(school.put(&school.tess, &path, json!({ "content": "Good." })).await.status, 200);
        let mut wrong = Vec::new();
        for who in [&school.ada, &school.tess, &school.anna, &school.pat] {
            let whole_school = who.id == school.ada.id;
            for query in ["limit=1", &format!("after={lesson}"), &format!("lessonId={lesson}")] {
                let (sent, _) = statements(&app, who, &format!("/api/lesson-feedback?{query}")).await;
                for statement in sent {
                    let plan = plan(&app, &statement).await;
                    if plan.iter().any(|line| reads_a_table(line, whole_school)) {
                        wrong.push(format!("{query}\n  {}\n  {}", statement.sql, plan.join("\n  ")));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    }
}

on_both! {
    async fn counts_of_cut_lists_use_an_index(app: TestApp) {
        let school = School::open(&app).await;
        past_lessons(&app, &school, 100).await;
        school.one_lesson().await;
        for path in ["/api/admin/users?limit=2", "/api/admin/users?limit=2&role=TEACHER", "/api/admin/activities?limit=1"] {
            let (sent, _) = statements(&app, &school.ada, path).await;
            assert!(sent.iter().any(|it| it.sql.contains("COUNT(")), "{path}");
            for statement in sent {
                let plan = plan(&app, &statement).await;
                let is_whole = plan.iter().any(|line| reads_a_table(line, true));
                assert!(!is_whole, "{path}\n  {}\n  {}", statement.sql, plan.join("\n  "));
            }
        }
    }
}

on_both! {
    async fn completing_a_lesson_reads_no_more_in_a_larger_school(app: TestApp) {
        let school = School::open(&app).await;
        past_lessons(&app, &school, 3_000).await;
        let lesson = school.one_lesson().await;
        app.statements.take();
        let notes = json!({ "completed": true, "teacherNotes": "Scales." });
        let path = format!("/api/lessons/{lesson}/complete");
        let reply = school.send(&school.tess, "PATCH", &path, Some(notes), None).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        for statement in app.statements.take() {
            if !statement.sql.starts_with("SELECT") {
                continue;
            }
            let plan = plan(&app, &statement).await.join("\n");
            // PostgreSQL weighs its indexes by what it has counted, which is little here.
            let is_sqlite = app.state.db.backend() == DbBackend::Sqlite;
            let by_status = is_sqlite && plan.contains("idx_lesson_status");
            assert!(!by_status && !reads_a_table(&plan, false), "{}\n{plan}", statement.sql);
        }
    }
}

on_both! {
    // What a model must not learn of is found by its indexes.
    async fn a_question_to_a_model_reads_no_table_whole(app: TestApp) {
        let server = answering(goals(&[])).await;
        let app = reading_at(&app, &server.uri()).await;
        let school = School::open(&app).await;
        past_lessons(&app, &school, 3_000).await;
        more_children(&school, 60).await;
        let lesson = school.one_lesson().await;
        app.statements.take();
        assert_eq!(propose(&school, &lesson, "Minuet in G, bars 9-16.").await.status, 200);
        for statement in app.statements.take() {
            if statement.sql.starts_with("SELECT") {
                let plan = plan(&app, &statement).await;
                let is_whole = plan.iter().any(|line| reads_a_table(line, false));
                assert!(!is_whole, "{}\n  {}", statement.sql, plan.join("\n  "));
            }
        }
    }
}
