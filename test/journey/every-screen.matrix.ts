import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { complaintsOf, describeWithBrowser, openBrowser } from './browser.js';
import { type DeskUnderTest, freePort } from './desk-under-test.js';
import { startDeskWithMail } from './desk-with-mail.js';
import { openSignedIn } from './signed-in.js';
import { faultsOfAll, isUnexpected, OVERLAYS, SCREENS } from './surfaces.js';

describeWithBrowser('everything that the console shows, in every look', () => {
  let dataDir: string;
  let desk: DeskUnderTest;
  let browser: Browser;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'istmo-matrix-'));
    ({ desk } = await startDeskWithMail(dataDir, await freePort()));
    browser = await openBrowser();
  }, 90_000);

  afterAll(async () => {
    await browser?.close();
    await desk?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 30_000);

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
