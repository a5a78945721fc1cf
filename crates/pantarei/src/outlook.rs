//! What a colour could do in a turn: for searches that look without playing.

use crate::moves::Choices;
use crate::places::each_place;
use crate::{Colour, Move, Pantarei, Scale};

impl Pantarei {
    /// Visits every stack from the head on: whose scale tops it, and how high it is.
    #[inline]
    pub fn each_stack(&self, mut visit: impl FnMut(Option<Colour>, u8)) {
        for top in each_place(self.snake.tops()) {
            let colour = match self.snake.scale(top) {
                Scale::Coloured { colour, .. } => Some(colour),
                Scale::Neutral => None,
            };
            visit(colour, self.snake.height(top));
        }
    }

    /// Visits every move of scales that a colour could make if it were its turn (Turns 2), with
    /// the height of the stack it would make.
    #[inline]
    pub fn each_carry(&self, colour: Colour, mut visit: impl FnMut(Move, u8)) {
        Choices::of(self.snake, colour, true).each_carry(|from, to, scales| {
            visit(Move::Carry { from, to, scales }, self.snake.height(to) + scales);
        });
    }

    /// How many moves a colour would win with if it were its turn (The win).
    #[inline]
    #[must_use]
    pub fn count_winning_carries(&self, colour: Colour) -> u32 {
        let enough_with_two = self.snake.stacks_of(self.goal - 2);
        if enough_with_two == 0 {
            return 0;
        }
        let enough_with_one = self.snake.stacks_of(self.goal - 1);
        let wins_on = |target| {
            let landing = self.snake.landing_on(target, colour);
            let with_one = if enough_with_one >> target & 1 == 1 { landing } else { 0 };
            with_one.count_ones() + (landing & self.snake.tall()).count_ones()
        };
        each_place(enough_with_two).map(wins_on).sum()
    }

    /// How many stacks of at least some height a colour tops.
    #[inline]
    #[must_use]
    pub fn count_stacks(&self, colour: Colour, height: u8) -> u32 {
        (self.snake.stacks_of(height) & self.snake.topped_by(colour)).count_ones()
    }

    /// How many moves of scales a colour could make if it were its turn (Turns 2).
    #[inline]
    #[must_use]
    pub fn count_carries(&self, colour: Colour) -> u32 {
        Choices::of(self.snake, colour, true).count() as u32
    }

    /// The height of the stack that a move makes; none for other turns.
    #[inline]
    #[must_use]
    pub const fn height_made(&self, mv: Move) -> Option<u8> {
        match mv {
            Move::Carry { to, scales, .. } => Some(self.snake.height(to) + scales),
            Move::Choose(_) | Move::Swap { .. } | Move::Pass => None,
        }
    }

    /// Whether swapping is forbidden because the turn just played was a swap (Turns 2).
    #[inline]
    #[must_use]
    pub const fn is_swap_banned(&self) -> bool {
        self.lock
    }
}

#[cfg(test)]
mod tests {
    use tetrarch_game::{Game, GameOptions, MoveList, Rng, Seed};

    use crate::{Colour, Move, Options, Pantarei};

    #[test]
    fn stacks_and_carries_are_counted_as_they_are_listed() {
        let options = Options::choose(None, &[]).expect("the standard variant");
        let mut rng = Rng::new(Seed(4));
        for seed in 0..20 {
            let mut position = Pantarei::start(&options, Seed(seed)).expect("a game starts");
            while position.play_random(&mut rng) {
                for colour in [Colour::White, Colour::Black] {
                    for height in 1..=options.goal() {
                        let mut stacks = 0;
                        position.each_stack(|topped_by, found| {
                            stacks += u32::from(topped_by == Some(colour) && found >= height);
                        });
                        assert_eq!(position.count_stacks(colour, height), stacks, "{position:?}");
                    }
                    let mut carries = 0;
                    position.each_carry(colour, |_, _| carries += 1);
                    assert_eq!(position.count_carries(colour), carries, "{position:?}");
                }
            }
        }
    }

    fn heights(position: &Pantarei) -> Vec<u8> {
        let mut heights = Vec::new();
        position.each_stack(|_, height| heights.push(height));
        heights
    }

    #[test]
    fn the_carries_seen_are_the_ones_listed_and_make_the_stacks_said() {
        let options = Options::choose(None, &[]).expect("the standard variant");
        let mut rng = Rng::new(Seed(3));
        for seed in 0..50 {
            let mut position = Pantarei::start(&options, Seed(seed)).expect("a game starts");
            while position.play_random(&mut rng) && position.outcome().is_none() {
                assert_eq!(heights(&position).iter().sum::<u8>(), 19);
                let mut listed = MoveList::new();
                position.moves(&mut listed);
                listed.retain(|mv| matches!(mv, Move::Carry { .. }));
                let mut seen = Vec::new();
                let colour = position.colour_of(position.turn()).expect("chosen in the first turn");
                let mut winning = 0;
                position.each_carry(colour, |mv, height| {
                    assert_eq!(position.height_made(mv), Some(height));
                    let mut after = position;
                    after.play(mv);
                    assert!(heights(&after).contains(&height));
                    winning += u32::from(after.outcome().is_some());
                    seen.push(mv);
                });
                assert_eq!(seen, listed.to_vec());
                assert_eq!(position.count_winning_carries(colour), winning, "{position:?}");
            }
        }
    }
}
