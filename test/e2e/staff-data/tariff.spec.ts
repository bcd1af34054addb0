import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { toOfficeDay } from '../../../domain/office-day.js';
import { addDays } from '../../../domain/tariff/rate-validity.js';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { ADMIN, ApiClient, type ServerProcess } from '../server-process.js';
import { enterNoticeByKeyboard, openSignedIn, pressUndo, waitForToast } from '../signed-in.js';

describeWithBrowser('a clerk at the tariff', () => {
  const visit = setUpE2e({ isShared: true });
  let dataDir: string;
  let server: ServerProcess;
  let browser: Browser;
  let page: Page;
  let consoleErrors: string[];
  const today = toOfficeDay(new Date());
  const dialog = () => page.getByRole('dialog');
  const showing = (words: string) => page.getByText(words, { exact: false }).first().waitFor();

  beforeAll(() => {
    ({ dataDir, server, browser, page, consoleErrors } = visit());
  });

  it('finds what the services mean, and every column of the tariff', async () => {
    await page.goto(`${server.base}/air-freight-rates`);
    await showing('Showing 1–25 of 80 rates');
    for (const group of ['Compulsory', 'Additional', 'Delivery', 'Optional']) {
      await page.getByRole('heading', { name: group, exact: true }).waitFor();
    }
    const headers = await page.getByRole('columnheader').allTextContents();
    expect(headers).toEqual([
      'Select',
      'Country',
      'Airport',
      'Service',
      'Category',
      'Rate Criteria',
      'Base Rate',
      'Min Charge',
      'Max Charge',
      'Actions',
    ]);
    // Every button of the last column is in sight.
    const table = page.getByRole('region', { name: 'Table of rates' });
    await waitToPass(async () =>
      expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0),
    );
    await showing('No limit');
    await showing('/ kg');
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('sorts by a column', async () => {
    await page.getByRole('columnheader', { name: 'Service' }).getByRole('button').click();
    const first = page.getByRole('row').nth(1);
    await first.getByText('BRKD').waitFor();
    await page.getByRole('columnheader', { name: 'Service' }).getByRole('button').click();
    await first.getByText('TRNS').waitFor();
  });

  it('narrows it to a country, an airport and a service, and the address says so', async () => {
    const airport = page.getByLabel('Airport', { exact: true });
    await waitToPass(async () => expect(await airport.isDisabled()).toBe(true));
    await showing('Choose a country first');
    await page.getByLabel('Country', { exact: true }).selectOption('CR');
    await airport.selectOption('SJO');
    await page.getByLabel('Service', { exact: true }).selectOption('HNDL');
    await showing('1, filtered from 80 rates');
    await page.waitForURL(({ search }) => search === '?country=CR&airport=SJO&service=HNDL');
    await page.getByLabel('Country', { exact: true }).selectOption('HN');
    await page.waitForURL(({ search }) => search === '?country=HN&service=HNDL');
  });

  it('deletes a rate only after the question, and brings it back', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=HN&airport=TGU&service=DOCS`);
    await page.getByRole('button', { name: 'Delete DOCS, TGU' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this rate?' });
    await question.waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete DOCS, TGU' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await waitForToast(page, 'Rate deleted');
    await showing('No rates match your filter criteria. Try adjusting your filters or add a new rate.');
    await pressUndo(page);
    await waitForToast(page, 'Rate restored');
    await page.getByRole('button', { name: 'Edit DOCS, TGU' }).waitFor();
  });

  it('is told what a rate lacks, in the words of the rule', async () => {
    await page.goto(`${server.base}/air-freight-rates`);
    await page.getByRole('button', { name: 'Add Rate' }).click();
    await dialog().getByRole('button', { name: 'Create Rate' }).click();
    await dialog().getByText('Please fill in all required fields.').waitFor();
    await dialog().getByLabel('Country').selectOption({ label: 'Honduras' });
    await dialog().getByLabel('Airport').selectOption({ label: 'TGU - Toncontín International Airport' });
    await dialog().getByLabel('Service').selectOption('DOCS');
    await dialog().getByText('This airport already has a rate for this service.').waitFor();
    await dialog().getByLabel('Country').selectOption({ label: 'Panama' });
    await waitToPass(async () => expect(await dialog().getByLabel('Airport').inputValue()).toBe(''));
    await dialog().getByLabel('Rate criteria').selectOption('gross_weight');
    await dialog().getByLabel('Base rate').fill('-1');
    await dialog().getByText('Rate values cannot be negative.').first().waitFor();
    await dialog().getByLabel('Base rate').fill('0.5');
    await dialog().getByLabel('Min charge').fill('50');
    await dialog().getByLabel('Max charge').fill('40');
    await dialog().getByText('Minimum charge cannot be greater than maximum charge.').first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('does not lose what was typed, and sees what it would charge', async () => {
    await dialog().getByLabel('Max charge').fill('55');
    await dialog().getByLabel('Gross weight').fill('200');
    await dialog().getByText('$55.00').waitFor();
    await page.keyboard.press('Escape');
    await dialog().getByText('Close without saving what you entered?').waitFor();
    await dialog().getByRole('button', { name: 'Keep editing' }).click();
    await waitToPass(async () => expect(await dialog().getByLabel('Base rate').inputValue()).toBe('0.5'));
    await page.keyboard.press('Escape');
    await dialog().getByRole('button', { name: 'Discard' }).click();
    await dialog().waitFor({ state: 'detached' });
  });

  it('keeps the keyboard beside the rate that it deleted', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=GT`);
    await page.getByRole('button', { name: 'Delete CUST, GUA' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete CUST, GUA' }).waitFor({ state: 'detached' });
    await page.waitForFunction(() =>
      /^(?:History of|Edit) .*, GUA$/.test(document.activeElement?.getAttribute('aria-label') ?? ''),
    );
    await enterNoticeByKeyboard(page);
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Undo');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Delete CUST, GUA' }).waitFor();
  });

  it('sees a hole in the coverage, and fills it from there', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=PA&airport=PTY&service=HNDL`);
    await page.getByRole('button', { name: 'Delete HNDL, PTY' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await showing('PTY lacks HNDL.');
    await page.getByRole('button', { name: 'Show coverage' }).click();
    await page.getByRole('button', { name: 'Add HNDL, PTY: compulsory rate missing' }).click();
    await waitToPass(async () => expect(await dialog().getByLabel('Service').inputValue()).toBe('HNDL'));
    await dialog().getByLabel('Rate criteria').selectOption('chargeable_weight');
    await dialog().getByLabel('Base rate').fill('0.21');
    await dialog().getByRole('button', { name: 'Create Rate' }).click();
    await waitForToast(page, 'Rate created');
    await page.getByRole('button', { name: /^Edit HNDL, PTY: \$0\.21 \/ kg/ }).waitFor();
    await dialog().waitFor({ state: 'detached' });
    // The notice came while the dialog stood before it; it must be heard and reached all the same.
    await page.locator('[data-portal-node][aria-hidden="true"]').first().waitFor({ state: 'detached' });
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('is told what somebody else changed meanwhile, and chooses', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=PA&airport=PTY&service=HNDL`);
    await page.getByRole('button', { name: 'Edit HNDL, PTY' }).click();
    await dialog().getByLabel('Base rate').fill('0.25');
    const colleague = await ApiClient.signIn(server.base);
    const rates = (await colleague.call('GET', '/api/rates')).json as ReadonlyArray<Record<string, unknown>>;
    const rate = rates.find(({ airportCode, serviceCode }) => airportCode === 'PTY' && serviceCode === 'HNDL');
    await colleague.call('PUT', `/api/rates/${rate?.id}`, { ...rate, baseRate: 0.19 });
    await dialog().getByRole('button', { name: 'Update Rate' }).click();
    await dialog().getByText('Base Rate: $0.21 / kg → $0.19 / kg').waitFor();
    await dialog().getByText(`${ADMIN.email}, `).waitFor();
    await waitToPass(async () => expect(await dialog().getByLabel('Base rate').inputValue()).toBe('0.25'));
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Keep mine' }).click();
    await dialog().getByRole('button', { name: 'Update Rate' }).click();
    await waitForToast(page, 'Rate updated');
    await showing('$0.25 / kg');
  });

  it('imports a tariff after seeing the differences', async () => {
    const file = join(dataDir, 'tariff.csv');
    const lines = ['Airport,Service,Rate Criteria,Base Rate,Min Charge,Max Charge'];
    await writeFile(file, [...lines, 'PTY,HNDL,chargeable_weight,0.31,30,0', 'XXX,HNDL,flat,1,,'].join('\n'));
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog().getByLabel('Tariff file').setInputFiles(file);
    await dialog().getByText('$0.25 / kg → $0.31 / kg').waitFor();
    await dialog().getByText('Line 3 (HNDL, XXX): "XXX" is not a known airport.').waitFor();
    const failed = page.waitForEvent('download');
    await dialog().getByRole('button', { name: 'Download the rows with errors' }).click();
    expect((await failed).suggestedFilename()).toBe('rows-that-failed.csv');
    await dialog().getByRole('button', { name: 'Apply changes', disabled: true }).waitFor();
    await dialog().getByText('Correct the row with an error first.').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await writeFile(file, [...lines, 'PTY,HNDL,chargeable_weight,0.31,30,0'].join('\n'));
    await dialog().getByLabel('Tariff file').setInputFiles(file);
    await dialog().getByRole('button', { name: 'Apply 1 change' }).click();
    await waitForToast(page, 'Rates imported');
    await showing('$0.31 / kg');
  });

  it('downloads what can be imported again', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^rates-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('lets one rate follow another, and sees on which day which one holds', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=NI&airport=MGA&service=HNDL`);
    await page.getByRole('button', { name: 'Edit HNDL, MGA' }).click();
    await dialog().getByLabel('Valid until').fill(addDays(today, -1));
    await dialog()
      .getByText(/no rate is in effect: expired/)
      .waitFor();
    await dialog().getByLabel('As of').fill(addDays(today, -1));
    await dialog()
      .getByText(/USD\/kg/)
      .waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Update Rate' }).click();
    await waitForToast(page, 'Rate updated');
    await showing('MGA lacks HNDL.');
    await page.getByText('expired', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show coverage' }).click();
    await page.getByRole('button', { name: /^Edit HNDL, MGA: .*expired .*compulsory rate missing$/ }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add Rate' }).click();
    await dialog().getByText('This airport already has a rate for this service.').waitFor();
    await dialog().getByLabel('Valid from').fill(today);
    await dialog().getByText('This airport already has a rate for this service.').waitFor({ state: 'detached' });
    await dialog().getByLabel('Valid until').fill(addDays(today, -2));
    await dialog().getByLabel('Rate criteria').selectOption('gross_weight');
    await dialog().getByLabel('Base rate').fill('0.27');
    await dialog().getByRole('button', { name: 'Create Rate' }).click();
    await dialog().getByText('Valid until cannot be before valid from.').first().waitFor();
    await dialog().getByLabel('Valid until').fill(addDays(today, 9));
    await dialog().getByRole('button', { name: 'Save and add another' }).click();
    await waitForToast(page, 'Rate created');
    await waitToPass(async () => expect(await dialog().getByLabel('Airport').inputValue()).not.toBe(''));
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Edit HNDL, MGA: \$0\.27 \/ kg, until / }).waitFor();
    await showing('Compulsory rates end soon.');
  });

  it('is led from the bell to the rate that ends', async () => {
    await page.goto(`${server.base}/home`);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await dialog()
      .getByRole('link', { name: /^HNDL at MGA ends on / })
      .click();
    await dialog().getByText('Edit Rate').waitFor();
    await waitToPass(async () => expect(await dialog().getByLabel('Base rate').inputValue()).toBe('0.27'));
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.waitForURL(({ search }) => search === '');
  });

  it('confirms the sample tariff', async () => {
    await page.goto(`${server.base}/air-freight-rates`);
    await showing('Sample rates are in force.');
    await page.getByRole('button', { name: 'Confirm sample rates' }).click();
    const question = page.getByRole('alertdialog', { name: /^Take all \d+ sample rates as your own\?$/ });
    await question.getByRole('button', { name: 'Confirm sample rates' }).click();
    await waitForToast(page, 'Sample rates confirmed');
    await page.getByText('Sample rates are in force.').waitFor({ state: 'detached' });
  });

  it('works in the dark, on a small screen, and when the server fails', async () => {
    const { window, page: phone } = await openSignedIn(browser, server.base, {
      width: 390,
      height: 844,
      theme: 'dark',
    });
    for (const path of ['/air-freight-rates', '/air-freight-rates?view=coverage']) {
      await phone.goto(server.base + path);
      await phone.getByText('Service code definitions').waitFor();
      await phone
        .getByText(path.includes('coverage') ? 'has a rate' : 'Showing 1–25')
        .first()
        .waitFor();
      await phone.waitForFunction(() => document.documentElement.scrollWidth === 390);
      expect({ path, violations: await findAccessibilityIssues(phone) }).toEqual({ path, violations: [] });
    }
    await phone.route('**/api/rates?*', (route) => route.fulfill({ status: 500, body: '{"error":"It was logged."}' }));
    await phone.goto(`${server.base}/air-freight-rates`);
    await phone.getByText('Could not load rates from database. Please refresh the page.').first().waitFor();
    await phone.unroute('**/api/rates?*');
    await phone.getByRole('button', { name: 'Retry' }).click();
    await phone.getByText('Showing 1–25').waitFor();
    await window.close();
  });

  it('never breaks the content policy nor throws', () => {
    expect(consoleErrors.filter((complaint) => !/\b409\b/.test(complaint))).toEqual([]);
  });
});
