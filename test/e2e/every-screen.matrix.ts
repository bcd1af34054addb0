import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { complaintsOf, describeWithBrowser } from './browser.js';
import type { DeskUnderTest } from './server-process.js';
import { openSignedIn } from './signed-in.js';
import { faultsOfAll, isUnexpected, OVERLAYS, SCREENS } from './screen-states.js';
import { visitForJourney } from './e2e-context.js';

describeWithBrowser('everything that the console shows, in every look', () => {
  const visit = visitForJourney({ hasMail: true });
  let desk: DeskUnderTest;
  let browser: Browser;

  beforeAll(() => {
    ({ desk, browser } = visit());
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const)('can be used by everybody in the %s at %i px', async (theme, width) => {
    const height = width < 768 ? 844 : 900;
    const { window, page } = await openSignedIn(browser, desk.base, { width, height, theme });
    const complaints = complaintsOf(page);
    expect(await faultsOfAll(page, desk.base, [...SCREENS, ...OVERLAYS])).toEqual([]);
    expect(complaints.filter(isUnexpected)).toEqual([]);
    await window.close();
  });
});
