import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser } from '@fluent/syntax';
import { expect, it } from 'vitest';
import { GAMES } from '../places';

const FOLDER = join(import.meta.dirname, '../../../../messages/en/page');
const entries = readdirSync(FOLDER).flatMap((file) => new FluentParser().parse(readFileSync(join(FOLDER, file), 'utf8')).body);
const ids = new Set(entries.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : [])));

// The ids are made of the game's, so that no search for them finds one that is missing.
it.each(GAMES)('%s has a name and a line about it before its rules arrive', (game) => {
  expect([`game-${game}`, `game-${game}-line`].filter((id) => !ids.has(id))).toEqual([]);
});
