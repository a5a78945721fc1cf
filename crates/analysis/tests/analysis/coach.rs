//! Whatever the coach says is so: every number of every message is counted again, without the
//! coach, on games of all kinds.

use std::collections::{BTreeMap, BTreeSet};

use tetrarch_analysis::{Analyst, Effort, PlyReport, ReplayedGame};
use tetrarch_catalog::{Message, Position, Said, Seat, Side, Team};
use tetrarch_game::{Arg, Rng, Seed};
use tetrarch_messages::Language;

use crate::counted::{Counted, captured, feature, goals, owners_off, owners_pushed};
use crate::games::start;

/// A game of moves drawn by lot.
fn careless(start: Position, plies: usize, seed: u64) -> ReplayedGame {
    let mut rng = Rng::new(Seed(seed));
    let mut position = start.clone();
    let mut texts = Vec::new();
    while texts.len() < plies && position.outcome().is_none() {
        let moves = position.moves();
        texts.push(moves[rng.below(moves.len() as u32) as usize].clone());
        position.play(texts.last().expect("a move")).expect("a listed move can be played");
    }
    ReplayedGame::play(start, texts).expect("the moves were played before")
}

/// One message with the ply that it was said of.
struct Claim<'a> {
    before: &'a Position,
    ply: &'a PlyReport,
    message: &'a Message,
}

