//! Searches for people, by every call that has one.

use serde_json::{Value, json};
use uuid::Uuid;

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

on_both! {
    // FIELD-07: each way to write a name finds every other, by every call.
    async fn field_07_people_are_found_however_their_names_are_typed(app: TestApp) {
        let school = School::open(&app).await;
        let ways = [
            ["O'Brien", "O%E2%80%99Brien", "O%CA%BCBrien", "o%60brien", "OBrien", "O%20Brien"],
            ["Anna-Lena", "Anna%E2%80%91Lena", "anna%E2%80%93lena", "Anna%20Lena", "Annalena", "ANNA%E2%88%92LENA"],
            ["Mary Lou", "Mary%20%20%20Lou", "mary%C2%A0lou", "Mary%E2%80%89Lou", "Mary%20Lou", "mary-lou"],
        ];
        // The account of the parent keeps the name that was typed first.
        type_parent(&school, "Somebody Else").await;
        for (given, typed) in [
            ("O'Brien", 0), ("O\u{2019}Brien", 0), ("OBrien", 0), ("O`Brien", 0),
            ("Anna-Lena", 1), ("Anna\u{2011}Lena", 1), ("Annalena", 1), ("Anna Lena", 1),
            ("Mary   Lou", 2), ("Mary\u{a0}Lou", 2),
        ] {
            let name = format!("{given} Ng");
            rename(&school, &school.anna, &name).await;
            rename(&school, &school.otto, &name).await;
            type_parent(&school, &name).await;
            let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
            for search in ways[typed] {
                for (who, path, list, times) in [
                    (&school.ada, "/api/admin/users", "users", 2),
                    (&school.ada, "/api/teachers", "teachers", 1),
                    (&school.tess, "/api/teachers/parents", "parents", 1),
                ] {
                    let path = format!("{path}?search={search}");
                    let mut found = found(&school, who, &path, list).await;
                    found.retain(|found| *found == name);
                    assert_eq!(found.len(), times, "{path} for {name}");
                }
            }
        }
        for nobody in ["nalena", "arylou", "lou%20mary", "na%20ng"] {
            let path = format!("/api/admin/users?search={nobody}");
            assert!(found(&school, &school.ada, &path, "users").await.is_empty(), "{path}");
        }
    }
}

/// Names as readers expect them in a list.
const SORTED: [&str; 10] = [
    "Åse Lind",
    "Ida Bell",
    "İpek Kaya",
    "ivo Dahl",
    "Łukasz Zak",
    "Óna Lund",
    "Øyvind Moe",
    "Student 9",
    "Student 10",
    "Zoë Park",
];

on_both! {
    // FIELD-08: on either database, whatever its collation.
    async fn field_08_people_are_listed_as_readers_expect(app: TestApp) {
        let school = School::open(&app).await;
        let shuffled = [7, 2, 9, 0, 5, 3, 8, 1, 6, 4].map(|at| SORTED[at]);
        for name in shuffled {
            let id = Uuid::now_v7().simple();
            let teacher = json!({ "name": name, "email": format!("t{id}@music.example"), "role": "TEACHER" });
            assert_eq!(school.post(&school.ada, "/api/admin/users", teacher).await.status, 200);
            let student = json!({
                "name": name, "email": format!("s{id}@music.example"), "dateOfBirth": "1990-05-01", "grade": "Grade 2",
            });
            let created = school.post(&school.otto, "/api/students/teacher-create", student).await;
            assert_eq!(created.status, 200, "{}", created.body);
            let parent = json!({ "name": name, "email": format!("p{id}@music.example") });
            assert_eq!(school.post(&school.otto, "/api/teachers/parents", parent).await.status, 200);
        }
        for (who, path, list) in [
            (&school.ada, "/api/teachers", "teachers"),
            (&school.otto, "/api/teachers/students", "students"),
            (&school.ada, "/api/teachers/students", "students"),
            (&school.otto, "/api/teachers/parents?search=", "parents"),
            (&school.ada, "/api/teachers/parents?search=", "parents"),
        ] {
            let mut names = found(&school, who, path, list).await;
            names.retain(|name| SORTED.contains(&name.as_str()));
            assert_eq!(names, SORTED, "{path}");
        }
    }
}
