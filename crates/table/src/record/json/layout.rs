//! JSON for people: what fits in a line stands in one.

use serde_json::Value;

const COLUMNS: usize = 80;
const INDENT: usize = 2;

/// A value with the items of long objects and arrays on lines of their own.
pub(super) fn lay_out(value: &Value) -> String {
    let mut text = String::new();
    put(value, 0, &mut text);
    text.push('\n');
    text
}

fn put(value: &Value, depth: usize, out: &mut String) {
    let begun = out.chars().rev().take_while(|&letter| letter != '\n').count();
    let line = in_one_line(value);
    // A comma may follow.
    if begun + line.chars().count() < COLUMNS {
        out.push_str(&line);
        return;
    }
    let Some(Parts { open, items, close }) = parts(value).filter(|it| !it.items.is_empty()) else {
        return out.push_str(&line);
    };
    out.push(open);
    for (index, (name, item)) in items.into_iter().enumerate() {
        out.push_str(if index > 0 { ",\n" } else { "\n" });
        out.push_str(&" ".repeat((depth + 1) * INDENT));
        out.push_str(&name);
        put(item, depth + 1, out);
    }
    out.push('\n');
    out.push_str(&" ".repeat(depth * INDENT));
    out.push(close);
}

fn in_one_line(value: &Value) -> String {
    let Some(Parts { open, items, close }) = parts(value) else { return value.to_string() };
    let items: Vec<String> =
        items.into_iter().map(|(name, item)| name + &in_one_line(item)).collect();
    format!("{open}{}{close}", items.join(", "))
}

/// An object or an array: its brackets, and its items with their names before them.
struct Parts<'a> {
    open: char,
    items: Vec<(String, &'a Value)>,
    close: char,
}

fn parts(value: &Value) -> Option<Parts<'_>> {
    match value {
        Value::Object(fields) => {
            let named = fields
                .iter()
                .map(|(name, field)| (format!("{}: ", Value::from(name.as_str())), field));
            Some(Parts { open: '{', items: named.collect(), close: '}' })
        }
        Value::Array(items) => {
            let unnamed = items.iter().map(|item| (String::new(), item));
            Some(Parts { open: '[', items: unnamed.collect(), close: ']' })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::lay_out;

    #[test]
    fn long_values_are_broken_and_short_ones_are_not() {
        let long = "x".repeat(70);
        let value = json!({ "a": [1, 2, { "b": [] }], "c": [long, null] });
        let expected = format!(
            "{{\n  \"a\": [1, 2, {{\"b\": []}}],\n  \"c\": [\n    \"{long}\",\n    null\n  ]\n}}\n"
        );
        assert_eq!(lay_out(&value), expected);
    }
}
