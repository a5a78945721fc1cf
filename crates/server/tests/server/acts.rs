//! Everything a seat can do besides moving.

use serde_json::json;
use tetrarch_protocol::{Act, ActKind, ClosedQuestion, Closing, JournalEvent, Phase, QuestionKind};

use crate::support::start;

#[tokio::test]
async fn a_draw_is_offered_declined_offered_again_and_accepted() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({})).await;
    first.act(Act::OfferDraw {}).await.unwrap();
    second.hear(|event| *event == JournalEvent::DrawOffered { team: 1 }).await;
    let state = server.snapshot(&table).await;
    let [offer] = &state.state.questions[..] else { panic!("{:?}", state.state.questions) };
    assert_eq!((offer.kind, offer.by, offer.needed), (QuestionKind::Draw, 1, 1));
    assert_eq!((&offer.yes[..], &offer.waiting[..]), (&[1][..], &[2][..]));
    assert!(
        !state.state.may[0].contains(&ActKind::OfferDraw)
            && state.state.may[0].contains(&ActKind::DeclineDraw)
    );
    assert!(
        state.state.may[1].contains(&ActKind::OfferDraw)
            && state.state.may[1].contains(&ActKind::DeclineDraw)
    );
    second.act(Act::DeclineDraw {}).await.unwrap();
    let closed = first.hear(|event| matches!(event, JournalEvent::DrawClosed { .. })).await;
    assert_eq!(
        closed.event,
        JournalEvent::DrawClosed { seat: Some(2), closing: Closing::Declined }
    );
    let refused = ClosedQuestion { kind: QuestionKind::Draw, seat: 2, closing: Closing::Declined };
    assert_eq!(closed.state.unwrap().closed, Some(refused));
    assert_eq!(first.act(Act::DeclineDraw {}).await.unwrap_err().id(), "no-draw-offered");
    second.act(Act::OfferDraw {}).await.unwrap();
    first.act(Act::OfferDraw {}).await.unwrap();
    second.hear(|event| matches!(event, JournalEvent::Ended { .. })).await;
    let ending = server.snapshot(&table).await.state.ending.unwrap();
    assert_eq!((ending.id.as_str(), ending.scores), ("agreement", Some(vec![0.5, 0.5])));
}

#[tokio::test]
async fn a_takeback_is_asked_for_and_given() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({})).await;
    let start = server.snapshot(&table).await.state.position;
    first.play(1, "c1").await.unwrap();
    first.act(Act::AskTakeback {}).await.unwrap();
    second.hear(|event| *event == JournalEvent::TakebackAsked { seat: 1, plies: 1 }).await;
    second.act(Act::AnswerTakeback { yes: false }).await.unwrap();
    first.hear(|event| matches!(event, JournalEvent::TakebackClosed { seat: Some(2), .. })).await;
    first.act(Act::AskTakeback {}).await.unwrap();
    second.act(Act::AnswerTakeback { yes: true }).await.unwrap();
    let back = first.hear(|event| matches!(event, JournalEvent::TakenBack { plies: 1, .. })).await;
    let after = back.state.unwrap();
    assert_eq!((&after.position, after.turn, &after.questions[..]), (&start, 1, &[][..]));
    let state = server.snapshot(&table).await;
    assert_eq!((state.state.position, state.history.len()), (start, 0));
    // The same ply again: in the store it is another move.
    first.play(1, "d1").await.unwrap();
    assert_eq!(server.snapshot(&table).await.history[0].text, "d1");
}

#[tokio::test]
async fn a_game_is_called_off_before_the_second_move_only() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({})).await;
    first.play(1, "c1").await.unwrap();
    let reply = server.snapshot(&table).await.moves[0].clone();
    second.play(2, &reply).await.unwrap();
    assert_eq!(second.act(Act::Abort {}).await.unwrap_err().id(), "too-late-to-abort");
    let (table, mut first, _second) = server.two(json!({})).await;
    first.act(Act::Abort {}).await.unwrap();
    let state = server.snapshot(&table).await;
    assert_eq!((state.state.phase, state.state.ending.unwrap().scores), (Phase::Over, None));
}

#[tokio::test]
async fn players_talk_and_what_is_said_twice_is_heard_once() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({})).await;
    first.act(Act::Say { text: " <b>good luck</b> ".to_owned() }).await.unwrap();
    let said = second.hear(|event| matches!(event, JournalEvent::Said { .. })).await.event;
    assert_eq!(said, JournalEvent::Said { seat: 1, text: "<b>good luck</b>".to_owned() });
    for wrong in [String::new(), "x".repeat(501), "bell \u{7}".to_owned()] {
        assert_eq!(first.act(Act::Say { text: wrong }).await.unwrap_err().id(), "invalid");
    }
    let message = json!({ "type": "act", "id": 5, "act": { "type": "say", "text": "once" } });
    for _ in 0..2 {
        first.say_text(&message.to_string()).await;
        first.answer(tetrarch_protocol::ActId(5)).await.unwrap();
    }
    assert_eq!(server.snapshot(&table).await.chat.len(), 2);
}

#[tokio::test]
async fn a_rematch_is_played_at_another_table_from_the_other_side() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({})).await;
    assert_eq!(first.act(Act::Rematch { yes: true }).await.unwrap_err().id(), "not-over");
    first.act(Act::Resign {}).await.unwrap();
    first.act(Act::Rematch { yes: true }).await.unwrap();
    let state = server.snapshot(&table).await;
    let [asked] = &state.state.questions[..] else { panic!("{:?}", state.state.questions) };
    assert_eq!((asked.kind, asked.by, asked.needed), (QuestionKind::Rematch, 1, 1));
    assert_eq!(asked.waiting, [2]);
    first.act(Act::Rematch { yes: false }).await.unwrap();
    second.act(Act::Rematch { yes: true }).await.unwrap();
    assert!(server.snapshot(&table).await.state.next.is_none());
    first.act(Act::Rematch { yes: true }).await.unwrap();
    let next = second.hear(|event| matches!(event, JournalEvent::NextGame { .. })).await.event;
    let JournalEvent::NextGame { table: next } = next else { unreachable!() };
    assert_eq!(server.snapshot(&table).await.state.next.as_ref(), Some(&next));
    // The secrets open the same players' seats there, and the other one begins.
    let mut second = server.join(&next, second.hello.clone()).await;
    second.play(1, "c1").await.unwrap();
    let state = server.snapshot(&next).await;
    assert_eq!((state.state.phase, state.state.turn), (Phase::Playing, 2));
}

#[tokio::test]
async fn a_vote_to_resign_is_final_where_nobody_shares_the_decision() {
    let (server, _folder) = start().await;
    let (table, mut first, mut second) = server.two(json!({})).await;
    assert_eq!(second.act(Act::PlayOn {}).await.unwrap_err().id(), "no-resignation");
    second.act(Act::Resign {}).await.unwrap();
    assert_eq!(first.act(Act::Resign {}).await.unwrap_err().id(), "game-over");
    assert_eq!(server.snapshot(&table).await.state.ending.unwrap().scores, Some(vec![1.0, 0.0]));
}
