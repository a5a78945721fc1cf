//! What a player sees and misses while thinking about one move.

use tetrarch_game::mix;

use super::Skill;

/// The standard deviation of the sum of four random numbers of 16 bits.
const DEVIATION_OF_FOUR: f64 = 37_836.5;
const MEAN_OF_FOUR: f64 = 2.0 * 65_535.0;

/// Tells questions apart that are asked about the same position.
const JUDGING: u64 = 1;
const SEEING: u64 = 2;

/// What a player sees and misses while thinking about one move. Asked the same again, it gives the
/// same answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Perception {
    seed: u64,
    blur_hundredths: u16,
    overlooks_percent: u8,
    sees_wins: bool,
}

impl Perception {
    /// Sees everything as it is.
    pub const CLEAR: Self =
        Self { seed: 0, blur_hundredths: 0, overlooks_percent: 0, sees_wins: true };

    pub const fn new(skill: &Skill, seed: u64) -> Self {
        let Skill { blur_hundredths, overlooks_percent, sees_wins, .. } = *skill;
        Self { seed, blur_hundredths, overlooks_percent, sees_wins }
    }

    /// Whether it matters how hard moves are to follow.
    #[inline]
    pub const fn is_clear(self) -> bool {
        self.blur_hundredths == 0 && self.overlooks_percent == 0
    }

    #[inline]
    pub const fn sees_wins(self) -> bool {
        self.sees_wins
    }

    /// How far the judgement of a position is off that was reached by so much effort: about
    /// normally distributed, with a variance that grows with the effort.
    #[inline]
    pub fn error(self, key: u64, effort: u16) -> i32 {
        if self.blur_hundredths == 0 {
            return 0;
        }
        let bits = mix(&[self.seed, key, JUDGING]);
        let sum: u64 = (0..4).map(|part| bits >> (16 * part) & 0xFFFF).sum();
        let deviations = (sum as f64 - MEAN_OF_FOUR) / DEVIATION_OF_FOUR;
        let blur = f64::from(self.blur_hundredths) * (1.0 + f64::from(effort)).sqrt();
        (deviations * blur) as i32
    }

    /// Whether the move in this place of a position's list is seen.
    #[inline]
    pub fn sees(self, key: u64, place: usize, effort: u16) -> bool {
        if self.overlooks_percent == 0 || effort == 0 {
            return true;
        }
        let sees_one = 1.0 - f64::from(self.overlooks_percent) / 100.0;
        let mut chance = sees_one;
        for _ in 1..effort {
            chance *= sees_one;
        }
        let bits = mix(&[self.seed, key, SEEING, place as u64]);
        (bits >> 32) as f64 / f64::from(u32::MAX) < chance
    }
}

#[cfg(test)]
mod tests {
    use super::{Perception, Skill};

    fn eye(blur_hundredths: u16, overlooks_percent: u8) -> Perception {
        let skill = Skill {
            level: 1,
            depth: 1,
            nodes: 1,
            knowledge_percent: 0,
            blur_hundredths,
            overlooks_percent,
            sees_wins: false,
            plays_out: false,
            network: false,
        };
        Perception::new(&skill, 7)
    }

    fn deviation(eye: Perception, effort: u16) -> f64 {
        let errors = (0..4_000).map(|key| f64::from(eye.error(key, effort)));
        (errors.map(|error| error * error).sum::<f64>() / 4_000.0).sqrt()
    }

    #[test]
    fn errors_are_as_large_as_said_and_grow_with_the_effort() {
        let eye = eye(100, 0);
        assert!((90.0..110.0).contains(&deviation(eye, 0)));
        assert!((180.0..220.0).contains(&deviation(eye, 3)));
        let mean = (0..4_000).map(|key| f64::from(eye.error(key, 0))).sum::<f64>() / 4_000.0;
        assert!(mean.abs() < 6.0, "{mean}");
    }

    #[test]
    fn what_is_hard_to_see_is_overlooked_more_often() {
        let eye = eye(0, 20);
        let seen = |effort| (0..4_000).filter(|&key| eye.sees(key, 3, effort)).count();
        assert_eq!(seen(0), 4_000);
        assert!((3_100..3_300).contains(&seen(1)), "{}", seen(1));
        assert!((1_940..2_160).contains(&seen(3)), "{}", seen(3));
    }

    #[test]
    fn the_same_look_sees_the_same() {
        let eye = eye(50, 30);
        for key in 0..100 {
            assert_eq!(eye.error(key, 2), eye.error(key, 2));
            assert_eq!(eye.sees(key, 1, 2), eye.sees(key, 1, 2));
        }
    }

    #[test]
    fn a_clear_eye_sees_all_as_it_is() {
        for key in 0..100 {
            assert_eq!(Perception::CLEAR.error(key, 9), 0);
            assert!(Perception::CLEAR.sees(key, 1, 9));
        }
    }
}
