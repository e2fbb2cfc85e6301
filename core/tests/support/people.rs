//! The functions about accounts, students, administration and what belongs to no one area.

use reedling_core::{
    access,
    accounts::{
        password::{self, NewPassword, ResetPassword},
        registration::Registration,
        second_factor, session,
        sign_in::{self, ForgotPasswordRequest, SignInRequest},
    },
    admin::{self, CreateUserRequest},
    constants,
    demo::DemoRequest,
    feedback::{self, draft::FeedbackDraft},
    messages,
    practice::{cards, pieces},
    search,
    settings::{self, ProfileDraft, TeacherProfileDraft},
    students::{
        add_student_dialog::AddStudentDraft,
        add_student_form::{self, StudentScreenDraft},
        age, edit,
        exam::ExamRequest,
        parent,
        planned_exam::PlanExamRequest,
        progress, roster,
    },
    time::{self, changes::ClockChanges, clocks, text, typed},
};
use serde_json::Value;

use super::{Args, json};

/// The answer, or nothing when the function is none of these.
pub fn call(function: &str, args: &Args<'_>) -> Option<Value> {
    account_call(function, args)
        .or_else(|| student_call(function, args))
        .or_else(|| general_call(function, args))
}

fn account_call(function: &str, args: &Args<'_>) -> Option<Value> {
    let optional = |index| args.get::<Option<String>>(index);
    let parameter = |name| args.get::<Value>(0)[name].as_str().map(str::to_owned);
    Some(match function {
        "guard" => json(access::guard(
            &args.text(0),
            args.get(1),
            args.get(2),
            optional(3).as_deref(),
        )),
        "homePath" => json(access::home_path(optional(0).as_deref())),
        "ownPath" => json(access::own_path(&args.text(0), optional(1).as_deref())),
        "roleBadge" => json(access::role_badge(&args.text(0))),
        "checkSignIn" => json(args.get::<SignInRequest>(0).problems()),
        "checkRegistration" => json(args.get::<Registration>(0).check()),
        "checkForgotPassword" => json(args.get::<ForgotPasswordRequest>(0).problems()),
        "checkResetPassword" => json(args.get::<ResetPassword>(0).check()),
        "checkNewPassword" => json(args.get::<NewPassword>(0).check()),
        "checkCode" => json(second_factor::check_code(&args.text(0))),
        "checkRecoveryCode" => json(second_factor::check_recovery_code(&args.text(0))),
        "passwordRequirements" => json(password::requirements(&args.text(0))),
        "checkActivation" => json(sign_in::check_activation(parameter("token").as_deref())),
        "checkCallback" => json(sign_in::check_callback(
            parameter("code").as_deref(),
            parameter("error").as_deref(),
        )),
        "queryErrorText" => json(session::query_error_text(
            args.get(0),
            &args.text(1),
            &args.text(2),
        )),
        "callFailure" => json(session::call_failure(
            (args.get(0), &args.text(1)),
            &args.text(2),
            optional(3).as_deref(),
            optional(4).as_deref(),
        )),
        _ => return None,
    })
}

fn student_call(function: &str, args: &Args<'_>) -> Option<Value> {
    let present = |index| args.get::<Option<String>>(index);
    Some(match function {
        "checkExam" => json(args.get::<ExamRequest>(0).problems(args.date(1))),
        "checkPlannedExam" => json(args.get::<PlanExamRequest>(0).problems(args.date(1))),
        "checkAddStudent" => json(args.get::<AddStudentDraft>(0).check(args.date(1))),
        "completeAddStudent" => json(args.get::<AddStudentDraft>(0).completed()),
        "checkStudentScreen" => json(args.get::<StudentScreenDraft>(0).check(args.date(1))),
        "showsParentBlock" => json(add_student_form::shows_parent_block(
            &args.text(0),
            args.date(1),
        )),
        "isMinor" => {
            let born = text::parse_date(&args.text(0));
            json(born.is_some_and(|born| age::is_minor(born, args.date(1))))
        }
        "shouldSearchParents" => json(parent::should_search_parents(args.get(0), &args.text(1))),
        "gradeChoices" => json(edit::grade_choices(present(0).as_deref())),
        "checkEditStudent" => json(
            args.get::<edit::EditStudentDraft>(0)
                .check(&args.get(1), args.date(2)),
        ),
        "roster" => json(roster::roster(&args.get::<Vec<_>>(0), &args.get(1))),
        "rosterCounts" => json(roster::counts(&args.get::<Vec<_>>(0))),
        "activeStudents" => json(progress::active_students(&args.get::<Vec<_>>(0))),
        "averagePerformance" => json(progress::average_performance(&args.get::<Vec<_>>(0))),
        _ => return None,
    })
}

fn general_call(function: &str, args: &Args<'_>) -> Option<Value> {
    Some(match function {
        "checkCreateUser" => json(args.get::<CreateUserRequest>(0).problems()),
        "recentRegistrations" => json(admin::recent_registrations(
            &args.get::<Vec<_>>(0),
            args.instant(1),
        )),
        "activityBadge" => json(admin::activity_badge(&args.text(0))),
        "search" => json(search::search(&args.get::<Vec<_>>(0), &args.text(1))),
        "percent" => json(admin::percent(args.get(0), args.get(1))),
        "constants" => json(constants::constants()),
        "readDates" => {
            let span = typed::Span {
                min: args.date(2),
                max: args.date(3),
                near: args.date(4),
            };
            let dates = typed::dates(&args.text(0), &args.text(1), &span);
            json(dates.into_iter().map(text::date).collect::<Vec<_>>())
        }
        "readTimes" => {
            let times = typed::times(&args.text(0)).into_iter();
            json(times.map(text::time).collect::<Vec<_>>())
        }
        "editDurationChoices" => json(constants::edit_duration_choices(args.get(0))),
        "durationLabel" => json(constants::duration_label(args.get(0))),
        "checkDemoRequest" => json(args.get::<DemoRequest>(0).check()),
        "checkProfile" => json(args.get::<ProfileDraft>(0).check_change(&args.text(1))),
        "checkTeacherProfile" => json(
            TeacherProfileDraft {
                instrument: args.text(0),
                department: args.text(1),
                phone_number: args.text(2),
            }
            .check(),
        ),
        "checkDefaultDuration" => json(settings::check_default_duration(args.get(0))),
        "settingsErrorText" => json(settings::error_text(args.get(0), args.get(1))),
        "practiceTasks" => json(cards::tasks(&args.text(0))),
        "clockNote" => json(clocks::note(
            (&args.text(0), &args.zone(0)),
            (&args.text(1), &args.zone(1)),
            args.instant(2),
        )),
        "learnZone" => json(ClockChanges::of_numbers(&args.get::<Vec<f64>>(2)).is_some()),
        "wallClock" => json(time::wall_clock(&args.zone(1), args.instant(0))),
        "dayStart" => json(text::instant(time::day_start(&args.zone(1), args.date(0)))),
        "checkFeedback" => json(args.get::<FeedbackDraft>(0).written().check_whole()),
        "writtenFeedback" => json(args.get::<FeedbackDraft>(0).written()),
        "isEmptyFeedback" => json(args.get::<FeedbackDraft>(0).is_empty()),
        "checkMessage" => json(messages::check_text(&args.text(0))),
        "checkPieceName" => json(pieces::check_name(&args.text(0), &args.text(1))),
        "averageRating" => json(feedback::average_rating(args.get(0))),
        _ => return None,
    })
}
