import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { ApiClient } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

interface StoredTaxRate {
  readonly id: number;
  readonly countryName: string;
  readonly version: number;
}

describeWithBrowser('a clerk deletes what somebody else has changed or deleted meanwhile', () => {
  const visit = setUpE2e({ isShared: true });
  let page: Page;
  let colleague: ApiClient;
  const ask = async (country: string) => {
    await page.getByRole('button', { name: `Delete ${country}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).waitFor();
  };
  const confirm = async (words: string) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await Promise.all([waitForToast(page, words), page.getByRole('alertdialog').waitFor({ state: 'detached' })]);
  };
  const findStored = async (country: string) => {
    const { json } = await colleague.call('GET', '/api/tax-rates');
    return (json as readonly StoredTaxRate[]).find(({ countryName }) => countryName === country);
  };

  beforeAll(async () => {
    ({ page } = visit());
    colleague = await ApiClient.signIn(visit().server.base);
    await page.goto(`${visit().server.base}/tax-rates`);
  });

  it('which stays, and is shown as it is now', async () => {
    await ask('Guatemala');
    await colleague.call('PUT', '/api/tax-rates/GT', { vatRate: 14.25, whtRate: 10, notes: '' });
    await confirm('Somebody else has changed it in the meantime.');
    await page.getByText('14.25').first().waitFor();
    expect(await findStored('Guatemala')).toMatchObject({ vatRate: 14.25 });
  });

  it('which leaves the list', async () => {
    await ask('Guatemala');
    await colleague.call('DELETE', `/api/tax-rates/${(await findStored('Guatemala'))?.id}`);
    await confirm('Somebody else has deleted it in the meantime.');
    await page.getByRole('button', { name: 'Delete Guatemala' }).waitFor({ state: 'detached' });
  });
});
