import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { pressUndo, waitForToast } from '../signed-in.js';

describeWithBrowser('a clerk puts the disclaimers in order', () => {
  const visit = setUpE2e({ isShared: true });
  let page: Page;
  const titles = () => page.getByRole('list', { name: 'Disclaimers' }).getByRole('heading', { level: 3 });
  const order = () => titles().allTextContents();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const waitForStatus = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  const waitForOrder = async (expected: readonly string[]) => {
    await waitToPass(async () => expect(await order()).toEqual(expected));
    const { json } = await visit().client.call('GET', '/api/disclaimers');
    expect((json as ReadonlyArray<{ readonly title: string }>).map(({ title }) => title)).toEqual(expected);
  };

  beforeAll(async () => {
    ({ page } = visit());
    await page.goto(`${visit().server.base}/disclaimers`);
    await titles().first().waitFor();
  });

  it('with the keyboard, which stays at the disclaimer that moves', async () => {
    const before = await order();
    expect(before).toHaveLength(3);
    const last = before[2] ?? '';
    await button(`Move up ${last}`).focus();
    await page.keyboard.press('Enter');
    await waitForStatus(`${last} is number 2 of 3 now`);
    await waitToPass(async () =>
      expect(await button(`Move up ${last}`).evaluate((own) => own === document.activeElement)).toBe(true),
    );
    await page.keyboard.press('Enter');
    await waitForStatus(`${last} is number 1 of 3 now`);
    await waitToPass(async () => expect(await button(`Move up ${last}`).getAttribute('aria-disabled')).toBe('true'));
    await waitForOrder([last, before[0] ?? '', before[1] ?? '']);
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('by dragging one onto another', async () => {
    const [first = '', second = '', third = ''] = await order();
    const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await item(first).locator('[draggable="true"]').dragTo(item(third));
    await waitForStatus(`${first} is number 3 of 3 now`);
    await waitForOrder([second, third, first]);
  });

  it('and finds one that was deleted by mistake where it stood', async () => {
    const before = await order();
    const middle = before[1] ?? '';
    await button(`Delete ${middle}`).click();
    await waitForToast(page, 'Disclaimer deleted successfully');
    await pressUndo(page);
    await button(`Delete ${middle}`).waitFor();
    await waitForOrder(before);
  });

  it('and is told where another has deleted one meanwhile, and sees what is left', async () => {
    const before = await order();
    const { json } = await visit().client.call('GET', '/api/disclaimers');
    const gone = (json as ReadonlyArray<{ readonly id: number; readonly title: string }>)[2];
    await visit().client.call('DELETE', `/api/disclaimers/${gone?.id}`);
    await button(`Move down ${before[0]}`).click();
    await waitForToast(page, 'Failed to move disclaimer');
    await button(`Delete ${gone?.title}`).waitFor({ state: 'detached' });
    await waitForOrder(before.slice(0, 2));
  });

  it('without a complaint of the page but for the refused order', () => {
    expect(visit().consoleErrors.filter((complaint) => !/\b409\b/.test(complaint))).toEqual([]);
  });
});
