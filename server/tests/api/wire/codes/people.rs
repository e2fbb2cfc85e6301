//! Refusals about parents, students and their teachers.

use serde_json::json;

use super::{Sent, refusal};
use crate::{
    accounts::call,
    parents::{add_child, enter_parent, waiting},
    school::School,
    support::TestApp,
};

/// Parents, students and their teachers.
pub async fn people(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    const PARENTS: &str = "/api/teachers/parents";
    const MESSAGES: &str = "/api/messages";
    const REQUEST: &str = "/api/parents/requests/{id}";
    let (tess, pia) = (&school.tess, &school.pia);
    let student = json!({ "name": "Ben Two", "email": "ben@music.example" });
    sent.ask(
        app,
        tess,
        refusal("POST", PARENTS, "", student, "address_unavailable"),
    )
    .await;
    let pat = school.pat.id.to_string();
    let again = json!({
        "firstName": "Anna", "lastName": "Bell", "dob": "2015-06-10", "instrument": "Violin",
        "grade": "Grade 1", "parentIds": [pat],
    });
    sent.ask(
        app,
        tess,
        refusal("POST", "/api/students/minor", "", again, "same_student"),
    )
    .await;
    let right = json!({ "name": "Pat Bell", "email": "pat.bell@music.example" });
    let path = "/api/teachers/parents/{id}";
    sent.ask(
        app,
        tess,
        refusal("PUT", path, &pat, right, "entered_by_another"),
    )
    .await;
    let path = "/api/admin/students/{id}/teachers";
    let link = json!({ "teacherId": tess.id });
    sent.ask(
        app,
        &school.ada,
        refusal(
            "POST",
            path,
            &school.anna.id.to_string(),
            link,
            "already_linked",
        ),
    )
    .await;

    let message = json!({ "to": "administrator", "text": "Hello" });
    let nowhere = json!({ "to": "teacher", "lessonId": tess.id, "text": "Hello" });
    for (body, code) in [
        (json!({ "to": "all", "text": "" }), "invalid"),
        (nowhere, "not_found"),
    ] {
        sent.ask(app, &school.ben, refusal("POST", MESSAGES, "", body, code))
            .await;
    }
    for _ in 0..5 {
        school.post(&school.ben, MESSAGES, message.clone()).await;
    }
    let sixth = refusal("POST", MESSAGES, "", message, "too_many_attempts");
    sent.ask(app, &school.ben, sixth).await;

    let card = enter_parent(school, tess, "pia@music.example").await;
    let mut ids = Vec::new();
    for name in ["Kim", "Lou"] {
        add_child(school, tess, &card, name).await;
        let requests = waiting(school, pia).await;
        let new = requests
            .iter()
            .map(|it| it["id"].as_str().unwrap().to_owned())
            .find(|id| !ids.contains(id));
        ids.extend(new);
    }
    let [answered, late]: [String; 2] = ids.try_into().unwrap();
    let accept = || json!({ "accept": true });
    school
        .execute("UPDATE \"user\" SET address_proved_at = NULL WHERE name = 'Pia Dahl'")
        .await;
    let unproved = refusal("POST", REQUEST, &answered, accept(), "address_not_proved");
    sent.ask(app, pia, unproved).await;
    school
        .execute("UPDATE \"user\" SET address_proved_at = created_at WHERE name = 'Pia Dahl'")
        .await;
    let path = REQUEST.replace("{id}", &answered);
    assert_eq!(school.post(pia, &path, accept()).await.status, 200);
    let again = refusal("POST", REQUEST, &answered, accept(), "already_answered");
    sent.ask(app, pia, again).await;
    school
        .execute("UPDATE parent_request SET expires_at = created_at")
        .await;
    let expired = refusal("POST", REQUEST, &late, accept(), "request_expired");
    sent.ask(app, pia, expired).await;

    let strict = app
        .beside_with(|config| config.addresses_per_hour = std::num::NonZeroU32::MIN)
        .await;
    let parent = |email: &str| json!({ "name": "New Parent", "email": email });
    let otto = &school.otto;
    assert_eq!(
        call(
            &strict,
            "POST",
            PARENTS,
            otto.token(),
            parent("a@music.example")
        )
        .await
        .status,
        200
    );
    sent.ask(
        &strict,
        otto,
        refusal(
            "POST",
            PARENTS,
            "",
            parent("b@music.example"),
            "too_many_addresses",
        ),
    )
    .await;
}
