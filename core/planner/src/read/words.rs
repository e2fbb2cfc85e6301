//! A note being read, with what becomes of each of its words.

use super::{
    WordUse,
    assemble::{Goals, Sentence, without_contradiction},
    body::Signs,
    draft::Draft,
    how::{how, is_private},
    item::{Item, What},
    lexicon::{Entry, Language, language, longest},
    scan::{Clause, scan},
    scope::{Cue, Scope, Sign, classes},
    title::Known,
    token::{End, Token, tokens},
    week,
};
use crate::goals::{
    Ask, BodyQuestion, Context, Do, GOALS_MAX, Goal, Subject, UnreadText, Until, Week,
};

/// A note that was read.
pub struct Reading<'a> {
    note: &'a str,
    tokens: Vec<Token>,
    used: Vec<bool>,
    empty: Vec<bool>,
    signs: Signs,
    asked: Vec<(String, usize, String)>,
    /// The goals, in the order of the note.
    pub goals: Vec<Draft>,
    /// What holds for the whole week.
    pub week: Week,
    /// Whether it asks for the same again.
    pub again: bool,
}

impl<'a> Reading<'a> {
    /// Reads a note.
    pub fn of(note: &'a str, context: &Context) -> Self {
        let tokens = tokens(note);
        let known = Known::new(context);
        let mut reading = Reading {
            note,
            used: vec![false; tokens.len()],
            empty: vec![false; tokens.len()],
            signs: Signs::default(),
            asked: Vec::new(),
            goals: Vec::new(),
            week: Week::default(),
            again: false,
            tokens,
        };
        let mut goals = Goals {
            context,
            known: &known,
            drafts: Vec::new(),
            group: Vec::new(),
            asks: Vec::new(),
        };
        let mut from = 0;
        while from < reading.tokens.len() {
            let to = sentence_end(&reading.tokens, from);
            reading.sentence(from, to, &mut goals);
            from = to;
        }
        for (at, piece) in &goals.asks {
            let goal = &goals.drafts[*at].goal;
            if let Subject::Title { title, .. } = &goal.subject {
                reading
                    .asked
                    .push((goal.subject.key(), *piece, title.clone()));
            }
        }
        reading.goals = goals.drafts;
        without_contradiction(&mut reading.goals);
        for draft in &reading.goals {
            for word in &draft.words {
                reading.used[*word] = true;
            }
        }
        reading
    }

    fn sentence(&mut self, from: usize, to: usize, goals: &mut Goals<'_>) {
        let language = language(&self.tokens[from..to]);
        self.mark_empty(from, to, language);
        let (mut items, clauses) = scan(&self.tokens, from, to, language, goals.known);
        let mut titled = vec![false; to - from];
        for item in items
            .iter()
            .filter(|item| matches!(item.what, What::Known(_) | What::Title(..)))
        {
            titled[item.from - from..item.to - from].fill(true);
        }
        let before = self.signs.words.len();
        self.signs.sentence(&self.tokens, from, to, &titled);
        let hurts: Vec<_> = self.signs.words[before..].to_vec();
        // A hand that hurts is not a hand that plays.
        let in_body = |at: usize| {
            hurts
                .iter()
                .any(|(start, end)| (*start..*end).contains(&at))
        };
        items.retain(|item| {
            !in_body(item.from)
                || item.is_subject() && !matches!(item.what, What::Key(_) | What::Event(_))
        });
        if self.takes_again(from, to, language) {
            return;
        }
        let mut scope = Scope {
            tokens: &self.tokens,
            from,
            to,
            language,
            classes: classes(&self.tokens, from, to),
            items: &mut items,
            clauses: &clauses,
            points_back: false,
            unknown: None,
        };
        let cues = scope.resolve();
        let (points_back, unknown) = (scope.points_back, scope.unknown);
        let this_week = self.says_this_week(from, to);
        let known_before = goals.drafts.len();
        let sentence = Sentence {
            tokens: &self.tokens,
            items: &items,
            cues: &cues,
            clauses: &clauses,
            this_week,
        };
        let has_subject = items.iter().any(Item::is_subject);
        let about = if has_subject {
            Vec::new()
        } else {
            std::mem::take(&mut goals.group)
        };
        // What names nothing belongs to the subject before it, unless it names something that is not proven.
        let continues = !has_subject && !about.is_empty() && !self.names_unproven(from, to, &items);
        if continues {
            goals.group = about;
        }
        if has_subject || continues {
            goals.add(&sentence);
        }
        if points_back && !items.iter().any(|item| item.out) {
            self.leave_last(goals, &cues, this_week);
        }
        if let Some((from, to)) = unknown {
            self.leave_unknown(goals, from, to, this_week);
        }
        self.mark_used(goals, &items, &cues, &hurts);
        self.week(&clauses, &items, goals.context);
        self.take_how(goals, &clauses, &items, language, continues || has_subject);
        let nothing = !has_subject && !continues && goals.drafts.len() == known_before;
        if nothing && unknown.is_none() && !points_back {
            self.keep_words(goals, from, to, &items, language);
        }
    }

