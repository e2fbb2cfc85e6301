use serde::{Deserialize, Serialize};

/// A place in a piece. On the wire an object whose `kind` says which other fields it has.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    try_from = "Fields"
)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub enum Place {
    /// From one bar to another, both included.
    Bars {
        /// The first bar.
        from: u16,
        /// The last bar.
        to: u16,
    },
    /// A page, a line of it, or a line of an unnamed page.
    Page {
        /// The page.
        page: Option<u16>,
        /// The line.
        line: Option<u16>,
    },
    /// A rehearsal letter or a lettered section: "A", "B2".
    Letter {
        /// The letter.
        name: String,
    },
    /// A part that has a name, as it stands after "Practise": "the coda", "the last line", "the second half".
    Part {
        /// The name.
        name: String,
    },
    /// All of it, where that was said.
    Whole,
    /// A place in the teacher's words.
    Words {
        /// The words.
        text: String,
    },
}

impl Place {
    /// Whether it is a movement, within which bars may be named.
    pub fn is_movement(&self) -> bool {
        matches!(self, Self::Part { name } if name.ends_with("movement"))
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Fields {
    kind: Kind,
    #[serde(default)]
    from: Option<u16>,
    #[serde(default)]
    to: Option<u16>,
    #[serde(default)]
    page: Option<u16>,
    #[serde(default)]
    line: Option<u16>,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    text: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum Kind {
    Bars,
    Page,
    Letter,
    Part,
    Whole,
    Words,
}

impl TryFrom<Fields> for Place {
    type Error = &'static str;

    fn try_from(fields: Fields) -> Result<Self, Self::Error> {
        Ok(match fields.kind {
            Kind::Bars => {
                let from = fields.from.ok_or("has no first bar")?;
                Self::Bars {
                    from,
                    to: fields.to.unwrap_or(from),
                }
            }
            Kind::Page if fields.page.is_none() && fields.line.is_none() => {
                return Err("has neither page nor line");
            }
            Kind::Page => Self::Page {
                page: fields.page,
                line: fields.line,
            },
            Kind::Letter => Self::Letter {
                name: fields.name.ok_or("has no name")?,
            },
            Kind::Part => Self::Part {
                name: fields.name.ok_or("has no name")?,
            },
            Kind::Whole => Self::Whole,
            Kind::Words => Self::Words {
                text: fields.text.ok_or("has no text")?,
            },
        })
    }
}
