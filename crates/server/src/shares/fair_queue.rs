//! A fair queue: no owner waits for everything that another owner has asked for.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

use super::Owner;

/// Why something cannot wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum QueueFull {
    /// The owner has as much waiting as one may have.
    OfOwner,
    /// Others do, and this owner has something waiting too.
    OfAll,
}

/// Serves addresses in turn, and within an address its accounts in turn: an owner with few jobs waits
/// for one thing of each other at most.
pub(crate) struct FairQueue<T> {
    waiting: Turns<u64, Turns<Option<u64>, VecDeque<T>>>,
    len: usize,
    most_each: usize,
    most: usize,
}

impl<T> FairQueue<T> {
    /// An empty queue with a limit per owner and one in total. Beyond that, only owners
    /// for whom nothing waits may still add something.
    pub(crate) fn new(most_each: usize, most: usize) -> Self {
        Self { waiting: Turns::default(), len: 0, most_each, most }
    }

    /// Adds something at the end of the owner's own queue.
    pub(crate) fn push(&mut self, owner: Owner, item: T) -> Result<(), QueueFull> {
        self.check(owner)?;
        self.waiting.at(owner.address).at(owner.account).push_back(item);
        self.len += 1;
        Ok(())
    }

    /// Whether something more may wait for an owner.
    pub(crate) fn has_room_for(&self, owner: Owner) -> bool {
        self.check(owner).is_ok()
    }

    fn check(&self, owner: Owner) -> Result<(), QueueFull> {
        let own = self.waiting_for(owner);
        if own >= self.most_each {
            return Err(QueueFull::OfOwner);
        }
        if own > 0 && self.len >= self.most {
            return Err(QueueFull::OfAll);
        }
        Ok(())
    }

    /// The next thing of an address that may have its turn now, and whose it is.
    pub(crate) fn pop_if(&mut self, may: impl Fn(u64) -> bool) -> Option<(Owner, T)> {
        let (address, (account, item)) = self.waiting.pop_if(may, |accounts| {
            accounts.pop_if(|_| true, |queue: &mut VecDeque<T>| queue.pop_front())
        })?;
        self.len -= 1;
        Some((Owner { address, account }, item))
    }

    /// The next thing.
    pub(crate) fn pop(&mut self) -> Option<(Owner, T)> {
        self.pop_if(|_| true)
    }

    /// How many wait for an owner.
    fn waiting_for(&self, owner: Owner) -> usize {
        let accounts = self.waiting.queues.get(&owner.address);
        accounts.and_then(|accounts| accounts.queues.get(&owner.account)).map_or(0, VecDeque::len)
    }

    /// How many wait.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Forgets what is not wanted any more.
    pub(crate) fn retain(&mut self, is_wanted: impl Fn(&T) -> bool) {
        self.len = 0;
        for accounts in self.waiting.queues.values_mut() {
            for queue in accounts.queues.values_mut() {
                queue.retain(&is_wanted);
                self.len += queue.len();
            }
            accounts.forget_empty();
        }
        self.waiting.forget_empty();
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        (self.waiting, self.len) = (Turns::default(), 0);
    }
}

/// Queues that have their turn one after the other. None of them is empty.
struct Turns<K, Q> {
    queues: HashMap<K, Q>,
    order: VecDeque<K>,
}

impl<K, Q> Default for Turns<K, Q> {
    fn default() -> Self {
        Self { queues: HashMap::new(), order: VecDeque::new() }
    }
}

impl<K: Copy + Eq + Hash, Q: Default + Emptiable> Turns<K, Q> {
    /// The queue of a key, which is about to be filled.
    fn at(&mut self, key: K) -> &mut Q {
        let order = &mut self.order;
        self.queues.entry(key).or_insert_with(|| {
            order.push_back(key);
            Q::default()
        })
    }