    fn mark_empty(&mut self, from: usize, to: usize, language: Language) {
        for at in from..to {
            let wanted = |entry: &Entry| entry.class == "empty" && entry.language == language;
            self.empty[at] =
                !self.tokens[at].foreign && longest(&self.tokens[..to], at, wanted).is_some();
        }
    }

    fn takes_again(&mut self, from: usize, to: usize, language: Language) -> bool {
        let wanted = |entry: &Entry| entry.class == "again" && entry.language == language;
        let found = (from..to)
            .find_map(|at| longest(&self.tokens[..to], at, wanted).map(|(many, _)| (at, many)));
        let Some((at, many)) = found else {
            return false;
        };
        let denied = at > from
            && matches!(
                self.tokens[at - 1].word.lower.as_str(),
                "not" | "no" | "don't" | "never"
            );
        if denied {
            return false;
        }
        self.again = true;
        self.used[at..at + many].fill(true);
        // "Minuet as last week" is about the Minuet too.
        !(from..at)
            .any(|at| self.tokens[at].word.text.starts_with(char::is_uppercase) && !self.empty[at])
            && at == from
    }

    fn says_this_week(&self, from: usize, to: usize) -> bool {
        let word = |at: usize| {
            if at < to {
                self.tokens[at].word.lower.as_str()
            } else {
                ""
            }
        };
        (from..to).any(|at| {
            matches!(
                (word(at), word(at + 1)),
                ("this", "week")
                    | ("diese", "woche")
                    | ("cette", "semaine")
                    | ("esta", "semana")
                    | ("week", "off")
                    | ("for", "now")
                    | ("until", "next")
                    | ("just", "now")
            )
        })
    }

    /// Whether a sentence without a subject names something with a capital of its own.
    fn names_unproven(&self, from: usize, to: usize, items: &[Item]) -> bool {
        (from..to).any(|at| {
            let inside = items.iter().any(|item| item.from <= at && at < item.to);
            let text = &self.tokens[at].word.text;
            let capital = text.chars().next().is_some_and(char::is_uppercase)
                && text.chars().skip(1).any(char::is_lowercase);
            let opens = at == from || self.tokens[at - 1].end > End::None;
            let next = self.tokens.get(at + 1).is_some_and(|next| {
                at + 1 < to
                    && next
                        .word
                        .text
                        .chars()
                        .next()
                        .is_some_and(char::is_uppercase)
            });
            !inside && capital && (!opens || next) && !self.empty[at]
        })
    }

    fn leave_last(&mut self, goals: &mut Goals<'_>, cues: &[Cue], this_week: bool) {
        for at in goals.group.clone() {
            let draft = &mut goals.drafts[at];
            draft.goal.r#do = Do::Rest;
            draft.goal.until = this_week.then_some(Until::NextLesson);
            for cue in cues.iter().filter(|cue| cue.acts) {
                draft.take(cue.from, cue.to);
            }
        }
    }

    fn leave_unknown(&mut self, goals: &mut Goals<'_>, from: usize, to: usize, this_week: bool) {
        let text = self.slice(from, to).to_owned();
        let mut draft = Draft::new(Do::Rest, Subject::Words { text });
        draft.goal.until = this_week.then_some(Until::NextLesson);
        draft.take(from, to);
        goals.drafts.push(draft);
    }

