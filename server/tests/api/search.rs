//! Searches for people, by every call that has one.

use serde_json::{Value, json};

use crate::{
    lessons::schedule::weekly,
    school::{Person, School},
};

/// What the calls find: names of accounts, teachers and parents, and titles of lessons.
async fn found(school: &School<'_>, who: &Person, path: &str, list: &str) -> Vec<String> {
    let reply = school.get(who, path).await;
    assert_eq!(reply.status, 200, "{path}");
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let named = reply.body[list].as_array().unwrap().iter().map(|item| {
        let name = text(&item["user"]["name"]).or_else(|| text(&item["name"]));
        name.or_else(|| text(&item["title"])).unwrap()
    });
    named.collect()
}

async fn rename(school: &School<'_>, who: &Person, name: &str) {
    let given = who.name.split(' ').next().unwrap().to_lowercase();
    let email = format!("{given}@music.example");
    let body = json!({ "name": name, "email": email, "phoneNumber": "" });
    let renamed = school.put(who, "/api/users/profile", body).await;
    assert_eq!(renamed.status, 200, "{}", renamed.body);
}

/// Names a parent as Tess types them.
async fn type_parent(school: &School<'_>, name: &str) {
    let body = json!({ "name": name, "email": "zoe@music.example" });
    let typed = school.post(&school.tess, "/api/teachers/parents", body);
    assert_eq!(typed.await.status, 200);
}

on_both! {
    async fn people_are_found_without_their_accents_wherever_they_are_searched(app: TestApp) {
        let school = School::open(&app).await;
        rename(&school, &school.otto, "Inês Duarte").await;
        rename(&school, &school.anna, "Jörg Müller").await;
        type_parent(&school, "Zoë Dvořák").await;
        let mut lesson = weekly(&school, 1);
        lesson["title"] = json!("Scales");
        lesson["studentId"] = json!(school.anna.id);
        school.schedule(lesson).await;
        let (ada, tess) = (&school.ada, &school.tess);
        for (who, path, list, searches, name) in [
            (ada, "/api/admin/users?search=", "users", &["ines", "IN%C3%8AS", "duarte", "s%20d"][..], "Inês Duarte"),
            (ada, "/api/admin/users?search=", "users", &["muller", "mueller", "M%C3%9CLLER", "jorg", "joerg"], "Jörg Müller"),
            (ada, "/api/teachers?search=", "teachers", &["ines", "In%C3%AAs"], "Inês Duarte"),
            (ada, "/api/teachers/parents?search=", "parents", &["dvorak", "zoe"], "Zoë Dvořák"),
            (tess, "/api/teachers/parents?search=", "parents", &["dvorak", "zoe"], "Zoë Dvořák"),
            (tess, "/api/teachers/lessons?q=", "lessons", &["muller", "mueller", "scales"], "Scales"),
        ] {
            for search in searches {
                assert_eq!(found(&school, who, &format!("{path}{search}"), list).await, [name], "{path}{search}");
            }
            for nothing in ["inus", "%25", "_", "%00", &"a".repeat(3_000)] {
                let path = format!("{path}{nothing}x");
                assert!(found(&school, who, &path, list).await.is_empty(), "{path}");
            }
        }
        // Typed anew, a card is found by its new name only.
        type_parent(&school, "Zoë Łukasz").await;
        assert_eq!(found(&school, tess, "/api/teachers/parents?search=lukasz", "parents").await, ["Zoë Łukasz"]);
        assert!(found(&school, tess, "/api/teachers/parents?search=dvorak", "parents").await.is_empty());
    }
}
