//! The language of problem details: the one the client asks for.

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, CONTENT_LENGTH, HeaderValue, VARY};
use axum::middleware::Next;
use axum::response::Response;
use tetrarch_messages::Language;
use tetrarch_protocol::Problem;

/// Says problems in the language of the request.
pub(super) async fn speak(request: Request, next: Next) -> Response {
    let wishes: Vec<HeaderValue> =
        request.headers().get_all(ACCEPT_LANGUAGE).iter().cloned().collect();
    let mut answer = next.run(request).await;
    let Some(problem) = answer.extensions_mut().remove::<Problem>() else { return answer };
    let language = wanted(&wishes);
    if language != Language::ENGLISH {
        let detail = language.say(&problem.message);
        let body = serde_json::to_string(&problem.say(detail)).expect("a problem is plain data");
        answer.headers_mut().remove(CONTENT_LENGTH);
        *answer.body_mut() = Body::from(body);
    }
    let headers = answer.headers_mut();
    headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(language.id()));
    headers.append(VARY, HeaderValue::from_static("accept-language"));
    answer
}

/// The language that is asked for; English if there is none of those.
fn wanted(wishes: &[HeaderValue]) -> Language {
    let wishes: Vec<&str> = wishes.iter().filter_map(|wish| wish.to_str().ok()).collect();
    Language::accepted(&wishes.join(","))
}
