//! Choosing a game, its variant and its options, before it begins.

use crossterm::event::{KeyCode, KeyEvent};
use tetrarch_catalog::{
    Entry, MAX_SEATS, OptionKind, OptionSpec, OptionsError, Seat, Settings, VariantSpec, entries,
};
use tetrarch_engine::Level;
use tetrarch_table::TableOptions;

use super::who::Who;
use crate::messages::say;

/// The computer's default level: it plays well, and loses to those who look ahead.
const PROPOSED_LEVEL: u8 = 4;

/// The form that a game is chosen with. Every game keeps its own choices while one looks at
/// the others.
#[derive(Clone)]
pub struct Chooser {
    forms: Vec<Form>,
    game: usize,
    row: usize,
}

/// What is chosen for one game.
#[derive(Clone)]
struct Form {
    entry: &'static dyn Entry,
    variant: usize,
    set: Vec<(&'static str, String)>,
    table: Vec<(&'static str, String)>,
    seated: [Who; MAX_SEATS],
}

/// A row of the form.
#[derive(Clone, Copy)]
pub enum Row {
    /// The game.
    Game,
    /// The variant of the chosen game.
    Variant,
    /// One of its options.
    Option(&'static OptionSpec),
    /// One of the table's options.
    TableOption(&'static OptionSpec),
    /// Who plays a seat.
    Seat(Seat),
}

impl Default for Chooser {
    fn default() -> Self {
        let mut seated =
            [Who::Computer(Level::new(PROPOSED_LEVEL).expect("there is such a level")); MAX_SEATS];
        seated[Seat::FIRST.index()] = Who::Person;
        let form = |entry: &&'static dyn Entry| Form {
            entry: *entry,
            variant: 0,
            set: Vec::new(),
            table: Vec::new(),
            seated,
        };
        Self { forms: entries().iter().map(form).collect(), game: 0, row: 0 }
    }
}

impl Chooser {
    /// The chosen game.
    #[must_use]
    pub fn entry(&self) -> &'static dyn Entry {
        self.form().entry
    }

    /// The chosen variant.
    #[must_use]
    pub fn variant(&self) -> &'static VariantSpec {
        &self.entry().variants()[self.form().variant]
    }

    /// Every game, in the order they are shown.
    pub fn games(&self) -> impl Iterator<Item = &'static dyn Entry> {
        self.forms.iter().map(|form| form.entry)
    }

