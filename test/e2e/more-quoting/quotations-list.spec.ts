import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';

describeWithBrowser('a clerk among many quotations', () => {
  const visit = setUpE2e({ hasMail: true, isShared: true });
  let server: ServerProcess;
  let page: Page;

  beforeAll(() => {
    ({ server, page } = visit());
  });

  it('takes the filters along to all quotations, shows them as a table and takes them home as a spreadsheet', async () => {
    await page.goto(`${server.base}/?domain=carga-nueva.example`);
    await page.getByRole('link', { name: 'See all in Quotations' }).click();
    await page.getByText('Showing 1 of 1 quotation').waitFor();
    await page.getByRole('button', { name: 'Show as table' }).click();
    const table = page.getByRole('region', { name: 'Table of quotations' });
    await table.getByText('hugo@carga-nueva.example').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);

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
    await waitToPass(async () => expect(await box.inputValue()).toBe(''));
    await waitToPass(() => expect(new URL(page.url()).search).toBe('?as=table'));
  });
});
