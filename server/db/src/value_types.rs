//! Types for columns that store a value of a fixed list as text, so that statements and rows have the value itself.

use reedling_core::{
    access::Role,
    lessons::{recurrence::RecurrenceType, status::LessonStatus},
};
use sea_orm::{
    ColIdx, DbErr, QueryResult, TryGetError, TryGetable, Value,
    sea_query::{ArrayType, ColumnType, Nullable, StringLen, ValueType, ValueTypeErr},
};

/// What the errors of texts that are no value of their column begin with.
const UNKNOWN: &str = "no value of its column: ";

/// The error of a text that is no value of its column: a newer release may have more values.
pub fn unknown_value(text: &str) -> DbErr {
    DbErr::Type([UNKNOWN, text].concat())
}

/// Whether a text was no value of its column.
pub fn is_unknown_value(error: &DbErr) -> bool {
    matches!(error, DbErr::Type(text) if text.starts_with(UNKNOWN))
}

/// A value that a column stores as text.
pub trait AsText: Copy + Send + 'static {
    /// Every value.
    const VALUES: &'static [Self];

    /// What is stored.
    fn text(self) -> &'static str;
}

/// The type of such a column. Reading a text that this release does not know fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored<T>(pub T);

impl<T> From<T> for Stored<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: AsText> From<Stored<T>> for Value {
    fn from(stored: Stored<T>) -> Self {
        stored.0.text().into()
    }
}

impl<T: AsText> Nullable for Stored<T> {
    fn null() -> Value {
        String::null()
    }
}

impl<T: AsText> TryGetable for Stored<T> {
    fn try_get_by<I: ColIdx>(row: &QueryResult, index: I) -> Result<Self, TryGetError> {
        let text = String::try_get_by(row, index)?;
        Self::of(&text).ok_or_else(|| unknown_value(&text).into())
    }
}

impl<T: AsText> ValueType for Stored<T> {
    fn try_from(value: Value) -> Result<Self, ValueTypeErr> {
        Self::of(&<String as ValueType>::try_from(value)?).ok_or(ValueTypeErr)
    }

    fn type_name() -> String {
        "Stored".to_owned()
    }

    fn array_type() -> ArrayType {
        ArrayType::String
    }

    fn column_type() -> ColumnType {
        ColumnType::String(StringLen::None)
    }
}

impl<T: AsText> Stored<T> {
    fn of(text: &str) -> Option<Self> {
        let mut values = T::VALUES.iter().copied();
        values.find(|value| value.text() == text).map(Self)
    }
}

/// Makes core's values, which have `ALL` and `as_str`, those of a column.
macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl AsText for $type {
            const VALUES: &'static [Self] = &Self::ALL;

            fn text(self) -> &'static str {
                self.as_str()
            }
        }
    )*};
}
as_text!(
    Role,
    RecurrenceType,
    LessonStatus,
    GoalsBy,
    JobState,
    LinkPurpose,
    RequestState
);

/// Declares values that only the database and its readers have, with the texts that are stored.
macro_rules! values {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $text:literal,)* })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$doc])* $value,)*
        }

        impl $name {
            /// Every value.
            pub const ALL: [Self; [$($text),*].len()] = [$(Self::$value),*];

            /// The value as it is stored and sent.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$value => $text,)*
                }
            }

            /// The value of that name.
            pub fn parse(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.as_str() == name)
            }
        }
    )*};
}
values! {
    /// What a mailed link is for.
    LinkPurpose {
        /// Activates the account that somebody registered (D2).
        Activation = "activation",
        /// Confirms a new address (D12).
        EmailChange = "email_change",
    }

    /// By whom a lesson's goals were set.
    GoalsBy {
        /// The teacher, who confirmed them.
        Teacher = "teacher",
        /// The reader, from the notes.
        Reader = "reader",
        /// A model, from the notes.
        Model = "model",
    }

    /// The state of a teacher's request to a parent.
    RequestState {
        /// The parent has not answered.
        Waiting = "waiting",
        /// The parent has said yes.
        Accepted = "accepted",
        /// The parent has refused, now or an earlier request of this teacher.
        Refused = "refused",
        /// The teacher no longer teaches the student.
        Withdrawn = "withdrawn",
    }

    /// The state of a job.
    JobState {
        /// Waiting or in progress.
        Queued = "queued",
        /// Done.
        Done = "done",
        /// Was given up.
        Failed = "failed",
        /// Given up, and replaced by a new job.
        Replaced = "replaced",
    }
}

#[cfg(test)]
mod tests {
    use sea_orm::{Value, sea_query::ValueType};

    use super::{JobState, Role, Stored};

    #[test]
    fn values_are_stored_as_their_text_and_others_are_refused() {
        let stored = Value::from(Stored(Role::Parent));
        assert_eq!(stored, Value::from("PARENT"));
        assert_eq!(Stored::<Role>::unwrap(stored), Stored(Role::Parent));
        assert!(<Stored<JobState> as ValueType>::try_from("lost".into()).is_err());
    }
}
