import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { ADMIN } from '../server-process.js';
import { letNoticesFade, waitForToast } from '../signed-in.js';

describeWithBrowser('a clerk finds what the console said in the list of the bell', () => {
  const visit = setUpE2e({ isShared: true });
  let page: Page;
  const notificationButton = (name: string | RegExp) => page.getByRole('button', { name });
  const drawer = () => page.getByRole('dialog', { name: 'Notifications' });
  const close = async () => {
    await drawer().getByRole('button', { name: 'Close' }).click();
    await drawer().waitFor({ state: 'detached' });
  };
  const remove = async (country: string) => {
    await page.getByRole('button', { name: `Delete ${country}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await waitForToast(page, 'Tax Rate Deleted');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  };

  beforeAll(() => {
    ({ page } = visit());
  });

  it('with a mark at the bell that goes when the list is opened', async () => {
    await page.goto(`${visit().server.base}/tax-rates`);
    await remove('Honduras');
    await notificationButton(/^Notifications.*, 1 unread$/).click();
    const said = drawer().getByRole('list', { name: 'Recent actions' });
    await said.getByText('Honduras').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await close();
    await notificationButton(/^Notifications(?!.*unread)/).waitFor();
  });

  it('and undoes a deletion there long after its notice has gone, once', async () => {
    await letNoticesFade(page);
    await page.locator('.fui-Toast').waitFor({ state: 'detached' });
    await notificationButton(/^Notifications/).click();
    const undo = drawer().getByRole('button', { name: 'Undo: Tax Rate Deleted, Honduras' });
    await undo.click();
    await drawer().getByText('Tax Rate Created').waitFor();
    await waitToPass(async () => expect(await undo.getAttribute('aria-disabled')).toBe('true'));
    await waitToPass(async () => expect(await undo.evaluate((own) => own === document.activeElement)).toBe(true));
    await close();
    await page.getByRole('button', { name: 'Delete Honduras' }).waitFor();
    await notificationButton(/^Notifications/).click();
    await drawer().getByText('Tax Rate Deleted').waitFor();
    await waitToPass(async () => expect(await undo.count()).toBe(0));
    await close();
  });

  it('is offered an Undo again that did not get through', async () => {
    await remove('Panama');
    await page.route('**/api/tax-rates', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    );
    await notificationButton(/^Notifications/).click();
    await drawer().getByRole('button', { name: 'Undo: Tax Rate Deleted, Panama' }).click();
    await drawer().getByText('Undo failed').waitFor();
    await page.unroute('**/api/tax-rates');
    await drawer()
      .getByRole('button', { name: /^Undo: Undo failed/ })
      .click();
    await drawer().getByText('Tax Rate Created').nth(1).waitFor();
    await close();
    await page.getByRole('button', { name: 'Delete Panama' }).waitFor();
  });

  it('counts a notice that was answered as read', async () => {
    await remove('Panama');
    await page.locator('.fui-Toast').getByRole('button', { name: 'Dismiss' }).last().click();
    await notificationButton(/^Notifications(?!.*unread)/).waitFor();
  });

  it('and sees in the table who has changed what last', async () => {
    const honduras = page.getByRole('row').filter({ hasText: 'Honduras' });
    await honduras.getByText(`by ${ADMIN.email}`).waitFor();
    await page.getByRole('row').filter({ hasText: 'Nicaragua' }).getByText('default value').waitFor();
  });

  it('without a complaint of the page but for the outage', () => {
    expect(visit().consoleErrors.filter((complaint) => !/\b503\b/.test(complaint))).toEqual([]);
  });
});