    /// The rows of the form.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        let options = self.entry().options().iter().map(Row::Option);
        let table = TableOptions::specs().iter().map(Row::TableOption);
        let seats = Seat::all(self.variant().seats.into()).map(Row::Seat);
        [Row::Game, Row::Variant].into_iter().chain(options).chain(table).chain(seats).collect()
    }

    /// The place of the row in use.
    #[must_use]
    pub fn place(&self) -> usize {
        self.row
    }

    /// The row in use.
    #[must_use]
    pub fn row(&self) -> Row {
        self.rows()[self.row]
    }

    /// The value in a row.
    #[must_use]
    pub fn value(&self, row: Row) -> String {
        match row {
            Row::Game => self.entry().name().to_owned(),
            Row::Variant => self.variant().name.to_owned(),
            Row::Option(spec) => self.form().value(spec),
            Row::TableOption(spec) => {
                find(&self.form().table, spec.id).unwrap_or(spec.default).to_owned()
            }
            Row::Seat(seat) => say(&self.who(seat)),
        }
    }

    /// What was chosen.
    ///
    /// # Errors
    /// If the options cannot be played together.
    pub fn settings(&self) -> Result<(Settings, TableOptions), OptionsError> {
        let form = self.form();
        let settings = form.entry.settings(Some(self.variant().id), &pairs(&form.set))?;
        Ok((settings, TableOptions::choose(&pairs(&form.table))?))
    }

    /// Who plays a seat.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who {
        self.form().seated[seat.index()]
    }

    /// Goes to a row.
    pub fn go_to(&mut self, place: usize) {
        self.row = place.min(self.rows().len() - 1);
    }

    /// Goes to a game, by its place among the games.
    pub fn go_to_game(&mut self, place: usize) {
        self.game = place.min(self.forms.len() - 1);
        self.row = 0;
    }

    /// A key: up and down walk the rows, left and right change a value, digits write a number.
    pub fn key(&mut self, key: KeyEvent) {
        let rows = self.rows().len();
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.go_to((self.row + rows - 1) % rows),
            KeyCode::Down | KeyCode::Tab => self.go_to((self.row + 1) % rows),
            KeyCode::Left => self.change(-1),
            KeyCode::Right | KeyCode::Char(' ') => self.change(1),
            KeyCode::Backspace => self.write_number(|text| _ = text.pop()),
            KeyCode::Char(digit @ '0'..='9') => self.write_number(|text| text.push(digit)),
            _ => {}
        }
    }

    fn form(&self) -> &Form {
        &self.forms[self.game]
    }

    fn form_mut(&mut self) -> &mut Form {
        &mut self.forms[self.game]
    }

    fn change(&mut self, by: isize) {
        let row = self.row();
        match row {
            Row::Game => self.game = stepped(self.game, by, self.forms.len()),
            Row::Variant => {
                let count = self.entry().variants().len();
                let form = self.form_mut();
                form.variant = stepped(form.variant, by, count);
                form.set.clear();
            }
            Row::Option(spec) | Row::TableOption(spec) => {
                let value = stepped_value(spec, &self.value(row), by);
                self.put(row, value);
            }
            Row::Seat(seat) => {
                let all: Vec<Who> = Who::all().collect();
                let place = all.iter().position(|who| *who == self.who(seat)).unwrap_or(0);
                self.form_mut().seated[seat.index()] = all[stepped(place, by, all.len())];
            }
        }
    }

    /// Edits a number by its digits; what is no possible value is not taken.
    fn write_number(&mut self, edit: impl FnOnce(&mut String)) {
        let row = self.row();
        let (Row::Option(spec) | Row::TableOption(spec)) = row else { return };
        let OptionKind::Whole { .. } = spec.kind else { return };
        let mut text = self.value(row);
        edit(&mut text);
        let digits = text.trim_start_matches('0');
        let text = if digits.is_empty() { "0" } else { digits };
        if spec.check(text).is_ok() {
            self.put(row, text.to_owned());
        }
    }

    fn put(&mut self, row: Row, value: String) {
        let form = self.form_mut();
        let (set, spec) = match row {
            Row::Option(spec) => (&mut form.set, spec),
            Row::TableOption(spec) => (&mut form.table, spec),
            Row::Game | Row::Variant | Row::Seat(_) => return,
        };
        set.retain(|(id, _)| *id != spec.id);
        set.push((spec.id, value));
    }
}

impl Form {
    /// Set by hand, or by the variant, or by default.
    fn value(&self, spec: &OptionSpec) -> String {
        let by_hand = find(&self.set, spec.id);
        let variant = &self.entry.variants()[self.variant];
        let by_variant = variant.sets.iter().find(|(id, _)| *id == spec.id);
        by_hand.or(by_variant.map(|(_, value)| *value)).unwrap_or(spec.default).to_owned()
    }
}

fn find<'a>(set: &'a [(&'static str, String)], id: &str) -> Option<&'a str> {
    set.iter().find(|(known, _)| *known == id).map(|(_, value)| value.as_str())
}

fn pairs<'a>(set: &'a [(&'static str, String)]) -> Vec<(&'a str, &'a str)> {
    set.iter().map(|(id, value)| (*id, value.as_str())).collect()
}

fn stepped(place: usize, by: isize, count: usize) -> usize {
    (place as isize + by).rem_euclid(count as isize) as usize
}

fn stepped_value(spec: &OptionSpec, value: &str, by: isize) -> String {
    match &spec.kind {
        OptionKind::Choice { choices } => {
            let place = choices.iter().position(|&choice| choice == value).unwrap_or(0);
            choices[stepped(place, by, choices.len())].to_owned()
        }
        OptionKind::Whole { min, max } => {
            let stride = if max - min > 100 { 10 } else { 1 };
            let number = value.parse::<u32>().unwrap_or(*min);
            number.saturating_add_signed(by as i32 * stride).clamp(*min, *max).to_string()
        }
        OptionKind::Flag => (value != "true").to_string(),
    }
}
