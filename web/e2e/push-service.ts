import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { PushNews } from '../src/lib/protocol';

/** A push service on this machine: the only part of Web Push that a browser does not have without the internet. */
export class PushService implements AsyncDisposable {
  readonly #server: Server;
  readonly #browser: ECDH = createECDH('prime256v1');
  readonly #secret = randomBytes(16);
  readonly #publicKey: Buffer;
  /** What was delivered, as the browser would decrypt it. */
  readonly received: PushNews[] = [];

  private constructor() {
    this.#publicKey = this.#browser.generateKeys();
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.received.push(JSON.parse(this.#decrypt(Buffer.concat(parts))) as PushNews);
        response.writeHead(201).end();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((listening) => service.#server.listen(0, '127.0.0.1', listening));
    return service;
  }

  /** Has the pages of a browser subscribe here. Headless Chromium knows no push service of its own. */
  async serve(context: BrowserContext, origin: string): Promise<void> {
    await context.grantPermissions(['notifications'], { origin });
    const subscription = {
      endpoint: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/send/one`,
      keys: { p256dh: this.#publicKey.toString('base64url'), auth: this.#secret.toString('base64url') },
    };
    await context.addInitScript((made) => {
      const subscribed = { endpoint: made.endpoint, toJSON: () => made, unsubscribe: () => Promise.resolve(true) };
      PushManager.prototype.subscribe = () => Promise.resolve(subscribed as unknown as PushSubscription);
      PushManager.prototype.getSubscription = () => Promise.resolve(subscribed as unknown as PushSubscription);
    }, subscription);
  }

  /** RFC 8291, section 3.4: what a browser does with a message. */
  #decrypt(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const [serverKey, sealed] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)];
    const shared = this.#browser.computeSecret(serverKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, serverKey]);
    const input = Buffer.from(hkdfSync('sha256', shared, this.#secret, info, 32));
    const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise((closed) => this.#server.close(closed));
  }
}

/** Hands a message to the page's service worker, as the browser does when one arrives. */
export async function deliver(page: Page, news: PushNews): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) found(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data: JSON.stringify(news) });
  await session.detach();
}

/** The notifications that the service worker shows. */
export function shownBy(worker: Worker): Promise<{ title: string; body: string }[]> {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
}
