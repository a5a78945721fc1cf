//! What is being voted on at a table, and what each seat may do.

use tetrarch_catalog::{Seat, Team};
use tetrarch_protocol::{ActKind, Closing, OpenVote, QuestionKind};
use tetrarch_table::{self as table, Action, Ballot, Table};

/// What a table is voting on, each question with who has answered and what is still needed.
#[must_use]
pub fn questions_view(table: &Table) -> Vec<OpenVote> {
    let teams = table.seating().teams();
    let mut questions = Vec::new();
    if let Some(ballot) = table.draw_votes() {
        questions.extend(question(table, QuestionKind::Draw, ballot, &teams));
    }
    if let Some(request) = table.takeback_request() {
        let own = table.seating().team(request.seat);
        let others: Vec<Team> = teams.iter().copied().filter(|team| *team != own).collect();
        let mut ballot = request.ballot.clone();
        // The seat that asks speaks for its own team.
        ballot.cast(request.seat, true);
        let asked = question(table, QuestionKind::Takeback, &ballot, &others);
        let (by, plies) = (request.seat.number(), request.plies as u32);
        questions.extend(asked.map(|asked| OpenVote { by, plies, ..asked }));
    }
    for team in teams {
        let mut ballot = Ballot::default();
        let voters = table.seating().voters(team).into_iter();
        let wanted = |seat: &Seat| table.resignation_votes().yes().contains(seat);
        voters.filter(wanted).for_each(|seat| ballot.cast(seat, true));
        questions.extend(question(table, QuestionKind::Resignation, &ballot, &[team]));
    }
    questions
}

/// A vote of all these seats, for which each of them must agree.
#[must_use]
pub fn unanimous(kind: QuestionKind, ballot: &Ballot, voters: &[Seat]) -> Option<OpenVote> {
    let by = ballot.asked_by()?.number();
    let missing = voters.iter().filter(|seat| !ballot.yes().contains(seat)).count();
    Some(OpenVote {
        kind,
        by,
        plies: 0,
        yes: numbers(ballot.yes()),
        no: numbers(ballot.no()),
        waiting: numbers(voters.iter().filter(|seat| !ballot.has_voted(**seat))),
        needed: missing as u32,
    })
}

fn question(
    table: &Table,
    kind: QuestionKind,
    ballot: &Ballot,
    teams: &[Team],
) -> Option<OpenVote> {
    let by = ballot.asked_by()?.number();
    let voters: Vec<Vec<Seat>> = teams.iter().map(|team| table.seating().voters(*team)).collect();
    let needed: usize = voters.iter().map(|voters| ballot.needed(voters)).sum();
    Some(OpenVote {
        kind,
        by,
        plies: 0,
        yes: numbers(ballot.yes()),
        no: numbers(ballot.no()),
        waiting: numbers(voters.iter().flatten().filter(|seat| !ballot.has_voted(**seat))),
        needed: needed as u32,
    })
}

/// What a seat may do now at its table besides moving.
#[must_use]
pub fn may_view(table: &Table, seat: Seat) -> Vec<ActKind> {
    let kind = |action| match action {
        Action::Resign => ActKind::Resign,
        Action::PlayOn => ActKind::PlayOn,
        Action::OfferDraw => ActKind::OfferDraw,
        Action::DeclineDraw => ActKind::DeclineDraw,
        Action::AskTakeback => ActKind::AskTakeback,
        Action::AnswerTakeback => ActKind::AnswerTakeback,
        Action::Abort => ActKind::Abort,
    };
    table.may(seat).into_iter().map(kind).collect()
}

/// Why a question was closed.
#[must_use]
pub fn closing_view(closing: table::Closing) -> Closing {
    match closing {
        table::Closing::Declined => Closing::Declined,
        table::Closing::Withdrawn => Closing::Withdrawn,
        table::Closing::PlayedOn => Closing::PlayedOn,
    }
}

fn numbers<'a>(seats: impl IntoIterator<Item = &'a Seat>) -> Vec<u8> {
    seats.into_iter().map(|seat| seat.number()).collect()
}
