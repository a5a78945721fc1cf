//! Every game, variant and number of players, with very little thought.

use tetrarch_arena::{Anchor, Arena, Entered, GameResult, MatchPlan, MatchStanding};
use tetrarch_catalog::entries;
use tetrarch_engine::Stop;

use crate::fakes::plan;

fn played(plan: &MatchPlan, games: u64, concurrency: usize) -> (Vec<GameResult>, MatchStanding) {
    let casting = Entered(&plan.entrants);
    let mut arena = Arena::new(plan, &casting, Vec::new()).unwrap();
    let mut told = 0;
    arena
        .play(games, concurrency, &Stop::new(), &mut |game, _| {
            assert_eq!(game.record.check(), [], "{:?}", game.result);
            told += 1;
            Ok::<(), ()>(())
        })
        .unwrap();
    assert_eq!(told, arena.games());
    (arena.results(), arena.standing(Anchor::Mean(0.0)))
}

#[test]
fn every_variant_is_played_by_everybody_there_is() {
    for entry in entries() {
        for variant in entry.variants() {
            let entrants = ["engine", "uct:nodes=5", "depth:1", "level:1"];
            let of_two = |first: usize| [entrants[first], entrants[first + 1]];
            for first in [0, 2] {
                let mut plan = plan(entry.id(), Some(variant.id), &of_two(first));
                plan.table.max_plies = Some(24);
                let (results, standing) = played(&plan, 2, 1);
                assert_eq!(standing.games % standing.games_of_group, 0);
                assert_eq!(standing.groups, 1, "{} {}", entry.id(), variant.id);
                assert!(results.iter().all(|result| result.forfeit.is_none()));
                let total: f64 = results.iter().flat_map(|result| &result.points).sum();
                assert!(total > 0.0);
            }
        }
    }
}

#[test]
fn the_same_match_goes_the_same_way_whatever_is_played_at_once() {
    for (game, variant) in [("pantarei", None), ("abalone", Some("three-players"))] {
        let plan = plan(game, variant, &["engine", "level:2"]);
        let (one, _) = played(&plan, 8, 1);
        let (several, _) = played(&plan, 8, 3);
        assert_eq!(one, several);
        let other = MatchPlan { seed: tetrarch_catalog::Seed(2), ..plan };
        assert_ne!(played(&other, 8, 1).0, one);
    }
}

#[test]
fn a_stronger_engine_is_found_to_be_stronger() {
    let mut plan = plan("hus", None, &["engine:nodes=2000", "depth:1"]);
    plan.table.max_plies = None;
    let (_, standing) = played(&plan, 30, 2);
    let estimate = standing.duel.unwrap().estimate.unwrap();
    assert!(estimate.elo.low > 0.0, "{estimate:?}");
    assert!(estimate.los > 0.95);
}

#[test]
fn three_levels_are_rated_together() {
    let mut plan = plan("gou", None, &["level:1", "level:2", "engine:nodes=300"]);
    plan.table.max_plies = Some(400);
    let (results, standing) = played(&plan, 12, 2);
    assert_eq!((results.len(), standing.groups, standing.openings), (12, 6, 2));
    assert!(standing.duel.is_none());
    let ratings: Vec<f64> =
        standing.entrants.iter().map(|entrant| entrant.rating.unwrap().value).collect();
    assert!(ratings.iter().sum::<f64>().abs() < 1e-6, "the mean is the anchor: {ratings:?}");
    assert!(ratings[2] > ratings[0], "{ratings:?}");
}
