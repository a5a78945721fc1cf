import { Engine } from '../../engine/engine';

/**
 * Says what the proofs say, and nothing else: it is given no nodes to find a shorter win. So a player who holds out meets the same opponent on every
 * device. A proof stays open as long as the page.
 */
export const proofs = new Engine();

/** Says what the proofs say, and proves what is not in them. */
export const prover = new Engine();
