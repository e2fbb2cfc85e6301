//! The order of short lists.

/// Puts those first for which `leads` holds; they and the others keep their order. For a handful of items a general
/// sort would be far more code, once for every kind of item.
pub fn put_first<T>(items: &mut Vec<T>, leads: fn(&T) -> bool) {
    let others: Vec<T> = items.extract_if(.., |item| !leads(item)).collect();
    items.extend(others);
}

#[cfg(test)]
mod tests {
    use super::put_first;

    #[test]
    fn both_groups_keep_their_order() {
        let mut numbers = vec![3, 8, 1, 4, 5, 2];
        put_first(&mut numbers, |number| number % 2 == 0);
        assert_eq!(numbers, [8, 4, 2, 3, 1, 5]);
    }
}
