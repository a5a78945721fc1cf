//! The exported functions of the compiled module: JSON goes in and out through its memory.
//!
//! 1. [`allocate_request`] makes room for a request and says where; the page writes it there.
//! 2. [`answer_request`] answers it and says how long the answer is.
//! 3. [`answer_address`] says where the answer stands, until the next request.

use std::cell::RefCell;

use crate::host::{HostClock, send_progress, watch_panics};
use crate::{Dispatcher, ProgressMessage};

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static DISPATCHER: RefCell<Dispatcher<HostClock>> = RefCell::new(new_dispatcher());
}

fn new_dispatcher() -> Dispatcher<HostClock> {
    watch_panics();
    Dispatcher::new(HostClock)
}

/// Allocates memory for a request of this number of bytes and returns its address.
#[unsafe(no_mangle)]
pub extern "C" fn allocate_request(bytes: usize) -> *mut u8 {
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
    let mut say = |message: &ProgressMessage<'_>| send_progress(&bytes(message));
    let answer = DISPATCHER.with_borrow_mut(|dispatcher| dispatcher.answer(&request, &mut say));
    let answer = bytes(&answer);
    let length = answer.len();
    ANSWER.set(answer);
    length
}

/// Where the answer stands.
#[unsafe(no_mangle)]
pub extern "C" fn answer_address() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

fn bytes(words: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(words).expect("answers are plain data")
}
