//! Every event of the trail, with what it keeps.

use std::{collections::BTreeSet, fs, path::Path};

use chrono::NaiveDate;
use reedling_core::access::{Role, TeachingRole};
use uuid::Uuid;

use super::activity::{
    ActivityKind::{
        Communication, ExamScheduled, GradeUpdate, Other, SystemUpdate, UserRegistration,
    },
    ActivityStatus::{Active, Inactive, Pending},
};
use super::*;

const TESS: Person<'_> = Person {
    id: Uuid::from_u128(1),
    name: "Tess Tutor",
};
const ANNA: Person<'_> = Person {
    id: Uuid::from_u128(2),
    name: "Anna Bell",
};
const SCALES: Lesson<'_> = Lesson {
    student: ANNA,
    title: "Scales",
};
const BY_TESS: By<'_> = By::Person(TESS);
const OPERATOR: By<'_> = By::Operator;
const ON_TESS: Option<Uuid> = Some(TESS.id);
const ON_ANNA: Option<Uuid> = Some(ANNA.id);

/// An event, what it left, and what it has to leave: kind, status, subject and sentence.
struct Row {
    events: &'static str,
    event: &'static str,
    left: Activity,
    actor: Option<Uuid>,
    kind: ActivityKind,
    status: ActivityStatus,
    subject: Option<Uuid>,
    sentence: &'static str,
}

/// Rows of events. The match has no wildcard: an event without a row does not compile.
macro_rules! rows {
    ($events:ident: $($event:ident $(($($of:expr),+))? $by:ident => $kind:ident $status:ident $subject:ident $sentence:literal;)+) => {{
        #[allow(dead_code, unreachable_patterns)]
        fn each_has_a_row(event: &$events) {
            match event {
                $($events::$event { .. } => {})+
            }
        }
        vec![$(Row {
            events: stringify!($events),
            event: stringify!($event),
            left: activity($by, &$events::$event $(($($of),+))?),
            actor: matches!($by, By::Person(_)).then_some(TESS.id),
            kind: $kind,
            status: $status,
            subject: $subject,
            sentence: $sentence,
        }),+]
    }};
}

fn own_account() -> Vec<Row> {
    rows! { OwnAccountEvent:
        Registered BY_TESS => UserRegistration Pending ON_TESS "Tess Tutor registered as a teacher";
        Activated BY_TESS => UserRegistration Active ON_TESS "Tess Tutor activated the account";
        ActivatedWithGoogle BY_TESS => UserRegistration Active ON_TESS "Tess Tutor activated the account with Google";
        JoinedWithGoogle BY_TESS => UserRegistration Active ON_TESS "Tess Tutor joined with Google as a teacher";
        GoogleConnected BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor connected Google sign-in";
        PasswordChosen BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor chose a new password";
        AddressChangeAsked BY_TESS => SystemUpdate Pending ON_TESS "Tess Tutor asked for another email address";
        AddressChanged BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor confirmed another email address";
        SecondFactorBegun BY_TESS => SystemUpdate Pending ON_TESS "Tess Tutor began to set up two-factor sign-in";
        SecondFactorTurnedOn BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor turned on two-factor sign-in";
        SecondFactorMoved BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor moved two-factor sign-in to another app";
        SecondFactorTurnedOff BY_TESS => SystemUpdate Inactive ON_TESS "Tess Tutor turned off two-factor sign-in";
        RecoveryCodesRenewed BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor made new recovery codes";
        RecoveryCodeUsed BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor used a recovery code";
        SessionEnded BY_TESS => SystemUpdate Inactive ON_TESS "Tess Tutor ended a session";
        OtherSessionsEnded BY_TESS => SystemUpdate Inactive ON_TESS "Tess Tutor ended all other sessions";
        SessionLost BY_TESS => SystemUpdate Inactive ON_TESS "Tess Tutor lost a session after ten wrong passwords or codes";
        ProfileChanged BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor changed the profile";
        TeacherProfileChanged BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor changed the teacher profile";
        LessonPreferencesChanged BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor changed the lesson preferences";
        NotificationsChanged BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor changed the notification settings";
        PrivacyChanged BY_TESS => SystemUpdate Active ON_TESS "Tess Tutor changed the privacy settings";
    }
}

