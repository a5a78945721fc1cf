//! People.

use tetrarch_store::{
    ApiToken, Change, Conflict, Occupant, Person, Rating, Session, SessionTimes, StoreError,
    StoredSeat, TableHead, TableId, UnixMillis,
};

use crate::Fresh;
use crate::samples::{account, conflict, guest, head, id, member, seat, secret};

fn session(token: u8, person: Person) -> Session {
    Session { token: secret(token), person, created: UnixMillis(10), expires: UnixMillis(100) }
}

fn api_token(token: u8, owner: &str, label: &str) -> ApiToken {
    ApiToken {
        token: secret(token),
        account: id(owner),
        label: label.into(),
        scopes: vec!["play".into(), "read".into()],
        created: UnixMillis(3),
    }
}

pub(crate) async fn names_are_unique_whatever_the_case_of_their_letters(store: Fresh) {
    store.sign_up("a1", "Åda").await;
    for name in ["Åda", "ÅDA", "åda"] {
        let again = store.write([Change::CreateAccount(account("a2", name))]).await;
        assert_eq!(conflict(again), Conflict::Name(name.into()));
        assert_eq!(store.store.account_named(name).await, Ok(Some(account("a1", "Åda"))));
    }
    assert_eq!(store.store.account_named("Ada").await, Ok(None));
    assert_eq!(store.store.account(&id("a1")).await, Ok(Some(account("a1", "Åda"))));
    let same_id = store.write([Change::CreateAccount(account("a1", "Bo"))]).await;
    assert_eq!(conflict(same_id), Conflict::Account(id("a1")));
}

pub(crate) async fn passwords_change(store: Fresh) {
    store.sign_up("a1", "Ada").await;
    let change = |who: &str| Change::SetPassword { account: id(who), password_hash: "new".into() };
    store.write([change("a1")]).await.expect("changed");
    let found = store.store.account(&id("a1")).await.expect("read").expect("found");
    assert_eq!(found.password_hash, "new");
    assert_eq!(store.write([change("a2")]).await, Err(StoreError::NoSuchAccount(id("a2"))));
}

pub(crate) async fn a_session_is_valid_until_it_expires_or_ends(store: Fresh) {
    store.sign_up("a1", "Ada").await;
    let opened = session(1, member("a1"));
    store.write([Change::OpenSession(opened.clone())]).await.expect("opened");
    assert_eq!(store.store.session(secret(1), UnixMillis(99)).await, Ok(Some(opened.clone())));
    assert_eq!(store.store.session(secret(1), UnixMillis(100)).await, Ok(None));
    assert_eq!(store.store.session(secret(2), UnixMillis(50)).await, Ok(None));
    assert_eq!(conflict(store.write([Change::OpenSession(opened)]).await), Conflict::Secret);

    let rotate = [Change::EndSession(secret(1)), Change::OpenSession(session(2, member("a1")))];
    store.write(rotate).await.expect("rotated");
    assert_eq!(store.store.session(secret(1), UnixMillis(50)).await, Ok(None));
    assert!(store.store.session(secret(2), UnixMillis(50)).await.expect("read").is_some());

    let nobody = store.write([Change::OpenSession(session(3, member("a9")))]).await;
    assert_eq!(nobody, Err(StoreError::NoSuchAccount(id("a9"))));
}

pub(crate) async fn sessions_are_swept_and_ended_by_person(store: Fresh) {
    store.sign_up("a1", "Ada").await;
    let late = Session { expires: UnixMillis(101), ..session(2, member("a1")) };
    let changes =
        [session(1, member("a1")), late, session(3, guest("a1"))].map(Change::OpenSession);
    store.write(changes).await.expect("opened");
    store.write([Change::SweepSessions(UnixMillis(100))]).await.expect("swept");
    let left = store.store.personal_data(&member("a1")).await.expect("read").sessions;
    assert_eq!(left, [SessionTimes { created: UnixMillis(10), expires: UnixMillis(101) }]);

    store
        .write([Change::OpenSession(session(3, guest("a1")))])
        .await
        .expect("the guest's was swept too");
    store.write([Change::EndSessionsOf(member("a1"))]).await.expect("ended");
    assert_eq!(store.store.session(secret(2), UnixMillis(0)).await, Ok(None));
    assert!(store.store.session(secret(3), UnixMillis(0)).await.expect("read").is_some());
}

