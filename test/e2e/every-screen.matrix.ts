import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { collectConsoleErrors, describeWithBrowser } from './browser.js';
import { setUpE2e } from './e2e-context.js';
import { findAllProblems, isUnexpected, OVERLAYS, SCREENS } from './screen-states.js';
import type { ServerProcess } from './server-process.js';
import { openSignedIn } from './signed-in.js';

describeWithBrowser('everything that the console shows, in every look', () => {
  const visit = setUpE2e({ hasMail: true });
  let server: ServerProcess;
  let browser: Browser;

  beforeAll(() => {
    ({ server, browser } = visit());
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const)('can be used by everybody in the %s at %i px', async (theme, width) => {
    const height = width < 768 ? 844 : 900;
    const { window, page } = await openSignedIn(browser, server.base, { width, height, theme });
    const consoleErrors = collectConsoleErrors(page);
    expect(await findAllProblems(page, server.base, [...SCREENS, ...OVERLAYS])).toEqual([]);
    expect(consoleErrors.filter(isUnexpected)).toEqual([]);
    await window.close();
  });
});
