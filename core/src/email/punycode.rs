//! Punycode (RFC 3492): letters of any script in the ASCII of domain names.

const BASE: u32 = 36;
const T_MIN: u32 = 1;
const T_MAX: u32 = 26;

/// A label in the letters of the DNS, without its `xn--`.
pub(super) fn encode(label: &str) -> String {
    let mut written: String = label.chars().filter(char::is_ascii).collect();
    let basic = written.len() as u32;
    if basic > 0 {
        written.push('-');
    }
    let (mut seen, mut handled, mut delta, mut bias) = (128, basic, 0u32, 72);
    while let Some(next) = label
        .chars()
        .map(u32::from)
        .filter(|code| *code >= seen)
        .min()
    {
        delta = delta.saturating_add((next - seen).saturating_mul(handled + 1));
        for code in label.chars().map(u32::from) {
            if code < next {
                delta = delta.saturating_add(1);
            }
            if code == next {
                push_number(&mut written, delta, bias);
                bias = adapt(delta, handled + 1, handled == basic);
                (delta, handled) = (0, handled + 1);
            }
        }
        (delta, seen) = (delta.saturating_add(1), next + 1);
    }
    written
}

/// Appends a number of variable length.
fn push_number(written: &mut String, mut number: u32, bias: u32) {
    let mut place = BASE;
    loop {
        let threshold = place.saturating_sub(bias).clamp(T_MIN, T_MAX);
        if number < threshold {
            break;
        }
        let rest = number - threshold;
        push_digit(written, threshold + rest % (BASE - threshold));
        number = rest / (BASE - threshold);
        place += BASE;
    }
    push_digit(written, number);
}

/// Letters stand for 0 to 25, digits for 26 to 35.
fn push_digit(written: &mut String, digit: u32) {
    let first = if digit < 26 { 'a' } else { '\u{16}' };
    written.extend(char::from_u32(u32::from(first) + digit));
}

fn adapt(delta: u32, handled: u32, is_first: bool) -> u32 {
    let mut delta = delta / if is_first { 700 } else { 2 };
    delta += delta / handled;
    let mut places = 0;
    while delta > (BASE - T_MIN) * T_MAX / 2 {
        delta /= BASE - T_MIN;
        places += BASE;
    }
    places + (BASE - T_MIN + 1) * delta / (delta + 38)
}
