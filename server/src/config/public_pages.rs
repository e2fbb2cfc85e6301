//! What stands at the address for whoever is not signed in.

use anyhow::Result;

use super::values::one_of;

/// Whose public pages are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PublicPages {
    /// The product's: what it does, plans, a demo.
    #[default]
    Product,
    /// A front page with the school's name and the way in.
    School,
}

impl PublicPages {
    /// The value in settings and in pages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Product => "product",
            Self::School => "school",
        }
    }

    /// The setting; the default without one.
    pub(super) fn from_raw(given: Option<&str>) -> Result<Self> {
        let all = [Self::Product, Self::School];
        one_of("REEDLING_PUBLIC_PAGES", given, all, Self::as_str)
    }
}
