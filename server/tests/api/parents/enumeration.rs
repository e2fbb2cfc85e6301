//! No answer tells a teacher whether an address has an account.

use std::{
    num::NonZeroU32,
    time::{Duration, Instant},
};

use reedling_core::access::Role;
use reedling_server::config::Config;
use serde_json::{Value, json};
use uuid::Uuid;

use super::{everything, post_child, post_parent};
use crate::{
    accounts::enumeration::mann_whitney,
    school::{Person, Reply, School, person},
    support::TestApp,
};

/// What a teacher reads after entering an address and a child with it, by steps, without what is random.
async fn steps(school: &School<'_>, teacher: &Person, email: &str) -> Vec<String> {
    let begun = milliseconds();
    let parent = post_parent(school, teacher, email).await;
    let card = id_of(&parent, "parent");
    assert!(
        (begun..=milliseconds()).contains(&made_at(&card)),
        "the id tells another time"
    );
    let mut steps = vec![parent.body.to_string()];
    steps.push(everything(school, teacher, &[]).await);
    let child = post_child(school, teacher, &card, "Kim").await;
    steps.push(child.body.to_string());
    let second = post_parent(school, teacher, &email.to_uppercase()).await;
    steps.push(second.body.to_string());
    let children = [id_of(&child, "student")];
    steps.push(everything(school, teacher, &children).await);
    let screen = json!({
        "name": "Lou Made", "email": format!("lou.{email}"), "dateOfBirth": "2014-01-01", "grade": "Grade 1",
        "parentName": "Typed Twice", "parentEmail": email,
    });
    let created = school
        .post(teacher, "/api/students/teacher-create", screen)
        .await;
    let mut account = created.body.clone();
    for one in ["student", "parent"] {
        account[one]["tempPassword"] = Value::Null;
    }
    steps.push(format!("{} {account}", created.status));
    steps.push(everything(school, teacher, &children).await);
    steps
        .iter()
        .map(|text| plain(text, teacher, email))
        .collect()
}

/// A text without ids and without the teacher's and the parent's own address.
fn plain(text: &str, teacher: &Person, email: &str) -> String {
    let given_name = teacher.name.split(' ').next().unwrap().to_lowercase();
    let text = text
        .replace(email, "EMAIL")
        .replace(&teacher.name, "TEACHER");
    let text = text.replace(&format!("{given_name}@music.example"), "OWN");
    let mut ids: Vec<String> = Vec::new();
    let mut plain = String::new();
    for word in text.split_inclusive(|sign: char| !(sign.is_ascii_hexdigit() || sign == '-')) {
        let (body, end) = word.split_at(word.len() - usize::from(word.len() > 36));
        if Uuid::parse_str(body).is_ok() {
            let place = ids.iter().position(|id| id == body).unwrap_or_else(|| {
                ids.push(body.to_owned());
                ids.len() - 1
            });
            plain.push_str(&format!("ID{place}{end}"));
        } else {
            plain.push_str(word);
        }
    }
    plain
}

fn id_of(reply: &Reply, field: &str) -> String {
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body[field]["id"].as_str().unwrap().to_owned()
}

fn milliseconds() -> u64 {
    let now = std::time::SystemTime::now();
    let since = now.duration_since(std::time::UNIX_EPOCH).unwrap();
    u64::try_from(since.as_millis()).unwrap()
}

/// The milliseconds that a UUID v7 tells.
fn made_at(id: &str) -> u64 {
    let id = Uuid::parse_str(id).unwrap();
    let (seconds, nanoseconds) = id.get_timestamp().unwrap().to_unix();
    seconds * 1000 + u64::from(nanoseconds) / 1_000_000
}

on_both! {
    // JOIN-06.
    async fn join_06_known_and_unknown_addresses_answer_the_same(app: TestApp) {
        let school = School::open(&app).await;
        let [nina, nora] = [person(&app, Role::Teacher, "Nina Tutor").await, person(&app, Role::Teacher, "Nora Tutor").await];
        let known = steps(&school, &nina, "pia@music.example").await;
        let unknown = steps(&school, &nora, "new@music.example").await;
        assert_eq!(known, unknown);
        // An address of another role is refused, the same whatever the role.
        let refused = post_parent(&school, &nina, "otto@music.example").await;
        assert_eq!(refused.status, 409);
        assert_eq!(refused, post_parent(&school, &nina, "omar@music.example").await);
    }
}

/// How often each call is timed for each kind of address.
const SAMPLES: usize = 200;

on_both! {
    // JOIN-06.
    async fn join_06_known_and_unknown_addresses_take_the_same_time(app: TestApp) {
        // A teacher enters a hundred addresses within the hour.
        let more = |config: &mut Config| config.addresses_per_hour = NonZeroU32::new(100).unwrap();
        let app = app.beside_with(more).await;
        let school = School::open(&app).await;
        // One measurement in a hundred of equal times would differ as much by chance, so it may be repeated once.
        let mut chances = Box::pin(measure(&app, &school, "first")).await;
        if chances.iter().any(|chance| *chance <= 0.01) {
            chances = Box::pin(measure(&app, &school, "second")).await;
        }
        assert!(chances.iter().all(|chance| *chance > 0.01), "{chances:?}");
    }
}

/// How likely the difference in time is by chance, for entering a parent and for adding a child.
async fn measure(app: &TestApp, school: &School<'_>, run: &str) -> [f64; 2] {
    let lanes = ["a", "b", "c", "d"].map(|lane| lane_of(app, school, run, lane));
    let [a, b, c, d] = lanes;
    let (a, b, c, d) = tokio::join!(a, b, c, d);
    let mut times: [[Vec<Duration>; 2]; 2] = Default::default();
    for (call, known, time) in [a, b, c, d].into_iter().flatten() {
        times[call][known].push(time);
    }
    assert!(times.iter().flatten().all(|times| times.len() == SAMPLES));
    times.map(|[unknown, known]| mann_whitney(&unknown, &known))
}

/// A quarter of the samples: which call, whether the address was known, and how long it took.
async fn lane_of(
    app: &TestApp,
    school: &School<'_>,
    run: &str,
    lane: &str,
) -> Vec<(usize, usize, Duration)> {
    let teacher = person(app, Role::Teacher, &format!("T{lane}{run} Tutor")).await;
    let mut times = Vec::new();
    for sample in 0..SAMPLES / 4 {
        let known = person(app, Role::Parent, &format!("K{lane}{run}{sample} Known")).await;
        let known = known.name.split(' ').next().unwrap().to_lowercase();
        let unknown = format!("n{lane}{run}{sample}");
        for turn in 0..2 {
            // Which one comes first takes turns, too.
            let kind = (sample + turn) % 2;
            let email = format!("{}@music.example", [&unknown, &known][kind]);
            let begun = Instant::now();
            let parent = post_parent(school, &teacher, &email).await;
            times.push((0, kind, begun.elapsed()));
            let card = id_of(&parent, "parent");
            let begun = Instant::now();
            let child = post_child(school, &teacher, &card, "Kim").await;
            times.push((1, kind, begun.elapsed()));
            assert_eq!(child.status, 200);
        }
    }
    times
}
