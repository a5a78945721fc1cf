use tetrarch_catalog::{Seat, Seed, Settings, entries, entry};
use tetrarch_table::{Counting, Ending, Finish, Moment, Series, SeriesError, Setup, Start, Table};

fn settings(game: &str, variant: &str) -> Settings {
    entry(game).unwrap().settings(Some(variant), &[]).unwrap()
}

/// The ending of a game in which this seat resigned.
fn resigned(settings: &Settings, seat: Seat) -> Ending {
    let setup = Setup::new(settings.clone(), Start::Seed(Seed(1)));
    let mut table = Table::open(setup).unwrap();
    let team = table.seating().team(seat);
    for seat in table.seating().seats_of(team) {
        if !table.is_over() {
            table.resign(seat, Moment::ZERO).unwrap();
        }
    }
    table.ending().unwrap().clone()
}

fn agreed(settings: &Settings) -> Ending {
    let mut table = Table::open(Setup::new(settings.clone(), Start::Seed(Seed(1)))).unwrap();
    for seat in table.seating().seats() {
        if !table.is_over() {
            table.offer_draw(seat, Moment::ZERO).unwrap();
        }
    }
    table.ending().unwrap().clone()
}

fn names(series: &Series) -> Vec<String> {
    series.next_players().unwrap().into_iter().map(|player| player.name).collect()
}

fn totals(series: &Series) -> Vec<String> {
    series.standings().iter().map(|standing| standing.total.to_string()).collect()
}

#[test]
fn the_first_turn_rotates() {
    let settings = settings("abalone", "three-players");
    let mut series = Series::new(&settings, ["A", "B", "C"], 4, Finish::PlayedOut).unwrap();
    for seats in [["A", "B", "C"], ["B", "C", "A"], ["C", "A", "B"], ["A", "B", "C"]] {
        assert_eq!(names(&series), seats);
        series.add(&agreed(&settings)).unwrap();
    }
    assert_eq!(series.next_players(), None);
}

#[test]
fn partners_stay_together_and_everybody_begins_in_every_game_there_is() {
    for entry in entries() {
        for variant in entry.variants() {
            let settings = entry.settings(Some(variant.id), &[]).unwrap();
            let seats = usize::from(variant.seats);
            let players: Vec<&str> = ["0", "1", "2", "3", "4", "5"][..seats].to_vec();
            let length = seats as u32;
            let mut series = Series::new(&settings, players, length, Finish::PlayedOut).unwrap();
            let position = entry.start(&settings, Seed(1)).unwrap();
            let mut began = Vec::new();
            while let Some(seated) = series.next_players() {
                let place = |seat: Seat| seated[seat.index()].name.parse::<usize>().unwrap();
                began.push(place(Seat::FIRST));
                for one in Seat::all(seats) {
                    for other in Seat::all(seats) {
                        let at_first = [one, other].map(|seat| Seat::from_index(place(seat)));
                        assert_eq!(
                            position.team(one) == position.team(other),
                            position.team(at_first[0]) == position.team(at_first[1]),
                        );
                    }
                }
                series.add(&agreed(&settings)).unwrap();
            }
            began.sort_unstable();
            assert_eq!(began, (0..seats).collect::<Vec<_>>());
        }
    }
}

#[test]
fn a_game_counts_one_half_or_nothing_for_the_player_and_not_for_the_seat() {
    let settings = settings("gou", "base");
    let mut series = Series::new(&settings, ["Ada", "Bo"], 3, Finish::PlayedOut).unwrap();
    assert_eq!(series.counting(), Counting::Games);
    series.add(&resigned(&settings, Seat::SECOND)).unwrap();
    series.add(&resigned(&settings, Seat::FIRST)).unwrap();
    assert_eq!(totals(&series), ["2", "0"], "Ada won from both seats");
    assert_eq!(series.winners(), None);
    series.add(&agreed(&settings)).unwrap();
    assert_eq!(totals(&series), ["2½", "½"]);
    let ada = series.standings()[0];
    assert_eq!((ada.wins, ada.draws, ada.losses), (2, 1, 0));
    assert_eq!(series.winners(), Some(vec![0]));
    assert_eq!(series.add(&agreed(&settings)), Err(SeriesError::Over));
}

