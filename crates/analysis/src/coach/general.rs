//! What can be said in every game: wins, losses, moves that are left, chances.

use tetrarch_catalog::{Message, Said, Side};
use tetrarch_game::{MessageKind, MessageSpec, Name, messages};

use super::Lesson;
use super::contrast::Contrast;
use super::step::Step;
use crate::teams::team_count;

/// A player with more moves than this is not short of them.
const FEW: usize = 5;

pub(super) const MESSAGES: &[&[MessageSpec]] = &[Reason::MESSAGES];

messages! {
    /// Reasons of every game.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Reason as "coach" {
        /// The move ended the game, and another side won.
        "ends" = Ends {
            played: Name,
            side: Side,
            reason: Message,
        },
        /// The opponent can win at once.
        "reply-wins" = ReplyWins {
            played: Name,
            side: Side,
            reply: Name,
            reason: Message,
        },
        /// The opponent wins for certain.
        "loses" = Loses {
            played: Name,
            side: Side,
            plies: u32,
        },
        /// The better move ends the game.
        "wins-now" = WinsNow {
            better: Name,
            reason: Message,
        },
        /// The better move wins for certain.
        "wins" = Wins {
            better: Name,
            plies: u32,
        },
        /// The better move leaves the opponent few moves.
        "moves-left" = MovesLeft {
            better: Name,
            side: Side,
            moves: usize,
        },
        /// The opponent can leave the player few moves.
        "few-moves" = FewMoves {
            played: Name,
            side: Side,
            reply: Name,
            owner: Side,
            moves: usize,
        },
        /// What the engine thinks of both moves.
        "chances" = Chances {
            played: Name,
            side: Side,
            percent: u32,
            better: Name,
            better_percent: u32,
        },
    }
}

/// The game ends at once, or with the opponent's reply.
pub(super) fn end(contrast: &Contrast) -> Option<Message> {
    let first = contrast.first();
    if let Some(outcome) = first.after.outcome() {
        let winner = outcome.winner.filter(|&winner| winner != contrast.team)?;
        let mut others = tetrarch_catalog::Seat::all(first.after.seats());
        let seat = others.find(|&seat| first.after.team(seat) == winner)?;
        let (side, reason) = (first.after.side(seat), outcome.reason.message());
        return Some(Reason::Ends { played: first.name(), side, reason }.message());
    }
    let reply = contrast.reply()?;
    let reason = reply.won_by(reply.team())?.reason.message();
    let (played, side) = (first.name(), reply.side());
    Some(Reason::ReplyWins { played, side, reply: reply.name(), reason }.message())
}

/// The opponent wins for certain, in at most this number of plies.
pub(super) fn loss(lesson: &Lesson<'_>, contrast: &Contrast, most: u32) -> Option<Message> {
    let proved = lesson.proved_after.filter(|proved| proved.plies <= most)?;
    let reply = contrast.reply()?;
    let is_of_two = team_count(lesson.position) == 2;
    (is_of_two && proved.winner == reply.team()).then(|| {
        let (played, side) = (contrast.first().name(), reply.side());
        Reason::Loses { played, side, plies: proved.plies }.message()
    })
}

/// The better move wins, at once or for certain.
pub(super) fn win(lesson: &Lesson<'_>, contrast: &Contrast) -> Option<Message> {
    let better = contrast.better();
    if let Some(outcome) = better.won_by(contrast.team) {
        let reason = outcome.reason.message();
        return Some(Reason::WinsNow { better: better.name(), reason }.message());
    }
    let is_of_two = team_count(lesson.position) == 2;
    let is_win = is_of_two && lesson.best_worth.is_win();
    let proved = lesson.proved.filter(|proved| is_win && proved.winner == contrast.team)?;
    Some(Reason::Wins { better: better.name(), plies: proved.plies }.message())
}

/// How few moves the better move leaves.
pub(super) fn moves_left(contrast: &Contrast) -> Option<Message> {
    let better = contrast.better();
    let moves = few(moves_after(contrast.better())?, moves_after(contrast.first())?)?;
    let seat = better.after.turn();
    (better.after.team(seat) != contrast.team).then(|| {
        let side = better.after.side(seat);
        Reason::MovesLeft { better: better.name(), side, moves }.message()
    })
}

/// How few moves the opponent's reply leaves, compared with the better line.
pub(super) fn few_moves(contrast: &Contrast) -> Option<Message> {
    let reply = contrast.reply()?;
    let moves = few(moves_after(reply)?, moves_after(contrast.better.get(1)?)?)?;
    let seat = reply.after.turn();
    (seat == contrast.first().seat).then(|| {
        let (played, owner) = (contrast.first().name(), reply.after.side(seat));
        let (side, reply) = (reply.side(), reply.name());
        Reason::FewMoves { played, side, reply, owner, moves }.message()
    })
}

/// The first number, if it is small by itself and beside the other.
fn few(moves: usize, otherwise: usize) -> Option<usize> {
    (moves <= FEW && 2 * moves <= otherwise).then_some(moves)
}

/// How many moves there are after a step; none if the game is over.
fn moves_after(step: &Step) -> Option<usize> {
    step.after.outcome().is_none().then(|| step.after.count_moves())
}

/// What the engine thinks of both moves. That the better one wins is enough where it is said.
pub(super) fn chances(lesson: &Lesson<'_>, contrast: &Contrast, is_said: bool) -> Option<Message> {
    let percent = |chance: f64| (100.0 * chance).round() as u32;
    let first = contrast.first();
    (!is_said || !lesson.best_worth.is_win()).then(|| {
        Reason::Chances {
            played: first.name(),
            side: first.side(),
            percent: percent(lesson.played_worth.chance),
            better: contrast.better().name(),
            better_percent: percent(lesson.best_worth.chance),
        }
        .message()
    })
}