    fn mark_used(
        &mut self,
        goals: &Goals<'_>,
        items: &[Item],
        cues: &[Cue],
        hurts: &[(usize, usize)],
    ) {
        for draft in &goals.drafts {
            for word in &draft.words {
                self.used[*word] = true;
            }
        }
        for (from, to) in hurts {
            self.used[*from..*to].fill(true);
        }
        for cue in cues.iter().filter(|cue| cue.acts) {
            let effective = matches!(
                cue.sign,
                Sign::Before | Sign::Negation | Sign::After | Sign::Main
            );
            if effective && (cue.sign != Sign::Negation || items.iter().any(|item| item.out)) {
                self.used[cue.from..cue.to].fill(true);
            }
        }
        for item in items.iter().filter(|item| item.out) {
            self.used[item.from..item.to].fill(true);
        }
    }

    fn week(&mut self, clauses: &[Clause], items: &[Item], context: &Context) {
        for clause in clauses {
            let named = items
                .iter()
                .any(|item| item.is_subject() && clause.from <= item.from && item.from < clause.to);
            if !named
                && week::take(
                    &mut self.week,
                    &self.tokens[clause.from..clause.to],
                    context.lesson_date,
                )
            {
                self.used[clause.from..clause.to].fill(true);
            }
        }
    }

    fn take_how(
        &mut self,
        goals: &mut Goals<'_>,
        clauses: &[Clause],
        items: &[Item],
        language: Language,
        about: bool,
    ) {
        if !about {
            return;
        }
        for clause in clauses {
            let taken: Vec<bool> = (clause.from..clause.to)
                .map(|at| {
                    {
                        let mut inside =
                            items.iter().filter(|item| item.from <= at && at < item.to);
                        let need = inside
                            .clone()
                            .any(|item| matches!(item.what, What::Need(_)));
                        // What a passage needs may be how to practise it: "count aloud".
                        self.used[at] && !need
                            || inside.any(|item| !matches!(item.what, What::Need(_)))
                    }
                })
                .collect();
            let targets: Vec<usize> = goals
                .group
                .iter()
                .copied()
                .filter(|at| {
                    !goals.drafts[*at].goal.rests_subject() && goals.drafts[*at].goal.how.is_none()
                })
                .collect();
            if targets.is_empty() || clause.praised {
                continue;
            }
            if let Some((from, to, text)) = how(
                self.note,
                &self.tokens,
                clause.from,
                clause.to,
                language,
                &taken,
            ) {
                for at in targets {
                    goals.drafts[at].goal.how = Some(text.clone());
                    goals.drafts[at].take(from, to);
                }
                self.used[from..to].fill(true);
            }
        }
    }

