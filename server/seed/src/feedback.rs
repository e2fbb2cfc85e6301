//! Feedback that teachers of the demo school gave on recent lessons.

use chrono::{DateTime, Utc};
use reedling_core::feedback::stored::PracticeAssignment;
use reedling_db::entities::lesson_feedback;
use sea_orm::{DbErr, Set};
use uuid::Uuid;

use super::people::SchoolBuilder;

/// Feedback on one of a student's last lessons.
pub struct FeedbackText {
    /// The student's full name.
    pub student: &'static str,
    /// How many completed lessons ago: 0 is the last.
    pub lessons_ago: usize,
    content: &'static str,
    piece: &'static str,
    better: &'static str,
    weaker: &'static str,
    technique: &'static str,
    musicianship: &'static str,
    assignment: (&'static [&'static str], i32, &'static str),
    goals: &'static str,
    rating: i32,
    mood: &'static str,
}

impl SchoolBuilder {
    /// Adds the feedback to a completed lesson.
    pub fn feedback(
        &mut self,
        lesson_id: Uuid,
        at: DateTime<Utc>,
        words: &FeedbackText,
    ) -> Result<(), DbErr> {
        let json = |error: serde_json::Error| DbErr::Json(error.to_string());
        let (areas, minutes, how) = words.assignment;
        let assignment = PracticeAssignment {
            piece: words.piece.to_owned(),
            focus_areas: areas.iter().map(|&area| area.to_owned()).collect(),
            daily_minutes: minutes,
            specific_instructions: Some(how.to_owned()),
        };
        self.rows.feedback.push(lesson_feedback::ActiveModel {
            lesson_id: Set(lesson_id),
            content: Set(words.content.to_owned()),
            pieces_worked_on: Set(serde_json::to_value([words.piece]).map_err(json)?),
            areas_improved: Set(words.better.to_owned()),
            areas_need_work: Set(words.weaker.to_owned()),
            technique_notes: Set(words.technique.to_owned()),
            musicianship_notes: Set(words.musicianship.to_owned()),
            practice_assignments: Set(serde_json::to_value([assignment]).map_err(json)?),
            next_lesson_goals: Set(words.goals.to_owned()),
            teacher_rating: Set(Some(words.rating)),
            student_mood: Set(Some(words.mood.to_owned())),
            created_at: Set(at),
            updated_at: Set(at),
        });
        Ok(())
    }
}

/// All feedback of the demo school.
pub(crate) const FEEDBACK: [FeedbackText; 7] = [
    FeedbackText {
        student: "Mina Okafor",
        lessons_ago: 0,
        content: "A lovely lesson. You listened to your own sound today, and it showed in every long bow.",
        piece: "Boccherini Minuet",
        better: "The opening phrase breathes now, and the bow stays relaxed.",
        weaker: "The shift to third position still arrives a little late.",
        technique: "Let the thumb travel with the hand when you shift.",
        musicianship: "Clapped the rhythm of the trio back without a mistake.",
        assignment: (
            &["Shift in bar 13", "Singing tone in the trio"],
            10,
            "Stop before the shift, hear the note inside, then move. Five times in tune before you go on.",
        ),
        goals: "Play the minuet through without stopping, with two colours for the trio.",
        rating: 5,
        mood: "Cheerful",
    },
    FeedbackText {
        student: "Mina Okafor",
        lessons_ago: 1,
        content: "Good, careful work on the Gavotte. The tune is safe; now the bow may dance.",
        piece: "Gossec Gavotte",
        better: "Bars 1 to 16 are light and in tune.",
        weaker: "The string crossings in bars 17 to 24 still scratch.",
        technique: "Less bow for the short notes, closer to the balance point.",
        musicianship: "Sight-reading in D: keep counting when a note goes wrong.",
        assignment: (
            &["String crossings", "Bars 17-24"],
            8,
            "Play the crossings on open strings first, then with the left hand at 72.",
        ),
        goals: "The whole Gavotte at 96 with clean crossings.",
        rating: 4,
        mood: "Focused",
    },
    FeedbackText {
        student: "Mina Okafor",
        lessons_ago: 3,
        content: "You were tired today and still found the patience for slow practice. Well done.",
        piece: "Gossec Gavotte",
        better: "Bow hold relaxed from the first note.",
        weaker: "E flat in B flat major is still sharp.",
        technique: "Keep the first finger down while the second one moves.",
        musicianship: "Sang the second phrase back in tune.",
        assignment: (
            &["B flat major two octaves"],
            5,
            "Slowly, with the open string sounding beside it.",
        ),
        goals: "B flat major in tune at 66.",
        rating: 4,
        mood: "Tired",
    },
    FeedbackText {
        student: "Theo Okafor",
        lessons_ago: 0,
        content: "Hands together for the first time, from beginning to end. That was a big step.",
        piece: "Minuet in G",
        better: "No more stopping before bar 12.",
        weaker: "The left hand is still louder than the melody.",
        technique: "Curved fingers, quiet wrist in the C major scale.",
        musicianship: "Named the first notes before playing: keep that habit.",
        assignment: (
            &["Bars 9-16", "Softer left hand"],
            7,
            "Play the left hand alone, as softly as you can, then add the tune.",
        ),
        goals: "Minuet in G with a singing right hand at 72.",
        rating: 5,
        mood: "Proud",
    },
    FeedbackText {
        student: "Lena Fischer",
        lessons_ago: 0,
        content: "The sonatina has shape now. Next we give it its contrasts.",
        piece: "Clementi Sonatina op. 36 no. 1",
        better: "Even semiquavers in the exposition.",
        weaker: "Dynamics stay in the middle; the echo in bars 8 to 15 is missing.",
        technique: "Drop the wrist at the end of each slur.",
        musicianship: "Heard the modulation to G by ear.",
        assignment: (
            &["Dynamics", "Bars 8-15"],
            12,
            "Once as loud as the piano goes, once as soft, then find your own way between.",
        ),
        goals: "Perform the first movement from memory for your family.",
        rating: 4,
        mood: "Calm",
    },
    FeedbackText {
        student: "Samir Patel",
        lessons_ago: 0,
        content: "The swing is in your body now; let it into the fingers.",
        piece: "Autumn Leaves",
        better: "Warm tone in the low register, longer breaths.",
        weaker: "You lost the form in bar 25 of the second chorus.",
        technique: "Tongue the off-beats, slur into the beat.",
        musicianship: "Guide tones through all 32 bars.",
        assignment: (
            &["Guide tones", "Bars 17-32"],
            10,
            "Play only thirds and sevenths with the backing at 96.",
        ),
        goals: "Two choruses without losing the form.",
        rating: 4,
        mood: "Playful",
    },
    FeedbackText {
        student: "Eli Turner",
        lessons_ago: 0,
        content: "Clear tone and good rhythm. The chord changes come next.",
        piece: "Romance",
        better: "Rest strokes loud and clear on the first string.",
        weaker: "The ring finger is late in bars 5 to 8.",
        technique: "Plant the fingers before you play.",
        musicianship: "Clapped the rhythm before playing.",
        assignment: (
            &["Bars 5-8"],
            6,
            "Four clean repeats at 60 before you go to 66.",
        ),
        goals: "First line of Romance without a stop.",
        rating: 4,
        mood: "Curious",
    },
];
