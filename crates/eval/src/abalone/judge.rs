//! The judge of Abalone.

use std::sync::{Arc, LazyLock};

use tetrarch_abalone::{Abalone, Cell, Direction, Move};
use tetrarch_game::{Game, MoveList, Seat, Team};
use tetrarch_search::{Judge, Selectivity};

use super::features::team_count;
use super::foresight::{Advance, Foresight, Push};
use super::net::{Net, NetParts};
use super::pushes::Sides;
use super::{AbaloneFeatures, AbaloneHints};
use crate::{Evaluation, Seen, Weights, WeightsError, WeightsFile};

/// A move that pushes a marble off stands before killers and history, and before other pushes.
const EJECTION_FIRST: i32 = 60_000;
/// A push stands before killers and history.
const PUSH_FIRST: i32 = 40_000;

/// In-line moves by cell and direction; there are four times as many sideways.
const IN_LINE_SLOTS: usize = Cell::COUNT * Direction::ALL.len();

/// Judges Abalone by its features, for two, three, four and six players; and for two by a network,
/// if it has one.
#[derive(Clone, Debug)]
pub struct AbaloneJudge {
    weights: Weights<{ AbaloneFeatures::COUNT }>,
    net: Option<Arc<Net>>,
    quiet_pushes: bool,
}

impl AbaloneJudge {
    /// The same judge with a network for games of two.
    #[must_use]
    pub fn with_net(self, net: impl Into<Arc<Net>>) -> Self {
        Self { net: Some(net.into()), ..self }
    }

    /// The same judge, for which only pushes off the board are loud: all others are quiet, and may be
    /// searched less deep or left out.
    #[must_use]
    pub fn with_quiet_pushes(self, quiet_pushes: bool) -> Self {
        Self { quiet_pushes, ..self }
    }

    #[inline]
    fn net_for(&self, position: &Abalone) -> Option<&Net> {
        self.net.as_deref().filter(|_| position.seats() == 2)
    }

    /// The judge by the named features alone that `tetrarch fit` made.
    ///
    /// # Panics
    /// Never: a test reads the embedded file.
    #[must_use]
    pub fn by_features() -> Self {
        let file = WeightsFile::read(Abalone::WEIGHTS);
        let judge = file.and_then(|file| Abalone::judge_by(&file));
        judge.expect("a test reads the embedded weights")
    }
}

impl Evaluation for Abalone {
    type Judge = AbaloneJudge;
    type Hints = AbaloneHints;

    const HINTS: AbaloneHints = AbaloneHints;
    const FEATURES: &'static [&'static str] = AbaloneFeatures::NAMES;
    const WEIGHTS: &'static str = include_str!("../../weights/abalone.json");
    const MATERIAL: (&'static str, f64) = ("pushed_off", 80.0);
    const FITTED_ON: &'static [&'static str] =
        &["standard", "belgian-daisy", "german-daisy", "four-players", "six-players"];

    fn see(&self) -> Seen {
        let values = AbaloneFeatures::of(self, self.team(self.turn())).values().to_vec();
        Seen { values, phase: AbaloneFeatures::phase(self) }
    }

    /// When some team lacks only its last marble.
    fn worth_proving(&self) -> bool {
        let target = usize::from(self.options().target());
        (0..team_count(self))
            .any(|team| self.pushed_off_by_team(Team::from_index(team)) + 1 >= target)
    }

    fn judge_by(file: &WeightsFile) -> Result<AbaloneJudge, WeightsError> {
        Ok(AbaloneJudge {
            weights: Weights::of(AbaloneFeatures::NAMES, file)?,
            net: None,
            quiet_pushes: false,
        })
    }

    /// By the embedded network in games of two, and by the named features in all others.
    fn judge() -> AbaloneJudge {
        static SHARED: LazyLock<Arc<Net>> = LazyLock::new(|| {
            let net = Net::new(&NetParts::shipped());
            Arc::new(net.expect("a test reads the embedded network"))
        });
        AbaloneJudge::by_features().with_net(Arc::clone(&SHARED))
    }
}

impl Judge<Abalone> for AbaloneJudge {
    fn evaluate(&self, position: &Abalone) -> i32 {
        self.evaluate_for(position, position.team(position.turn()))
    }

