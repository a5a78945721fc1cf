/**
 * What Lighthouse says of the rooms that a newcomer sees first, with its mobile settings:
 *
 *     node e2e/measure/lighthouse.mjs http://127.0.0.1:7400 [runs]
 *
 * The server must be one that compresses what it sends, as a release does. Lighthouse comes by npx; LIGHTHOUSE names another
 * command, CHROME_PATH another browser. The machine should have nothing else to do: each room is measured several times, and the
 * median counts.
 */
import { spawnSync } from 'node:child_process';

const [base = 'http://127.0.0.1:7400', runs = '3'] = process.argv.slice(2);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = { 'first-contentful-paint': 'FCP', 'largest-contentful-paint': 'LCP', 'total-blocking-time': 'TBT', 'cumulative-layout-shift': 'CLS' };
const [command = 'npx', ...before] = (process.env.LIGHTHOUSE ?? 'npx --yes lighthouse@12').split(' ');

/** A table that anyone can look at. */
async function table() {
  const seats = [{ type: 'me' }, { type: 'computer', level: 1 }];
  const answer = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'gou', seats }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).table;
}

function measure(path) {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const args = [...before, base + path, '--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`, flags];
  const env = { CHROME_PATH: '/usr/bin/chromium', ...process.env };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

for (const path of ['/', '/learn', '/learn/hus', '/new/abalone', '/new/gou?with=link', `/table/${await table()}`]) {
  const reports = Array.from({ length: Number(runs) }, () => measure(path));
  const scores = CATEGORIES.map((id) => `${id} ${Math.round(100 * median(reports.map(({ categories }) => categories[id].score)))}`);
  const figures = Object.entries(FIGURES).map(([id, name]) => `${name} ${median(reports.map(({ audits }) => audits[id].numericValue)).toPrecision(3)}`);
  console.log(`${path}: ${scores.join(', ')} (${figures.join(', ')})`);
  const last = reports.at(-1);
  const failed = CATEGORIES.slice(1).flatMap((id) =>
    last.categories[id].auditRefs.filter(({ id: audit, weight }) => weight > 0 && last.audits[audit].score === 0),
  );
  for (const { id } of failed) console.log(`  ${id}: ${last.audits[id].title}`);
}
