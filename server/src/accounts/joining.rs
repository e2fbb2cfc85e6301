//! Whether somebody may register as a teacher, and how the account begins, by the setting `REEDLING_REGISTRATION`.

use chrono::{DateTime, Utc};
use sea_orm::ConnectionTrait;

use super::queries::{account::Standing, administrators, refusals};
use crate::{
    config::registration::Registration,
    error::{AppError, code::Code},
    state::AppState,
};

/// Whether anybody may join now.
///
/// # Errors
/// 403 while registration is closed, and where an administrator has to approve but none can.
pub(super) async fn check_open(
    state: &AppState,
    conn: &impl ConnectionTrait,
) -> Result<(), AppError> {
    match state.config.registration {
        Registration::Open => Ok(()),
        Registration::Closed => Err(AppError::Forbidden {
            code: Code::RegistrationClosed,
            message: "Registration is closed at this school. Please ask its administrator for an account."
                .to_owned(),
        }),
        Registration::Approval if administrators::any(conn).await? => Ok(()),
        Registration::Approval => Err(AppError::Forbidden {
            code: Code::NoAdministrator,
            message: "Nobody can approve new accounts here yet. Whoever runs this server first makes an \
                      administrator with \"reedling create-admin\"; a teacher who works alone makes their own \
                      account with \"reedling create-admin --teacher\"."
                .to_owned(),
        }),
    }
}

/// How an account begins whose address a provider has proved.
///
/// # Errors
/// 403 as [`check_open`], and for an address that an administrator has refused lately.
pub(super) async fn proved_standing(
    state: &AppState,
    conn: &impl ConnectionTrait,
    address: &str,
    now: DateTime<Utc>,
) -> Result<Standing, AppError> {
    check_open(state, conn).await?;
    if refusals::is_active(conn, address, now).await? {
        return Err(AppError::Forbidden {
            code: Code::RegistrationRefused,
            message: "An administrator has refused this registration. Please contact the school."
                .to_owned(),
        });
    }
    Ok(match state.config.registration {
        Registration::Open => Standing::vouched_for(now),
        Registration::Approval | Registration::Closed => Standing {
            address_proved_at: Some(now),
            ..Standing::REGISTERED
        },
    })
}
