//! The stored format of a plan.

use reedling_planner::guidance::PracticeGuidance;
use serde_json::Value;

use crate::practice::queries::record::GUIDANCE_FORM;

/// A plan's guidance as it is stored: with every field of the answer, and the version of the format.
pub fn guidance(guidance: &PracticeGuidance) -> Result<Value, serde_json::Error> {
    let mut value = serde_json::to_value(guidance)?;
    value["form"] = GUIDANCE_FORM.into();
    Ok(value)
}

#[cfg(test)]
mod tests {
    use reedling_planner::{
        goals::{Do, Goal, Subject},
        plans::{PlanRequest, plan},
    };

    use super::*;

    /// The names of the fields, each once, in the order in which they come.
    fn fields(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(inside) => inside.iter().for_each(|(name, value)| {
                if !found.contains(name) {
                    found.push(name.clone());
                }
                fields(value, found);
            }),
            Value::Array(items) => items.iter().for_each(|item| fields(item, found)),
            _ => {}
        }
    }

    #[test]
    fn another_field_needs_another_form() {
        let title = "Minuet in G".to_owned();
        let subject = Subject::Title {
            title,
            composer: None,
        };
        let request = PlanRequest {
            goals: vec![Goal::new(Do::Practise, subject)],
            ..PlanRequest::default()
        };
        let stored = guidance(&plan(&request).guidance).expect("JSON");
        let mut found = Vec::new();
        fields(&stored, &mut found);
        found.sort();
        let form_2 = [
            "board",
            "dailyPlan",
            "date",
            "day",
            "durationMinutes",
            "examFocus",
            "focus",
            "form",
            "grade",
            "musicianship",
            "repertoire",
            "targetTempoBpm",
            "technicalFocus",
            "tipsForParents",
            "title",
            "warmup",
            "weekSummary",
        ];
        assert_eq!(found, form_2, "raise GUIDANCE_FORM with the shape");
        assert_eq!(stored["form"], GUIDANCE_FORM);
    }
}
