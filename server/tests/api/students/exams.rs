//! POST /api/students/{id}/exams.

use serde_json::{Value, json};

use crate::school::School;

fn exam(percentage: i64) -> Value {
    json!({ "board": "ABRSM", "grade": "Grade 3", "date": "2026-02-01", "percentage": percentage })
}

on_both! {
    // API-65.
    async fn api_65_recorded_exams_make_the_academic_summary(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/students/{}/exams", school.anna.id);
        let first = school.post(&school.tess, &path, exam(80)).await;
        assert_eq!(first.status, 200, "{}", first.body);
        let expected = json!({ "totalExamsCompleted": 1, "overallAveragePercentage": 80.0 });
        assert_eq!(first.body["student"]["academicSummary"], expected);
        school.post(&school.ada, &path, exam(91)).await;
        let expected = json!({ "totalExamsCompleted": 2, "overallAveragePercentage": 85.5 });
        let roster = school.get(&school.tess, "/api/teachers/students").await;
        assert_eq!(roster.body["students"][0]["academicSummary"], expected);
        let profile = school.get(&school.anna, &format!("/api/students/{}", school.anna.id)).await;
        assert_eq!(profile.body["academicSummary"], expected);
        assert_eq!(school.activities("exam_scheduled").await, 2);
    }
}

on_both! {
    async fn broken_rule_is_a_field_error_and_records_nothing(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/students/{}/exams", school.anna.id);
        for (field, value) in [
            ("board", json!(" ")),
            ("board", json!("x".repeat(201))),
            ("grade", json!("")),
            ("grade", json!("Grade 9")),
            ("grade", json!("Not Grading")),
            ("date", json!("")),
            ("date", json!("2026-02-30")),
            ("date", json!("2026-03-03")),
            ("percentage", json!(-1)),
            ("percentage", json!(101)),
            ("percentage", json!(77.5)),
            ("percentage", Value::Null),
        ] {
            let mut body = exam(80);
            body[field] = value.clone();
            let reply = school.post(&school.tess, &path, body).await;
            assert_eq!(reply.status, 422, "{field}: {value}");
            assert!(reply.body["fields"][field].is_array(), "{field}: {value}: {}", reply.body);
        }
        for (id, who) in [(school.omar.id, &school.tess), (uuid::Uuid::now_v7(), &school.ada)] {
            let path = format!("/api/students/{id}/exams");
            assert_eq!(school.post(who, &path, exam(80)).await.status, 404);
        }
        assert_eq!(school.count("exam_result").await, 0);
    }
}

on_both! {
    async fn a_profile_lists_the_results_the_latest_first(app: TestApp) {
        let school = School::open(&app).await;
        let profile = format!("/api/students/{}", school.anna.id);
        assert_eq!(school.get(&school.tess, &profile).await.body["exams"], json!([]));
        for (date, percentage) in [("2025-06-30", 78), ("2026-02-01", 81), ("2024-11-20", 70)] {
            let mut body = exam(percentage);
            body["date"] = json!(date);
            body["board"] = json!(" Trinity ");
            assert_eq!(school.post(&school.tess, &format!("{profile}/exams"), body).await.status, 200);
        }
        for who in [&school.tess, &school.anna, &school.pat] {
            let exams = school.get(who, &profile).await.body["exams"].clone();
            let listed: Vec<_> = exams.as_array().unwrap().iter().map(|exam| (&exam["date"], &exam["percentage"])).collect();
            let (newest, middle, oldest) = (json!("2026-02-01"), json!("2025-06-30"), json!("2024-11-20"));
            assert_eq!(listed, [(&newest, &json!(81)), (&middle, &json!(78)), (&oldest, &json!(70))]);
            assert_eq!((&exams[0]["board"], &exams[0]["grade"]), (&json!("Trinity"), &json!("Grade 3")));
        }
    }
}
