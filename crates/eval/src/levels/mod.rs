//! Opponents of every strength, who err as people do.
//!
//! A [`HandicappedPlayer`] searches like the engine, but not the game itself: it searches the game as it
//! [perceives](PerceivedGame) it, with a judge whose scores are [noisy](NoisyJudge). A [`Skill`] says how good
//! both are. Four things make a player weak, and all of them are human:
//!
//! - **A short horizon.** A limited number of plies and positions.
//! - **Little knowledge.** A beginner counts what is easily counted; what else the fitted weights
//!   know is learned by and by.
//! - **Blur.** Every imagined position is misjudged a little, and the more the harder the moves were
//!   to follow that lead there ([`Difficulty::effort`]): a sowing of nine laps ends somewhere else than
//!   one thought.
//! - **Oversight.** A move that is hard to see is sometimes not seen, one's own as well as the
//!   other's: a long slide, a step to the side. What is plain is never overlooked.
//!
//! Within one move a person is consistent: what is overlooked or misjudged depends on a seed and on
//! the position, and on nothing else. Nothing is played at random. The blur is in log-odds and the
//! same for every score, so that a lost position is defended as carefully as an even one is played,
//! and of several losses the longest is chosen. From the middle of the scale on, a win in one
//! turn is always seen.
//!
//! The skills of all levels are data, in `levels.json`; so are the ratings measured with them, in
//! `levels-ratings.json`, with the command that measures them. The last level is the engine itself.

mod difficulty;
mod handicapped_player;
mod knowledge;
mod noisy_judge;
mod perceived_game;
mod perception;
mod ratings;
mod skill;

pub use difficulty::Difficulty;
pub use handicapped_player::HandicappedPlayer;
pub use noisy_judge::NoisyJudge;
pub use perceived_game::PerceivedGame;
pub use ratings::{Ladder, LevelRating, Ratings};
pub use skill::{LEVELS, Skill};
