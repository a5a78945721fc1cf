//! One call of `tetrarch solve`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;

use serde_json::json;
use tetrarch_catalog::{Position, Settings};
use tetrarch_game::{GameOptions, Notation, Seat, Team};
use tetrarch_proof::ProofFile;
use tetrarch_search::prover::{Hints, Plies, Progress, Shortest, Solution, Solver, Unproved};

use super::Args;
use super::checkpoint::Checkpoint;
use super::watch::{Reason, Watch};
use crate::commands::write_json;
use crate::failure::Failure;

/// What a part of the work tells its watcher.
type Looks<'a> = &'a mut dyn FnMut(&Progress) -> ControlFlow<()>;

/// The work on one position.
pub struct Session<'a, G, H> {
    args: &'a Args,
    position: Position,
    root: G,
    solver: Solver<G, H>,
    watch: Watch,
    checkpoint: Option<Checkpoint>,
}

/// A win, and whether every shorter one is refuted.
#[derive(Clone, Copy)]
struct Win {
    team: Team,
    plies: Plies,
    is_exact: bool,
}

impl<'a, G: Notation, H: Hints<G> + Clone> Session<'a, G, H> {
    /// Reads the position and, if there is one, the file of an earlier call.
    pub fn new(args: &'a Args, hints: H) -> Result<Self, Failure> {
        let position = args.game.reach()?.position;
        let root = typed::<G>(&position)?;
        let teams = match args.seat {
            None => Solver::<G, H>::teams(&root),
            Some(number) => {
                let seats = root.seats();
                let seat = Seat::from_number(number).filter(|seat| seat.index() < seats);
                let seat = seat.ok_or_else(|| {
                    Failure::call(format_args!("--seat {number}: the seats are 1 to {seats}"))
                })?;
                vec![root.team(seat)]
            }
        };
        let mut solver = Solver::new(&hints, &teams, args.memory as usize);
        let numbers: Vec<u8> = teams.iter().map(|team| team.number()).collect();
        let about = format!("{} teams {numbers:?}", describe(position.settings()));
        let checkpoint = args.resume.as_deref().map(|path| Checkpoint::new(path, about));
        if let Some(checkpoint) = &checkpoint {
            checkpoint.read(&mut solver)?;
        }
        let watch = Watch::new(args.seconds, checkpoint.is_some())?;
        Ok(Self { args, position, root, solver, watch, checkpoint })
    }

    /// Solves and writes the answer.
    pub fn run(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        let within = self.args.within.map_or(Plies::ANY, Plies::from_plies);
        let solution = self.work("searching", |solver, root, looks| {
            match solver.solve(root, within, looks) {
                Solution::Open => None,
                solution => Some(solution),
            }
        })?;
        let mut win = match solution {
            Some(Solution::Win { team, plies }) => Some(Win { team, plies, is_exact: false }),
            _ => None,
        };
        if let Some(win) = &mut win {
            if self.args.shortest {
                self.shorten(win)?;
            }
            if self.args.proof.is_some() {
                self.prove(win)?;
            }
        }
        self.answer(solution.is_none(), win, out)
    }

