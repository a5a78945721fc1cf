//! Exhaustive solutions, as plain as they can be.

use tetrarch_game::{Game, Team, divide};

/// Every position that can be reached, the first one first; none if there are more than `most`.
pub fn reachable<G: Game>(start: &G, most: usize) -> Option<Vec<G>> {
    let mut all = vec![start.clone()];
    let mut next = 0;
    let mut known = std::collections::HashMap::from([(start.key(), start.clone())]);
    while next < all.len() {
        for (_, child) in divide(&all[next].clone()) {
            let first = known.entry(child.key()).or_insert_with(|| {
                all.push(child.clone());
                child.clone()
            });
            assert_eq!(*first, child, "two positions share a key");
        }
        if all.len() > most {
            return None;
        }
        next += 1;
    }
    Some(all)
}

/// The length of the shortest win a team can force from each position, by going back from the
/// ends: a position is won in n + 1 plies if the right ones after it are won in n.
pub fn wins<G: Game>(all: &[G], team: Team) -> Vec<Option<u32>> {
    let index_of: std::collections::HashMap<u64, usize> =
        all.iter().enumerate().map(|(index, position)| (position.key(), index)).collect();
    let children: Vec<Vec<usize>> = all
        .iter()
        .map(|position| divide(position).iter().map(|(_, child)| index_of[&child.key()]).collect())
        .collect();
    let mut wins: Vec<Option<u32>> = all
        .iter()
        .map(|position| (position.outcome()?.winner == Some(team)).then_some(0))
        .collect();
    for plies in 1.. {
        let mut new = Vec::new();
        for (index, position) in all.iter().enumerate() {
            if wins[index].is_some() || children[index].is_empty() {
                continue;
            }
            let mut is_won = children[index].iter().map(|&child| wins[child].is_some());
            let attacks = position.team(position.turn()) == team;
            if if attacks { is_won.any(|won| won) } else { is_won.all(|won| won) } {
                new.push(index);
            }
        }
        if new.is_empty() {
            break;
        }
        for index in new {
            wins[index] = Some(plies);
        }
    }
    wins
}

/// Whether a team can force a win within some plies, by looking at every line.
pub fn wins_within<G: Game>(position: &G, team: Team, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(team);
    }
    if plies == 0 {
        return false;
    }
    let attacks = position.team(position.turn()) == team;
    let mut children = divide(position).into_iter();
    if attacks {
        children.any(|(_, child)| wins_within(&child, team, plies - 1))
    } else {
        children.all(|(_, child)| wins_within(&child, team, plies - 1))
    }
}
