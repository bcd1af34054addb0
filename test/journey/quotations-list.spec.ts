import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { violationsOn } from './accessibility.js';
import { describeWithBrowser, openBrowser } from './browser.js';
import { MAIL } from './desk-review-scenes.js';
import { ClerkAtDesk, DeskUnderTest, freePort } from './desk-under-test.js';
import { openSignedIn } from './signed-in.js';

describeWithBrowser('a clerk among many quotations', () => {
  let dataDir: string;
  let desk: DeskUnderTest;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'istmo-list-'));
    desk = await DeskUnderTest.start({ dataDir, port: await freePort() });
    const clerk = await ClerkAtDesk.signIn(desk.base);
    for (const mail of MAIL) await clerk.call('POST', '/api/webhook/email', { to: 'quotes@localhost', ...mail });
    browser = await openBrowser();
    ({ page } = await openSignedIn(browser, desk.base));
  }, 90_000);

  afterAll(async () => {
    await browser?.close();
    await desk?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 30_000);

  it('takes the filters along to all quotations, shows them as a table and takes them home as a spreadsheet', async () => {
    await page.goto(`${desk.base}/?domain=carga-nueva.example`);
    await page.getByRole('link', { name: 'See all in Quotations' }).click();
    await page.getByText('Showing 1–1 of 1 quotations').waitFor();
    await page.getByRole('button', { name: 'Show as table' }).click();
    const table = page.getByRole('region', { name: 'Table of quotations' });
    await table.getByText('hugo@carga-nueva.example').waitFor();
    expect(await violationsOn(page)).toEqual([]);

    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
    const [, ...rows] = await readSheet(await readFile(await (await download).path()));
    expect(rows.map((row) => row[3])).toEqual(['hugo@carga-nueva.example']);

    await table.getByRole('link', { name: 'Q2' }).click();
    await page.getByRole('dialog', { name: 'Professional Quotation Details' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Domain: carga-nueva\.example/ }).click();
    await page.getByText('Showing 1–2 of 2 quotations').waitFor();
    await page.getByLabel('Destination Country').selectOption('NI');
    await page.getByText('Showing 1–1 of 1 quotations').waitFor();
    await page.getByLabel('Time Period').selectOption('week');
    await page.getByLabel('Status').selectOption('failed');
    await page.getByText('No quotation fits the filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('Showing 1–2 of 2 quotations').waitFor();
    expect(new URL(page.url()).search).toBe('?as=table');
  }, 60_000);
});
