//! The English messages, compared with those that programs use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use tetrarch_game::{ArgKind, MessageSpec};

/// The messages of some folders of English, each with what it uses.
pub struct WrittenMessages(BTreeMap<String, Used>);

#[derive(Default)]
struct Used {
    variables: BTreeSet<String>,
    /// Each variable that a form is chosen by, with the forms.
    chosen: BTreeMap<String, BTreeSet<String>>,
    messages: BTreeSet<String>,
}

impl WrittenMessages {
    /// What is written in these folders of English: `rules`, `server`.
    ///
    /// # Panics
    /// If a file cannot be read, or a message is written twice.
    #[must_use]
    pub fn in_folders(folders: &[&str]) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages/en");
        let mut found = BTreeMap::new();
        for folder in folders {
            for file in fs::read_dir(root.join(folder)).expect("a folder of messages") {
                let file = file.expect("a folder can be read").path();
                let text = fs::read_to_string(&file).expect("a file can be read");
                let resource = parser::parse(text.as_str())
                    .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
                for entry in resource.body {
                    let Entry::Message(message) = entry else { continue };
                    let mut used = Used::default();
                    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                    let patterns = message.value.iter().chain(attributes);
                    patterns.for_each(|pattern| used.look(pattern));
                    let before = found.insert(message.id.name.to_owned(), used);
                    assert!(before.is_none(), "{} is written twice", message.id.name);
                }
            }
        }
        Self(found)
    }

    /// Those of them whose ids these are.
    #[must_use]
    pub fn only(self, keeps: impl Fn(&str) -> bool) -> Self {
        Self(self.0.into_iter().filter(|(id, _)| keeps(id)).collect())
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn contains(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    /// What is said and not written, and what is written and never said, be it alone or as a part of what is said.
    #[must_use]
    pub fn missing_and_unused(&self, said: &BTreeSet<String>) -> [Vec<String>; 2] {
        let mut used = BTreeSet::new();
        said.iter().for_each(|id| self.add_parts(id, &mut used));
        let missing = said.iter().filter(|id| !self.0.contains_key(*id)).cloned();
        let unused = self.0.keys().filter(|id| !used.contains(*id)).cloned();
        [missing.collect(), unused.collect()]
    }

    /// A message and those that it is made of.
    fn add_parts(&self, id: &str, parts: &mut BTreeSet<String>) {
        if parts.insert(id.to_owned())
            && let Some(used) = self.0.get(id)
        {
            used.messages.iter().for_each(|part| self.add_parts(part, parts));
        }
    }

    /// Where a message uses other arguments than it is given, or chooses a form by what it is never given.
    #[must_use]
    pub fn misuses(&self, specs: &[MessageSpec], sides: &BTreeSet<&str>) -> Vec<String> {
        let mut misuses = Vec::new();
        for MessageSpec { id, args } in specs {
            let mut parts = BTreeSet::new();
            self.add_parts(id, &mut parts);
            let used: Vec<&Used> = parts.iter().filter_map(|part| self.0.get(part)).collect();
            let variables: BTreeSet<&str> =
                used.iter().flat_map(|used| &used.variables).map(String::as_str).collect();
            let given: BTreeSet<&str> = args.iter().map(|(name, _)| *name).collect();
            if variables != given {
                misuses.push(format!("{id} uses {variables:?} and is given {given:?}"));
            }
            for (name, kind) in *args {
                let forms = used.iter().filter_map(|used| used.chosen.get(*name));
                let forms: BTreeSet<&str> = forms.flatten().map(String::as_str).collect();
                if !fits(*kind, &forms, sides) {
                    misuses.push(format!("{id} cannot choose {forms:?} by {name}, a {kind:?}"));
                }
            }
        }
        misuses
    }
}

/// Whether a form is chosen only by what can be given; what is only there to choose by needs all its forms.
fn fits(kind: ArgKind, forms: &BTreeSet<&str>, sides: &BTreeSet<&str>) -> bool {
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    match kind {
        ArgKind::Whole => {
            forms.iter().all(|form| PLURALS.contains(form) || form.parse::<i64>().is_ok())
        }
        ArgKind::Choice(words) => *forms == words.iter().copied().collect(),
        ArgKind::Side => forms.is_subset(sides),
        ArgKind::Decimal | ArgKind::Name | ArgKind::Text | ArgKind::List | ArgKind::Message => {
            forms.is_empty()
        }
    }
}

impl Used {
    fn look(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.look_into(expression);
            }
        }
    }

    fn look_into(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.look_inline(inline),
            Expression::Select { selector, variants } => {
                self.look_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => (*name).to_owned(),
                        VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    });
                    self.chosen.entry(id.name.to_owned()).or_default().extend(keys);
                }
                variants.iter().for_each(|variant| self.look(&variant.value));
            }
        }
    }

    fn look_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|inner| self.look_inline(inner));
            }
            InlineExpression::Placeable { expression } => self.look_into(expression),
            _ => {}
        }
    }
}
