//! Ending games early that both sides think decided.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tetrarch_catalog::Team;
use tetrarch_engine::Worth;

use crate::form::{FormError, FormProblem, Put, read_form};

/// When a game of two teams is ended before its rules do, because both teams have agreed about
/// it for some plies. Nothing is adjudicated unless asked for.
///
/// As text: `chance=0.98,plies=8` or `draw=0.02,draw-plies=30,after=100`, or both.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Adjudication {
    /// A team wins that is seen to have this chance or more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<Agreement>,
    /// The game is drawn if the chance is seen to be within this of one half.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<Agreement>,
    /// Nothing is adjudicated before this number of plies.
    pub after_plies: u32,
}

/// What has to be seen, and for how long.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Agreement {
    /// The bound of the chance.
    pub chance: f64,
    /// For how many plies in a row.
    pub plies: u32,
}

const FORM: &str = "chance=0.98,plies=8 or draw=0.02,draw-plies=30,after=100";

/// What the players of one game have said so far.
#[derive(Default)]
pub(crate) struct Opinions {
    winner: Option<Team>,
    win_plies: u32,
    draw_plies: u32,
}

/// How a game is ended early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Adjudicated {
    Win(Team),
    Draw,
}

impl Adjudication {
    /// Whether games are ended early at all.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.win.is_some() || self.draw.is_some()
    }

    /// Takes the mover's evaluation after this number of plies.
    pub(crate) fn hear(
        &self,
        opinions: &mut Opinions,
        team: Team,
        worth: Option<Worth>,
        plies: u32,
    ) -> Option<Adjudicated> {
        let chance = worth.map(|worth| worth.chance());
        let sees_winner = self.win.zip(chance).and_then(|(win, chance)| {
            let is_won = chance >= win.chance;
            (is_won || chance <= 1.0 - win.chance).then(|| if is_won { team } else { team.other() })
        });
        opinions.win_plies = match sees_winner {
            Some(winner) if opinions.winner == Some(winner) => opinions.win_plies + 1,
            Some(_) => 1,
            None => 0,
        };
        opinions.winner = sees_winner;
        let sees_draw =
            self.draw.zip(chance).is_some_and(|(draw, chance)| (chance - 0.5).abs() <= draw.chance);
        opinions.draw_plies = if sees_draw { opinions.draw_plies + 1 } else { 0 };
        if plies < self.after_plies {
            return None;
        }
        if let (Some(win), Some(winner)) = (self.win, sees_winner)
            && opinions.win_plies >= win.plies
        {
            return Some(Adjudicated::Win(winner));
        }
        let is_drawn = self.draw.is_some_and(|draw| sees_draw && opinions.draw_plies >= draw.plies);
        is_drawn.then_some(Adjudicated::Draw)
    }
}

impl FromStr for Adjudication {
    type Err = FormError;

    fn from_str(text: &str) -> Result<Self, FormError> {
        let mut win = Agreement { chance: f64::NAN, plies: 8 };
        let mut draw = Agreement { chance: f64::NAN, plies: 30 };
        let (mut has_win, mut has_draw, mut after_plies) = (false, false, 0);
        read_form(text, FORM, |key, value| match key {
            "chance" => {
                has_win = true;
                Put::into(&mut win.chance, value)
            }
            "draw" => {
                has_draw = true;
                Put::into(&mut draw.chance, value)
            }
            "plies" => Put::into(&mut win.plies, value),
            "draw-plies" => Put::into(&mut draw.plies, value),
            "after" => Put::into(&mut after_plies, value),
            _ => Put::NoSuchKey,
        })?;
        let problem = if !has_win && !has_draw {
            FormProblem::NoAdjudication
        } else if has_win && !(win.chance > 0.5 && win.chance <= 1.0) {
            FormProblem::WinChance
        } else if has_draw && !(0.0..0.5).contains(&draw.chance) {
            FormProblem::DrawChance
        } else if win.plies == 0 || draw.plies == 0 {
            FormProblem::AgreedPlies
        } else {
            return Ok(Self {
                win: has_win.then_some(win),
                draw: has_draw.then_some(draw),
                after_plies,
            });
        };
        Err(problem.of(FORM))
    }
}

impl fmt::Display for Adjudication {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if let Some(Agreement { chance, plies }) = self.win {
            parts.push(format!("chance={chance},plies={plies}"));
        }
        if let Some(Agreement { chance, plies }) = self.draw {
            parts.push(format!("draw={chance},draw-plies={plies}"));
        }
        parts.push(format!("after={}", self.after_plies));
        f.write_str(&parts.join(","))
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_catalog::Team;
    use tetrarch_engine::Worth;

    use super::{Adjudicated, Adjudication, Opinions};

    const SURE: Worth = Worth::Hundredths(900);
    const LOST: Worth = Worth::LossIn(4);
    const EVEN: Worth = Worth::Hundredths(1);

    /// What is decided after each of these opinions, the teams taking turns.
    fn decided(text: &str, opinions: &[Worth]) -> Vec<Option<Adjudicated>> {
        let adjudication: Adjudication = text.parse().unwrap();
        let mut heard = Opinions::default();
        let turns = opinions.iter().zip(1..).zip([Team::FIRST, Team::SECOND].into_iter().cycle());
        turns
            .map(|((&worth, plies), team)| adjudication.hear(&mut heard, team, Some(worth), plies))
            .collect()
    }

    #[test]
    fn a_win_is_agreed_by_both_teams() {
        let won = Some(Adjudicated::Win(Team::FIRST));
        assert_eq!(decided("chance=0.98,plies=3", &[SURE, LOST, SURE]), [None, None, won]);
        assert_eq!(decided("chance=0.98,plies=2", &[SURE, SURE, EVEN]), [None; 3]);
        assert_eq!(decided("chance=0.98,plies=2,after=4", &[SURE, LOST, SURE, LOST])[3], won);
    }

    #[test]
    fn a_draw_is_seen_for_long_enough() {
        let text = "draw=0.02,draw-plies=2";
        assert_eq!(
            decided(text, &[EVEN, SURE, EVEN, EVEN])[1..],
            [None, None, Some(Adjudicated::Draw)]
        );
    }

    #[test]
    fn who_says_nothing_agrees_to_nothing() {
        let adjudication: Adjudication = "chance=0.9,plies=1".parse().unwrap();
        assert_eq!(adjudication.hear(&mut Opinions::default(), Team::FIRST, None, 9), None);
        assert!(!Adjudication::default().is_on());
    }

    #[test]
    fn wrong_texts_are_told_what_would_be_right() {
        tetrarch_messages::speak_english();
        for (text, problem) in [
            ("", "Expected chance, draw or both"),
            ("chance=0.4", "chance must be above 0.5"),
            ("chance=NaN", "chance must be above 0.5"),
            ("draw=0.5", "draw must be at least 0"),
            ("chance=0.9,plies=0", "plies and draw-plies must be at least 1"),
            ("score=9", "There is no key “score”"),
            ("chance=x", "chance cannot be “x”"),
        ] {
            let error = text.parse::<Adjudication>().unwrap_err().to_string();
            assert!(error.starts_with(problem), "{text}: {error}");
        }
        let both: Adjudication = "chance=0.98,draw=0.01,after=50".parse().unwrap();
        assert_eq!(both.to_string().parse(), Ok(both));
    }
}
