//! The loop around the state of the screen: keys, time, thoughts and files.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Write as _, stdout};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anstream::ColorChoice;
use crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind, MouseButton, MouseEventKind,
};
use crossterm::execute;
use ratatui::DefaultTerminal;
use ratatui::layout::{Position, Size};
use signal_hook::consts::SIGTERM;

use super::app::App;
use super::input_effect::{Effect, FileTrouble, Input};
use super::thinker::Thinker;
use super::view;

/// How often the screen is drawn while something moves.
const FRAME: Duration = Duration::from_millis(16);
/// How long to wait for a key while the computer thinks.
const GLANCE: Duration = Duration::from_millis(50);
/// How long to wait for a key while nothing moves.
const REST: Duration = Duration::from_secs(1);

/// The size of the window.
///
/// # Errors
/// If the terminal does not say.
pub fn size() -> io::Result<Size> {
    let (width, height) = crossterm::terminal::size()?;
    Ok(Size::new(width, height))
}

/// Fills the screen until the players have enough, and leaves it as it was, come what may.
///
/// # Errors
/// If the terminal fails.
pub fn run(mut app: App) -> anyhow::Result<()> {
    match ColorChoice::global() {
        ColorChoice::Never => crossterm::style::force_color_output(false),
        ColorChoice::Always | ColorChoice::AlwaysAnsi => crossterm::style::force_color_output(true),
        // Crossterm looks at NO_COLOR by itself.
        ColorChoice::Auto => {}
    }
    let is_ended = Arc::new(AtomicBool::new(false));
    // A signal to end also restores the terminal.
    signal_hook::flag::register(SIGTERM, Arc::clone(&is_ended))?;
    let thinker = Thinker::start()?;
    let (_guard, mut terminal) = Guard::enter()?;
    play(&mut app, &mut terminal, thinker, &is_ended)?;
    Ok(())
}

/// Gives the terminal back when it is dropped.
struct Guard;

impl Guard {
    fn enter() -> io::Result<(Self, DefaultTerminal)> {
        // From here on a panic restores the screen before it is told; the guard restores it on
        // every other way out.
        let terminal = ratatui::try_init();
        let guard = Self;
        release_mouse_on_panic();
        execute!(stdout(), EnableMouseCapture)?;
        Ok((guard, terminal?))
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // There is no one to tell if the terminal is gone.
        let _ = execute!(stdout(), DisableMouseCapture);
        let _ = ratatui::try_restore();
    }
}

fn release_mouse_on_panic() {
    let restore_screen = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _ = execute!(stdout(), DisableMouseCapture);
        restore_screen(panic);
    }));
}

fn play(
    app: &mut App,
    terminal: &mut DefaultTerminal,
    mut thinker: Thinker,
    is_ended: &AtomicBool,
) -> io::Result<()> {
    let mut last_tick = Instant::now();
    // The first game may begin with the computer's move.
    let mut inputs = vec![Input::Resize(terminal.size()?)];
    while !is_ended.load(Ordering::Relaxed) {
        terminal.draw(|frame| view::render(app, frame))?;
        if event::poll(patience(app, &inputs))? {
            inputs.extend(input(&event::read()?));
        }
        inputs.extend(thinker.thoughts());
        let now = Instant::now();
        let passed = now - std::mem::replace(&mut last_tick, now);
        let was_animated = app.is_animated();
        for input in inputs.drain(..) {
            let mut effect = app.update(input);
            while let Some(answer) = perform(effect, &mut thinker) {
                effect = match answer {
                    Answer::Quit => return Ok(()),
                    Answer::Input(input) => app.update(input),
                };
            }
        }
        // The time before a move began is no time of the move.
        if was_animated {
            perform(app.update(Input::Tick(passed)), &mut thinker);
        }
    }
    Ok(())
}

/// How long to wait for a key.
fn patience(app: &App, inputs: &[Input]) -> Duration {
    if !inputs.is_empty() {
        Duration::ZERO
    } else if app.is_animated() {
        FRAME
    } else if app.is_thinking() {
        GLANCE
    } else {
        REST
    }
}

fn input(event: &Event) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(Input::Key(*key)),
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            Some(Input::Click(Position::new(mouse.column, mouse.row)))
        }
        Event::Resize(width, height) => Some(Input::Resize(Size::new(*width, *height))),
        _ => None,
    }
}

enum Answer {
    Quit,
    Input(Input),
}

fn perform(effect: Effect, thinker: &mut Thinker) -> Option<Answer> {
    match effect {
        Effect::None => None,
        Effect::Quit => Some(Answer::Quit),
        Effect::Think(job) => {
            thinker.think(*job);
            None
        }
        Effect::Rest => {
            thinker.rest();
            None
        }
        Effect::Write { path, text, replace } => {
            let result = write(&path, &text, replace).map_err(trouble);
            Some(Answer::Input(Input::Written(path, result)))
        }
        Effect::Read(path) => {
            let result = std::fs::read_to_string(&path).map_err(trouble);
            Some(Answer::Input(Input::Read(path, result)))
        }
    }
}

fn write(path: &Path, text: &str, replace: bool) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).truncate(true);
    let mut file =
        if replace { options.create(true) } else { options.create_new(true) }.open(path)?;
    file.write_all(text.as_bytes())
}

fn trouble(error: io::Error) -> FileTrouble {
    match error.kind() {
        ErrorKind::AlreadyExists => FileTrouble::Exists,
        _ => FileTrouble::Other(without_code(&error.to_string())),
    }
}

/// The system's words without its number.
fn without_code(message: &str) -> String {
    message.split(" (os error").next().unwrap_or(message).to_owned()
}
