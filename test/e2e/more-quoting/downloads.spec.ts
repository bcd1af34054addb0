import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from '@jest/globals';
import type { Download, Locator, Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { ADMIN } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

describeWithBrowser('a clerk downloads files', () => {
  const visit = setUpE2e({ hasMail: true, isShared: true });
  let page: Page;
  const open = (path: string) => page.goto(visit().server.base + path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** The file that comes once something was pressed. */
  const downloadAfter = async (press: () => Promise<void>): Promise<Download> => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return file;
  };
  const hasFocus = (place: Locator) => place.evaluate((own) => own === document.activeElement);
  const withServerError = async (address: string, action: () => Promise<void>) => {
    await page.route(address, (route) => route.fulfill({ status: 503, json: { error: 'The server is busy.' } }));
    await action();
    await page.unroute(address);
  };

  beforeAll(() => {
    ({ page } = visit());
  });

  it('with the keyboard, and hears when a list has arrived', async () => {
    await open('/air-freight-rates');
    await button('Export').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).waitFor();
    const file = await downloadAfter(() => page.keyboard.press('Enter'));
    expect(file.suggestedFilename()).toMatch(/^rates-\d{4}-\d\d-\d\d\.xlsx$/);
    await waitForToast(page, `${file.suggestedFilename()} is among your downloads.`);
    await waitToPass(async () => expect(await hasFocus(button('Export'))).toBe(true));
  });

  it('is told in the console when one does not come, and tries again', async () => {
    await open('/quotations');
    await withServerError('**/api/quotations/export.csv*', async () => {
      await button('Export').click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      await waitForToast(page, 'Could not download quotations.csv');
      await waitForToast(page, 'The server is busy.');
    });
    // A notice fades; the list of the bell keeps it.
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await list.getByText('Could not download quotations.csv').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    const file = await downloadAfter(() => list.getByRole('button', { name: /^Retry: Could not download/ }).click());
    expect(await readFile(await file.path(), 'utf8')).toContain('clara@rutas-del-istmo.example');
  });

  it('is told in the dialog when a document does not come, and tries again there', async () => {
    await open('/quotations?open=1');
    const details = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    await withServerError('**/api/quotations/1/pdf', async () => {
      await details.getByRole('button', { name: 'Download PDF' }).click();
      await details.getByText('Could not download Q1.pdf').waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
    });
    const file = await downloadAfter(() => details.getByRole('button', { name: 'Retry' }).click());
    expect(file.suggestedFilename()).toBe('Q1.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await details.getByText('Could not download Q1.pdf').waitFor({ state: 'detached' });
  });

  it('is told when a backup breaks off, and gets a whole one after that', async () => {
    await open('/settings?tab=system');
    await page.route('**/api/settings/backup', (route) => route.abort('connectionreset'));
    await button('Backup Now').click();
    await page.getByText('The backup did not succeed').waitFor();
    await page.getByText('The server could not be reached.').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.unroute('**/api/settings/backup');
    const file = await downloadAfter(() => button('Retry').click());
    expect(file.suggestedFilename()).toMatch(/istmo.*\.gz$/);
    await waitForToast(page, 'Backup complete');
  });

  it('signs in again where the session has ended, and then gets the file', async () => {
    await open('/activity-logs');
    await button('Export Logs').waitFor();
    await page.context().clearCookies();
    await button('Export Logs').click();
    const again = page.getByRole('alertdialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    const file = await downloadAfter(() => again.getByRole('button', { name: 'Sign in' }).click());
    expect(await readFile(await file.path(), 'utf8')).toMatch(/Timestamp.*Category.*Action/);
  });

  it('without a complaint of the page but for the troubles', () => {
    const serverErrors = /\b503\b|ERR_CONNECTION_RESET/;
    expect(visit().consoleErrors.filter((complaint) => !serverErrors.test(complaint))).toEqual([]);
  });
});
