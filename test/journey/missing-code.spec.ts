import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { describeWithBrowser, openBrowser } from './browser.js';
import { DeskUnderTest, freePort } from './desk-under-test.js';
import { openSignedIn, type SignedIn } from './signed-in.js';

describeWithBrowser('a console whose server is gone', () => {
  let dataDir: string;
  let desk: DeskUnderTest;
  let browser: Browser;
  let clerk: SignedIn;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'istmo-missing-code-'));
    desk = await DeskUnderTest.start({ dataDir, port: await freePort() });
    browser = await openBrowser();
    clerk = await openSignedIn(browser, desk.base);
  }, 90_000);

  afterAll(async () => {
    await browser?.close();
    await desk?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 30_000);

  it('says inside the shell that a page it cannot fetch could not be shown', async () => {
    const { page } = clerk;
    await page.goto(`${desk.base}/home`);
    await page.getByRole('heading', { name: 'Email Automation Dashboard' }).waitFor();
    await desk.stop();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Tax Rates' }).click();
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    expect(await page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
    expect(await menu.getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
    await menu.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Email Automation Dashboard' }).waitFor();
  });
});
