//! What parents read, and whose contact data a teacher sees (D14): nobody's whom a parent has not let in.

mod at_once;
mod cards;
mod children;
mod correct;
mod enter;
mod enumeration;
mod former;
mod mails;
mod property;
mod requests;
mod shown;
mod strangers;

use serde_json::{Value, json};

use crate::school::{Person, Reply, School};

/// A number and an address that only their owner has entered.
pub const NUMBER: &str = "+49 30 4711 0815";
pub const STREET: &str = "1 Barline Road";

/// Gives an account a phone number and a postal address of its own.
pub async fn enter_contact_data(school: &School<'_>, parent: &Person) {
    school
        .execute(&format!(
            "UPDATE \"user\" SET phone_number = '{NUMBER}' WHERE name = '{}'",
            parent.name
        ))
        .await;
    school
        .execute(&format!(
            "UPDATE parent SET address = '{STREET}' WHERE user_id IN \
             (SELECT id FROM \"user\" WHERE name = '{}')",
            parent.name
        ))
        .await;
}

/// A teacher enters a parent by an address; the id that the answer gives.
pub async fn enter_parent(school: &School<'_>, teacher: &Person, email: &str) -> String {
    let reply = post_parent(school, teacher, email).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let id = reply.body["parent"]["id"].as_str();
    id.unwrap().to_owned()
}

pub async fn post_parent(school: &School<'_>, teacher: &Person, email: &str) -> Reply {
    let body = json!({ "name": "Typed Name", "email": email, "phoneNumber": "0999", "address": "Typed Lane" });
    school.post(teacher, "/api/teachers/parents", body).await
}

/// A teacher adds a child with that parent; its id.
pub async fn add_child(school: &School<'_>, teacher: &Person, parent: &str, name: &str) -> String {
    let reply = post_child(school, teacher, parent, name).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let id = reply.body["student"]["id"].as_str();
    id.unwrap().to_owned()
}

pub async fn post_child(school: &School<'_>, teacher: &Person, parent: &str, name: &str) -> Reply {
    let body = json!({
        "firstName": name, "lastName": "Made", "dob": "2015-06-10", "instrument": "Violin",
        "grade": "Grade 1", "parentIds": [parent],
    });
    school.post(teacher, "/api/students/minor", body).await
}

/// The requests that wait for a parent.
pub async fn waiting(school: &School<'_>, parent: &Person) -> Vec<Value> {
    let reply = school.get(parent, "/api/parents/requests").await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body["requests"].as_array().unwrap().clone()
}

/// A parent answers the only request.
pub async fn answer(school: &School<'_>, parent: &Person, accept: bool) -> Reply {
    let requests = waiting(school, parent).await;
    let [request] = requests.as_slice() else {
        panic!("{requests:?}");
    };
    let path = format!("/api/parents/requests/{}", request["id"].as_str().unwrap());
    school
        .post(parent, &path, json!({ "accept": accept }))
        .await
}

/// Everything that a teacher reads of the school, as text.
pub async fn everything(school: &School<'_>, teacher: &Person, students: &[String]) -> String {
    let mut paths = [
        "/api/teachers/students",
        "/api/teachers/parents",
        "/api/teachers/parents?search=typed",
        "/api/teachers/parents?search=music.example",
        "/api/teachers/lessons",
        "/api/students/lessons",
        "/api/lesson-feedback",
        "/api/users/me",
        "/api/teachers/profile",
    ]
    .map(str::to_owned)
    .to_vec();
    for id in students {
        paths.push(format!("/api/students/{id}"));
        paths.push(format!("/api/students/{id}/teachers"));
    }
    let mut text = String::new();
    for path in paths {
        let mut reply = school.get(teacher, &path).await;
        // Each teacher has a key of their own; it tells nothing of a family.
        if let Some(key) = reply.body.get_mut("draftKey") {
            *key = "KEY".into();
        }
        text.push_str(&format!("{path} {} {}\n", reply.status, reply.body));
    }
    text
}
