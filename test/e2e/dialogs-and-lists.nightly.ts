import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeWithBrowser, openBrowser } from './browser.js';
import { DIALOGS, expectKeyboardInside } from './dialogs.js';
import { setUpE2e } from './e2e-context.js';
import { ENDINGS, expectEnding } from './list-endings.js';
import { openSignedIn } from './signed-in.js';

describeWithBrowser('everything that opens, and every list that ends', () => {
  const visit = setUpE2e({ hasMail: true });
  let base: string;
  let page: Page;
  let consoleErrors: string[];

  beforeAll(() => {
    ({
      page,
      consoleErrors,
      server: { base },
    } = visit());
  });

  it.each(DIALOGS)(
    'keeps the keyboard on %s in what %s opens, lets go of it by Escape and gives it back',
    (path, name) => expectKeyboardInside(page, base, path, name),
  );

  it.each(ENDINGS)('tells on %s that there is nothing, or that it could not be loaded', (...ending) =>
    expectEnding(page, base, consoleErrors, ending),
  );

  it('sees the page stand still while something opens over it, with scroll bars that take room and without', async () => {
    const withBars = await openBrowser({ hasScrollBars: true });
    for (const each of [visit().browser, withBars]) {
      const { window, page: other } = await openSignedIn(each, base);
      await other.goto(`${base}/air-freight-rates`);
      await other.getByText('Showing 1–25').waitFor();
      const right = () => other.evaluate(() => document.querySelector('main')?.getBoundingClientRect().right);
      const before = await right();
      await other.getByRole('button', { name: 'Add Rate' }).click();
      await other.getByRole('dialog').waitFor();
      expect(await right()).toBe(before);
      await window.close();
    }
    await withBars.close();
  });

  it('never breaks the content policy nor throws', () => {
    expect(consoleErrors).toEqual([]);
  });
});
