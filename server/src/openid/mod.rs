//! An OpenID provider, such as Google: authorization code with PKCE, state and nonce (D2).

mod discovery;
mod token;
mod transport;

use std::time::Duration;

use chrono::{DateTime, Utc};
use openidconnect::{
    AuthType, AuthorizationCode, ClientId, ClientSecret, CsrfToken, EndpointMaybeSet,
    EndpointNotSet, EndpointSet, Nonce, OAuth2TokenResponse, PkceCodeChallenge, PkceCodeVerifier,
    RedirectUrl, Scope, TokenResponse,
    core::{
        CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreIdTokenClaims,
        CoreProviderMetadata, CoreTokenResponse, CoreUserInfoClaims,
    },
};
use secrecy::ExposeSecret;
use thiserror::Error;
use tokio::time::timeout;

use self::{
    discovery::Discovery,
    token::{check_access_token, code_error, has_key, identity, refused, unavailable, verifier},
    transport::Transport,
};
use crate::config::{Config, openid::OpenIdSettings};

/// The app's screen that the provider sends the browser back to (Spec §2.1).
const CALLBACK: &str = "/auth/google/callback";
/// The timeout of one step at the provider.
const STEP_TIMEOUT: Duration = Duration::from_secs(12);
type Client = CoreClient<
    EndpointSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointMaybeSet,
    EndpointMaybeSet,
>;

/// Why the provider did not identify a user.
#[derive(Debug, Error)]
pub enum OpenIdError {
    /// It cannot be reached, or does not keep to the protocol.
    #[error("{0}")]
    Unavailable(String),
    /// It does not accept the code, or its answer is not for this sign-in.
    #[error("{0}")]
    Refused(String),
}

/// An authorization request: where the browser is sent, and what the callback needs.
pub struct AuthorizationRequest {
    /// The provider's page.
    pub url: String,
    /// What the provider sends back unchanged.
    pub state: String,
    /// What the ID token must repeat.
    pub nonce: String,
    /// What shows the provider that the code was asked for here (RFC 7636).
    pub pkce_verifier: String,
}

/// A user whom the provider has identified.
#[derive(Clone, PartialEq, Eq)]
pub struct Identity {
    /// The provider, by its issuer address.
    pub issuer: String,
    /// Its identifier of the person, which never changes.
    pub subject: String,
    /// The address that it has verified; none when it has not.
    pub verified_email: Option<String>,
    /// Full name.
    pub name: Option<String>,
}

/// The provider of the settings.
#[derive(Clone)]
pub struct OpenId {
    settings: OpenIdSettings,
    redirect_url: String,
    transport: Transport,
    discovery: Discovery,
}

impl OpenId {
    /// The provider of the settings, if they name one. Nothing is asked yet.
    pub fn from_config(config: &Config) -> anyhow::Result<Option<Self>> {
        let Some(settings) = config.openid.clone() else {
            return Ok(None);
        };
        let transport = Transport::new()?;
        Ok(Some(Self {
            discovery: Discovery::of(settings.issuer.clone(), transport.clone()),
            settings,
            redirect_url: format!("{}{CALLBACK}", config.public_url),
            transport,
        }))
    }

    /// Makes an authorization request with fresh secrets.
    ///
    /// # Errors
    /// [`OpenIdError::Unavailable`] when the provider does not answer.
    pub async fn begin(&self, now: DateTime<Utc>) -> Result<AuthorizationRequest, OpenIdError> {
        let known = self.in_time(self.discovery.recent(now)).await?;
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let (url, state, nonce) = self
            .client(&known)?
            .authorize_url(
                CoreAuthenticationFlow::AuthorizationCode,
                || CsrfToken::new_random_len(32),
                || Nonce::new_random_len(32),
            )
            .add_scopes(["email", "profile"].map(|scope| Scope::new(scope.to_owned())))
            .set_pkce_challenge(challenge)
            .url();
        Ok(AuthorizationRequest {
            url: url.to_string(),
            state: state.into_secret(),
            nonce: nonce.secret().clone(),
            pkce_verifier: verifier.into_secret(),
        })
    }

