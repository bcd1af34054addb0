import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { waitForToast } from '../signed-in.js';

describeWithBrowser('an administrator who misses a domain that was deleted some days ago', () => {
  const visit = setUpE2e({ isShared: true });
  let page: Page;

  beforeAll(async () => {
    ({ page } = visit());
    const { client, server } = visit();
    const body = { domain: 'perdido.example', companyName: 'Perdido' };
    const { id } = (await client.call('POST', '/api/recognized-domains', body)).json as { readonly id: number };
    await client.call('DELETE', `/api/recognized-domains/${id}`);
    await page.goto(`${server.base}/domains-management`);
  });

  it('finds it among what was deleted, and brings it back', async () => {
    await page.getByRole('button', { name: 'Recently deleted' }).click();
    await page.getByRole('button', { name: 'Restore perdido.example' }).click();
    await waitForToast(page, 'Restored');
    await page.getByText('In the list again').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('switch', { name: 'Approve perdido.example' }).waitFor();
    const { json } = await visit().client.call('GET', '/api/recognized-domains');
    expect(json).toContainEqual(expect.objectContaining({ domain: 'perdido.example', companyName: 'Perdido' }));
  });
});
