import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { waitForToast } from '../signed-in.js';

describeWithBrowser('two people change the system settings at once', () => {
  const visit = setUpE2e({ isShared: true });
  let first: Page;
  let second: Page;
  const getStored = async () => (await visit().client.call('GET', '/api/settings/system')).json;
  const getDays = (page: Page) => page.getByLabel('Quotation validity');
  const save = (page: Page) => page.getByRole('button', { name: 'Save System Settings' }).click();

  beforeAll(async () => {
    ({ page: first } = visit());
    second = await first.context().newPage();
    for (const page of [first, second]) {
      await page.goto(`${visit().server.base}/settings?tab=system`);
      await getDays(page).waitFor();
    }
  });

  it('and the later one sees what the other saved, and keeps its own', async () => {
    await getDays(first).fill('20');
    await save(first);
    await waitForToast(first, 'System settings updated');
    await getDays(second).fill('30');
    await save(second);
    await second.getByText('These settings were changed in the meantime.').waitFor();
    await second.getByText('Quotation validity: 15 days → 20 days').waitFor();
    await waitToPass(async () => expect(await getDays(second).inputValue()).toBe('30'));
    expect(await getStored()).toMatchObject({ validityDays: 20 });
    expect(await findAccessibilityIssues(second)).toEqual([]);
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await save(second);
    await waitForToast(second, 'System settings updated');
    expect(await getStored()).toMatchObject({ validityDays: 30 });
  });

  it('or takes over what the other saved', async () => {
    await getDays(first).fill('40');
    await save(first);
    await first.getByText('Quotation validity: 20 days → 30 days').waitFor();
    await first.getByRole('button', { name: 'Load these values' }).click();
    await waitToPass(async () => expect(await getDays(first).inputValue()).toBe('30'));
    expect(await getStored()).toMatchObject({ validityDays: 30 });
  });
});