#[test]
fn hus_adds_up_points_with_the_doubled_96() {
    let settings = settings("hus", "european");
    let mut series = Series::new(&settings, ["Ada", "Bo"], 2, Finish::PlayedOut).unwrap();
    assert_eq!(series.counting(), Counting::Points);
    series.add(&resigned(&settings, Seat::FIRST)).unwrap();
    assert_eq!(totals(&series), ["16", "32"]);
    let all = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/6,6,6,6,6,6,6,6 n";
    let swept = Table::open(Setup::new(settings, Start::Position(all.to_owned()))).unwrap();
    series.add(swept.ending().unwrap()).unwrap();
    assert_eq!(totals(&series), ["16", "128"], "Bo sat on seat 1");
    assert_eq!(series.winners(), Some(vec![1]));
}

#[test]
fn a_match_can_end_as_soon_as_it_is_decided() {
    let settings = settings("gou", "base");
    let match_of_five = |finish| {
        let mut series = Series::new(&settings, ["Ada", "Bo"], 5, finish).unwrap();
        for loser in [Seat::SECOND, Seat::FIRST, Seat::SECOND] {
            assert!(!series.is_decided());
            series.add(&resigned(&settings, loser)).unwrap();
        }
        series
    };
    let decided = match_of_five(Finish::Decided);
    assert!(decided.is_decided() && decided.is_over());
    assert_eq!(decided.winners(), Some(vec![0]));
    let played_out = match_of_five(Finish::PlayedOut);
    assert!(played_out.is_decided() && !played_out.is_over());
}

#[test]
fn a_lead_that_can_be_caught_up_decides_nothing() {
    let settings = settings("gou", "base");
    let mut series = Series::new(&settings, ["Ada", "Bo"], 4, Finish::Decided).unwrap();
    series.add(&resigned(&settings, Seat::SECOND)).unwrap();
    series.add(&resigned(&settings, Seat::FIRST)).unwrap();
    assert!(!series.is_over(), "2 to 0 can still become 2 to 2");
}

#[test]
fn in_hus_a_match_is_open_while_a_doubled_win_would_turn_it() {
    let settings = settings("hus", "european");
    let mut series = Series::new(&settings, ["Ada", "Bo"], 8, Finish::Decided).unwrap();
    for game in 0..7 {
        assert!(!series.is_over(), "{:?} after {game} games", totals(&series));
        series.add(&resigned(&settings, Seat::from_index(1 - game % 2))).unwrap();
    }
    assert_eq!(totals(&series), ["224", "112"]);
    assert!(series.is_over(), "96 are not enough any more");
}

#[test]
fn partners_win_together() {
    let settings = settings("abalone", "four-players");
    let mut series = Series::new(&settings, ["A", "B", "C", "D"], 1, Finish::Decided).unwrap();
    series.add(&resigned(&settings, Seat::FIRST)).unwrap();
    assert_eq!(totals(&series), ["0", "1", "0", "1"]);
    assert_eq!(series.winners(), Some(vec![1, 3]));
}

#[test]
fn an_aborted_game_is_played_again_as_it_was_seated() {
    let settings = settings("gou", "base");
    let mut series = Series::new(&settings, ["Ada", "Bo"], 1, Finish::PlayedOut).unwrap();
    let mut table = Table::open(Setup::new(settings, Start::Seed(Seed(1)))).unwrap();
    table.abort(Seat::FIRST, Moment::ZERO).unwrap();
    assert_eq!(series.add(table.ending().unwrap()), Ok(false));
    assert_eq!(names(&series), ["Ada", "Bo"]);
    assert_eq!(series.games(), []);
}

#[test]
fn a_match_needs_its_players_and_a_game() {
    let settings = settings("gou", "base");
    let three = Series::new(&settings, ["A", "B", "C"], 1, Finish::PlayedOut);
    assert_eq!(three, Err(SeriesError::Players { expected: 2, found: 3 }));
    let none = Series::new(&settings, ["A", "B"], 0, Finish::PlayedOut);
    assert_eq!(none, Err(SeriesError::NoGames));
}

#[test]
fn a_match_can_be_stored() {
    let settings = settings("hus", "european");
    let mut series = Series::new(&settings, ["Ada", "Bo"], 4, Finish::Decided).unwrap();
    series.add(&resigned(&settings, Seat::FIRST)).unwrap();
    let text = serde_json::to_string(&series).unwrap();
    assert_eq!(serde_json::from_str::<Series>(&text).unwrap(), series);
}
