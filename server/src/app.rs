//! The whole server: every call, the layers around them, and what is served beside them.

mod choices;
pub mod docs;
pub mod document;
pub mod worker;

use std::sync::Arc;

use poem::{
    Endpoint, EndpointExt, Request, Response, Result,
    endpoint::{BoxEndpoint, make},
    error::MethodNotAllowedError,
    http::Method,
};
use poem_openapi::{OpenApi, OpenApiService, registry::MetaApi};

use self::document::layers::{limits, log, malformed};
use crate::{
    accounts, admin,
    api::{
        assets, avatars, catch_all,
        layers::{
            callers::Callers,
            compress::{self, Memory},
            durability, error_rate, head,
            headers::{self, Security},
            load::{self, RequestQueues},
            spawn,
        },
        reading::CHANGING_READS,
    },
    config::Config,
    feedback, health, lessons, messages, notices, parents, practice, settings,
    state::{AppState, app_files::AppFiles},
    students, teachers,
};

/// The whole server, as one endpoint; boxed, so that what serves it does not compile all layers as one type.
pub fn app(state: AppState) -> BoxEndpoint<'static, Response> {
    let counted = state.clone();
    let security = Arc::new(Security::of(&state.config, state.app_files));
    let callers = Callers::default();
    let queues = Arc::new(RequestQueues::new(&state, callers.clone()));
    let (kept, asked, memory) = (state.clone(), state.clone(), Memory::default());
    let (bodies, sent) = (
        Arc::new(limits::Memory::new(callers.clone())),
        state.clone(),
    );
    let files = state.app_files;
    let config = state.config.clone();
    let older = older_assets(state.clone(), queues.clone());
    let api = service()
        .data(state)
        .data(callers)
        .around(malformed::explain)
        .around(move |next, request| compress::large_answers(next, request, memory.clone()))
        .around(move |next, request| durability::wait_for_disk(next, request, kept.clone()))
        .around(move |next, request| {
            load::limit_concurrency(next, request, queues.clone(), asked.clone())
        })
        .around(move |next, request| limits::read_body(next, request, bodies.clone(), sent.clone()))
        .boxed();
    let site = Site {
        api,
        older,
        files,
        config,
    };
    site.around(head::check)
        .catch_all_error(catch_all::catch_all)
        .around(limits::name_methods)
        .around(spawn::run_changes_in_tasks)
        .around(move |next, request| error_rate::count_answer(next, request, counted.clone()))
        .around(move |next, request| headers::secure(next, request, security.clone()))
        .around(log::each_request)
        .boxed()
}

/// The app's files of other releases; they come from the database, and so queue as calls do.
fn older_assets(state: AppState, queues: Arc<RequestQueues>) -> BoxEndpoint<'static, Response> {
    let asked = state.clone();
    make(move |request: Request| {
        let state = state.clone();
        async move { assets::of_another_release(&state, &request).await }
    })
    .around(move |next, request| {
        load::limit_concurrency(next, request, queues.clone(), asked.clone())
    })
    .boxed()
}

/// Routes a request to the API, the documents or the app.
struct Site {
    api: BoxEndpoint<'static, Response>,
    older: BoxEndpoint<'static, Response>,
    files: AppFiles,
    config: Arc<Config>,
}

impl Endpoint for Site {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        match request.uri().path() {
            "/docs" | "/docs/" | "/openapi.json" => docs::answer(&request),
            // HEAD must change nothing (RFC 9110 §9.2.1).
            path if CHANGING_READS.contains(&path) && request.method() == Method::HEAD => {
                Err(MethodNotAllowedError.into())
            }
            path if path == "/api" || path.starts_with("/api/") => self.api.call(request).await,
            _ if assets::may_be_of_another_release(self.files, &request) => {
                self.older.call(request).await
            }
            _ => assets::answer(self.files, &self.config, &request),
        }
    }
}

/// Every call.
fn calls() -> impl OpenApi {
    let accounts = (
        accounts::routes::session::SessionApi,
        accounts::routes::second_step::SecondStepApi,
        accounts::routes::registration::RegistrationApi,
        accounts::routes::password::PasswordApi,
        accounts::routes::google::GoogleApi,
    );
    let administration = (
        admin::routes::users::AccountsApi,
        admin::routes::decisions::DecisionsApi,
        admin::routes::links::LinksApi,
        admin::routes::overview::OverviewApi,
        admin::routes::activities::ActivitiesApi,
        admin::routes::students::StudentLinksApi,
        admin::routes::teachers::TeachersApi,
    );
    let teachers = (
        students::routes::roster::RosterApi,
        parents::routes::contacts::ParentsOfTeacherApi,
        lessons::routes::teacher::LessonsOfTeacherApi,
        teachers::routes::TeacherProfileApi,
        teachers::routes::TeacherPreferencesApi,
    );
    let students = (
        students::routes::create::CreateStudentApi,
        students::routes::profile::StudentsApi,
        students::routes::record::StudentRecordApi,
        practice::routes::PiecesApi,
    );
    let lessons = (
        lessons::routes::lesson::LessonsApi,
        lessons::routes::goals::LessonGoalsApi,
        feedback::routes::LessonFeedbackApi,
    );
    (
        accounts,
        health::routes::GeneralApi,
        avatars::AvatarsApi,
        settings::routes::UsersApi,
        (
            accounts::routes::sessions::SessionsApi,
            accounts::routes::second_factor::SecondFactorApi,
        ),
        notices::routes::NoticesApi,
        administration,
        teachers,
        students,
        lessons,
        (
            parents::routes::children::ParentsApi,
            messages::routes::MessagesApi,
        ),
        admin::routes::jobs::JobsApi,
    )
}

/// Every call, with its document.
pub fn service() -> OpenApiService<impl OpenApi, ()> {
    OpenApiService::new(
        calls(),
        reedling_core::PRODUCT_NAME,
        env!("CARGO_PKG_VERSION"),
    )
    .description(
        "Lessons, students, families and practice plans of a music school. The header `Reedling-Release` of each response \
         under `/api` names the app build that the server serves; a page of another build was opened before an update.",
    )
}

/// The paths, methods and answers of every call, without the document that is made of them.
fn described_calls() -> Vec<MetaApi> {
    fn of<T: OpenApi>(_: &T) -> Vec<MetaApi> {
        T::meta()
    }
    of(&calls())
}
