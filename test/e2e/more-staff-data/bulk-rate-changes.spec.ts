import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { ADMIN, ApiClient, type ServerProcess } from '../server-process.js';
import { pressUndo, waitForToast } from '../signed-in.js';

describeWithBrowser('a clerk with many rates at once', () => {
  const visit = setUpE2e({ isShared: true });
  let server: ServerProcess;
  let page: Page;
  let consoleErrors: string[];
  const dialog = () => page.getByRole('dialog');
  const showing = (words: string) => page.getByText(words, { exact: false }).first().waitFor();

  beforeAll(() => {
    ({ server, page, consoleErrors } = visit());
  });

  it('selects rates by keyboard, raises them by a percentage after seeing each, and takes all back at once', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=SV&airport=SAL`);
    await page.getByRole('checkbox', { name: 'Select HNDL, SAL' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Select DOCS, SAL' }).check();
    await showing('2 selected');
    await page.getByRole('button', { name: 'Change by %' }).click();
    await dialog().getByRole('button', { name: 'Change 2 rates' }).click();
    await dialog()
      .getByText('Please enter a percentage above -100 and up to 1,000, at least 0.01 up or down.')
      .first()
      .waitFor();
    await dialog().getByLabel('Percentage').fill('-10');
    await dialog().getByText('$0.11 / kg → $0.099 / kg').waitFor();
    await dialog().getByText('$36.00 flat → $32.40 flat').waitFor();
    await dialog().getByText('$34.00', { exact: true }).waitFor();
    await dialog().getByRole('checkbox', { name: 'Minimum charges too' }).check();
    await dialog().getByText('$34.00 → $30.60').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await waitForToast(page, 'Rates changed');
    await showing('$0.099 / kg');
    await showing('none selected');
    await pressUndo(page);
    await waitForToast(page, 'Rates restored');
    await showing('$0.11 / kg');
  });

  it('deletes many rates after one question, and brings them back at once', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=SV&airport=SAL`);
    await page.getByRole('checkbox', { name: 'Select all (10 rates)' }).check();
    await page.getByRole('checkbox', { name: 'Select HNDL, SAL' }).uncheck();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete these 9 rates?' });
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await waitForToast(page, 'Rates deleted');
    await page.getByRole('button', { name: 'Edit DOCS, SAL' }).waitFor({ state: 'detached' });
    await pressUndo(page);
    await waitForToast(page, 'Rates restored');
    await page.getByRole('button', { name: 'Edit DOCS, SAL' }).waitFor();
  });

  it('copies the rates of one airport to another after seeing what differs', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=SV&airport=SAL`);
    await page.getByRole('button', { name: 'Copy rates' }).click();
    await waitToPass(async () => expect(await dialog().getByLabel('From').inputValue()).not.toBe(''));
    await dialog().getByLabel('To').selectOption({ label: 'TGU - Toncontín International Airport' });
    await dialog().getByText('$0.15 / kg → $0.11 / kg').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog()
      .getByRole('button', { name: /^Copy \d+ rates$/ })
      .click();
    await waitForToast(page, 'Rates copied');
    await pressUndo(page);
    await waitForToast(page, 'Rates restored');
  });

  it('reads what became of a rate, and puts it back', async () => {
    const colleague = await ApiClient.signIn(server.base);
    const rates = (await colleague.call('GET', '/api/rates')).json as ReadonlyArray<Record<string, unknown>>;
    const rate = rates.find(({ airportCode, serviceCode }) => airportCode === 'PTY' && serviceCode === 'HNDL');
    for (const baseRate of [0.25, 0.31])
      await colleague.call('PUT', `/api/rates/${rate?.id}`, { ...rate, version: undefined, baseRate });
    await page.goto(`${server.base}/air-freight-rates?country=PA&airport=PTY&service=HNDL`);
    await page.getByRole('button', { name: 'History of HNDL, PTY' }).click();
    await dialog().getByText('$0.25 / kg → $0.31 / kg').waitFor();
    await dialog().getByText(`${ADMIN.email}, `).first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog()
      .getByRole('button', { name: /^Revert Rate updated/ })
      .first()
      .click();
    await waitForToast(page, 'Rate reverted');
    await dialog().getByText('$0.31 / kg → $0.25 / kg').waitFor();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await showing('$0.25 / kg');
  });

  it('raises the rates of an airport by 5 % from 1 January, one line excepted, in fewer than ten clicks', async () => {
    await page.goto(`${server.base}/air-freight-rates`);
    let clicks = 0;
    const step = async (work: Promise<unknown>) => {
      clicks += 1;
      await work;
    };
    await step(page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Guatemala' }));
    await step(
      page.getByRole('combobox', { name: 'Airport' }).selectOption({ label: 'GUA - La Aurora International Airport' }),
    );
    await step(page.getByRole('checkbox', { name: 'Select all (10 rates)' }).check());
    await step(page.getByRole('checkbox', { name: 'Select CUST, GUA' }).uncheck());
    await step(page.getByRole('button', { name: 'Change by %' }).click());
    await step(dialog().getByLabel('Percentage').fill('5'));
    await step(dialog().getByLabel('From', { exact: true }).fill('2099-01-01'));
    await step(dialog().getByRole('button', { name: 'Change 9 rates' }).click());
    await waitForToast(page, 'Rates changed');
    expect(clicks).toBeLessThan(10);
    const colleague = await ApiClient.signIn(server.base);
    const rates = (await colleague.call('GET', '/api/rates')).json as ReadonlyArray<Record<string, unknown>>;
    const after = rates.filter(({ airportCode }) => airportCode === 'GUA');
    expect(after.filter(({ validFrom }) => validFrom === '2099-01-01')).toHaveLength(9);
    expect(after.filter(({ validUntil }) => validUntil === '2098-12-31')).toHaveLength(9);
    expect(after.filter(({ serviceCode }) => serviceCode === 'CUST')).toMatchObject([{ validUntil: null }]);
  });

  it('tries a shipment on the tariff of that day, and reads why each rate applies or not', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=GT&airport=GUA`);
    await page.getByRole('button', { name: 'Simulate shipment' }).click();
    await dialog().getByLabel('Tariff as of').fill('2099-02-01');
    await dialog().getByLabel('Gross weight').fill('100');
    await dialog().getByRole('button', { name: 'Price', exact: true }).click();
    const decisions = dialog().getByRole('table', { name: 'Why each rate applies or not' });
    await decisions.getByText('Applies to every shipment.').first().waitFor();
    await decisions.getByText('Not in force on this day: until 2098-12-31.').first().waitFor();
    await decisions.getByText('Nothing to charge: the shipment has no such delivery.').first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
  });

  it('never breaks the content policy nor throws', () => {
    expect(consoleErrors).toEqual([]);
  });
});
