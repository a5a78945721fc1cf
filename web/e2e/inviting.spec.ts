import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { accept, atTable, invite, person } from './crowd';
import { expect, test } from './fixtures';

/** What a camera reads in a part of the page. */
async function readByCamera(page: Page, name: RegExp): Promise<{ label: string; text: string }> {
  const code = page.getByRole('img', { name }).first();
  await expect(code).toBeVisible();
  const label = ((await code.getAttribute('aria-label')) ?? '').replace('QR code: ', '');
  const png = (await code.screenshot()).toString('base64');
  // The policy of our own pages would not let a picture in from here.
  const blank = await page.context().newPage();
  const { width, height, data } = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const drawing = canvas.getContext('2d')!;
    drawing.drawImage(picture, 0, 0);
    return { width: picture.width, height: picture.height, data: [...drawing.getImageData(0, 0, picture.width, picture.height).data] };
  }, png);
  await blank.close();
  return { label, text: jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '' };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the QR code of an invitation leads to the seat, in the ${colorScheme}`, async ({ browser, complaints }) => {
    const [ada, bo] = [await person(browser, complaints, 'Ada', { colorScheme }), await person(browser, complaints, 'Bo')];
    const [link = ''] = await invite(ada, '/new/gou?with=link');
    const toggle = ada.getByRole('button', { name: 'QR code', exact: true });
    if ((await toggle.count()) > 0) await toggle.first().click();
    const { label, text } = await readByCamera(ada, /^QR code/);
    expect(text).toBe(await ada.getByRole('textbox', { name: label }).first().inputValue());
    expect(text).toBe(link);
    await accept(bo, text);
    await atTable(bo);
    await atTable(ada);
    await expect(ada.getByRole('region', { name: 'Player: Yellow' })).toContainText('Bo');
  });
}

test('an invitation is given to what the device has for sharing, and a closed share sheet is no failure', async ({ browser, complaints }) => {
  const ada = await person(browser, complaints, 'Ada');
  await ada.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => {
      shared.push(data);
      if (shared.length > 1) throw new DOMException('closed', 'AbortError');
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.assign(window, { shared });
  });
  const [link = ''] = await invite(ada, '/new/gou?with=link');
  const shared = () => ada.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  const button = ada.getByRole('button', { name: 'Share', exact: true }).first();
  await button.click();
  await expect.poll(shared).toEqual([{ url: link }]);
  await button.click();
  await expect.poll(async () => (await shared()).length).toBe(2);
  await expect(ada.getByRole('alert')).toHaveCount(0);
});

test('a device without a share sheet offers none', async ({ browser, complaints }) => {
  const ada = await person(browser, complaints, 'Ada');
  await ada.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await invite(ada, '/new/gou?with=link');
  await expect(ada.getByRole('button', { name: 'Copy', exact: true }).first()).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
});
