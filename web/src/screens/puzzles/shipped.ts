import { read, type Puzzle } from './puzzle';

/** Each game's file is a chunk of its own, fetched when it is needed and kept for use without a network. */
const FILES = import.meta.glob<string>('../../../../puzzles/*.jsonl', { query: '?raw', import: 'default' });

/** The puzzles of a game, by id. */
export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  const fetchFile = FILES[`../../../../puzzles/${game}.jsonl`];
  return fetchFile ? read(await fetchFile()) : [];
}