fn accounts() -> Vec<Row> {
    const NOBODY: Option<Uuid> = None;
    const ANYBODY: By<'_> = By::Anybody;
    rows! { AccountEvent:
        RegisteredAgain(ANNA) ANYBODY => UserRegistration Pending ON_ANNA "Anna Bell registered once more as a teacher";
        RegisteredByAnother(ANNA) ANYBODY => UserRegistration Inactive ON_ANNA
            "Anna Bell has an account already; somebody tried to register the address";
        ActivationLinkAsked(ANNA) ANYBODY => UserRegistration Pending ON_ANNA "Anna Bell asked for another activation link";
        TemporaryPasswordAsked(ANNA) ANYBODY => SystemUpdate Pending ON_ANNA "A temporary password was asked for Anna Bell";
        Added(ANNA, Role::Student) BY_TESS => UserRegistration Active ON_ANNA "Tess Tutor added Anna Bell as a student";
        Added(ANNA, Role::Parent) BY_TESS => UserRegistration Active ON_ANNA "Tess Tutor added Anna Bell as a parent";
        Added(ANNA, Role::Teacher) BY_TESS => UserRegistration Active ON_ANNA "Tess Tutor added Anna Bell as a teacher";
        Added(ANNA, Role::Administrator) BY_TESS => UserRegistration Active ON_ANNA
            "Tess Tutor added Anna Bell as an administrator";
        Created(ANNA, TeachingRole::Teacher) OPERATOR => UserRegistration Active ON_ANNA "Anna Bell became a teacher";
        Created(ANNA, TeachingRole::Administrator) OPERATOR => UserRegistration Active ON_ANNA
            "Anna Bell became an administrator";
        Approved(ANNA) BY_TESS => SystemUpdate Active ON_ANNA "Tess Tutor approved Anna Bell";
        ApprovedByOperator(ANNA) OPERATOR => SystemUpdate Active ON_ANNA "Anna Bell was approved by the operator";
        RegistrationRefused(ANNA) BY_TESS => SystemUpdate Inactive ON_ANNA "Tess Tutor refused the registration of Anna Bell";
        Suspended(ANNA) BY_TESS => SystemUpdate Inactive ON_ANNA "Tess Tutor suspended Anna Bell";
        Reactivated(ANNA) BY_TESS => SystemUpdate Active ON_ANNA "Tess Tutor reactivated Anna Bell";
        NameCorrected(ANNA, "Ana Bell") BY_TESS => SystemUpdate Active ON_ANNA
            "Tess Tutor corrected the name of Anna Bell, until now Ana Bell";
        AddressCorrected(ANNA) BY_TESS => SystemUpdate Active ON_ANNA
            "Tess Tutor corrected the email address of Anna Bell";
        BirthDateCorrected(ANNA) BY_TESS => SystemUpdate Active ON_ANNA
            "Tess Tutor corrected the date of birth of Anna Bell";
        InvitedAgain(ANNA) BY_TESS => SystemUpdate Pending ON_ANNA
            "Tess Tutor sent Anna Bell the invitation again";
        RoleChanged(ANNA, Role::Teacher) BY_TESS => SystemUpdate Active ON_ANNA
            "Tess Tutor made Anna Bell a teacher";
        RoleChanged(ANNA, Role::Administrator) BY_TESS => SystemUpdate Active ON_ANNA
            "Tess Tutor made Anna Bell an administrator";
        SecondFactorReset(ANNA) BY_TESS => SystemUpdate Inactive ON_ANNA
            "Tess Tutor turned off two-factor sign-in of Anna Bell";
        SecondFactorReset(ANNA) OPERATOR => SystemUpdate Inactive ON_ANNA
            "The operator turned off two-factor sign-in of Anna Bell";
        MessageSent("Otto Oboe") BY_TESS => Communication Active ON_TESS "Tess Tutor wrote to Otto Oboe";
        JobRetried(ON_ANNA) BY_TESS => SystemUpdate Active ON_ANNA "Tess Tutor had a failed job done again";
        JobRetried(None) BY_TESS => SystemUpdate Active NOBODY "Tess Tutor had a failed job done again";
    }
}