pub(crate) async fn api_tokens_have_scopes_and_a_label_each(store: Fresh) {
    store.sign_up("a1", "Ada").await;
    store.sign_up("b1", "Bo").await;
    let made = api_token(1, "a1", "bot");
    store.write([Change::CreateApiToken(made.clone())]).await.expect("made");
    store
        .write([Change::CreateApiToken(api_token(2, "b1", "bot"))])
        .await
        .expect("labels are per account");
    assert_eq!(store.store.api_token(secret(1)).await, Ok(Some(made)));
    assert_eq!(store.store.api_token(secret(9)).await, Ok(None));

    let same_label = store.write([Change::CreateApiToken(api_token(3, "a1", "bot"))]).await;
    assert_eq!(conflict(same_label), Conflict::ApiTokenLabel("bot".into()));
    let same_secret = store.write([Change::CreateApiToken(api_token(1, "a1", "other"))]).await;
    assert_eq!(conflict(same_secret), Conflict::Secret);

    store
        .write([Change::RevokeApiToken { account: id("a1"), label: "bot".into() }])
        .await
        .expect("revoked");
    assert_eq!(store.store.api_token(secret(1)).await, Ok(None));
    assert!(store.store.api_token(secret(2)).await.expect("read").is_some());
}

pub(crate) async fn a_seat_is_kept_for_somebody_and_remembers_how_strong_they_seemed(store: Fresh) {
    store.sign_up("a1", "Ada").await;
    let rating = Rating { value: 1612.5, deviation: 80.25, volatility: Some(0.06), games: 7 };
    let kept = StoredSeat { invited: Some(id("a1")), ..seat(0, None) };
    let rated = StoredSeat { rating: Some(rating), ..seat(1, Some(member("a1"))) };
    let seats = vec![kept.clone(), rated.clone()];
    store.write([Change::CreateTable(TableHead { seats, ..head("t") })]).await.expect("created");
    let found = async |table: &str| {
        store.store.table(&id(table)).await.expect("read").expect("found").head.seats
    };
    assert_eq!(found("t").await, [kept.clone(), rated]);
    let taken = seat(0, Some(guest("g")));
    let table = || id("t");
    store.write([Change::SetSeat { table: table(), seat: taken.clone() }]).await.expect("taken");
    assert_eq!(found("t").await[0], taken);
    let for_nobody = StoredSeat { invited: Some(id("a9")), ..seat(0, None) };
    let refused = store.write([Change::SetSeat { table: table(), seat: for_nobody }]).await;
    assert_eq!(refused, Err(StoreError::NoSuchAccount(id("a9"))));
    store.write([Change::SetSeat { table: table(), seat: kept }]).await.expect("kept again");
    store.write([Change::Forget(member("a1"))]).await.expect("forgotten");
    let [kept, left] = <[StoredSeat; 2]>::try_from(found("t").await).expect("two seats");
    assert_eq!(left, seat(1, None));
    assert_eq!(StoredSeat { invitation: None, ..kept.clone() }, seat(0, None));
    assert!(kept.invitation.is_some(), "a seat that was kept is not free for everybody");
}

pub(crate) async fn personal_data_is_complete_and_has_no_secret_in_it(store: Fresh) {
    store.sign_up("a1", "Ada").await;
    let seats = || vec![seat(0, Some(member("a1"))), seat(1, Some(guest("g")))];
    let asked = vec![StoredSeat { invited: Some(id("a1")), ..seat(0, None) }, seat(1, None)];
    store
        .write([
            Change::CreateTable(TableHead { seats: seats(), ..head("t") }),
            Change::CreateTable(TableHead { seats: seats(), ..head("u") }),
            Change::CreateTable(head("strangers")),
            Change::CreateTable(TableHead { seats: asked, ..head("asked") }),
            Change::OpenSession(session(1, member("a1"))),
            Change::CreateApiToken(api_token(2, "a1", "bot")),
        ])
        .await
        .expect("written");
    let data = store.store.personal_data(&member("a1")).await.expect("read");
    assert_eq!(data.account, Some(account("a1", "Ada")));
    assert_eq!(data.tables, [id::<TableId>("u"), id("t")]);
    assert_eq!(data.invitations, [id::<TableId>("asked")]);
    assert_eq!(data.api_tokens, [api_token(2, "a1", "bot")]);
    assert_eq!(data.sessions, [SessionTimes { created: UnixMillis(10), expires: UnixMillis(100) }]);
    let text = serde_json::to_string(&data).expect("JSON");
    assert!(text.contains("\"Ada\"") && !text.contains("argon2"), "{text}");
    assert!(!text.contains("token\":["), "{text}");

    let of_guest = store.store.personal_data(&guest("g")).await.expect("read");
    assert_eq!((of_guest.account, of_guest.tables.len()), (None, 2));
}

