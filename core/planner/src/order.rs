//! The order of short lists. For a handful of items the standard library's sorts would be far more code, once for every
//! kind of item.

/// Sorts by a key; items of the same key keep their order.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Moves the first items behind the others; both keep their order.
pub fn move_behind<T>(items: &mut [T], first: usize) {
    for _ in 0..first {
        for at in 1..items.len() {
            items.swap(at - 1, at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{move_behind, sort_by_key};

    #[test]
    fn items_of_one_key_keep_their_order() {
        let mut numbers = vec![13, 21, 12, 3, 22, 11];
        sort_by_key(&mut numbers, |number| number / 10);
        assert_eq!(numbers, [3, 13, 12, 11, 21, 22]);
        move_behind(&mut numbers, 2);
        assert_eq!(numbers, [12, 11, 21, 22, 3, 13]);
    }
}
