//! What a parent reads (Spec §7, D3): linked children and their lessons.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, payload::Json};
use uuid::Uuid;

use crate::{
    http::{
        Tag, bodies::NamedUserBody, error::ApiError, guard::FamilySession,
        teachers::lessons::LessonsBody, written::Written,
    },
    model::family::StudentRecord,
    services::{families, lessons},
    state::AppState,
};

/// The caller and the linked children.
#[derive(Debug, Object)]
pub struct ChildrenBody {
    /// The caller.
    pub parent: ParentOfChildrenBody,
    /// By name.
    pub children: Vec<ChildBody>,
}

/// The caller's name, nested as the screens read it.
#[derive(Debug, Object)]
pub struct ParentOfChildrenBody {
    /// Full name.
    pub user: NamedUserBody,
}

/// A child, as a parent sees it (Spec §3).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ChildBody {
    /// The student.
    pub id: Uuid,
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Name and address, nested.
    pub user: NamedUserBody,
    /// Grade.
    pub grade: String,
    /// Instrument.
    pub instrument: String,
    /// Section.
    pub section: Option<String>,
    /// Number on the school's roll.
    pub roll_number: Option<String>,
}

impl From<StudentRecord> for ChildBody {
    fn from(student: StudentRecord) -> Self {
        Self {
            id: student.id,
            first_name: student.first_name,
            last_name: student.last_name,
            user: NamedUserBody {
                name: student.name,
                email: student.email,
            },
            grade: student.grade,
            instrument: student.instrument,
            section: student.section,
            roll_number: student.roll_number,
        }
    }
}

/// What a parent reads.
pub struct ParentsApi;

#[OpenApi(prefix_path = "/api/parents", tag = "Tag::Families")]
impl ParentsApi {
    /// The linked children; for an administrator, all.
    ///
    /// By name, at most 500.
    #[oai(path = "/children", method = "get", operation_id = "list_children")]
    async fn children(
        &self,
        caller: FamilySession,
        state: Data<&AppState>,
    ) -> Result<Json<ChildrenBody>, ApiError> {
        let children = families::children(&state, &caller.0).await?;
        Ok(Json(ChildrenBody {
            parent: ParentOfChildrenBody {
                user: NamedUserBody {
                    name: caller.0.name,
                    email: None,
                },
            },
            children: children.into_iter().map(Into::into).collect(),
        }))
    }

    /// The lessons of the linked children, earliest first.
    ///
    /// Of more than 5,000 the latest.
    #[oai(
        path = "/lessons",
        method = "get",
        operation_id = "list_family_lessons"
    )]
    async fn lessons(
        &self,
        caller: FamilySession,
        state: Data<&AppState>,
    ) -> Result<Written<LessonsBody>, ApiError> {
        let lessons = lessons::visible_to(&state, &caller.0).await?;
        Written::new(&LessonsBody {
            lessons: lessons.into_iter().map(Into::into).collect(),
        })
    }
}
