//! Requests that carry a second factor or another proof of identity, and their parsed values.

use serde::Deserialize;

use super::{NO_CODE, NO_RECOVERY_CODE, WRONG_CODE, WRONG_RECOVERY_CODE, code, recovery_code};
use crate::validation::{Violations, rules::is_blank};

/// The second step of signing in: the challenge with a code or a recovery code.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SecondStepRequest {
    /// The challenge token that the first step returned.
    pub challenge: String,
    /// The six-digit code that the app shows.
    #[serde(default)]
    pub code: String,
    /// A recovery code instead of `code`.
    #[serde(default)]
    pub recovery_code: String,
}

/// A code that confirms an authenticator app.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ConfirmSecondFactorRequest {
    /// The six-digit code that the app shows.
    pub code: String,
}

/// Proof of identity: the password, or a code if two-factor sign-in is on.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProofRequest {
    /// The password; not accepted if two-factor sign-in is on.
    #[serde(default)]
    pub password: String,
    /// The six-digit code that the app shows.
    #[serde(default)]
    pub code: String,
    /// A recovery code instead of `code`.
    #[serde(default)]
    pub recovery_code: String,
}

/// Six digits of an authenticator app.
pub struct AppCode(String);

/// Letters and digits of a recovery code, as it is stored.
pub struct RecoveryCode(String);

/// A well-formed second factor; only the server can verify it.
pub enum SecondFactor {
    /// The code of an app.
    App(AppCode),
    /// A recovery code.
    Recovery(RecoveryCode),
}

/// The second step of a sign-in.
pub struct SecondStep {
    /// The challenge token that the first step returned.
    pub challenge: String,
    /// The second factor.
    pub factor: SecondFactor,
}

/// A parsed proof of identity.
pub enum Proof {
    /// The password, as it was typed.
    Password(String),
    /// The second factor.
    Factor(SecondFactor),
}

impl AppCode {
    fn read(typed: &str) -> Result<Self, Violations> {
        let code = code(typed).map(Self);
        code.ok_or_else(|| problem("code", "code", NO_CODE))
    }

    /// The digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The validation error of a wrong code.
    pub fn wrong() -> Violations {
        problem("code", "wrong", WRONG_CODE)
    }
}

impl RecoveryCode {
    fn read(typed: &str) -> Result<Self, Violations> {
        let code = recovery_code(typed).map(Self);
        code.ok_or_else(|| problem("recoveryCode", "code", NO_RECOVERY_CODE))
    }

    /// The letters and digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl SecondFactor {
    /// The recovery code if one was typed, else the code of an app.
    fn read(code: &str, recovery: &str) -> Result<Self, Violations> {
        if is_blank(recovery) {
            return AppCode::read(code).map(Self::App);
        }
        RecoveryCode::read(recovery).map(Self::Recovery)
    }

    /// The validation error of a wrong code.
    pub fn wrong(&self) -> Violations {
        match self {
            Self::App(_) => AppCode::wrong(),
            Self::Recovery(_) => problem("recoveryCode", "wrong", WRONG_RECOVERY_CODE),
        }
    }
}

impl SecondStepRequest {
    /// The step with a well-formed code.
    ///
    /// # Errors
    /// A code or recovery code that is not well-formed.
    ///
    /// ```
    /// use reedling_core::accounts::second_factor::request::{SecondFactor, SecondStepRequest};
    /// let request = SecondStepRequest { challenge: "c".into(), code: "123 456".into(), recovery_code: String::new() };
    /// assert!(matches!(request.check()?.factor, SecondFactor::App(code) if code.as_str() == "123456"));
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
    pub fn check(self) -> Result<SecondStep, Violations> {
        Ok(SecondStep {
            factor: SecondFactor::read(&self.code, &self.recovery_code)?,
            challenge: self.challenge,
        })
    }
}

impl ConfirmSecondFactorRequest {
    /// The code, if it is well-formed.
    ///
    /// # Errors
    /// A code that is not six digits.
    ///
    /// ```
    /// use reedling_core::accounts::second_factor::request::ConfirmSecondFactorRequest;
    /// let request = ConfirmSecondFactorRequest { code: "123 456".into() };
    /// assert_eq!(request.check()?.as_str(), "123456");
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
    pub fn check(&self) -> Result<AppCode, Violations> {
        AppCode::read(&self.code)
    }
}

impl ProofRequest {
    /// The proof: a code where two-factor sign-in is on, else the password.
    ///
    /// # Errors
    /// A missing password, or a code that is not well-formed.
    ///
    /// ```
    /// use reedling_core::accounts::second_factor::request::{Proof, ProofRequest};
    /// let typed = || ProofRequest { password: "sonata".into(), code: String::new(), recovery_code: String::new() };
    /// assert!(matches!(typed().check(false)?, Proof::Password(_)) && typed().check(true).is_err());
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
    pub fn check(self, has_second_factor: bool) -> Result<Proof, Violations> {
        if has_second_factor {
            return SecondFactor::read(&self.code, &self.recovery_code).map(Proof::Factor);
        }
        if self.password.is_empty() {
            let text = "Please enter your password";
            return Err(problem("password", "required", text));
        }
        Ok(Proof::Password(self.password))
    }
}

fn problem(field: &'static str, code: &'static str, text: &'static str) -> Violations {
    let mut found = Violations::default();
    found.add(field, code, text);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recovery_code_comes_before_the_code_of_an_app() {
        let step = |code: &str, recovery_code: &str| {
            let request = SecondStepRequest {
                challenge: "c".to_owned(),
                code: code.to_owned(),
                recovery_code: recovery_code.to_owned(),
            };
            match request.check().map(|step| step.factor) {
                Ok(SecondFactor::App(code)) => code.as_str().to_owned(),
                Ok(SecondFactor::Recovery(code)) => code.as_str().to_owned(),
                Err(found) => found.first_message().unwrap_or_default().to_owned(),
            }
        };
        assert_eq!(step("123 456", " "), "123456");
        assert_eq!(step("123456", "abcdefghijkl2345"), "ABCDEFGHIJKL2345");
        assert_eq!(step("123456", "abc"), NO_RECOVERY_CODE);
        assert_eq!(step("12345", ""), NO_CODE);
    }
}
