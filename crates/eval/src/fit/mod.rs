//! Weights from self-play: the engine plays itself, and the results say what features are worth.

mod regression;
mod self_play;

use crate::{Evaluation, Weight, WeightsFile};
use regression::Samples;
use self_play::SelfPlay;

/// How much is played, and how well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FitPlan {
    /// How often games are played and weights fitted. The first round plays by material only,
    /// every other by the weights of the round before.
    pub rounds: u32,
    /// Games of each round.
    pub games: u32,
    /// Nodes of each move.
    pub nodes: u64,
    /// Fixes the openings and deals. The same plan always gives the same weights.
    pub seed: u64,
}

/// How far a fit has got.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FitProgress {
    /// The round, counted from 1.
    pub round: u32,
    /// Games played in it.
    pub games: u32,
    /// How many of them were drawn.
    pub drawn: u32,
    /// Positions seen in this round and those before.
    pub positions: usize,
    /// How well the weights of this round foretell the results, once they are fitted; see
    /// [`WeightsFile::loss`].
    pub loss: Option<f64>,
}

/// [`fit`] of one game.
type Fit = fn(&FitPlan, &str, &mut dyn FnMut(FitProgress)) -> Result<WeightsFile, NothingToFit>;

macro_rules! fits {
    ($($name:ident => $game:ty: $knowledge:ident),+ $(,)?) => {
        /// Every listed game by its id.
        const FITS: &[(&str, Fit)] = &[$((<$game as tetrarch_game::Game>::ID, fit::<$game>)),+];
    };
}
tetrarch_catalog::with_games!(fits);

/// What is wrong with a game whose weights are to be fitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NothingToFit {
    /// There is no such game.
    UnknownGame,
    /// The game has no features to weigh.
    NoFeatures,
}

/// Fits the weights of a game by its id.
///
/// # Errors
/// If there is no such game, or nothing to weigh in it.
pub fn fit_game(
    game: &str,
    plan: &FitPlan,
    made_by: &str,
    tell: &mut dyn FnMut(FitProgress),
) -> Result<WeightsFile, NothingToFit> {
    let (_, fit) = FITS.iter().find(|(id, _)| *id == game).ok_or(NothingToFit::UnknownGame)?;
    fit(plan, made_by, tell)
}

/// Fits the weights of a game. `made_by` is the call that the file will name.
///
/// # Errors
/// If the game has no features.
pub fn fit<G: Evaluation>(
    plan: &FitPlan,
    made_by: &str,
    tell: &mut dyn FnMut(FitProgress),
) -> Result<WeightsFile, NothingToFit> {
    if G::FEATURES.is_empty() {
        return Err(NothingToFit::NoFeatures);
    }
    let mut file = G::material();
    // Kept from round to round: what good play avoids is seen only in bad play.
    let mut samples = Samples::new(G::FEATURES.len());
    for round in 1..=plan.rounds {
        let mut play = SelfPlay::<G>::new(&file, plan, round);
        let mut drawn = 0;
        for game in 0..plan.games {
            drawn += u32::from(play.game(game, &mut samples).is_none());
            let positions = samples.len();
            tell(FitProgress { round, games: game + 1, drawn, positions, loss: None });
        }
        let fitted = samples.fit();
        let loss = samples.loss(&fitted);
        let positions = samples.len();
        tell(FitProgress { round, games: plan.games, drawn, positions, loss: Some(loss) });
        file = WeightsFile {
            game: G::ID.to_owned(),
            made_by: made_by.to_owned(),
            positions,
            loss,
            weights: named(G::FEATURES, &fitted),
        };
    }
    Ok(file)
}

/// Weights for each feature in the opening and in the ending, in hundredths.
fn named(features: &[&str], fitted: &[f64]) -> Vec<Weight> {
    let hundredths = |log_odds: f64| (log_odds * 10_000.0).round() / 100.0;
    let (openings, endings) = fitted.split_at(features.len());
    features
        .iter()
        .zip(openings.iter().zip(endings))
        .map(|(&feature, (&opening, &ending))| Weight {
            feature: feature.to_owned(),
            opening: hundredths(opening),
            ending: hundredths(ending),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::f64::consts::LN_2;

    use super::{FitPlan, NothingToFit, fit_game};

    const SMALL: FitPlan = FitPlan { rounds: 2, games: 30, nodes: 100, seed: 5 };

    #[test]
    fn the_same_plan_gives_the_same_weights() {
        let fit = || fit_game("hus", &SMALL, "a test", &mut |_| ()).expect("a game");
        let weights = fit();
        assert_eq!(weights, fit());
        assert!(weights.loss < LN_2 / 2.0, "seeds and choices foretell much: {}", weights.loss);
    }

    #[test]
    fn every_round_and_game_is_told() {
        let mut told = Vec::new();
        let plan = FitPlan { games: 3, ..SMALL };
        fit_game("pantarei", &plan, "a test", &mut |progress| told.push(progress)).expect("a game");
        let steps: Vec<_> =
            told.iter().map(|step| (step.round, step.games, step.loss.is_some())).collect();
        let of_round =
            |round| [(round, 1, false), (round, 2, false), (round, 3, false), (round, 3, true)];
        assert_eq!(steps, [of_round(1), of_round(2)].concat());
    }

    #[test]
    fn there_is_nothing_to_fit_in_an_unknown_game() {
        let fitted = fit_game("chess", &SMALL, "a test", &mut |_| ());
        assert_eq!(fitted, Err(NothingToFit::UnknownGame));
    }
}
