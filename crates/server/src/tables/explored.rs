//! What a finished game adds to the opening explorer.

use tetrarch_explorer::{counted, winner_of};
use tetrarch_store::{Change, CountedMove, Visibility};

use super::live::Live;

impl Live {
    /// The first moves of the game, to be counted or to be counted no longer; none if the game is not over, was
    /// called off, or only its players may see it.
    pub(super) fn counted_moves(&self, is_undone: bool) -> Option<Change> {
        let scores = self.table.ending()?.scores.as_ref()?;
        if self.visibility != Visibility::Public {
            return None;
        }
        let winner = winner_of(self.table.position(), scores).map(|team| team.number());
        let history = self.table.history();
        let plies = history.positions().zip(history.moves());
        let plies = plies.map(|(before, played)| (before, played.text.as_str()));
        let counted = counted(self.table.settings(), plies);
        let moves: Vec<CountedMove> = counted
            .map(|ply| CountedMove { position: ply.position, text: ply.text, winner })
            .collect();
        (!moves.is_empty()).then_some(Change::CountMoves { moves, is_undone })
    }
}