impl Claim<'_> {
    fn number(&self, name: &str) -> usize {
        match self.message.args.get(name) {
            Some(Arg::Whole(number)) => usize::try_from(*number).expect("nothing is negative"),
            other => panic!("{name} of {}: {other:?}", self.message),
        }
    }

    fn word(&self, name: &str) -> &str {
        match self.message.args.get(name) {
            Some(Arg::Word(word)) => word,
            other => panic!("{name} of {}: {other:?}", self.message),
        }
    }

    fn names(&self, name: &str) -> BTreeSet<String> {
        match self.message.args.get(name) {
            Some(Arg::All { all: items } | Arg::Any { any: items }) => {
                items.iter().map(ToString::to_string).collect()
            }
            other => panic!("{name} of {}: {other:?}", self.message),
        }
    }

    fn team(&self) -> Team {
        self.before.team(self.before.turn())
    }

    fn after(&self, text: &str) -> Position {
        played(self.before, text)
    }

    /// That the message names the move that was played.
    fn after_played(&self) -> Position {
        assert_eq!(self.word("played"), self.ply.text);
        self.after(&self.ply.text)
    }

    /// That the message names the best move.
    fn better(&self) -> &str {
        assert_eq!(self.word("better"), self.ply.best().moves[0]);
        self.word("better")
    }

    /// That the message names the engine's reply and who plays it.
    fn reply(&self, after: &Position) -> &str {
        assert_eq!(self.word("reply"), self.ply.refutation[0]);
        assert_eq!(self.word("side"), after.side(after.turn()).0);
        assert_ne!(after.team(after.turn()), self.team());
        self.word("reply")
    }

    fn check(&self) {
        let id = &self.message.id;
        match (Counted::of(id), id.strip_prefix("coach-feature-")) {
            (Some((counted, last)), _) => self.check_counted(counted, last),
            (None, Some(name)) => self.check_feature(name),
            (None, None) => self.check_general(),
        }
    }

    fn check_feature(&self, name: &str) {
        let line: Vec<&str> = self.word("line").split(' ').collect();
        let better: Vec<&str> = self.word("better_line").split(' ').collect();
        assert_eq!((line[0], line.len()), (self.ply.text.as_str(), better.len()));
        assert_eq!(line[1..], self.ply.refutation[..line.len() - 1]);
        assert_eq!(better, self.ply.best().moves[..better.len()]);
        let seat = self.before.turn();
        let end = |line: &[&str]| {
            line.iter().fold(self.before.clone(), |position, text| played(&position, text))
        };
        let (end, better_end) = (end(&line), end(&better));
        assert_eq!(self.word("side"), end.side(seat).0);
        assert_eq!(self.number("count"), feature(name, &end, seat), "{}", self.message);
        let better_count = self.number("better_count");
        assert_eq!(better_count, feature(name, &better_end, seat), "{}", self.message);
        let is_bad = matches!(name, "attacked" | "edge");
        assert_eq!(is_bad, self.number("count") > better_count, "{}", self.message);
    }

    fn check_counted(&self, counted: Counted, last: &str) {
        let own = Some(self.team());
        match last {
            "reply" => {
                let after = self.after_played();
                let reply = self.reply(&after);
                self.check_taken(counted, &after, reply, own);
                let most = counted.most(&self.after(&self.ply.best().moves[0]), own);
                assert!(counted.taken(&after, reply, own) > most, "{}", self.message);
            }
            "safe" => {
                let after = self.after(self.better());
                assert_eq!(self.word("side"), after.side(after.turn()).0);
                let said = if counted == Counted::PushedOff { 0 } else { self.number("most") };
                assert_eq!(counted.most(&after, own), said, "{}", self.message);
                if matches!(counted, Counted::PushedOff | Counted::Pushed) {
                    let team =
                        Seat::all(after.seats()).filter(|&seat| Some(after.team(seat)) == own);
                    assert_eq!(self.names("owners"), names(team.map(|seat| after.side(seat))));
                }
            }
            "takes" => {
                self.check_taken(counted, self.before, self.better(), None);
                let played = counted.taken(self.before, &self.ply.text, None);
                assert!(counted.taken(self.before, self.better(), None) > played);
            }
            "line" => {
                let line: Vec<&str> = self.word("line").split(' ').collect();
                let first = self.word("first");
                let of_played = first == self.ply.text;
                let best = &self.ply.best().moves[1..];
                let known = if of_played { &self.ply.refutation[..] } else { best };
                assert_eq!(line, known[..line.len()]);
                let (last, before_last) = line.split_last().expect("a line has moves");
                let position =
                    before_last.iter().fold(self.after(first), |at, text| played(&at, text));
                assert_eq!(self.word("side"), position.side(position.turn()).0);
                let is_own = position.team(position.turn()) == self.team();
                assert_eq!(is_own, !of_played, "{}", self.message);
                self.check_taken(counted, &position, last, if is_own { None } else { own });
            }
            other => panic!("{other} is not checked"),
        }
    }

    /// That a move takes what the message says.
    fn check_taken(&self, counted: Counted, before: &Position, text: &str, from: Option<Team>) {
        let taken = counted.taken(before, text, from);
        let after = played(before, text);
        assert!(taken > 0);
        let said = match counted {
            Counted::Seeds => {
                if self.message.args.contains_key("laps") {
                    let told = before.explain(text).expect("the move can be played");
                    assert_eq!(told.args["laps"], self.message.args["laps"]);
                }
                self.number("captured")
            }
            Counted::Threats => self.number("ways"),
            Counted::Stacks => {
                let goal = after.settings().options().find(|(id, _)| *id == "goal");
                assert_eq!(goal.expect("an option").1, self.number("goal").to_string());
                self.number("height")
            }
            Counted::Pieces => {
                let points: BTreeSet<String> = captured(before, text).into_iter().collect();
                assert_eq!(self.names("captured"), points);
                points.len()
            }
            Counted::Goals => {
                assert_eq!(self.number("goals"), goals(before));
                self.number("held")
            }
            Counted::PushedOff => {
                let owners = owners_off(before, text, from);
                assert_eq!(self.names("owners"), names(owners.iter().copied()));
                owners.len()
            }
            Counted::Pushed => {
                let owners = owners_pushed(before, text, from);
                assert_eq!(self.names("owners"), names(owners.iter().copied()));
                self.number("marbles")
            }
        };
        assert_eq!(taken, said, "{} {before:?}", self.message);
    }

    fn check_general(&self) {
        match &*self.message.id {
            "coach-ends" => {
                let after = self.after_played();
                let outcome = after.outcome().expect("the game has ended");
                let winner = outcome.winner.expect("somebody won");
                assert_ne!(winner, self.team());
                let is_winner = |&seat: &Seat| after.side(seat).0 == self.word("side");
                let seat = Seat::all(after.seats()).find(is_winner).expect("a side of the game");
                assert_eq!(after.team(seat), winner);
                self.check_reason(&after);
            }
            "coach-reply-wins" => {
                let after = self.after_played();
                let end = played(&after, self.reply(&after));
                let outcome = end.outcome().expect("the reply ends the game");
                assert_eq!(outcome.winner, Some(after.team(after.turn())));
                self.check_reason(&end);
            }
            "coach-loses" => {
                let after = self.after_played();
                assert_eq!(self.word("side"), after.side(after.turn()).0);
                let (plies, winner) = (self.number("plies"), after.team(after.turn()));
                assert_ne!(winner, self.team());
                assert!(plies > 3 || wins_within(&after, winner, plies), "{}", self.message);
            }
            "coach-wins-now" => {
                let after = self.after(self.better());
                assert_eq!(after.outcome().expect("an end").winner, Some(self.team()));
                self.check_reason(&after);
            }
            "coach-wins" => {
                let (after, plies) = (self.after(self.better()), self.number("plies"));
                let proved = self.ply.proved.expect("a proved win");
                assert_eq!((proved.winner, proved.plies as usize), (self.team(), plies));
                assert!(plies > 3 || wins_within(&after, self.team(), plies - 1));
            }
            "coach-moves-left" => {
                let after = self.after(self.better());
                assert_eq!(self.word("side"), after.side(after.turn()).0);
                assert_eq!(self.number("moves"), after.moves().len());
                assert!(self.after(&self.ply.text).moves().len() >= 2 * self.number("moves"));
            }
            "coach-few-moves" => {
                let after = self.after_played();
                let end = played(&after, self.reply(&after));
                assert_eq!(self.word("owner"), end.side(self.before.turn()).0);
                assert_eq!(end.turn(), self.before.turn());
                assert_eq!(self.number("moves"), end.moves().len());
            }
            "coach-chances" => {
                let after = self.after_played();
                assert_eq!(self.word("side"), after.side(self.before.turn()).0);
                let percent = |chance: f64| (100.0 * chance).round() as usize;
                assert_eq!(self.number("percent"), percent(self.ply.played.chance));
                assert_eq!(self.number("better_percent"), percent(self.ply.best().judged.chance));
                self.better();
            }
            other => panic!("{other} is not checked"),
        }
    }

    fn check_reason(&self, end: &Position) {
        let reason = end.outcome().expect("an end").reason.message();
        assert_eq!(self.message.args["reason"], Arg::Message(Box::new(reason)));
    }
}

