import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { violationsOn } from './accessibility.js';
import { describeWithBrowser } from './browser.js';
import type { DeskUnderTest } from './server-process.js';
import { visitForJourney } from './e2e-context.js';

describeWithBrowser('a clerk among many quotations', () => {
  const visit = visitForJourney({ hasMail: true });
  let desk: DeskUnderTest;
  let page: Page;

  beforeAll(() => {
    ({ desk, page } = visit());
  });

  it('takes the filters along to all quotations, shows them as a table and takes them home as a spreadsheet', async () => {
    await page.goto(`${desk.base}/?domain=carga-nueva.example`);
    await page.getByRole('link', { name: 'See all in Quotations' }).click();
    await page.getByText('Showing 1 of 1 quotation').waitFor();
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
    await page.getByText('Showing 1 of 1 quotation').waitFor();
    await page.getByLabel('Time Period').selectOption('week');
    await page.getByLabel('Status').selectOption('failed');
    await page.getByText('No quotation fits the filters.').waitFor();
    const box = page.getByRole('searchbox', { name: 'Search' });
    // Typed, but not yet followed: clearing forgets it, too.
    await box.fill('nothing like this');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('Showing 1–2 of 2 quotations').waitFor();
    expect(await box.inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('?as=table');
  }, 60_000);
});
