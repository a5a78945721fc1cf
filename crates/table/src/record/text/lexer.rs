//! Tags, comments and words, each with its place.

use std::iter::Peekable;
use std::str::Chars;

use super::escape::unescape;
use crate::record::RecordError;
use crate::record::errors::Spot;
use crate::record::misread::Misread;

/// A piece of the text form.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::record) enum Token {
    /// `[Name "value"]`.
    Tag(String, String),
    /// What stands between braces or behind a semicolon, escapes and all.
    Comment(String),
    /// A move in quotation marks.
    Quoted(String),
    /// A number, a move, a result.
    Word(String),
}

/// Cuts a text into tokens. Variations in parentheses and lines that begin with `%` are left out.
pub(in crate::record) struct Lexer<'a> {
    letters: Peekable<Chars<'a>>,
    spot: Spot,
}

impl<'a> Lexer<'a> {
    pub(in crate::record) fn new(text: &'a str) -> Self {
        Self { letters: text.chars().peekable(), spot: Spot::START }
    }

    /// The next token and where it begins.
    pub(in crate::record) fn next(&mut self) -> Result<Option<(Spot, Token)>, RecordError> {
        loop {
            self.skip_space();
            let spot = self.spot;
            let Some(&letter) = self.letters.peek() else { return Ok(None) };
            let token =
                match letter {
                    '[' => self.tag(spot)?,
                    '{' => {
                        self.advance();
                        Token::Comment(self.until('}', spot, &Misread::CommentNotClosed)?)
                    }
                    ';' => {
                        self.advance();
                        Token::Comment(self.line())
                    }
                    '"' => Token::Quoted(self.quoted(spot)?),
                    '(' => {
                        self.skip_variation(spot)?;
                        continue;
                    }
                    '%' if spot.column == 1 => {
                        self.line();
                        continue;
                    }
                    '}' | ')' | ']' => {
                        return Err(spot.error(&Misread::NotOpen { close: letter }));
                    }
                    _ => Token::Word(self.take_while(|letter| {
                        !letter.is_whitespace() && !"[]{}();\"".contains(letter)
                    })),
                };
            return Ok(Some((spot, token)));
        }
    }

    fn advance(&mut self) -> Option<char> {
        let letter = self.letters.next()?;
        self.spot = self.spot.after(letter);
        Some(letter)
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(&letter) = self.letters.peek().filter(|letter| wanted(**letter)) {
            taken.push(letter);
            self.advance();
        }
        taken
    }

    fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn line(&mut self) -> String {
        self.take_while(|letter| letter != '\n')
    }

    /// What stands before a closing letter that has no backslash before it.
    fn until(&mut self, close: char, opened: Spot, open: &Misread) -> Result<String, RecordError> {
        let mut raw = String::new();
        while let Some(letter) = self.advance() {
            if letter == close {
                return Ok(raw);
            }
            raw.push(letter);
            if letter == '\\' {
                raw.extend(self.advance());
            }
        }
        Err(opened.error(open))
    }

    fn quoted(&mut self, opened: Spot) -> Result<String, RecordError> {
        self.advance();
        Ok(unescape(&self.until('"', opened, &Misread::TextNotClosed)?))
    }

    fn tag(&mut self, opened: Spot) -> Result<Token, RecordError> {
        self.advance();
        self.skip_space();
        let name = self.take_while(|letter| !letter.is_whitespace() && !"[]{}\"".contains(letter));
        if name.is_empty() {
            return Err(self.spot.error(&Misread::TagWithoutName));
        }
        self.skip_space();
        let spot = self.spot;
        if self.letters.peek() != Some(&'"') {
            return Err(spot.error(&Misread::TagWithoutValue { tag: name }));
        }
        let value = self.quoted(spot)?;
        self.skip_space();
        if self.letters.peek() != Some(&']') {
            let problem = Misread::TagNotClosed { tag: name, line: opened.line };
            return Err(self.spot.error(&problem));
        }
        self.advance();
        Ok(Token::Tag(name, value))
    }

    fn skip_variation(&mut self, opened: Spot) -> Result<(), RecordError> {
        let mut depth = 0_usize;
        loop {
            let spot = self.spot;
            match self.advance() {
                Some('(') => depth += 1,
                Some(')') if depth == 1 => return Ok(()),
                Some(')') => depth -= 1,
                Some('{') => {
                    self.until('}', spot, &Misread::CommentNotClosed)?;
                }
                Some(_) => {}
                None => return Err(opened.error(&Misread::VariationNotClosed)),
            }
        }
    }
}
