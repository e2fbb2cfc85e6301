//! GET /api/students/lessons.

use serde_json::{Value, json};

use crate::{lessons::schedule::weekly, school::School};

on_both! {
    // API-99, API-100.
    async fn everybody_sees_the_lessons_that_concern_him(app: TestApp) {
        let school = School::open(&app).await;
        school.schedule(weekly(&school, 2)).await;
        let mut bens = weekly(&school, 3);
        bens["studentId"] = json!(school.ben.id);
        school.schedule(bens).await;
        let mut theirs = weekly(&school, 4);
        theirs["studentId"] = json!(school.omar.id);
        school
            .post(&school.otto, "/api/teachers/lessons", theirs)
            .await;
        for (who, seen) in [
            (&school.anna, 2),
            (&school.ben, 3),
            (&school.pat, 2),
            (&school.pia, 4),
            (&school.tess, 5),
            (&school.otto, 4),
            (&school.ada, 9),
        ] {
            let reply = school.get(who, "/api/students/lessons").await;
            assert_eq!(
                reply.body.as_array().map(Vec::len),
                Some(seen),
                "{}",
                who.name
            );
        }
        let anna = school.anna.id.to_string();
        let reply = school.get(&school.pat, "/api/students/lessons").await;
        let own = |lesson: &Value| lesson["student"]["id"] == *anna;
        assert!(reply.body.as_array().unwrap().iter().all(own));
    }
}