    fn evaluate_for(&self, position: &Abalone, team: Team) -> i32 {
        if let Some(net) = self.net_for(position) {
            let value = net.judge(position);
            return if team == position.team(position.turn()) { value } else { -value };
        }
        let features = AbaloneFeatures::of(position, team);
        let rivals = team_count(position) as i32 - 1;
        self.weights.judge(&features.values(), AbaloneFeatures::phase(position)) / rivals
    }

    fn winning_move(&self, position: &Abalone) -> Option<Move> {
        winning_move(position)
    }

    fn order(&self, position: &Abalone, mv: Move) -> i32 {
        promise(Foresight::of(&Sides::of_mover(position)).advance(mv))
    }

    fn order_all<'a>(&self, position: &Abalone, orders: impl Iterator<Item = (Move, &'a mut i32)>) {
        let foresight = Foresight::of(&Sides::of_mover(position));
        orders.for_each(|(mv, order)| *order = promise(foresight.advance(mv)));
    }

    fn slot(&self, _: &Abalone, mv: Move) -> usize {
        match mv {
            Move::InLine { rear, direction } => rear.index() * 6 + direction as usize,
            Move::Sideways { first, axis, length, direction } => {
                let [first_axis, _] = direction.crossing_axes();
                let shape = 2 * usize::from(axis != first_axis) + usize::from(length - 2);
                IN_LINE_SLOTS + (first.index() * 6 + direction as usize) * 4 + shape
            }
            Move::Pass => IN_LINE_SLOTS * 5,
        }
    }

    /// A move without a push, or one that pushes no marble off.
    fn is_quiet(&self, position: &Abalone, _: Move, child: &Abalone) -> bool {
        if self.quiet_pushes {
            return position.pushed_off(position.turn()) == child.pushed_off(position.turn());
        }
        let team = position.team(position.turn());
        Seat::all(position.seats())
            .filter(|&seat| position.team(seat) != team)
            .all(|rival| position.marbles(rival) == child.marbles(rival))
    }

    /// All but those that push a marble off.
    fn is_reducible(&self, position: &Abalone, _: Move, child: &Abalone) -> bool {
        position.pushed_off(position.turn()) == child.pushed_off(position.turn())
    }

    /// The marbles of the two sides.
    fn structures(&self, position: &Abalone) -> [u64; 2] {
        let (own, other) = (position.turn(), position.turn().next(position.seats()));
        [own, other].map(|seat| position.marbles(seat).bits())
    }

    fn noisy_moves(&self, position: &Abalone, out: &mut MoveList<Move>) {
        Sides::of_mover(position).each_ejection(|mv| out.push(mv));
    }

    /// There is always something useful to do. With three teams, a turn given away is not given
    /// to one opponent.
    fn pass(&self, position: &Abalone) -> Option<Abalone> {
        let next = position.turn().next(position.seats());
        (team_count(position) == 2).then(|| position.with_turn(next))
    }

    /// The network is the better judge, and can be trusted with narrower margins.
    fn selectivity(&self, position: &Abalone) -> Selectivity {
        let margin = if self.net_for(position).is_some() { 20 } else { 40 };
        Selectivity {
            reverse_futility: Some(margin),
            futility: Some(margin),
            late_moves: Some(4),
            ..Selectivity::CAREFUL
        }
    }
}

/// The push that takes the last marble off.
pub(super) fn winning_move(position: &Abalone) -> Option<Move> {
    let pushed_off = position.pushed_off_by_team(position.team(position.turn()));
    if pushed_off + 1 < usize::from(position.options().target()) {
        return None;
    }
    let mut winning = None;
    Sides::of_mover(position).each_ejection(|mv| winning = Some(mv));
    winning
}

/// How promising a move looks: what it pushes, how much nearer to the centre it brings its side, and
/// how many marbles it takes along.
#[inline]
fn promise(Advance { push, nearer, marbles }: Advance) -> i32 {
    let first = match push {
        Push::None => 0,
        Push::Inside => PUSH_FIRST,
        Push::Off => EJECTION_FIRST,
    };
    first + 1_000 * nearer + 100 * marbles
}
