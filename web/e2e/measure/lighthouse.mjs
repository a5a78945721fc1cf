/**
 * What Lighthouse says of the rooms that a newcomer sees first, with its mobile settings:
 *
 *     node e2e/measure/lighthouse.mjs http://127.0.0.1:7400 [runs] [rooms]
 *
 * The server must be one that compresses what it sends, as a release does. Lighthouse comes by npx; LIGHTHOUSE names another
 * command, CHROME_PATH another browser. Each room is measured several times. The median is what counts on a machine with nothing else
 * to do; on any other the best says more, for other work only takes away. `rooms` are parts of addresses: `/learn,/table`.
 *
 * Of the best measurement it tells what painted last, what blocked, what moved, which requests were made, and what else was found.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { runnerImport } from 'vite';

const [base = 'http://127.0.0.1:7400', runs = '3', wanted = '/'] = process.argv.slice(2);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'SI',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};
const [command = 'npx', ...before] = (process.env.LIGHTHOUSE ?? 'npx --yes lighthouse@12').split(' ');

const at = (name) => new URL(`../../src/engine/${name}`, import.meta.url).pathname;
const { Instance } = (await runnerImport(at('instance.ts'))).module;
const rules = new Instance(new WebAssembly.Module(readFileSync(at('tetrarch.wasm'))));

async function ask(path, body, secret) {
  const headers = { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) };
  const once = () => fetch(base + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
  // A line that was open since the last room may have been closed meanwhile.
  const answer = await once().catch(once);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** A table that anyone can look at, in the middle of its game. */
async function table(game, moves) {
  const seats = [{ type: 'me' }, { type: 'computer', level: 1 }];
  const created = await ask('/api/tables', { game, seats });
  const path = `/api/tables/${created.table}`;
  for (let made = 0; made < moves;) {
    const { position, setup, turn, history } = await ask(path);
    made = history.length;
    if (turn !== 1) await new Promise((done) => setTimeout(done, 50));
    else {
      const settings = { game: setup.game, variant: setup.variant, options: setup.options };
      const { move } = rules.ask({ ask: 'choose', settings, position, history: [], level: 2, seed: 1 });
      await ask(`${path}/moves`, { id: made + 1, ply: made + 1, move }, created.seats[0].secret);
    }
  }
  return `/table/${created.table}`;
}

function measure(path) {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const args = [...before, base + path, '--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`, flags];
  const env = { CHROME_PATH: '/usr/bin/chromium', ...process.env };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const itemsOf = (report, audit) => report.audits[audit]?.details?.items ?? [];
const place = (url) => (url ?? '').replace(base, '');
const ms = (value) => `${Math.round(value)} ms`;

/** What the audits found, one line each. */
function* findings(report) {
  const [element, phases] = itemsOf(report, 'largest-contentful-paint-element');
  const spent = (phases?.items ?? []).map(({ phase, timing }) => `${phase} ${ms(timing)}`).join(', ');
  yield `largest: ${element?.items?.[0]?.node?.snippet} (${spent})`;
  for (const { url, startTime, duration } of itemsOf(report, 'long-tasks')) yield `long task: ${ms(duration)} at ${ms(startTime)} ${place(url)}`;
  for (const { node, score, subItems } of itemsOf(report, 'layout-shifts')) {
    const causes = (subItems?.items ?? []).map(({ cause }) => cause).join(', ');
    yield `moved: ${score.toFixed(4)} ${node?.selector} ${node?.snippet} ${causes}`;
  }
  for (const { url, networkRequestTime, networkEndTime, transferSize, priority } of itemsOf(report, 'network-requests')) {
    yield `fetched: ${ms(networkRequestTime)} to ${ms(networkEndTime)}, ${(transferSize / 1000).toFixed(1)} kB, ${priority} ${place(url)}`;
  }
  const audits = CATEGORIES.slice(1).flatMap((id) => report.categories[id].auditRefs.filter(({ weight }) => weight > 0).map((each) => each.id));
  for (const id of audits.filter((audit) => report.audits[audit].score === 0)) {
    yield `${id}: ${report.audits[id].title}`;
    for (const { node, subItems } of itemsOf(report, id)) {
      yield `  ${node?.selector} ${node?.snippet}`;
      for (const { relatedNode } of subItems?.items ?? []) yield `    beside ${relatedNode?.selector}`;
    }
  }
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const rooms = [
  ['/', () => '/'],
  ['/learn', () => '/learn'],
  ['/learn/hus', () => '/learn/hus'],
  ['/new/abalone', () => '/new/abalone'],
  ['/new/gou?with=link', () => '/new/gou?with=link'],
  ['/table of gou', () => table('gou', 12)],
  ['/table of hus', () => table('hus', 12)],
];

for (const [name, enter] of rooms.filter(([each]) => wanted.split(',').some((part) => each.includes(part)))) {
  const path = await enter();
  const load = loadavg()[0].toFixed(1);
  const reports = Array.from({ length: Number(runs) }, () => measure(path));
  const scored = reports.toSorted((one, other) => other.categories.performance.score - one.categories.performance.score);
  const best = scored[0];
  const middle = median(reports.map(({ categories }) => categories.performance.score));
  const others = CATEGORIES.slice(1).map((id) => `${id} ${Math.round(100 * best.categories[id].score)}`);
  const figures = Object.entries(FIGURES).map(([id, short]) => `${short} ${best.audits[id].numericValue.toPrecision(3)}`);
  const performance = `performance ${Math.round(100 * best.categories.performance.score)} (median ${Math.round(100 * middle)})`;
  console.log(`${name}: ${performance}, ${others.join(', ')} (${figures.join(', ')}; load ${load})`);
  for (const line of findings(best)) console.log(`  ${line}`);
}
