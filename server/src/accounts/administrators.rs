//! Administrators and teachers made by an operator (D11).

use reedling_core::{
    access::TeachingRole,
    accounts::password::requirements,
    email,
    spoofing::{has_hidden_signs, is_plain_address},
    validation::Violations,
};

use super::{
    addresses,
    queries::{
        account::Standing,
        standing,
        users::{self, NewUser},
    },
    weak_passwords,
};
use crate::{
    audit::{self, AccountEvent, By, Person},
    error::{AppError, code::Code},
    state::AppState,
    teachers,
};

/// Creates an active administrator or teacher who signs in with that password.
///
/// # Errors
/// When the name is blank, the address is none or in use, or the password breaks the policy.
pub async fn create(
    state: &AppState,
    role: TeachingRole,
    name: &str,
    address: &str,
    password: String,
) -> Result<(), AppError> {
    check(name, address, &password).into_result()?;
    weak_passwords::refuse_common("password", &password)?;
    weak_passwords::refuse_own("password", &password, name, Some(address))?;
    let address = email::normalized(address);
    let hash = state.passwords.hash(password).await?;
    let name = name.trim();
    state
        .write(async |tx| {
            if addresses::holder(&tx, &address).await?.is_some() {
                return Err(AppError::conflict(
                    Code::AlreadyExists,
                    "This email address has an account already.",
                ));
            }
            standing::delete_unactivated_at(&tx, &address).await?;
            let id = uuid::Uuid::now_v7();
            let account = NewUser {
                id,
                name: name.to_owned(),
                email: Some(address),
                role: role.role(),
                standing: Standing::vouched_for(tx.now),
                password_hash: Some(hash),
                temporary_password: None,
                phone_number: None,
            };
            users::insert(&tx, tx.now, account).await?;
            if role == TeachingRole::Teacher {
                teachers::queries::insert(&tx, id, None).await?;
            }
            let event = AccountEvent::Created(Person { id, name }, role);
            Ok(audit::record(&tx, By::Operator, event).await?)
        })
        .await
}

fn check(name: &str, address: &str, password: &str) -> Violations {
    let mut found = Violations::default();
    if name.trim().is_empty() {
        found.add("name", "required", "Please give a name.");
    }
    if has_hidden_signs(name.trim()) {
        found.add("name", "hidden", "The name contains hidden characters.");
    }
    let address = email::normalized(address);
    if !email::is_email(&address) || !is_plain_address(&address) {
        found.add("email", "email", "Please give a valid email address.");
    }
    for rule in requirements(password).iter().filter(|rule| !rule.met) {
        found.add("password", rule.code, rule.text);
    }
    found
}
