//! One call of `tetrarch solve`.

use std::fs::File;
use std::io::{BufWriter, Write};

use serde_json::json;
use tetrarch_catalog::{Position, Seat, Settings, Team};
use tetrarch_engine::solver::{
    Plies, ProofProgress, Shortest, Solution, Solver, SolverSetup, Unproved, Watch as Looks,
};
use tetrarch_game::Decimal;

use super::Args;
use super::checkpoint::Checkpoint;
use super::watch::{Reason, Stage, Watch};
use crate::commands::write_json;
use crate::failure::Failure;
use crate::messages::{Solved, Wrong, say};
use crate::outcome::sides_of;

/// The work on one position.
pub struct Session<'a> {
    args: &'a Args,
    position: Position,
    solver: Solver,
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

impl<'a> Session<'a> {
    /// Reads the position and, if there is one, the file of an earlier call.
    pub fn new(args: &'a Args) -> Result<Self, Failure> {
        let position = args.game.reach()?.position;
        let seats = position.seats();
        let seat = match args.seat {
            None => None,
            Some(number) => {
                let seat = Seat::from_number(number).filter(|seat| seat.index() < seats);
                Some(seat.ok_or_else(|| Failure::call(say(&Wrong::Seats { seat: number, seats })))?)
            }
        };
        let setup = SolverSetup { seat, memory_mib: args.memory as usize, salt: args.salt };
        let mut solver = Solver::new(&position, setup);
        let numbers: Vec<u8> = solver.teams().iter().map(|team| team.number()).collect();
        let salt = if args.salt == 0 { String::new() } else { format!(" salt {}", args.salt) };
        let about = format!("{} teams {numbers:?}{salt}", describe(position.settings()));
        let checkpoint = args.resume.as_deref().map(|path| Checkpoint::new(path, about));
        if let Some(checkpoint) = &checkpoint {
            checkpoint.read(&mut solver)?;
        }
        let watch = Watch::new(args.seconds, checkpoint.is_some())?;
        Ok(Self { args, position, solver, watch, checkpoint })
    }

    /// Solves and writes the answer.
    pub fn run(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        let within = self.args.within.map_or(Plies::ANY, Plies::from_plies);
        let solution =
            self.work(Stage::Search, |solver, looks| match solver.solve(within, looks) {
                Solution::Open => None,
                solution => Some(solution),
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
        stage: Stage,
        mut part: impl FnMut(&mut Solver, Looks<'_>) -> Option<T>,
    ) -> Result<Option<T>, Failure> {
        loop {
            let looks = &mut |progress: &ProofProgress| self.watch.look(stage, progress);
            let done = part(&mut self.solver, looks);
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
        let exact = self.work(Stage::Shorten, |solver, looks| {
            let shortest: Shortest = solver.shorten(win.team, plies, looks);
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
        let proof =
            self.work(Stage::Prove, |solver, looks| match solver.proof(team, plies, looks) {
                Err(Unproved::Stopped) => None,
                proof => Some(proof),
            })?;
        let Some(proof) = proof else { return Ok(()) };
        let file = proof.map_err(Failure::data)?;
        win.plies = Plies::from_plies(file.plies);
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
        let nodes = self.solver.nodes();
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
        let (seconds, speed) = (Decimal::new(seconds, 1), Decimal::new(speed, 2));
        Ok(writeln!(anstream::stderr(), "{}", say(&Solved::Speed { seconds, nodes, speed }))?)
    }

    fn sentence(&self, is_open: bool, win: Option<Win>) -> String {
        let Some(Win { team, plies, is_exact }) = win else {
            return say(&match (is_open, self.args.seat, self.args.within) {
                (true, ..) => Solved::Open,
                (false, None, None) => Solved::NoWin,
                (false, None, Some(plies)) => Solved::NoWinWithin { plies },
                (false, Some(seat), None) => Solved::NoWinFor { seat },
                (false, Some(seat), Some(plies)) => Solved::NoWinForWithin { seat, plies },
            });
        };
        let winners = sides_of(&self.position, team);
        let count = winners.len();
        say(&match plies.count() {
            Some(plies) => Solved::WinIn { winners, count, plies, exact: is_exact },
            None => Solved::Win { winners, count },
        })
    }
}

/// Game, variant and options in one line.
fn describe(settings: &Settings) -> String {
    let options: Vec<String> =
        settings.options().map(|(id, value)| format!("{id}={value}")).collect();
    format!("{} {}", settings.game(), options.join(" "))
}
