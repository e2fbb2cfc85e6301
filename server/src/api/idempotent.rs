//! Idempotent calls. A call becomes one by the parameter [`IdempotencyKey`] and the answer [`Idempotent`]; its use case
//! takes the call.

use std::{marker::PhantomData, ops::Deref};

use poem::{
    Body, IntoResponse, Request, RequestBody, Response, Result,
    http::{HeaderName, HeaderValue, header},
};
use poem_openapi::{
    ApiExtractor, ApiExtractorType, ApiResponse, ExtractParamOptions,
    param::Header,
    registry::{MetaParamIn, MetaResponses, MetaSchemaRef, Registry},
};
use schemars::JsonSchema;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{
    error::ApiError,
    idempotency::{Answer, Call},
    json::{JSON, meta_header, success},
};
use crate::{accounts::caller::CurrentUser, error::AppError, state::AppState};

/// The header's name, as in the document.
const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");
/// The header that marks a replayed answer.
const IDEMPOTENT_REPLAY: HeaderName = HeaderName::from_static("idempotent-replay");

/// The header `Idempotency-Key`, and the request that it came with.
pub(crate) enum IdempotencyKey {
    /// It was not sent.
    None,
    /// The key, and a hash of the request.
    One(String, Vec<u8>),
    /// It was sent more than once: picking one would be a guess.
    Several,
}

/// An answer that is stored and replayed.
pub(crate) trait Replayable: Serialize + Sized {
    /// The answer as it is stored: without what is told only once.
    fn without_secrets(self) -> Self {
        self
    }
}

/// The answer to an idempotent call: the first one, or the same bytes again.
#[derive(Debug)]
pub(crate) struct Idempotent<Body> {
    json: String,
    is_replay: bool,
    of: PhantomData<fn() -> Body>,
}

impl IdempotencyKey {
    /// The call for a use case that answers a `Done`.
    ///
    /// # Errors
    /// 422 for an empty or a very long key, and for more than one.
    pub(crate) fn call<'a, Done, Body>(
        self,
        state: &'a AppState,
        caller: &'a CurrentUser,
    ) -> Result<IdempotentCall<'a, Done, Body>, ApiError>
    where
        Done: Clone,
        Body: Replayable + From<Done>,
    {
        let public = |done: &Done| {
            let body = Body::from(done.clone());
            text(&body.without_secrets())
        };
        let key = match self {
            Self::None => None,
            Self::One(key, request_hash) => Some((key, request_hash)),
            Self::Several => {
                let text = "Please send the Idempotency-Key once";
                return Err(AppError::invalid("idempotencyKey", "several", text).into());
            }
        };
        Ok(IdempotentCall {
            call: Call::new(state, caller, key, public)?,
            of: PhantomData,
        })
    }
}

fn text(body: &impl Serialize) -> Result<String, AppError> {
    serde_json::to_string(body).map_err(|error| AppError::Internal(error.to_string()))
}

/// A call whose use case answers a `Done`, and which answers a `Body`.
pub(crate) struct IdempotentCall<'a, Done, Body> {
    call: Call<'a, Done>,
    of: PhantomData<fn() -> Body>,
}

impl<'a, Done, Body: Replayable + From<Done>> IdempotentCall<'a, Done, Body> {
    /// Runs the use case, unless the same call was answered before.
    ///
    /// # Errors
    /// The use case's; 422 when the key was used for another call, 409 while the first one is still in progress.
    pub(crate) async fn answer(
        &self,
        use_case: impl Future<Output = Result<Done, AppError>>,
    ) -> Result<Idempotent<Body>, ApiError> {
        self.answer_if(use_case, async |_| Ok(())).await
    }

    /// The same, but an answer is replayed only while the caller may read it.
    ///
    /// # Errors
    /// Those of [`Self::answer`], and the refusal to read the kept answer.
    pub(crate) async fn answer_if(
        &self,
        use_case: impl Future<Output = Result<Done, AppError>>,
        may_read: impl AsyncFnOnce(&str) -> Result<(), AppError>,
    ) -> Result<Idempotent<Body>, ApiError> {
        let (json, is_replay) = match self.call.answer(use_case).await? {
            Answer::First(done) => (text(&Body::from(done))?, false),
            Answer::Replay(kept) => {
                may_read(&kept).await?;
                (kept, true)
            }
        };
        Ok(Idempotent {
            json,
            is_replay,
            of: PhantomData,
        })
    }
}

impl<'a, Done, Body> Deref for IdempotentCall<'a, Done, Body> {
    type Target = Call<'a, Done>;

    fn deref(&self) -> &Self::Target {
        &self.call
    }
}

impl<'a> ApiExtractor<'a> for IdempotencyKey {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::Parameter];

    type ParamType = Option<String>;
    type ParamRawType = String;

    fn register(registry: &mut Registry) {
        <Header<Option<String>> as ApiExtractor>::register(registry);
    }

    fn param_in() -> Option<MetaParamIn> {
        <Header<Option<String>> as ApiExtractor>::param_in()
    }

    fn param_schema_ref() -> Option<MetaSchemaRef> {
        <Header<Option<String>> as ApiExtractor>::param_schema_ref()
    }

    async fn from_request(
        request: &'a Request,
        body: &mut RequestBody,
        options: ExtractParamOptions<Self::ParamType>,
    ) -> Result<Self> {
        if request.headers().get_all(IDEMPOTENCY_KEY).iter().count() > 1 {
            return Ok(Self::Several);
        }
        let Header(Some(key)) = Header::from_request(request, body, options).await? else {
            return Ok(Self::None);
        };
        let bytes = body.take()?.into_bytes().await?;
        let mut hash = Sha256::new();
        hash.update(request.method().as_str());
        hash.update([0]);
        hash.update(request.original_uri().path());
        hash.update([0]);
        hash.update(&bytes);
        *body = RequestBody::new(Body::from(bytes));
        Ok(Self::One(key, hash.finalize().to_vec()))
    }
}

impl<T: Send> IntoResponse for Idempotent<T> {
    fn into_response(self) -> Response {
        let mut response = Response::builder()
            .header(header::CONTENT_TYPE, JSON)
            .body(self.json);
        if self.is_replay {
            let headers = response.headers_mut();
            headers.insert(IDEMPOTENT_REPLAY, HeaderValue::from_static("true"));
        }
        response
    }
}

impl<T: JsonSchema> ApiResponse for Idempotent<T> {
    fn meta() -> MetaResponses {
        let about = "`true` if this is the stored response to an earlier request with this Idempotency-Key; values that are \
                     returned only once are null then.";
        success::<T>(vec![meta_header::<bool>("Idempotent-Replay", about, false)])
    }

    fn register(_: &mut Registry) {}
}
