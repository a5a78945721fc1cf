//! The legal moves of a position, narrowed down by typing and pointing until one is left.

use tetrarch_catalog::{LegalMove, Played, Position};

use super::clicks::{self, Path};
use crate::board::{Mark, Marks};
use crate::messages::say;

/// The legal moves and which of them is highlighted.
#[derive(Clone, Debug, Default)]
pub struct Picker {
    choices: Vec<Choice>,
    typed: String,
    pressed: Path,
    highlighted: Option<usize>,
}

/// A legal move with all that is shown about it before it is played.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its canonical text.
    pub text: String,
    /// What it would do.
    pub sentence: String,
    /// The cells it touches, on the board before it.
    pub marks: Marks,
    paths: Vec<Path>,
}

impl Choice {
    fn new(position: &Position, LegalMove { text, gesture }: &LegalMove) -> Self {
        let played = position.clone().play(text).expect("a listed move can be played");
        let Played { text, events, message, .. } = played;
        let sentence = say(&message);
        Self {
            text,
            sentence,
            marks: Marks::preview(&events),
            paths: clicks::paths(gesture, &events),
        }
    }

    fn follows(&self, pressed: &[String]) -> bool {
        pressed.is_empty() || self.paths.iter().any(|path| path.starts_with(pressed))
    }

    fn is_meant_by(&self, pressed: &[String]) -> bool {
        self.paths.iter().any(|path| path == pressed)
    }
}

impl Picker {
    /// All moves of a position in the order of their texts, none of them highlighted.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let mut moves = position.choices();
        moves.sort_by_cached_key(|legal| in_reading_order(&legal.text));
        let choices = moves.iter().map(|legal| Choice::new(position, legal)).collect();
        Self { choices, ..Self::default() }
    }

    /// The moves that agree with what was typed and pressed.
    pub fn visible(&self) -> impl Iterator<Item = &Choice> {
        self.choices
            .iter()
            .filter(|choice| choice.text.starts_with(&self.typed) && choice.follows(&self.pressed))
    }

    /// How many legal moves there are in all.
    #[must_use]
    pub fn count(&self) -> usize {
        self.choices.len()
    }

    /// The presses that mean a move.
    #[cfg(test)]
    pub fn paths_of(&self, text: &str) -> Vec<Path> {
        let choice = self.choices.iter().find(|choice| choice.text == text);
        choice.map(|choice| choice.paths.clone()).unwrap_or_default()
    }

    /// What was typed so far.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The cells pressed so far.
    #[must_use]
    pub fn pressed(&self) -> &[String] {
        &self.pressed
    }

    /// The place of the highlighted move among the visible ones.
    #[must_use]
    pub fn highlight(&self) -> Option<usize> {
        self.highlighted
    }

    /// The highlighted move, or the only one there is left to highlight.
    #[must_use]
    pub fn highlighted(&self) -> Option<&Choice> {
        match self.highlighted {
            Some(place) => self.visible().nth(place),
            None if self.is_narrowed() => self.only_visible(),
            None => None,
        }
    }

    /// Whether something was typed or pressed.
    #[must_use]
    pub fn is_narrowed(&self) -> bool {
        !self.typed.is_empty() || !self.pressed.is_empty()
    }

    fn only_visible(&self) -> Option<&Choice> {
        let mut visible = self.visible();
        visible.next().filter(|_| visible.next().is_none())
    }

    /// Adds a typed character.
    pub fn type_char(&mut self, typed: char) {
        self.pressed.clear();
        self.typed.extend(typed.to_lowercase());
        self.highlighted = None;
    }

    /// Takes the last typed character or pressed cell back.
    pub fn erase(&mut self) {
        if self.typed.pop().is_none() {
            self.pressed.pop();
        }
        self.highlighted = None;
    }

    /// Lets go of everything; false if there was nothing to let go of.
    pub fn clear(&mut self) -> bool {
        let was_used = self.is_narrowed() || self.highlighted.is_some();
        self.typed.clear();
        self.pressed.clear();
        self.highlighted = None;
        was_used
    }

    /// Moves the highlight by this number of places, wrapping around at the ends.
    pub fn step(&mut self, places: isize) {
        let visible = self.visible().count() as isize;
        if visible == 0 {
            return;
        }
        let place = match self.highlighted {
            Some(place) => place as isize + places,
            None if places > 0 => 0,
            None => visible - 1,
        };
        self.highlighted = Some(place.rem_euclid(visible) as usize);
    }

    /// Presses a cell. A cell that continues no move starts a new selection. The answer is the text of
    /// the move if the presses mean exactly one.
    pub fn press(&mut self, cell: &str) -> Option<String> {
        self.typed.clear();
        self.highlighted = None;
        self.pressed.push(cell.to_owned());
        if self.visible().next().is_none() {
            self.pressed = vec![cell.to_owned()];
        }
        if self.visible().next().is_none() {
            self.pressed.clear();
        }
        let only = self.only_visible()?;
        only.is_meant_by(&self.pressed).then(|| only.text.clone())
    }

    /// The marks to show on the board: the highlighted move's, or those of all moves that go on
    /// from the pressed cells.
    #[must_use]
    pub fn marks(&self) -> Marks {
        if let Some(choice) = self.highlighted() {
            return choice.marks.clone();
        }
        let mut marks = Marks::default();
        if self.pressed.is_empty() {
            return marks;
        }
        for choice in self.visible() {
            let paths = choice.paths.iter().filter(|path| path.starts_with(&self.pressed));
            for next in paths.filter_map(|path| path.get(self.pressed.len())) {
                marks.add(next, Mark::Target);
            }
        }
        for cell in &self.pressed {
            marks.add(cell, Mark::Chosen);
        }
        marks
    }
}

/// Sorts numbers in a text by their value: `9l` before `10l`.
fn in_reading_order(text: &str) -> Vec<(u32, char)> {
    let mut key: Vec<(u32, char)> = Vec::new();
    let mut number = None;
    for letter in text.chars() {
        match letter.to_digit(10) {
            Some(digit) => number = Some(number.unwrap_or(0) * 10 + digit),
            None => key.push((number.take().map_or(0, |number| number + 1), letter)),
        }
    }
    key.extend(number.map(|number| (number + 1, ' ')));
    key
}
