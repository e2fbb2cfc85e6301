//! Sorting, compiled once for all lists.

use std::collections::BinaryHeap;

/// The indexes beside some numbers, from the lowest number on; those with the same number keep their order.
///
/// Most lists come in order. For the others a heap is a fraction of the code of the standard library's sort.
#[inline(never)]
pub(crate) fn indexes_in_order(numbered: Vec<(i64, usize)>) -> Vec<usize> {
    let in_order = if numbered.is_sorted() {
        numbered
    } else {
        BinaryHeap::from(numbered).into_sorted_vec()
    };
    in_order.into_iter().map(|(_, index)| index).collect()
}
