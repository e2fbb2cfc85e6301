//! The same child entered twice.

use serde_json::{Value, json};
use tokio::join;

use crate::{
    parents::{add_child, enter_parent, post_child, waiting},
    school::{Person, Reply, School},
    support::{CLIENT, TestApp},
};

const ROUNDS: usize = 20;

fn minor(name: (&str, &str), parent: &str) -> Value {
    json!({
        "firstName": name.0, "lastName": name.1, "dob": "2015-06-10", "instrument": "Violin",
        "grade": "Grade 1", "parentIds": [parent],
    })
}

/// What the Add Student screen sends of a child with the parent of that address.
fn screen(name: &str, parent: &str) -> Value {
    json!({
        "name": name, "dateOfBirth": "2015-06-10", "grade": "Grade 1", "email": parent,
        "parentName": "Typed Name", "parentEmail": parent,
    })
}

fn told(reply: &Reply) -> (u16, &Value, &Value) {
    (reply.status, &reply.body["code"], &reply.body["message"])
}

/// The refusal of the same child.
fn is_same(reply: &Reply) -> bool {
    let text = "There is already a student of this name with this parent.";
    told(reply) == (409, &json!("same_student"), &json!(text))
}

async fn add(school: &School<'_>, who: &Person, path: &str, body: Value) -> Reply {
    school
        .post(who, &format!("/api/students/{path}"), body)
        .await
}

on_both! {
    async fn field_10_the_same_child_is_told_before_it_is_saved(app: TestApp) {
        let school = School::open(&app).await;
        let pat = school.pat.id.to_string();
        let students = school.count("student").await;
        let again = async |parent: &str| {
            for (first, last) in [("Anna", "Bell"), ("ánna ", " BELL"), ("Anna-Bell", "")] {
                let reply = add(&school, &school.tess, "minor", minor((first, last), parent)).await;
                assert!(is_same(&reply), "{first} {last}: {} {}", reply.status, reply.body);
            }
        };
        // Anna is in the class: by her parent's entry in the list, and by a card with the same address.
        again(&pat).await;
        let card = enter_parent(&school, &school.tess, "pat@music.example").await;
        again(&card).await;
        let again = add(&school, &school.tess, "teacher-create", screen("Anna Bell", "pat@music.example")).await;
        assert!(is_same(&again), "{}", again.body);
        let ada = add(&school, &school.ada, "minor", minor(("Anna", "Bell"), &pat)).await;
        assert!(is_same(&ada), "{}", ada.body);
        assert_eq!(school.count("student").await, students);
        // A twin of the name is added by a second word, a sibling and another family's child without.
        let mut twin = minor(("Anna", "Bell"), &card);
        twin["addAnyway"] = json!(true);
        assert_eq!(add(&school, &school.tess, "minor", twin).await.status, 200);
        let mut twin = screen("Anna Bell", "pat@music.example");
        twin["addAnyway"] = json!(true);
        assert_eq!(add(&school, &school.tess, "teacher-create", twin).await.status, 200);
        assert_eq!(add(&school, &school.tess, "minor", minor(("Hanna", "Bell"), &card)).await.status, 200);
        let other = enter_parent(&school, &school.tess, "new@music.example").await;
        assert_eq!(add(&school, &school.tess, "minor", minor(("Anna", "Bell"), &other)).await.status, 200);
    }
}

on_both! {
    async fn field_10_nothing_is_told_of_another_teachers_child(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.otto, "pat@music.example").await;
        let reply = add(&school, &school.otto, "minor", minor(("Anna", "Bell"), &card)).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let stranger = enter_parent(&school, &school.otto, "nobody@music.example").await;
        let other = add(&school, &school.otto, "minor", minor(("Anna", "Bell"), &stranger)).await;
        assert_eq!((other.status, &other.body["mailed"]), (reply.status, &reply.body["mailed"]));
        // Who left the class is not told either.
        let gone = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &gone).await.status, 200);
        let card = enter_parent(&school, &school.tess, "pat@music.example").await;
        let back = add(&school, &school.tess, "minor", minor(("Anna", "Bell"), &card)).await;
        assert_eq!(back.status, 200, "{}", back.body);
    }
}

on_both! {
    async fn field_10_a_request_says_that_the_parent_has_a_child_of_that_name(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        add_child(&school, &school.tess, &card, "Ómar").await;
        add_child(&school, &school.tess, &card, "Kim").await;
        let asked: Vec<_> = waiting(&school, &school.pia).await.iter()
            .map(|request| (request["childFirstName"].clone(), request["hasNamesake"].clone())).collect();
        assert_eq!(asked, [(json!("Ómar"), json!(true)), (json!("Kim"), json!(false))]);
        // Another parent has no child of that name.
        let card = enter_parent(&school, &school.tess, "nina@music.example").await;
        assert_eq!(post_child(&school, &school.tess, &card, "Omar").await.status, 200);
        // A request about the very child whom an administrator has linked meanwhile is about no other.
        let card = enter_parent(&school, &school.otto, "pat@music.example").await;
        let zoe = add_child(&school, &school.otto, &card, "Zoe").await;
        let path = format!("/api/admin/parents/{}/children/{zoe}", school.pat.id);
        assert_eq!(school.put(&school.ada, &path, json!({})).await.status, 200);
        let requests = waiting(&school, &school.pat).await;
        assert!(requests.iter().all(|request| request["hasNamesake"] == false), "{requests:?}");
    }
}

async fn post(app: &TestApp, who: &Person, path: &str, body: &Value) -> (u16, Value) {
    let path = format!("{}/api/students/{path}", app.url);
    let request = CLIENT.post(path).bearer_auth(who.token()).json(body);
    let answer = request.send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

on_both! {
    async fn field_10_two_submits_at_once_add_one_child(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        let pat = school.pat.id.to_string();
        for round in 0..ROUNDS {
            let name = format!("Kim{round}");
            for (path, body) in [
                ("minor", minor((&name, "Made"), &pat)),
                ("teacher-create", screen(&format!("{name} Typed"), &format!("new{round}@music.example"))),
            ] {
                let (one, two) = join!(
                    post(&app, &school.tess, path, &body),
                    post(&other, &school.tess, path, &body),
                );
                let mut statuses = [one.0, two.0];
                statuses.sort_unstable();
                assert_eq!(statuses, [200, 409], "{path}, round {round}: {} {}", one.1, two.1);
            }
        }
    }
}
