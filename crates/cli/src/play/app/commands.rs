//! What the command keys do.

use tetrarch_catalog::Seat;
use tetrarch_game::Name;

use super::files::proposal;
use super::{App, Screen as Shown};
use crate::messages::{self, Screen, say};
use crate::play::chooser::Chooser;
use crate::play::command::Command;
use crate::play::dialog::{Dialog, Purpose, Then};
use crate::play::input_effect::Effect;
use crate::play::playing::Playing;

impl App {
    pub(super) fn command(&mut self, command: Command) -> Effect {
        let pace = self.pace;
        let Some(playing) = self.playing_mut() else { return self.command_without_game(command) };
        let is_over = playing.session().table().is_over();
        match command {
            Command::Undo => playing.undo(),
            Command::Redo => {
                playing.redo(pace);
                self.announce_ending();
            }
            Command::Resign | Command::Draw if is_over => playing.notify(say(&Screen::Over)),
            Command::Resign => self.dialog = Some(resignation(playing)),
            Command::Draw if playing.session().has_computer() => {
                playing.notify(say(&Screen::NoDraw));
            }
            Command::Draw => self.dialog = Some(draw_offer(playing)),
            Command::Save => {
                self.dialog = Some(Dialog::file_name(Purpose::Save, proposal(playing)))
            }
            Command::Load => return self.leave_for(Then::Load),
            Command::New => return self.leave_for(Then::New),
            Command::Quit => return self.leave_for(Then::Quit),
            Command::Help => self.dialog = Some(Dialog::Help),
            Command::Hint if is_over => playing.notify(say(&Screen::Over)),
            Command::Hint => {
                if !playing.announce_turn() {
                    self.ask_hint();
                }
            }
            Command::Bar => self.toggle_bar(),
            Command::Pace => {
                self.pace = pace.next();
                let told = say(&Screen::Pace { pace: self.pace.name() });
                if let Some(playing) = self.playing_mut() {
                    playing.notify(told);
                }
            }
        }
        Effect::None
    }

    fn command_without_game(&mut self, command: Command) -> Effect {
        match command {
            Command::Quit => return Effect::Quit,
            Command::Load => return self.go_on(Then::Load),
            Command::Help => self.dialog = Some(Dialog::Help),
            _ => {}
        }
        Effect::None
    }

    /// Leaves the game for something else, but not without a question if it would be lost.
    fn leave_for(&mut self, then: Then) -> Effect {
        if self.playing().is_none_or(|playing| playing.session().is_saved()) {
            return self.go_on(then);
        }
        let question = match then {
            Then::Quit => Screen::UnsavedQuit,
            Then::Load => Screen::UnsavedLoad,
            _ => Screen::UnsavedNew,
        };
        self.dialog = Some(Dialog::ask(say(&question), then));
        Effect::None
    }

    pub(super) fn go_on(&mut self, then: Then) -> Effect {
        match (then, self.playing_mut()) {
            (Then::Quit, _) => return Effect::Quit,
            (Then::New, _) => self.screen = Shown::Choosing(Chooser::default()),
            (Then::Load, _) => self.dialog = Some(Dialog::file_name(Purpose::Load, "")),
            (Then::Overwrite(path), _) => return self.save(path, true),
            (Then::Resign, Some(playing)) => {
                playing.resign();
                self.announce_ending();
            }
            (Then::Draw, Some(playing)) => {
                playing.agree_draw();
                self.announce_ending();
            }
            (Then::Resign | Then::Draw, None) => {}
        }
        Effect::None
    }
}

fn resignation(playing: &Playing) -> Dialog {
    let speaker = playing.session().speaker();
    let side = Name(team_of(playing, speaker).into());
    Dialog::ask(say(&Screen::Resign { side }), Then::Resign)
}

fn draw_offer(playing: &Playing) -> Dialog {
    let turn = playing.session().position().turn();
    let side = Name(team_of(playing, turn).into());
    Dialog::ask(say(&Screen::Draw { side }), Then::Draw)
}

fn team_of(playing: &Playing, seat: Seat) -> String {
    let position = playing.session().position();
    let seating = playing.session().table().seating();
    let seats = seating.seats_of(position.team(seat)).into_iter();
    let names: Vec<String> = seats.map(|seat| messages::side(position, seat)).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => {
            let others = Name(others.join(", ").into());
            say(&Screen::Team { others, last: Name::of(last) })
        }
        _ => names.concat(),
    }
}
