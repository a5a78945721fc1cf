import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The server under test, a process of its own. */
export interface TestServer extends AsyncDisposable {
  address: string;
  /** The command, and the server's data folder. */
  binary: string;
  folder: string;
  /** Ends the process; its games stay in its folder. */
  stop: () => Promise<void>;
  /** Starts it again at the same address, with the same games. */
  restart: () => Promise<void>;
}

function binary(): string {
  const built = process.env.TETRARCH ?? resolve(import.meta.dirname, '../../target/quick/tetrarch');
  if (!existsSync(built)) throw new Error(`${built} is missing: build it, or say in TETRARCH where it is`);
  return built;
}

/** Starts `tetrarch serve` on a free port, with a folder of its own. */
export async function startServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tetrarch-e2e-'));
  let running = await start(folder, '127.0.0.1:0');
  const { address } = running;
  return {
    address,
    binary: binary(),
    folder,
    stop: () => running.stop(),
    restart: async () => {
      running = await start(folder, new URL(address).host);
    },
    [Symbol.asyncDispose]: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(folder: string, listen: string): Promise<{ address: string; stop: () => Promise<void> }> {
  // No one who has left is waited for as long as in life, and the push service is a part of the test.
  const limits = ['--requests-per-second', '0', '--connections', '0', '--claim-after', '3', '--push-to-loopback'];
  const process = spawn(binary(), ['serve', '--data', folder, '--listen', listen, ...limits], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  process.stderr.on('data', (text: Buffer) => complaints.push(text.toString()));
  const ended = new Promise<void>((done) => process.once('exit', () => done()));
  const address = await new Promise<string>((found, failed) => {
    createInterface({ input: process.stdout }).once('line', found);
    void ended.then(() => failed(new Error(`the server ended at once: ${complaints.join('')}`)));
  });
  const stop = () => {
    process.kill('SIGTERM');
    return ended;
  };
  return { address, stop };
}