    /// A sentence that sets something whose subject is not proven stays in the teacher's words.
    fn keep_words(
        &mut self,
        goals: &mut Goals<'_>,
        from: usize,
        to: usize,
        items: &[Item],
        language: Language,
    ) {
        let own = |class: &'static str| {
            move |entry: &Entry| entry.language == language && entry.class == class
        };
        let verb = (from..to).any(|at| longest(&self.tokens[..to], at, own("verb")).is_some());
        let detail = items.iter().any(|item| {
            matches!(
                item.what,
                What::Place(_) | What::Tempo(_) | What::Hands(_, true)
            )
        });
        let open = (from..to).any(|at| !self.used[at] && !self.empty[at]);
        let left_out = items.iter().any(|item| item.out && item.is_releasable());
        if goals.drafts.len() >= GOALS_MAX
            || !(verb || detail)
            || !open && !left_out
            || is_private_only(&self.tokens, from, to, language)
        {
            return;
        }
        let text: String = self
            .slice(from, to)
            .chars()
            .take(crate::goals::SAID_MAX)
            .collect();
        let does = if left_out { Do::Rest } else { Do::Practise };
        let mut draft = Draft::new(does, Subject::Words { text });
        draft.take(from, to);
        goals.group = Vec::new();
        goals.drafts.push(draft);
        self.used[from..to].fill(true);
    }

    fn slice(&self, from: usize, to: usize) -> &'a str {
        &self.note[self.tokens[from].from..self.tokens[to - 1].to]
    }

    /// The goals with their words.
    pub fn finished_goals(&self) -> Vec<Goal> {
        let said = |draft: &Draft| Goal {
            said: draft.said(self.note, &self.tokens, &self.empty),
            ..draft.goal.clone()
        };
        self.goals.iter().map(said).collect()
    }

    /// The question on the body.
    pub fn body(&self, context: &Context) -> Option<BodyQuestion> {
        self.signs.question(self.note, &self.tokens, context)
    }

    /// The questions of titles that may be shortened ones.
    pub fn asks(&self, context: &Context) -> Vec<Ask> {
        let ask = |(subject, piece, title): &(String, usize, String)| {
            let draft = self
                .goals
                .iter()
                .find(|draft| draft.goal.subject.key() == *subject)?;
            Some(Ask {
                key: draft.goal.key(),
                piece_id: context.pieces.get(*piece)?.id.clone(),
                title: title.clone(),
            })
        };
        self.asked.iter().filter_map(ask).collect()
    }

    fn use_of(&self, at: usize) -> WordUse {
        if self.used[at] {
            WordUse::Used
        } else if self.empty[at] {
            WordUse::Empty
        } else {
            WordUse::Unread
        }
    }

    /// What became of each word.
    pub fn uses(&self) -> Vec<(std::ops::Range<usize>, WordUse)> {
        let tokens = self.tokens.iter().enumerate();
        tokens
            .map(|(at, token)| (token.from..token.to, self.use_of(at)))
            .collect()
    }

    /// The phrases that nothing uses.
    pub fn unread(&self) -> Vec<UnreadText> {
        let mut found = Vec::new();
        let (mut units, mut bytes) = (0_u32, 0);
        let mut at = 0;
        while at < self.tokens.len() {
            if self.use_of(at) != WordUse::Unread {
                at += 1;
                continue;
            }
            let (from, mut last, mut next) = (at, at, at + 1);
            while next < self.tokens.len()
                && self.use_of(next) != WordUse::Used
                && self.tokens[next - 1].end < End::Sentence
            {
                if self.use_of(next) == WordUse::Unread {
                    last = next;
                }
                next += 1;
            }
            let (start, end) = (self.tokens[from].from, self.tokens[last].to);
            units += utf16(&self.note[bytes..start]);
            let text = &self.note[start..end];
            let to = units + utf16(text);
            found.push(UnreadText {
                text: text.to_owned(),
                from: units,
                to,
            });
            (units, bytes) = (to, end);
            at = next;
        }
        found
    }
}

/// Most words that are read as one sentence: what goes on without a full stop is cut after a comma, or anywhere.
const SENTENCE: usize = 80;

fn sentence_end(tokens: &[Token], from: usize) -> usize {
    let most = (from + SENTENCE).min(tokens.len());
    let end = (from..most).find(|at| tokens[*at].end == End::Sentence);
    let comma = (from..most).rfind(|at| tokens[*at].end > End::None);
    match (end, comma) {
        (Some(end), _) => end + 1,
        (None, Some(comma)) if most < tokens.len() => comma + 1,
        _ => most,
    }
}

fn utf16(text: &str) -> u32 {
    u32::try_from(text.encode_utf16().count()).unwrap_or(u32::MAX)
}

/// Whether a sentence is only on conduct, money or family.
fn is_private_only(tokens: &[Token], from: usize, to: usize, language: Language) -> bool {
    let listed = |entry: &Entry| {
        entry.class == "conduct"
            && (entry.language == language || entry.language == Language::English)
    };
    (from..to).any(|at| longest(&tokens[..to], at, listed).is_some() || tokens[at].foreign)
        || is_private(tokens, from, to, language)
            && (from..to).any(|at| {
                tokens[at]
                    .word
                    .text
                    .bytes()
                    .filter(u8::is_ascii_digit)
                    .count()
                    >= 5
            })
}
