import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { violationsOn } from './accessibility.js';
import { complaintsOf, describeWithBrowser } from './browser.js';
import type { DeskUnderTest } from './server-process.js';
import { openSignedIn } from './signed-in.js';
import { faultsOfAll, isUnexpected, OVERLAYS, SCREENS } from './screen-states.js';
import { visitForJourney } from './e2e-context.js';

const WALK_MS = 300_000;
/** What no other journey looks at for barriers; `npm run test:console` looks at everything in every look. */
const OTHERS = OVERLAYS.filter(({ over }) => over && !/^(?:Add|Edit|\/)|quotation|email$/.test(over[0]));

describeWithBrowser('everything that the console shows', () => {
  const visit = visitForJourney({ hasMail: true });
  let desk: DeskUnderTest;
  let browser: Browser;

  beforeAll(() => {
    ({ desk, browser } = visit());
  });

  it(
    'can be used by everybody on a wide screen in the light, what opens over the screens included',
    async () => {
      const { window, page } = await openSignedIn(browser, desk.base, { width: 1440 });
      const complaints = complaintsOf(page);
      expect(await faultsOfAll(page, desk.base, [...SCREENS, ...OTHERS])).toEqual([]);
      expect(complaints.filter(isUnexpected)).toEqual([]);
      await window.close();
    },
    WALK_MS,
  );

  it(
    'can be used by everybody on a phone in the dark, and is not too wide at 320 px',
    async () => {
      const { window, page } = await openSignedIn(browser, desk.base, { width: 390, height: 844, theme: 'dark' });
      expect(await faultsOfAll(page, desk.base, SCREENS)).toEqual([]);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Tax Rates' }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await window.close();
    },
    WALK_MS,
  );
});
