//! Refusals about accounts.

use reedling_core::access::Role;
use reedling_server::config::required_factor::RequiredFactor;
use serde_json::{Value, json};
use uuid::Uuid;

use super::{LOGIN, REGISTER, Sent, refusal, registration};
use crate::{
    accounts::{self, call, newest_mail, one, second_factor::set_up, sign_in},
    school::{School, person, waiting_teacher},
    support::TestApp,
};

const STATUS: &str = "/api/admin/users/{id}/status";
const ROLE: &str = "/api/admin/users/{id}/role";
const INVITATION: &str = "/api/admin/users/{id}/invitation";
const APPROVAL: &str = "/api/admin/users/{id}/approval";
const FACTOR: &str = "/api/users/second-factor";
const CONFIRM: &str = "/api/users/second-factor/confirm";
const RETRY: &str = "/api/admin/jobs/{id}/retry";

/// Accounts that cannot be used yet, or may not be changed.
pub async fn accounts(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    let ada = &school.ada;
    let status = |value: &str| json!({ "status": value });
    let role = |value: &str| json!({ "role": value });
    let unproved = "nora@music.example";
    accounts::post(app, REGISTER, registration(unproved)).await;
    sent.answer(
        "POST",
        LOGIN,
        "account_pending",
        &sign_in(app, unproved, "quill-ink").await,
    );
    let (suspended, _) = accounts::account(app, "sue@music.example", "active", false).await;
    let path = STATUS.replace("{id}", &suspended.to_string());
    assert_eq!(
        call(app, "PUT", &path, ada.token(), status("suspended"))
            .await
            .status,
        200
    );
    sent.answer(
        "POST",
        LOGIN,
        "account_suspended",
        &sign_in(app, "sue@music.example", accounts::PASSWORD).await,
    );
    accounts::account(app, "slow@music.example", "active", false).await;
    for _ in 0..5 {
        sign_in(app, "slow@music.example", "wrong").await;
    }
    sent.answer(
        "POST",
        LOGIN,
        "too_many_attempts",
        &sign_in(app, "slow@music.example", "wrong").await,
    );

    second_factors(app, school, sent).await;

    let waits = waiting_teacher(app, "Wim Waiting").await;
    let anna = school.anna.id.to_string();
    sent.ask(
        app,
        &waits,
        refusal(
            "GET",
            "/api/students/{id}",
            &anna,
            Value::Null,
            "approval_pending",
        ),
    )
    .await;
    let unproved: Uuid = one(
        app,
        format!("SELECT id FROM \"user\" WHERE email = '{unproved}'"),
    )
    .await
    .unwrap();
    let [unproved, tess, pat, own, waits] =
        [unproved, school.tess.id, school.pat.id, ada.id, waits.id].map(|id| id.to_string());
    let taken = json!({ "name": "Tess Two", "email": "tess@music.example", "role": "TEACHER" });
    for what in [
        refusal("PUT", APPROVAL, &unproved, Value::Null, "not_activated"),
        refusal("PUT", APPROVAL, &tess, Value::Null, "not_waiting"),
        refusal("PUT", ROLE, &waits, role("ADMINISTRATOR"), "not_approved"),
        refusal("PUT", ROLE, &pat, role("TEACHER"), "role_is_fixed"),
        refusal("POST", INVITATION, &tess, Value::Null, "already_signed_in"),
        refusal(
            "POST",
            INVITATION,
            &suspended.to_string(),
            Value::Null,
            "account_not_active",
        ),
        refusal("PUT", STATUS, &own, status("suspended"), "not_oneself"),
        refusal("PUT", STATUS, &tess, status("active"), "status_unchanged"),
        refusal("POST", "/api/admin/users", "", taken, "email_in_use"),
    ] {
        sent.ask(app, ada, what).await;
    }
    let second = person(app, Role::Administrator, "Abe Min").await;
    school
        .execute("UPDATE \"user\" SET must_change_password = TRUE WHERE name = 'Abe Min'")
        .await;
    sent.ask(
        app,
        &second,
        refusal(
            "PUT",
            STATUS,
            &own,
            status("suspended"),
            "last_administrator",
        ),
    )
    .await;

    accounts::post(
        app,
        "/api/auth/forgot-password",
        json!({ "email": "otto@music.example" }),
    )
    .await;
    assert!(newest_mail(app, "otto@music.example").await.is_some());
    let mail = "SELECT id FROM job WHERE CAST(payload AS TEXT) LIKE '%otto@music.example%'";
    let mail = one::<Uuid>(app, mail.to_owned()).await.unwrap().to_string();
    sent.ask(
        app,
        ada,
        refusal("POST", RETRY, &mail, Value::Null, "job_not_failed"),
    )
    .await;
    school.execute("UPDATE job SET state = 'failed'").await;
    sent.ask(
        app,
        ada,
        refusal("POST", RETRY, &mail, Value::Null, "mail_cannot_be_repeated"),
    )
    .await;
}

/// Refusals about second factors.
async fn second_factors(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    let otto = &school.otto;
    let off = refusal("DELETE", FACTOR, "", json!({}), "second_factor_off");
    sent.ask(app, otto, off).await;
    let strict = app
        .beside_with(|config| config.require_second_factor = RequiredFactor::Staff)
        .await;
    let students = "/api/teachers/students";
    let lacking = call(&strict, "GET", students, otto.token(), Value::Null).await;
    sent.answer("GET", students, "second_factor_required", &lacking);
    set_up(app, otto.token()).await;
    let on = refusal(
        "POST",
        CONFIRM,
        "",
        json!({ "code": "123456" }),
        "second_factor_on",
    );
    sent.ask(app, otto, on).await;
    school.execute("UPDATE session SET proved_at = NULL").await;
    let stale = refusal("DELETE", FACTOR, "", json!({}), "proof_needed");
    sent.ask(app, otto, stale).await;
    let proof = "/api/users/proof";
    let wrong = call(app, "POST", proof, otto.token(), json!({ "code": "12345" })).await;
    sent.answer("POST", proof, "invalid", &wrong);

    accounts::account(app, "kim@music.example", "active", false).await;
    set_up(app, &accounts::token_of(app, "kim@music.example").await).await;
    // Nothing opens what is empty.
    school
        .execute("UPDATE second_factor SET secret_sealed = ''")
        .await;
    let sealed = sign_in(app, "kim@music.example", accounts::PASSWORD).await;
    sent.answer("POST", LOGIN, "second_factor_unavailable", &sealed);
    school.execute("DELETE FROM second_factor").await;
    let step = "/api/auth/second-factor";
    let body = json!({ "challenge": "made-up", "code": "123456" });
    let ended = call(app, "POST", step, "", body).await;
    sent.answer("POST", step, "unauthenticated", &ended);
}
