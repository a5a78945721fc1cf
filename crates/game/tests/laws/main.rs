//! The laws themselves: a good little game keeps them, and every way of breaking it is noticed.

mod heap;

use heap::{Fault, Heap, HeapOptions};
use tetrarch_game::laws::check_game;
use tetrarch_game::{Playouts, Seed, perft, playouts};

fn law_broken_by(fault: Fault) -> Option<&'static str> {
    let options = HeapOptions { stones: 12, fault };
    (0..20).find_map(|seed| {
        check_game::<Heap>(&options, Seed(seed), 50).err().map(|broken| broken.law)
    })
}

#[test]
fn a_good_game_keeps_every_law() {
    assert_eq!(law_broken_by(Fault::None), None);
}

#[test]
fn every_fault_breaks_a_law() {
    let expected = [
        (Fault::ForgetsSeed, "the same seed gives the same game"),
        (Fault::OutcomeTooEarly, "an outcome exists exactly when there are no moves"),
        (Fault::CountsWrong, "moves are counted as they are listed"),
        (Fault::SkipsChild, "each child is the position after its move"),
        (Fault::SameMoveText, "move texts are unique"),
        (Fault::MisreadsMove, "move text round-trips"),
        (Fault::MisreadsPosition, "position text round-trips"),
        (Fault::KeyFromNowhere, "equal positions have equal keys"),
        (Fault::LoudMoveDiffers, "an observer changes nothing"),
        (Fault::SilentEvents, "replaying the events on the old board gives the new board"),
        (Fault::LosesStones, "seeds, scales, pieces and marbles are conserved"),
        (Fault::UnlistedMessage, "what a move does is a message of its game"),
        (Fault::OneGesture, "every move has a gesture of its own"),
        (Fault::AcceptsAnything, "what is not listed is refused"),
        (Fault::MisdrawsTurn, "a drawing and a turn are a position"),
        (Fault::UnlistedRefusal, "a refusal is a message of its game"),
    ];
    for (fault, law) in expected {
        assert_eq!(law_broken_by(fault), Some(law), "{fault:?}");
    }
}

#[test]
fn perft_counts_the_ways_to_empty_a_heap() {
    let heap = Heap::of(5);
    // Ordered sums of ones and twos that make five or leave more to come.
    assert_eq!((0..7).map(|depth| perft(&heap, depth)).collect::<Vec<_>>(), [1, 2, 4, 7, 5, 1, 0]);
}

#[test]
fn playouts_add_up_and_repeat_with_their_seed() {
    let run = || playouts(&Heap::of(9), 100, 50, Seed(4));
    let Playouts { games, finished, plies, .. } = run();
    assert_eq!((games, finished), (100, 100));
    assert!((500..=900).contains(&plies), "nine stones last five to nine plies, not {plies} / 100");
    assert_eq!(run(), run());
    assert_eq!(playouts(&Heap::of(9), 100, 3, Seed(4)).finished, 0, "three plies are too few");
}
