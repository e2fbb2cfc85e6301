//! What stands on a day off.

use super::Writer;

/// To twelve years, and for whoever is older; they take turns.
const YOUNG: [&str; 3] = [
    "Your head goes on learning while you play outside and sleep.",
    "Do something quite different; what you have practised stays with you.",
    "Hum your piece if you like; nothing has to be practised.",
];
const OLDER: [&str; 3] = [
    "What you have practised settles while you do other things.",
    "Sleep does the work today; you go on fresh after it.",
    "Hear your piece in your head if you like; nothing has to be practised.",
];

impl Writer<'_> {
    /// Why nobody plays on a day.
    pub(super) fn rest(&self, day: usize) -> &'static str {
        let care = self.week.days[day].care;
        if care.quiet {
            "No playing today."
        } else if self.week.asked.off[day] {
            "A day off, as agreed."
        } else if !care.is_usual() {
            "Resting is part of getting well."
        } else {
            let texts = if self.reader.young { YOUNG } else { OLDER };
            texts[(self.week.seed + day) % texts.len()]
        }
    }
}