    /// Exchanges the code and checks the ID token: signature, issuer, audience, expiry, nonce.
    ///
    /// # Errors
    /// [`OpenIdError::Refused`] when the code or the token is not good, [`OpenIdError::Unavailable`] when the
    /// provider does not answer.
    pub async fn finish(
        &self,
        now: DateTime<Utc>,
        code: String,
        nonce: String,
        pkce_verifier: String,
    ) -> Result<Identity, OpenIdError> {
        let exchange = self.exchange(now, code, Nonce::new(nonce), pkce_verifier);
        self.in_time(exchange).await
    }

    async fn exchange(
        &self,
        now: DateTime<Utc>,
        code: String,
        nonce: Nonce,
        pkce_verifier: String,
    ) -> Result<Identity, OpenIdError> {
        let known = self.discovery.recent(now).await?;
        let client = self.client(&known)?;
        let answer = client
            .exchange_code(AuthorizationCode::new(code))
            .map_err(|error| unavailable(&error))?
            .set_pkce_verifier(PkceCodeVerifier::new(pkce_verifier))
            .request_async(&self.transport)
            .await
            .map_err(|error| code_error(&error))?;
        let token = answer
            .id_token()
            .ok_or_else(|| OpenIdError::Refused("no ID token".to_owned()))?;
        // A provider may have changed its keys since they were read.
        let known = if has_key(token, &verifier(&client, now)) {
            known
        } else {
            self.discovery.ask(now).await?
        };
        let client = self.client(&known)?;
        let verifier = verifier(&client, now);
        let claims = token
            .claims(&verifier, &nonce)
            .map_err(|error| refused(&error))?;
        check_access_token(claims, token, &verifier, answer.access_token())?;
        let more = self.user_info(&client, claims, &answer).await?;
        Ok(identity(claims, more.as_ref()))
    }

    /// The claims of the user-info endpoint: many providers put no address into ID tokens.
    async fn user_info(
        &self,
        client: &Client,
        claims: &CoreIdTokenClaims,
        answer: &CoreTokenResponse,
    ) -> Result<Option<CoreUserInfoClaims>, OpenIdError> {
        if claims.email().is_some() || client.user_info_url().is_none() {
            return Ok(None);
        }
        let token = answer.access_token();
        if !token.secret().bytes().all(|byte| byte.is_ascii_graphic()) {
            let why = "the access token fits into no header";
            return Err(OpenIdError::Unavailable(why.to_owned()));
        }
        let request = client
            .user_info(token.clone(), Some(claims.subject().clone()))
            .map_err(|error| unavailable(&error))?;
        let info = request.request_async(&self.transport).await;
        info.map(Some).map_err(|error| unavailable(&error))
    }

    fn client(&self, known: &CoreProviderMetadata) -> Result<Client, OpenIdError> {
        let metadata = known.clone();
        let methods = metadata.token_endpoint_auth_methods_supported();
        let by_body = methods.is_some_and(|methods| {
            methods.contains(&CoreClientAuthMethod::ClientSecretPost)
                && !methods.contains(&CoreClientAuthMethod::ClientSecretBasic)
        });
        let secret = self.settings.client_secret.expose_secret();
        let redirect =
            RedirectUrl::new(self.redirect_url.clone()).map_err(|error| unavailable(&error))?;
        let client = CoreClient::from_provider_metadata(
            metadata,
            ClientId::new(self.settings.client_id.clone()),
            Some(ClientSecret::new(secret.to_owned())),
        );
        Ok(client.set_redirect_uri(redirect).set_auth_type(if by_body {
            AuthType::RequestBody
        } else {
            AuthType::BasicAuth
        }))
    }

    async fn in_time<Done>(
        &self,
        work: impl Future<Output = Result<Done, OpenIdError>>,
    ) -> Result<Done, OpenIdError> {
        timeout(STEP_TIMEOUT, work)
            .await
            .unwrap_or_else(|_| Err(OpenIdError::Unavailable("no answer in time".to_owned())))
    }
}