fn students() -> Vec<Row> {
    let day = NaiveDate::from_ymd_opt(2026, 6, 20).expect("a day");
    rows! { StudentEvent:
        LessonsScheduled(ANNA, 1) BY_TESS => Other Active ON_ANNA "Tess Tutor scheduled a lesson for Anna Bell";
        LessonsPutBack(ANNA, 1) OPERATOR => Other Active ON_ANNA "The operator put a lesson of Anna Bell back after a change of clock rules";
        LessonsPutBack(ANNA, 4) OPERATOR => Other Active ON_ANNA "The operator put 4 lessons of Anna Bell back after a change of clock rules";
        LessonsScheduled(ANNA, 4) BY_TESS => Other Active ON_ANNA "Tess Tutor scheduled 4 lessons for Anna Bell";
        BodyAnswered(ANNA) BY_TESS => Other Active ON_ANNA "Tess Tutor answered how much Anna Bell may play";
        GradeChanged(ANNA, "Grade 3", "Grade 4") BY_TESS => GradeUpdate Active ON_ANNA
            "Tess Tutor changed the grade of Anna Bell from Grade 3 to Grade 4";
        InstrumentChanged(ANNA, "Other", "Cello") BY_TESS => Other Active ON_ANNA
            "Tess Tutor changed the instrument of Anna Bell from Other to Cello";
        InstrumentChanged(ANNA, "", "Cello") BY_TESS => Other Active ON_ANNA
            "Tess Tutor changed the instrument of Anna Bell to Cello";
        ExamRecorded(ANNA, "Grade 3", "ABRSM") BY_TESS => ExamScheduled Active ON_ANNA
            "Tess Tutor recorded Grade 3 in ABRSM for Anna Bell";
        ExamPlanned(ANNA, day) BY_TESS => ExamScheduled Active ON_ANNA
            "Tess Tutor planned an exam on 2026-06-20 for Anna Bell";
        PlannedExamRemoved(ANNA) BY_TESS => ExamScheduled Active ON_ANNA
            "Tess Tutor removed the planned exam of Anna Bell";
        PieceAdded(ANNA.id) BY_TESS => Other Active ON_ANNA "Tess Tutor added a piece to a student's repertoire";
        PieceChanged(ANNA.id) BY_TESS => Other Active ON_ANNA "Tess Tutor changed a piece in a student's repertoire";
        PieceRemoved(ANNA.id) BY_TESS => Other Active ON_ANNA "Tess Tutor removed a piece from a student's repertoire";
        PiecesMerged(ANNA.id) BY_TESS => Other Active ON_ANNA "Tess Tutor merged two pieces in a student's repertoire";
        PiecesParted(ANNA.id) BY_TESS => Other Active ON_ANNA "Tess Tutor parted two pieces in a student's repertoire";
        Removed(ANNA, 2) BY_TESS => Other Inactive ON_ANNA
            "Tess Tutor removed Anna Bell from the class; lessons cancelled: 2";
        TeacherLinked(ANNA, "Otto Oboe") BY_TESS => Other Active ON_ANNA
            "Tess Tutor linked Anna Bell to the teacher Otto Oboe";
        TeachingEnded(ANNA, "Otto Oboe", 3) BY_TESS => SystemUpdate Inactive ON_ANNA
            "Tess Tutor ended Otto Oboe's teaching of Anna Bell; lessons cancelled: 3";
    }
}

