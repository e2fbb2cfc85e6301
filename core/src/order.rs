//! Sorting, compiled once for all lists.

/// The indexes beside some numbers, from the lowest number on; those with the same number keep their order.
#[inline(never)]
pub(crate) fn indexes_in_order(mut numbered: Vec<(i64, usize)>) -> Vec<usize> {
    numbered.sort_unstable();
    numbered.into_iter().map(|(_, index)| index).collect()
}
