import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

describeWithBrowser('an administrator at the conditions of a rate', () => {
  const visit = setUpE2e({ isShared: true });
  let server: ServerProcess;
  let page: Page;
  const dialog = () => page.getByRole('dialog');

  beforeAll(() => {
    ({ server, page } = visit());
  });

  it('adds a second rate of a charge for dangerous goods, and reads when it applies', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=CR&airport=SJO`);
    await page.getByRole('button', { name: 'Add Rate' }).click();
    await dialog().getByLabel('Service').selectOption('HNDL');
    await dialog().getByLabel('Rate Criteria').selectOption('gross_weight');
    await dialog().getByLabel('Base Rate').fill('0.52');
    await dialog().getByText('Applies always, unless a rate with conditions holds.').waitFor();
    await dialog().getByLabel('Add a condition').selectOption('commodities');
    await dialog().getByRole('checkbox', { name: 'dangerous goods' }).check();
    await dialog().getByLabel('Add a condition').selectOption('valueOverUsd');
    await dialog().getByLabel('Value over (USD)', { exact: true }).fill('1000');
    await dialog().getByText('Applies: dangerous goods, value over USD 1,000.', { exact: false }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Create Rate' }).click();
    await waitForToast(page, 'Rate created');
    await page.getByText('dangerous goods, value over USD 1,000', { exact: true }).waitFor();
    // The server is shared with specs that count its rates.
    const priced = await page.evaluate(async () => {
      const goods = { weight: 1000, pieces: 1, dangerous: true, value: { amount: 5000, currency: 'USD' } };
      const extractedInfo = { incoterm: 'CPT', goods, airportDestination: 'SJO', destination: { country: 'CR' } };
      const answer = await fetch('/api/calculate-complete-charges', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ extractedInfo, chargeableWeight: 1000 }),
      });
      const charges: { compulsoryCharges: ReadonlyArray<{ serviceCode: string; calculatedAmount: number }> } =
        await answer.json();
      const rows: ReadonlyArray<{ id: number; conditions: unknown }> = await (await fetch('/api/rates')).json();
      const id = rows.find(({ conditions }) => conditions !== null)?.id;
      await fetch(`/api/rates/${id}`, { method: 'DELETE' });
      return charges.compulsoryCharges.find(({ serviceCode }) => serviceCode === 'HNDL')?.calculatedAmount;
    });
    expect(priced).toBe(520);
  });
});
