import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { findAccessibilityIssues } from './accessibility.js';
import { collectConsoleErrors, describeWithBrowser } from './browser.js';
import { setUpE2e } from './e2e-context.js';
import { findAllProblems, isUnexpected, OVERLAYS, SCREENS } from './screen-states.js';
import type { ServerProcess } from './server-process.js';
import { openSignedIn } from './signed-in.js';

/** What no other journey looks at for barriers; `every-screen.matrix.ts` looks at everything in every look. */
const OTHER_OVERLAYS = OVERLAYS.filter(({ over }) => over && !/^(?:Add|Edit|\/)|quotation|email$/.test(over[0]));

describeWithBrowser('everything that the console shows', () => {
  const visit = setUpE2e({ hasMail: true });
  let server: ServerProcess;
  let browser: Browser;

  beforeAll(() => {
    ({ server, browser } = visit());
  });

  it('can be used by everybody on a wide screen in the light, what opens over the screens included', async () => {
    const { window, page } = await openSignedIn(browser, server.base, { width: 1440 });
    const consoleErrors = collectConsoleErrors(page);
    expect(await findAllProblems(page, server.base, [...SCREENS, ...OTHER_OVERLAYS])).toEqual([]);
    expect(consoleErrors.filter(isUnexpected)).toEqual([]);
    await window.close();
  });

  it('can be used by everybody on a phone in the dark, and is not too wide at 320 px', async () => {
    const { window, page } = await openSignedIn(browser, server.base, { width: 390, height: 844, theme: 'dark' });
    expect(await findAllProblems(page, server.base, SCREENS)).toEqual([]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Tax Rates' }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await window.close();
  });
});
