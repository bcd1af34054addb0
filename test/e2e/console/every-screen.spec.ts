import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { findAllProblems, SCREENS } from '../screen-states.js';
import type { ServerProcess } from '../server-process.js';
import { openSignedIn } from '../signed-in.js';

/** Figures, a wide table and a form; `every-screen.nightly.ts` looks at all. */
const PATHS = ['/', '/air-freight-rates', '/settings'];
const KINDS_OF_SCREENS = SCREENS.filter(({ path }) => PATHS.includes(path));

describeWithBrowser('everything that the console shows', () => {
  const visit = setUpE2e({ hasMail: true, isShared: true });
  let server: ServerProcess;
  let browser: Browser;

  beforeAll(() => {
    ({ server, browser } = visit());
  });

  it('can be used by everybody on a phone in the dark, and is not too wide at 320 px: one screen of each kind', async () => {
    const { window, page } = await openSignedIn(browser, server.base, { width: 390, height: 844, theme: 'dark' });
    expect(await findAllProblems(page, server.base, KINDS_OF_SCREENS)).toEqual([]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Tax Rates' }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await window.close();
  });
});
