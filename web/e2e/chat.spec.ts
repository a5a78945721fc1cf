import { accept, atTable, invite, person } from './crowd';
import { expect, test } from './fixtures';

test('chat is open on a tablet held upright, and closed on a phone', async ({ browser, complaints }) => {
  for (const [viewport, isOpen] of [
    [{ width: 820, height: 1180 }, true],
    [{ width: 390, height: 844 }, false],
    [{ width: 740, height: 360 }, false],
  ] as const) {
    const [ann, ben] = [await person(browser, complaints, 'Ann', { viewport }), await person(browser, complaints, 'Ben')];
    const [link = ''] = await invite(ann, '/new/gou?with=link');
    await accept(ben, link);
    await atTable(ann);
    await expect(ann.locator('details.chat')).toHaveJSProperty('open', isOpen);
  }
});