fn played(before: &Position, text: &str) -> Position {
    let mut after = before.clone();
    after.play(text).expect("a move of a line can be played");
    after
}

/// As a list of sides is written.
fn names(sides: impl Iterator<Item = Side>) -> BTreeSet<String> {
    sides.map(|side| side.message().to_string()).collect()
}

/// Whether a team can win within a number of plies, whatever the others play.
fn wins_within(position: &Position, team: Team, plies: usize) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(team);
    }
    if plies == 0 {
        return false;
    }
    let mut children = position.children().into_iter();
    let wins = |(_, child): (String, Position)| wins_within(&child, team, plies - 1);
    if position.team(position.turn()) == team { children.any(wins) } else { children.all(wins) }
}

/// Checks all that is said of some careless games; how often each message was said.
fn coached(game: &str, variant: &str, plies: usize, games: u64) -> BTreeMap<String, usize> {
    let mut said = BTreeMap::new();
    for seed in 1..=games {
        let course = careless(start(game, Some(variant)), plies, seed);
        let analyst = Analyst::new(Effort::nodes(400)).lines(2);
        let analysis = analyst.analyse(&course, &mut |_| ()).expect("nobody cancels it");
        for (ply, before) in analysis.plies.iter().zip(course.positions()) {
            assert!(ply.reasons.len() <= 2, "{ply:?}");
            assert_eq!(ply.verdict.is_error(), !ply.reasons.is_empty(), "{ply:?}");
            assert!(ply.verdict.is_error() || ply.refutation.is_empty(), "{ply:?}");
            for message in &ply.reasons {
                Claim { before, ply, message }.check();
                assert!(Language::ENGLISH.find(message).is_some(), "{message}");
                *said.entry(message.id.to_string()).or_default() += 1;
            }
        }
    }
    println!("{game} {variant}: {said:?}");
    said
}

/// That each of these was said.
fn has_said(said: &BTreeMap<String, usize>, ids: &[&str]) {
    for id in ids {
        assert!(said.contains_key(*id), "{id} was never said: {said:?}");
    }
}

#[test]
fn what_is_said_of_hus_is_so() {
    let mut said = coached("hus", "european", 30, 6);
    said.extend(coached("hus", "african", 30, 4));
    has_said(&said, &["coach-hus-reply", "coach-hus-safe", "coach-hus-takes"]);
}

#[test]
fn what_is_said_of_pantarei_is_so() {
    let said = coached("pantarei", "standard", 40, 12);
    has_said(&said, &["coach-reply-wins", "coach-pantarei-threats-takes", "coach-feature-carries"]);
}

#[test]
fn what_is_said_of_gou_is_so() {
    let said = coached("gou", "base", 60, 5);
    has_said(
        &said,
        &["coach-gou-reply", "coach-gou-safe", "coach-gou-takes", "coach-feature-moves"],
    );
}

#[test]
fn what_is_said_of_abalone_is_so() {
    let said = coached("abalone", "belgian-daisy", 60, 5);
    has_said(&said, &["coach-abalone-off-takes", "coach-abalone-push-takes", "coach-feature-edge"]);
}

#[test]
fn what_is_said_of_more_players_is_so() {
    for variant in ["three-players", "four-players", "six-players"] {
        let said = coached("abalone", variant, 36, 2);
        assert!(!said.is_empty(), "{variant}");
    }
}
