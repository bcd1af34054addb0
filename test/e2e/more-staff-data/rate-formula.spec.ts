import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

describeWithBrowser('an administrator at charge codes and formulas', () => {
  const visit = setUpE2e({ isShared: true });
  let server: ServerProcess;
  let page: Page;
  const dialog = () => page.getByRole('dialog');

  beforeAll(() => {
    ({ server, page } = visit());
  });

  it('adds a charge code with the category that is proposed', async () => {
    await page.goto(`${server.base}/charge-codes`);
    await page.getByRole('row').filter({ hasText: 'HNDL' }).getByText('Standard').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add Charge Code' }).click();
    await dialog().getByLabel('Code', { exact: false }).first().fill('ROAD');
    await dialog().getByLabel('Name in English').fill('Road delivery');
    await dialog().getByText('Proposed by code and name: Delivery').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Create Charge Code' }).click();
    await waitForToast(page, 'Charge code created');
    await page.getByRole('row').filter({ hasText: 'ROAD' }).getByText('Delivery', { exact: true }).waitFor();
  });

  it('enters bands, reads them as a sentence, and tries them', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=CR&airport=SJO`);
    await page.getByRole('button', { name: 'Add Rate' }).click();
    await dialog().getByLabel('Service').selectOption('ROAD');
    await dialog().getByLabel('Rate Criteria').selectOption('total_kilometers');
    await dialog().getByLabel('How the quantity is priced').selectOption('whole');
    await dialog().getByLabel('Up to, band 1').fill('20');
    await dialog().getByLabel('Amount, band 1').fill('45');
    await dialog().getByLabel('Rate, band 2').fill('1.24');
    await dialog().getByText('up to 20 $45; over 20 $1.24 / km.').waitFor();
    await dialog().getByText('49.60', { exact: false }).first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Create Rate' }).click();
    await waitForToast(page, 'Rate created');
    await page.getByText('2 bands, from $45.00', { exact: true }).waitFor();
    // The server is shared with specs that count its rates.
    const statuses = await page.evaluate(async () => {
      const remove = async (path: string, code: string) => {
        const rows: ReadonlyArray<{ id: number; code?: string; serviceCode?: string }> = await (
          await fetch(path)
        ).json();
        const id = rows.find((row) => (row.serviceCode ?? row.code) === code)?.id;
        return (await fetch(`${path}/${id}`, { method: 'DELETE' })).status;
      };
      return [await remove('/api/rates', 'ROAD'), await remove('/api/charge-codes', 'ROAD')];
    });
    expect(statuses).toEqual([200, 200]);
  });
});