    /// Takes something from the first queue that may have its turn; the next time others come first.
    fn pop_if<T>(
        &mut self,
        may: impl Fn(K) -> bool,
        take: impl FnOnce(&mut Q) -> Option<T>,
    ) -> Option<(K, T)> {
        let turn = self.order.iter().position(|key| may(*key))?;
        let key = self.order.remove(turn)?;
        let queue = self.queues.get_mut(&key)?;
        let item = take(queue);
        if queue.is_empty() {
            self.queues.remove(&key);
        } else {
            self.order.push_back(key);
        }
        Some((key, item?))
    }

    fn forget_empty(&mut self) {
        self.queues.retain(|_, queue| !queue.is_empty());
        self.order.retain(|key| self.queues.contains_key(key));
    }
}

trait Emptiable {
    fn is_empty(&self) -> bool;
}

impl<T> Emptiable for VecDeque<T> {
    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}

impl<K, Q> Emptiable for Turns<K, Q> {
    fn is_empty(&self) -> bool {
        self.queues.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(address: u64, account: u64) -> Owner {
        Owner { address, account: (account > 0).then_some(account) }
    }

    fn drained<T>(queue: &mut FairQueue<T>) -> Vec<T> {
        std::iter::from_fn(|| queue.pop()).map(|(_, item)| item).collect()
    }

    #[test]
    fn whoever_asks_for_one_thing_waits_for_one_of_the_other() {
        let mut queue = FairQueue::new(1_000, 10_000);
        for _ in 0..500 {
            queue.push(owner(1, 0), "flood").expect("there is room");
        }
        queue.push(owner(2, 0), "guest").expect("there is room");
        queue.push(owner(3, 7), "account").expect("there is room");
        assert_eq!(drained(&mut queue)[..4], ["flood", "guest", "account", "flood"]);
    }

    #[test]
    fn many_accounts_at_one_address_have_the_share_of_one_address() {
        let mut queue = FairQueue::new(1_000, 10_000);
        for account in 0..50 {
            queue.push(owner(1, account), "flood").expect("there is room");
        }
        queue.push(owner(2, 0), "guest").expect("there is room");
        assert_eq!(drained(&mut queue)[..3], ["flood", "guest", "flood"]);
    }

    #[test]
    fn accounts_at_one_address_have_their_turns_too() {
        let mut queue = FairQueue::new(1_000, 10_000);
        for _ in 0..50 {
            queue.push(owner(1, 0), "flood").expect("there is room");
        }
        queue.push(owner(1, 7), "account").expect("there is room");
        assert_eq!(drained(&mut queue)[..3], ["flood", "account", "flood"]);
    }

    #[test]
    fn a_full_queue_still_takes_newcomers() {
        let mut queue = FairQueue::new(3, 4);
        for _ in 0..3 {
            queue.push(owner(1, 0), ()).expect("there is room");
        }
        assert_eq!(queue.push(owner(1, 0), ()), Err(QueueFull::OfOwner));
        assert_eq!(queue.push(owner(2, 0), ()), Ok(()));
        assert_eq!(queue.push(owner(2, 0), ()), Err(QueueFull::OfAll));
        assert_eq!(queue.push(owner(3, 0), ()), Ok(()));
        assert_eq!((queue.len(), queue.waiting_for(owner(1, 0))), (5, 3));
    }

    #[test]
    fn an_address_that_may_not_is_passed_over_and_keeps_its_turn() {
        let mut queue = FairQueue::new(10, 10);
        queue.push(owner(1, 0), "first").expect("there is room");
        queue.push(owner(2, 0), "second").expect("there is room");
        assert_eq!(queue.pop_if(|address| address != 1), Some((owner(2, 0), "second")));
        assert_eq!(queue.pop_if(|address| address != 1), None);
        assert_eq!(queue.pop(), Some((owner(1, 0), "first")));
    }

    #[test]
    fn what_is_not_wanted_any_more_leaves_no_trace() {
        let mut queue = FairQueue::new(10, 10);
        for number in 0..6 {
            queue.push(owner(number % 2, number % 3), number).expect("there is room");
        }
        queue.retain(|number| *number == 4);
        assert_eq!(queue.len(), 1);
        assert_eq!(drained(&mut queue), [4]);
        assert!(queue.waiting.order.is_empty() && queue.waiting.queues.is_empty());
    }
}
