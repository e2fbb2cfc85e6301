//! Rights that an earlier release gave.

use serde_json::json;

use super::{NUMBER, enter_contact_data, everything};
use crate::school::School;

on_both! {
    async fn earlier_rights_are_decided_once(app: TestApp) {
        let school = School::open(&app).await;
        for parent in [&school.pat, &school.pia] {
            enter_contact_data(&school, parent).await;
        }
        school.execute("UPDATE parent_confirmation SET source = 'kept'").await;
        let list = "/api/admin/contact-rights";
        let rights = school.get(&school.ada, list).await.body["rights"].as_array().unwrap().clone();
        assert_eq!(school.get(&school.ada, list).await.body["total"], 2);
        let mut named: Vec<_> = rights.iter().map(|it| (it["teacherName"].as_str(), it["parentName"].as_str())).collect();
        named.sort_unstable();
        assert_eq!(named, [(Some("Otto Tutor"), Some("Pia Dahl")), (Some("Tess Tutor"), Some("Pat Bell"))]);
        let path = |teacher: uuid::Uuid, parent: uuid::Uuid| format!("{list}/{teacher}/{parent}");
        let (tess, otto) = (path(school.tess.id, school.pat.id), path(school.otto.id, school.pia.id));
        assert_eq!(school.post(&school.ada, &tess, json!({ "keep": true })).await.status, 200);
        assert_eq!(school.post(&school.ada, &otto, json!({ "keep": false })).await.status, 200);
        for path in [&tess, &otto] {
            assert_eq!(school.post(&school.ada, path, json!({ "keep": true })).await.status, 404);
        }
        assert_eq!(school.get(&school.ada, list).await.body["rights"], json!([]));
        assert!(everything(&school, &school.tess, &[]).await.contains(NUMBER));
        assert!(!everything(&school, &school.otto, &[]).await.contains(NUMBER));
    }
}

on_both! {
    // WIRE-04.
    async fn wire_04_more_rights_than_the_list_holds_are_counted(app: TestApp) {
        let school = School::open(&app).await;
        school.copy_account("Pat Bell", 101).await;
        let rights = "INSERT INTO parent_confirmation (teacher_id, parent_id, source, created_at) \
            SELECT tess.id, many.id, 'kept', many.created_at FROM \"user\" tess, \"user\" many \
            WHERE tess.name = 'Tess Tutor' AND many.name LIKE 'Many %'";
        school.execute(rights).await;
        let body = school.get(&school.ada, "/api/admin/contact-rights").await.body;
        assert_eq!((body["rights"].as_array().map(Vec::len), &body["total"]), (Some(100), &json!(101)));
    }
}