    /// Does a part of the work, which gives none when it was stopped, and keeps what was found out
    /// when it is time to. None if it was not finished.
    fn work<T>(
        &mut self,
        what: &str,
        mut part: impl FnMut(&mut Solver<G, H>, &G, Looks<'_>) -> Option<T>,
    ) -> Result<Option<T>, Failure> {
        loop {
            let looks = &mut |progress: &Progress| self.watch.look(what, progress);
            let done = part(&mut self.solver, &self.root, looks);
            if done.is_some() {
                return Ok(done);
            }
            if let Some(checkpoint) = &self.checkpoint {
                checkpoint.write(&mut self.solver)?;
                self.watch.saved();
            }
            if self.watch.reason() == Some(Reason::End) {
                return Ok(None);
            }
        }
    }

    fn shorten(&mut self, win: &mut Win) -> Result<(), Failure> {
        let mut plies = win.plies;
        let exact = self.work("shortening", |solver, root, looks| {
            let prover = solver.prover(win.team).expect("it was asked about");
            let shortest: Shortest = prover.shorten(root, plies, looks);
            plies = shortest.plies;
            shortest.is_exact.then_some(())
        })?;
        *win = Win { plies, is_exact: exact.is_some(), ..*win };
        Ok(())
    }

    /// Writes the proof of a win, whose length may come out shorter than the search said.
    fn prove(&mut self, win: &mut Win) -> Result<(), Failure> {
        let path = self.args.proof.as_deref().expect("a proof was asked for");
        let Win { team, plies, .. } = *win;
        let proof = self.work("proving", |solver, root, looks| {
            let prover = solver.prover(team).expect("it was asked about");
            match prover.proof(root, plies, looks) {
                Err(Unproved::Stopped) => None,
                proof => Some(proof),
            }
        })?;
        let Some(proof) = proof else { return Ok(()) };
        let proof = proof.map_err(Failure::data)?;
        win.plies = proof.plies();
        let settings = self.position.settings();
        let options = settings.changed_options().into_iter();
        let file = ProofFile {
            game: G::ID.to_owned(),
            variant: settings.variant().to_owned(),
            options: options.map(|(id, value)| (id.to_owned(), value)).collect(),
            position: self.position.text(),
            winner: team.index() as u8 + 1,
            plies: proof.plies().count().expect("a proof has a length"),
            choices: proof.choices(),
        };
        let write = || {
            let mut out = BufWriter::new(File::create(path)?);
            file.write(&mut out)?;
            out.flush()
        };
        write().map_err(|error| Failure::file(path, &error))
    }

    fn answer(
        mut self,
        is_open: bool,
        win: Option<Win>,
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        let nodes: u64 = self.solver.provers().iter().map(|prover| prover.nodes()).sum();
        let seconds = self.watch.seconds();
        if self.args.json {
            let winner = win.map(|win| win.team.index() + 1);
            let plies = win.and_then(|win| win.plies.count());
            return write_json(
                out,
                &json!({
                    "settled": !is_open,
                    "winner": winner,
                    "plies": plies,
                    "shortest": win.is_some_and(|win| win.is_exact),
                    "nodes": nodes,
                    "seconds": seconds,
                }),
            );
        }
        writeln!(out, "{}", self.sentence(is_open, win))?;
        let speed = nodes as f64 / seconds.max(1e-9) / 1e6;
        Ok(writeln!(
            anstream::stderr(),
            "{seconds:.1} s, {nodes} nodes, {speed:.2} million a second"
        )?)
    }

    fn sentence(&self, is_open: bool, win: Option<Win>) -> String {
        let Some(Win { team, plies, is_exact }) = win else {
            let bound = self.args.within.map_or(String::new(), |plies| format!(" within {plies}"));
            return match (is_open, self.args.seat) {
                (true, _) => "Not settled; the search was stopped.".to_owned(),
                (false, None) => format!("Nobody can force a win{bound}."),
                (false, Some(seat)) => format!("Seat {seat} cannot force a win{bound}."),
            };
        };
        let names: Vec<&str> = Seat::all(self.position.seats())
            .filter(|&seat| self.position.team(seat) == team)
            .map(|seat| self.position.seat_name(seat))
            .collect();
        let verb = if names.len() == 1 { "wins" } else { "win" };
        let at_most = if is_exact { "exactly" } else { "at most" };
        format!("{} {verb} in {at_most} {plies} plies.", names.join(" and "))
    }
}

/// The position with its own type.
fn typed<G: Notation>(position: &Position) -> Result<G, Failure> {
    let settings = position.settings();
    let changed = settings.changed_options();
    let set: Vec<(&str, &str)> = changed.iter().map(|(id, value)| (*id, value.as_str())).collect();
    let options = G::Options::choose(Some(settings.variant()), &set).map_err(Failure::call)?;
    G::parse_position(&options, &position.text()).map_err(Failure::data)
}

/// Game, variant and options in one line.
fn describe(settings: &Settings) -> String {
    let options: Vec<String> =
        settings.options().map(|(id, value)| format!("{id}={value}")).collect();
    format!("{} {}", settings.game(), options.join(" "))
}
