//! The doors of the compiled module: bytes of JSON go in and out through its memory.
//!
//! 1. [`request_room`] makes room for a request and says where; the page writes it there.
//! 2. [`answer_request`] answers it and says how long the answer is.
//! 3. [`answer_place`] says where the answer stands, until the next request.

use std::cell::RefCell;

use crate::host::{HostClock, tell, watch_panics};
use crate::{House, Voice};

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static HOUSE: RefCell<House<HostClock>> = RefCell::new(open_house());
}

fn open_house() -> House<HostClock> {
    watch_panics();
    House::new(HostClock)
}

/// Makes room for a request of so many bytes, and says where.
#[unsafe(no_mangle)]
pub extern "C" fn request_room(bytes: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(bytes, 0);
        request.as_mut_ptr()
    })
}

/// Answers the request, and says how many bytes the answer has.
#[unsafe(no_mangle)]
pub extern "C" fn answer_request() -> usize {
    let request = REQUEST.take();
    let mut say = |voice: &Voice<'_>| tell(&bytes(voice));
    let answer = HOUSE.with_borrow_mut(|house| house.answer(&request, &mut say));
    let answer = bytes(&answer);
    let length = answer.len();
    ANSWER.set(answer);
    length
}

/// Where the answer stands.
#[unsafe(no_mangle)]
pub extern "C" fn answer_place() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

fn bytes(words: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(words).expect("answers are plain data")
}
