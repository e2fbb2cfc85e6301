//! How many statements a call makes.

use std::collections::BTreeMap;

use super::{more_children, past_lessons, path_of, reading, statements};
use crate::school::School;

/// Statements of one reading call at most, the session's included.
const MOST: usize = 10;

on_both! {
    async fn statements_do_not_grow_with_the_school(app: TestApp) {
        let school = School::open(&app).await;
        past_lessons(&app, &school, 10).await;
        let lesson = school.one_lesson().await;
        // Further lines of the audit trail than a page has, so that the page tells how many there are.
        for _ in 0..50 {
            school.one_lesson().await;
        }
        let counted = async || {
            let mut counts = BTreeMap::new();
            for (row, who) in reading(&school) {
                let path = path_of(row, &school, &lesson);
                let (sent, _) = statements(&app, who, &path).await;
                assert!(sent.len() <= MOST, "{path} by {}: {sent:#?}", who.name);
                counts.insert((path, who.name.clone()), sent.len());
            }
            counts
        };
        let small = counted().await;
        past_lessons(&app, &school, 500).await;
        more_children(&school, 30).await;
        assert_eq!(small, counted().await);
    }
}

on_both! {
    async fn week_query_ignores_past_lessons(app: TestApp) {
        let school = School::open(&app).await;
        let week = "/api/teachers/lessons?startDate=2026-02-23T00:00:00Z&endDate=2026-03-01T23:59:59Z";
        past_lessons(&app, &school, 100).await;
        let (sent, size) = statements(&app, &school.tess, week).await;
        past_lessons(&app, &school, 15_000).await;
        let (sent_later, size_later) = statements(&app, &school.tess, week).await;
        assert_eq!(sent.len(), sent_later.len());
        assert!(size_later < 3 * size, "{size} bytes, then {size_later}");
    }
}
