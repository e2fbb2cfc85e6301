//! No check and no reading panics, whatever somebody sends.

use proptest::prelude::*;
use reedling_core::{
    access::guard,
    accounts::{
        password::{NewPassword, ResetPassword, requirements},
        registration::Registration,
        session::call_failure,
    },
    calendars::{month::month_grid, week::teacher_week},
    email::is_email,
    lessons::{
        edit::EditLessonDraft,
        fields::end_time,
        note::{LessonNoteDraft, with_piece},
        recurrence::{RecurrenceEndType, RecurrenceType},
        schedule::ScheduleLessonDraft,
        status::LessonStatus,
        title::draft_title,
    },
    students::{
        add_student_dialog::AddStudentDraft, add_student_form::StudentScreenDraft, grade::Grade,
    },
    time::{self, text, typed},
};

use crate::inputs::{any_number, any_today, any_zone, hostile};

proptest! {
    #[test]
    fn no_lesson_check_panics(
        texts in proptest::array::uniform5(hostile()), minutes in any_number(), count in any_number(),
        today in any_today(), zone in any_zone(),
    ) {
        let [title, description, date, start, other] = texts;
        let mut draft = ScheduleLessonDraft::defaults(today);
        draft.title.clone_from(&title);
        draft.description.clone_from(&description);
        draft.date.clone_from(&date);
        draft.start_time.clone_from(&start);
        draft.recurrence_end_date.clone_from(&other);
        (draft.duration_minutes, draft.recurrence_count) = (minutes, count);
        for (kind, end) in [
            (RecurrenceType::Single, RecurrenceEndType::Count),
            (RecurrenceType::Weekly, RecurrenceEndType::Count),
            (RecurrenceType::Weekly, RecurrenceEndType::Date),
        ] {
            (draft.recurrence_type, draft.recurrence_end_type) = (kind, end);
            draft.check(today);
            let planned = draft.plan(&zone);
            prop_assert!(planned.iter().all(|lesson| text::is_rfc3339_year(lesson.end_time)));
        }
        let edit = EditLessonDraft {
            student_id: other.clone(),
            title: title.clone(),
            description,
            date: date.clone(),
            start_time: start.clone(),
            duration_minutes: minutes,
            status: LessonStatus::Scheduled,
            notes: other.clone(),
        };
        edit.check();
        edit.plan(None, &zone);
        edit.plan(text::parse_instant(&title), &zone);
        let note = LessonNoteDraft {
            student_id: String::new(),
            instrument: other.clone(),
            title: title.clone(),
            content: other.clone(),
            date: date.clone(),
            duration_minutes: minutes,
            pieces_worked_on: with_piece(Vec::new(), &title),
            homework_assigned: None,
            attachments: None,
        };
        note.check(today);
        note.plan(&zone);
        draft_title(Some(&title), &date);
        end_time(&start, minutes);
    }

    #[test]
    fn no_check_about_people_panics(
        texts in proptest::array::uniform5(hostile()), minor in any::<bool>(), today in any_today(),
    ) {
        let [name, email, date, grade, other] = texts;
        let student = AddStudentDraft {
            first_name: name.clone(),
            email: email.clone(),
            dob: date.clone(),
            grade: grade.clone(),
            is_minor: minor,
            parent_email: other.clone(),
            ..AddStudentDraft::default()
        };
        student.check(today);
        let _ = student.completed();
        let screen = StudentScreenDraft {
            name: name.clone(),
            email: email.clone(),
            date_of_birth: date,
            grade: grade.clone(),
            ..StudentScreenDraft::default()
        };
        screen.check(today);
        Grade::read(&grade);
        let (password, confirm_password) = (other.clone(), name.clone());
        Registration { name, email: email.clone(), password, confirm_password }.check();
        let (new_password, confirm_password) = (other.clone(), grade.clone());
        ResetPassword {
            user_id: email.clone(),
            temp_password: grade.clone(),
            new_password: new_password.clone(),
            confirm_password: confirm_password.clone(),
        }
        .check();
        NewPassword { current_password: grade, new_password, confirm_password }.check();
        requirements(&other);
        is_email(&email);
        guard(&other, false, true, Some(&email));
        call_failure((500, &email), &other, None, Some(&other));
        call_failure((500, &email), &other, Some(&other), None);
    }

    #[test]
    fn no_reading_of_dates_and_times_panics(typed in hostile(), zone in any_zone()) {
        text::parse_time(&typed);
        text::parse_month(&typed);
        typed::date_problem(&typed);
        typed::time_problem(&typed);
        if let Some(date) = text::parse_date(&typed) {
            time::day_start(&zone, date);
            month_grid(date, &[], 3, date, &zone);
        }
        if let Some(at) = text::parse_instant(&typed) {
            text::instant(at);
            teacher_week(at, &zone);
        }
    }
}
