// usage: node dist-test.mjs ARCHIVE
//
// Does what someone does who downloads the archive: unpacks it in an empty folder, looks at what is there, starts the command
// with an empty environment, opens the page and plays a game against the computer.
import { strict as assert } from 'node:assert';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const MOST_BYTES = 25_000_000;
const archive = resolve(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'tetrarch-dist-'));
// Windows has no sockets without its own folder.
const env = process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {};

function unpacked() {
  if (archive.endsWith('.zip')) execFileSync('7z', ['x', '-bso0', archive], { cwd: folder });
  else execFileSync('tar', ['-xzf', archive, '-C', folder]);
  assert.deepEqual(readdirSync(folder), [basename(archive).replace(/\.(tar\.gz|zip)$/, '')], 'one folder, named like the archive');
  return join(folder, readdirSync(folder)[0]);
}

async function start(tetrarch) {
  const process = spawn(tetrarch, ['serve', '--listen', '127.0.0.1:0', '--data', join(folder, 'games')], { env, cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => process.once('exit', done));
  const address = await new Promise((found, failed) => {
    createInterface({ input: process.stdout }).once('line', found);
    void ended.then((code) => failed(new Error(`the server ended with ${code}`)));
  });
  return { address, stop: () => (process.kill(), ended) };
}

/** Talks to the server, as a bot does. */
function caller(address) {
  const headers = { 'content-type': 'application/json', origin: address };
  return async (method, path, body, more = {}) => {
    const answer = await fetch(address + path, { method, headers: { ...headers, ...more }, body: body && JSON.stringify(body) });
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${answer.ok ? '' : await answer.text()}`);
    return answer;
  };
}

async function playsAGame(address) {
  const call = caller(address);
  const signedUp = await call('POST', '/api/account', { name: 'Ada', password: 'correct horse battery' });
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
  const { token } = await (await call('POST', '/api/account/tokens', { label: 'test', scopes: ['play', 'create'] }, { cookie })).json();
  const authorization = `Bearer ${token}`;
  const seats = [{ type: 'me' }, { type: 'computer', level: 1 }];
  const { table } = await (await call('POST', '/api/tables', { game: 'hus', seats }, { authorization })).json();
  for (;;) {
    const game = await (await call('GET', `/api/tables/${table}`)).json();
    if (game.phase === 'over') return game;
    if (game.turn === 1) {
      await call('POST', `/api/bot/tables/${table}/move/${encodeURIComponent(game.moves[0])}?ply=${game.history.length + 1}`, undefined, { authorization });
    } else {
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}

try {
  const home = unpacked();
  const tetrarch = join(home, process.platform === 'win32' ? 'tetrarch.exe' : 'tetrarch');
  for (const part of ['README.md', 'LICENSE-MIT', 'LICENSE-APACHE', 'licences/third-party.txt', 'man/tetrarch.1', 'man/tetrarch-serve.1', 'completions/tetrarch.bash']) {
    assert.ok(existsSync(join(home, part)), `${part} is missing`);
  }
  assert.ok(statSync(tetrarch).size < MOST_BYTES, `the command has ${statSync(tetrarch).size} bytes`);
  const server = await start(tetrarch);
  const page = await (await fetch(server.address)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  assert.ok(script, 'the page is inside');
  assert.equal((await fetch(server.address + script)).status, 200);
  const game = await playsAGame(server.address);
  assert.ok(game.history.some(({ seat }) => seat === 2), 'the computer played too');
  assert.equal(await server.stop(), process.platform === 'win32' ? null : 0);
  console.log(`${basename(archive)}: unpacked, served the page and played a game of ${game.history.length} plies`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