pub(crate) async fn whoever_is_forgotten_leaves_only_an_empty_seat(store: Fresh) {
    store.sign_up("a1", "Ada").await;
    let seats = vec![seat(0, Some(member("a1"))), seat(1, Some(guest("g")))];
    store
        .write([
            Change::CreateTable(TableHead { seats, ..head("t") }),
            Change::OpenSession(session(1, member("a1"))),
            Change::OpenSession(session(2, guest("g"))),
            Change::CreateApiToken(api_token(3, "a1", "bot")),
        ])
        .await
        .expect("written");
    for person in [member("a1"), guest("g")] {
        store.write([Change::Forget(person.clone())]).await.expect("forgotten");
        let left = store.store.personal_data(&person).await.expect("read");
        assert_eq!(left.account, None);
        assert!(
            left.sessions.is_empty() && left.api_tokens.is_empty() && left.tables.is_empty(),
            "{left:?}"
        );
    }
    let table = store.store.table(&id("t")).await.expect("read").expect("found");
    assert_eq!(table.head.seats, [seat(0, None), seat(1, None)]);
    store.sign_up("a2", "ada").await;
}

pub(crate) async fn a_seat_remembers_from_whom_the_computer_took_it_until_they_are_forgotten(
    store: Fresh,
) {
    store.sign_up("a1", "Ada").await;
    let computer = Some(Occupant::Computer("5".into()));
    let left = StoredSeat { occupant: computer, former: Some(id("a1")), ..seat(0, None) };
    let seats = vec![left.clone(), seat(1, None)];
    store.write([Change::CreateTable(TableHead { seats, ..head("t") })]).await.expect("created");
    let found = async || store.store.table_head(&id("t")).await.expect("read").expect("found");
    assert_eq!(found().await.seats[0], left);
    let known = store.store.personal_data(&member("a1")).await.expect("read");
    assert_eq!(known.tables, [id::<TableId>("t")]);
    store.write([Change::BeginForgetting(id("a1"))]).await.expect("begun");
    assert_eq!(store.store.leaving_accounts().await, Ok(vec![id("a1")]));
    store.write([Change::Forget(member("a1"))]).await.expect("forgotten");
    assert_eq!(store.store.leaving_accounts().await, Ok(vec![]));
    assert_eq!(found().await.seats[0], StoredSeat { former: None, ..left });
}

pub(crate) async fn accounts_have_a_language_and_can_be_renamed(store: Fresh) {
    store.sign_up("a1", "Ada").await;
    store.sign_up("b1", "Bo").await;
    let speak = |who: &str, language: Option<&str>| Change::SetLanguage {
        account: id(who),
        language: language.map(Into::into),
    };
    for language in [Some("cs"), None] {
        store.write([speak("a1", language)]).await.expect("chosen");
        let found = store.store.account(&id("a1")).await.expect("read").expect("found");
        assert_eq!(found.language.as_deref(), language);
    }
    assert_eq!(store.write([speak("c1", None)]).await, Err(StoreError::NoSuchAccount(id("c1"))));
    let rename = |who: &str, name: &str| Change::Rename { account: id(who), name: name.into() };
    store.write([rename("a1", "ADA")]).await.expect("the same name in other letters");
    assert_eq!(store.store.account_named("ada").await, Ok(Some(account("a1", "ADA"))));
    assert_eq!(conflict(store.write([rename("a1", "bo")]).await), Conflict::Name("bo".into()));
    store.write([rename("a1", "Cy")]).await.expect("renamed");
    assert_eq!(store.store.account_named("Ada").await, Ok(None));
    assert_eq!(store.store.account_named("cy").await, Ok(Some(account("a1", "Cy"))));
    assert_eq!(store.write([rename("c1", "D")]).await, Err(StoreError::NoSuchAccount(id("c1"))));
}
