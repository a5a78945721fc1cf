//! Reads requests, with a clear error for what is wrong, and turns refusals into responses.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::{CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;
use tetrarch_game::Name;
use tetrarch_protocol::{PROBLEM_MEDIA_TYPE, Problem, TableId};

use crate::refusal::Refusal;
use crate::unreadable::{Fault, Unreadable};

/// The one error of the handlers.
#[derive(Debug)]
pub(crate) struct HttpProblem {
    problem: Problem,
    /// After how many seconds it is worth trying again.
    retry_after: Option<u64>,
}

impl From<Problem> for HttpProblem {
    fn from(problem: Problem) -> Self {
        Self { problem, retry_after: None }
    }
}

impl From<Refusal> for HttpProblem {
    fn from(refusal: Refusal) -> Self {
        Self { problem: refusal.problem(), retry_after: refusal.retry_after() }
    }
}

impl IntoResponse for HttpProblem {
    fn into_response(self) -> Response {
        let status =
            StatusCode::from_u16(self.problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_string(&self.problem).expect("a problem is plain data");
        let mut answer = (status, [(CONTENT_TYPE, PROBLEM_MEDIA_TYPE)], body).into_response();
        // `language.rs` renders it again, in the reader's language.
        answer.extensions_mut().insert(self.problem);
        if let Some(seconds) = self.retry_after {
            answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        answer
    }
}

impl From<JsonRejection> for HttpProblem {
    fn from(rejection: JsonRejection) -> Self {
        // Whatever does not fit the document is a bad request; 422 is for what fits and cannot be done.
        let status = match rejection {
            JsonRejection::JsonDataError(_) => StatusCode::BAD_REQUEST,
            ref other => other.status(),
        };
        let fault = match &rejection {
            JsonRejection::JsonDataError(error) => Fault::of_data(&error.body_text()),
            JsonRejection::JsonSyntaxError(error) => Fault::of_syntax(&error.body_text()),
            JsonRejection::MissingJsonContentType(_) => Fault::MediaType,
            _ if status == StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLong,
            _ => Fault::Incomplete,
        };
        Unreadable::from(fault).problem(status.as_u16()).into()
    }
}

impl From<QueryRejection> for HttpProblem {
    fn from(rejection: QueryRejection) -> Self {
        let status = rejection.status().as_u16();
        Unreadable::from(Fault::of_data(&rejection.body_text())).problem(status).into()
    }
}

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = HttpProblem;

    async fn from_request(request: Request, state: &S) -> Result<Self, HttpProblem> {
        // The text is kept, and read again if numbers stand in its way.
        let Json(text) = Json::<Box<RawValue>>::from_request(request, state).await?;
        let read = |text: &str| Json::<T>::from_bytes(text.as_bytes());
        let body = match read(text.get()) {
            Err(rejection @ JsonRejection::JsonDataError(_)) => match whole_numbers(text.get()) {
                Some(text) => read(&text)?,
                None => return Err(rejection.into()),
            },
            body => body?,
        };
        Ok(Self(body.0))
    }
}

/// The same JSON with whole numbers written as such, if any was not: to JSON's schemas `2.0` is an
/// integer, and some languages write it so.
fn whole_numbers(text: &str) -> Option<String> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    make_whole(&mut value).then(|| value.to_string())
}

fn make_whole(value: &mut Value) -> bool {
    match value {
        Value::Array(values) => values.iter_mut().map(make_whole).fold(false, |any, one| any | one),
        Value::Object(fields) => {
            fields.values_mut().map(make_whole).fold(false, |any, one| any | one)
        }
        Value::Number(number) => {
            let float = number.as_f64().filter(|_| number.is_f64());
            // Up to here every whole number is exact.
            let whole = float.filter(|float| float.fract() == 0.0 && float.abs() < 9.0e15);
            if let Some(whole) = whole {
                *number = serde_json::Number::from(whole as i64);
            }
            whole.is_some()
        }
        _ => false,
    }
}

/// The query behind the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, HttpProblem> {
        let Query(asked) = Query::<T>::from_request_parts(parts, state).await?;
        Ok(Self(asked))
    }
}

/// The table in the path.
pub(crate) struct AtTable(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = HttpProblem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, HttpProblem> {
        let unknown = |text: &str| HttpProblem::from(Refusal::NoSuchTable(text.to_owned()));
        let path = Path::<String>::from_request_parts(parts, state).await;
        let Path(text) = path.map_err(|_| unknown("?"))?;
        text.parse().map(Self).map_err(|_| unknown(&text))
    }
}

/// The answer to a path that does not exist.
pub(crate) async fn no_such_path(uri: Uri) -> HttpProblem {
    Unreadable::Path { path: uri.path().to_owned() }.problem(404).into()
}

/// The answer to a method that a path does not know.
pub(crate) async fn no_such_method(method: Method, uri: Uri) -> HttpProblem {
    let (method, path) = (Name::of(&method), uri.path().to_owned());
    Unreadable::Method { method, path }.problem(405).into()
}

/// A request that asks for more than it may.
pub(crate) fn refuse(refusal: Refusal) -> Response {
    HttpProblem::from(refusal).into_response()
}

/// Whether a request changes something.
pub(crate) fn changes_something(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS)
}