fn lessons() -> Vec<Row> {
    rows! { LessonEvent:
        Completed(SCALES) BY_TESS => Other Active ON_ANNA "Tess Tutor completed Anna Bell's lesson “Scales”";
        Changed(SCALES) BY_TESS => Other Active ON_ANNA "Tess Tutor changed Anna Bell's lesson “Scales”";
        Cancelled(SCALES) BY_TESS => Other Active ON_ANNA "Tess Tutor cancelled Anna Bell's lesson “Scales”";
        GoalsChanged(SCALES) BY_TESS => Other Active ON_ANNA
            "Tess Tutor changed the goals of Anna Bell's lesson “Scales”";
        PlanLinesStruck(SCALES) BY_TESS => Other Active ON_ANNA
            "Tess Tutor struck lines from the practice plan of Anna Bell's lesson “Scales”";
        PlanMadeAnew(SCALES) BY_TESS => Other Active ON_ANNA
            "Tess Tutor made a new practice plan for Anna Bell's lesson “Scales”";
        FeedbackWritten(SCALES) BY_TESS => Communication Active ON_ANNA
            "Tess Tutor wrote feedback on Anna Bell's lesson “Scales”";
    }
}

fn parents() -> Vec<Row> {
    rows! { ParentEvent:
        Entered(ANNA) BY_TESS => Other Pending ON_ANNA "Tess Tutor entered the parent Anna Bell";
        Corrected(ANNA) BY_TESS => Other Active ON_ANNA
            "Tess Tutor corrected what was entered about the parent Anna Bell";
        LinkedToNewChild(ANNA.id, "Kim") BY_TESS => Other Active ON_ANNA "Tess Tutor linked Kim to a parent";
        AskedToLink(ANNA.id, "Kim") BY_TESS => Other Pending ON_ANNA "Tess Tutor asked to link Kim to a parent";
        RequestAccepted(ANNA) BY_TESS => Other Active ON_ANNA "Tess Tutor accepted the request of the teacher Anna Bell";
        RequestRefused(ANNA) BY_TESS => Other Inactive ON_ANNA "Tess Tutor refused the request of the teacher Anna Bell";
        Linked(ANNA, "Pat Bell") BY_TESS => SystemUpdate Active ON_ANNA "Tess Tutor linked Pat Bell to Anna Bell";
        Unlinked(ANNA, "Pat Bell") BY_TESS => SystemUpdate Inactive ON_ANNA "Tess Tutor unlinked Pat Bell from Anna Bell";
    }
}

fn every_row() -> impl Iterator<Item = Row> {
    let rows = [own_account(), accounts(), students(), lessons(), parents()];
    rows.into_iter().flatten()
}

#[test]
fn every_event_leaves_its_sentence() {
    for row in every_row() {
        let (event, left) = (row.event, row.left);
        assert_eq!(left.description, row.sentence, "{event}");
        let about = (left.kind, left.status, left.subject_id, left.actor_id);
        let expected = (row.kind, row.status, row.subject, row.actor);
        assert_eq!(about, expected, "{event}");
        let is_named = row.sentence.starts_with(TESS.name);
        assert_eq!(row.actor.is_some(), is_named, "{event}");
    }
}

/// What a line begins with that declares events.
const DECLARED: &str = "impl Event for ";

/// The names of all events that a folder's files declare.
fn declared(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            declared(&path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            let names = text.lines().filter_map(|line| line.strip_prefix(DECLARED));
            let names = names.filter_map(|rest| rest.split([' ', '<']).next());
            found.extend(names.map(str::to_owned));
        }
    }
}

#[test]
fn every_kind_of_event_has_rows() {
    let mut found = BTreeSet::new();
    for folder in ["src", "backup/src", "cli/src", "db/src", "seed/src"] {
        declared(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
            &mut found,
        );
    }
    let with_rows: BTreeSet<_> = every_row().map(|row| row.events.to_owned()).collect();
    assert_eq!(with_rows, found);
}
