//! Lessons to plan from, and what to look for in a plan.

use chrono::{Days, NaiveDate};
use reedling_planner::{
    goals::{Context, OpenGoals},
    input::Exam,
    plans::{
        Dates, Log, Plan, PlanRequest, Student,
        check::{PlanProblem, check},
        plan,
    },
    read::read,
};

pub const STORY: &str = "Minuet in G, bars 9-16 hands together at 72, left hand late; \
    G major scale uneven; sight-reading weak";

/// A lesson on Monday, 2 March.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub context: Context,
    pub is_minor: bool,
    pub exam: Option<Exam>,
    pub log: Log,
    pub notes: String,
}

pub fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

pub fn lesson(instrument: &str, grade: &str, age: u8, notes: &str) -> Lesson {
    Lesson {
        context: Context {
            instrument: instrument.into(),
            grade: grade.into(),
            age: Some(age),
            next_lesson_date: Some(date("2026-03-09")),
            ..Context::on(date("2026-03-02"))
        },
        is_minor: age < 18,
        exam: None,
        log: Log::default(),
        notes: notes.into(),
    }
}

pub fn story() -> Lesson {
    lesson("Piano", "Grade 2", 11, STORY)
}

impl Lesson {
    /// The same after lessons whose notes set what they are read as, the newest first.
    pub fn after(mut self, notes: &[String]) -> Lesson {
        let weeks = (1..=notes.len() as u64).rev();
        for (week, notes) in weeks.zip(notes.iter().rev()) {
            let lesson_date = self.context.lesson_date - Days::new(7 * week);
            let then = Context {
                lesson_date,
                next_lesson_date: None,
                ..self.context.clone()
            };
            let goals = read(notes, &then).goals;
            self.context.open = Some(OpenGoals { lesson_date, goals });
        }
        self
    }

    /// What its plan is made from.
    pub fn request(&self) -> PlanRequest {
        let context = &self.context;
        let read = read(&self.notes, context);
        PlanRequest {
            goals: read.goals,
            removed: Vec::new(),
            week: read.week,
            body: read.body.map(|it| it.careful).into_iter().collect(),
            pieces: context.pieces.clone(),
            student: Student {
                instrument: context.instrument.clone(),
                grade: context.grade.clone(),
                age: context.age,
                is_minor: self.is_minor,
            },
            dates: Dates {
                lesson: context.lesson_date,
                next_lesson: context.next_lesson_date,
                exam: self.exam.clone(),
            },
            log: self.log.clone(),
            share: None,
            full_elsewhere: false,
        }
    }

    pub fn plan(&self) -> Plan {
        plan(&self.request())
    }

    /// Its plan, and what is wrong with it.
    pub fn checked(&self) -> (Plan, Vec<PlanProblem>) {
        let request = self.request();
        let made = plan(&request);
        let problems = check(&made, &request);
        (made, problems)
    }
}

pub fn text(plan: &Plan) -> String {
    serde_json::to_string(plan).expect("a plan is JSON")
}

/// What is read of a plan, without the reasons for it.
pub fn guidance(plan: &Plan) -> String {
    serde_json::to_string(&plan.guidance).expect("a plan is JSON")
}

/// The days of a plan; its summary also says what is left out.
pub fn days(plan: &Plan) -> String {
    serde_json::to_string(&plan.guidance.daily_plan).expect("days are JSON")
}

/// Whether only half the minutes are planned.
pub fn is_halved(plan: &Plan) -> bool {
    plan.basis
        .reasons
        .iter()
        .any(|reason| reason == "body:half")
}

/// Tempi of a piece by day, earliest first.
pub fn tempi(plan: &Plan, title: &str) -> Vec<u16> {
    let items = plan
        .guidance
        .daily_plan
        .iter()
        .flat_map(|day| &day.repertoire);
    items
        .filter(|item| item.title == title)
        .filter_map(|item| item.target_tempo_bpm)
        .collect()
}

/// Where the tempi of a goal's week begin and end.
pub fn week_tempi(plan: &Plan, goal: &str) -> (u16, u16) {
    let mut weeks = plan.tempi.iter();
    let week = weeks.find(|week| week.goal.starts_with(goal));
    let tempi = week.and_then(|week| week.first.zip(week.last));
    tempi.expect("a week with tempi")
}

/// Titles of what is practised or kept alive.
pub fn titles(plan: &Plan) -> Vec<&str> {
    let mut titles: Vec<&str> = Vec::new();
    for piece in &plan.basis.pieces {
        if !titles.contains(&piece.title.as_str()) {
            titles.push(&piece.title);
        }
    }
    titles
}

/// The longest day.
pub fn longest(plan: &Plan) -> u16 {
    let days = plan.guidance.daily_plan.iter();
    days.map(|day| day.duration_minutes).max().unwrap_or(0)
}

pub const GRADES: [(&str, u16); 10] = [
    ("Initial Grade", 15),
    ("Grade 1", 20),
    ("Grade 2", 25),
    ("Grade 3", 30),
    ("Grade 4", 35),
    ("Grade 5", 45),
    ("Grade 6", 50),
    ("Grade 7", 60),
    ("Grade 8", 75),
    ("Not Grading", 20),
];
