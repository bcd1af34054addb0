import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { ENDINGS, expectEnding } from '../list-endings.js';
import { ADMIN, type ApiClient, type ServerProcess } from '../server-process.js';
import { waitForToast } from '../signed-in.js';
import { ONE_PIXEL } from './mail-and-logs-scenes.js';

/** Cards; `dialogs-and-lists.nightly.ts` looks at every list. */
const ENDING_PATHS = ['/test-quotations', '/email-monitoring'];

describeWithBrowser('an administrator who looks after the server', () => {
  const visit = setUpE2e({ hasMail: true });
  let server: ServerProcess;
  let client: ApiClient;
  let page: Page;
  let consoleErrors: string[];

  const open = async (path: string) => {
    await page.goto(server.base + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

  beforeAll(() => {
    ({ server, client, page, consoleErrors } = visit());
  });

  it('sees on the dashboard what the quotations come to, and narrows it', async () => {
    await open('/');
    await page.getByText('Showing 2 of 2 quotations').waitFor();
    await page.getByRole('img', { name: /Most quotations go to/ }).waitFor();
    await page.locator('.apexcharts-bar-area').first().waitFor();
    const table = page.getByRole('region', { name: 'Table of recent quotation requests' });
    await table.getByText('rutas-del-istmo.example').waitFor();
    await page.getByRole('button', { name: 'Show as table: Quotations by Destination Country' }).click();
    await page.getByRole('rowheader', { name: 'Costa Rica' }).waitFor();
    await page.getByLabel('Sender Domain').selectOption('carga-nueva.example');
    await page.getByText('Showing 1 of 2 quotations').waitFor();
    await waitToPass(() => expect(new URL(page.url()).searchParams.get('domain')).toBe('carga-nueva.example'));
    await table.getByText('carga-nueva.example').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: /Domain: carga-nueva\.example/ }).click();
    await page.getByText('Showing 2 of 2 quotations').waitFor();
    await page.getByLabel('To Date').fill('2020-01-01');
    await page.getByText('Showing 0 of 2 quotations').waitFor();
    await page.getByText('No quotation fits the filters.').waitFor();
    await page.getByRole('button', { name: 'Clear All Filters' }).first().click();
    await page.getByText('Showing 2 of 2 quotations').waitFor();
    await waitToPass(() => expect(new URL(page.url()).search).toBe(''));
  });

  it('opens the details of a quotation from the dashboard and comes back to its row', async () => {
    await open('/');
    const button = page.getByRole('button', { name: 'View Details of Q1' });
    await button.click();
    await page.getByRole('dialog', { name: 'Professional Quotation Details' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitToPass(async () =>
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true),
    );
  });

  it('looks through the log, opens an entry and takes the log out as a file', async () => {
    await open('/activity-logs');
    await page.getByText('Logs are retained for 30 days.').waitFor();
    await page.getByRole('tab', { name: 'Email' }).click();
    await page.getByText(/Showing 1(?:–\d)? of \d+ log entr(?:y|ies)/).waitFor();
    await page.getByLabel('Status').selectOption('warning');
    await page.getByRole('searchbox', { name: 'Search' }).fill('nothing holds these words');
    await page.getByText('No log entry fits the filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText(/of \d+ log entries/).waitFor();
    await page
      .getByRole('button', { name: /entry \d+$/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Who').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Logs' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(file).toMatch(/Timestamp.*Category.*Action/);
    expect(file).toContain('Activity logs exported');
    await page.getByLabel('Start').fill('2026-02-02');
    await page.getByLabel('End').fill('2026-01-01');
    await page.getByRole('button', { name: 'Apply Date Range' }).click();
    await page.getByText('The start must not be after the end.').waitFor();
  });

  it('has the profile checked and saved', async () => {
    await open('/settings');
    await page.getByLabel('Name').fill('A');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await page.getByText('Name must be at least 2 characters.').waitFor();
    await page.getByLabel('Name').fill('Ana Ruiz');
    await page.getByLabel('Email').fill('ana at desk');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await page.getByText('Please enter a valid email address.').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await waitForToast(page, 'Profile updated');
    await page.getByText('Ana Ruiz / Administrator').waitFor();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Change Password' }) });
    await form.getByLabel('Current password').fill('not the password');
    await page.getByLabel(/^New password\s*\*$/).fill('another password of mine');
    await page.getByLabel('New password again').fill('another password of mine');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('The current password is wrong.').waitFor();
  });

  it('gets a picture, and no file that is none', async () => {
    await open('/settings');
    const [input, png] = [page.getByLabel('Picture file'), Buffer.from(ONE_PIXEL, 'base64')];
    await input.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await page.getByText('The picture must be a JPG, GIF or PNG.').waitFor();
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    await waitForToast(page, 'Your picture has been saved.');
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await waitForToast(page, 'Your picture has been removed.');
  });

  it('keeps what the server is told to do', async () => {
    await open('/settings?tab=notifications');
    await page.getByRole('switch', { name: 'Email me a summary' }).check();
    await page.getByRole('button', { name: 'Save Notifications' }).click();
    await waitForToast(page, 'Notification settings updated');
    await page.getByRole('tab', { name: 'System' }).click();
    await page.getByLabel('Auto-response delay').fill('61');
    await page.getByRole('button', { name: 'Save System Settings' }).click();
    await page.getByText('Auto-response delay must be a whole number between 0 and 60.').waitFor();
    await page.getByLabel('Auto-response delay').fill('5');
    await page.getByLabel('Theme', { exact: true }).selectOption('dark');
    await page.getByLabel('Data Retention').selectOption('90 days');
    await page.getByRole('button', { name: 'Save System Settings' }).click();
    await waitForToast(page, 'System settings updated');
    await waitToPass(async () => expect(await page.evaluate(() => document.documentElement.className)).toBe('dark'));
    expect((await client.call('GET', '/api/settings/system')).json).toMatchObject({
      ...{ autoResponseDelay: 5, theme: 'dark', dataRetention: '90 days' },
    });
    await open('/activity-logs');
    await page.getByText('Logs are retained for 90 days.').waitFor();
  });

  it('runs the validation and is told why one test fails', async () => {
    await open('/core-rules');
    await page.getByText('Volumetric divisor').waitFor();
    await page.getByText('6,000 cm³ per kg').waitFor();
    await page.getByRole('button', { name: 'Run Validation' }).click();
    await page.getByRole('heading', { name: 'Validation Results' }).waitFor();
    await page.getByText(/Fails on purpose: it divides by 5000/).waitFor();
    await waitToPass(async () => expect(await page.getByText('Fail', { exact: true }).count()).toBe(1));
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('sees every received email with its reasons, and processes one again', async () => {
    await open('/email-monitoring');
    await page.getByText('Showing 1–3 of 3 received emails').waitFor();
    await page.getByText('The domain of the sender is not among the recognized domains.').waitFor();
    await page.getByLabel('Outcome', { exact: true }).selectOption('ignored');
    await page.getByText('Showing 1 of 1 received email').waitFor();
    await page.getByRole('button', { name: /^Our newsletter of this month/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Our newsletter of this month' });
    await dialog.getByText('See you there').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Reprocess' }).click();
    await waitForToast(page, 'Email queued again');
    await dialog.getByText('ignored').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Outbox' }).click();
    await page.getByRole('button', { name: /^Re: Air freight to Heredia/ }).click();
    await page.getByRole('dialog').getByText('clara@rutas-del-istmo.example').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('finds anything by keyboard', async () => {
    await open('/home');
    await page.getByRole('button', { name: /^Notifications, \d+ waiting$/ }).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('searchbox').fill('clara@rutas');
    await palette.getByText('Q1', { exact: true }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await palette.getByRole('searchbox').fill('activity');
    await palette.getByText('Activity Logs').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Activity Logs' }).waitFor();
    await page.keyboard.press('/');
    await palette.getByText('Type at least 2 characters').waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
  });

  it('is told what waits for a person', async () => {
    await open('/home');
    await page.getByRole('button', { name: /^Notifications, \d+ waiting$/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    await drawer.getByText('Q2 waits for approval').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await drawer.getByRole('link', { name: 'Q2 waits for approval' }).click();
    await page.getByRole('dialog', { name: 'Professional Quotation Details' }).waitFor();
  });

  it.each(ENDINGS.filter(([path]) => ENDING_PATHS.includes(path)))(
    'is told on %s that there is nothing, or that it could not be loaded',
    (...ending) => expectEnding(page, server.base, consoleErrors, ending),
  );

  it('never breaks the content policy nor throws', () => {
    // A wrong password is refused with 400, which the browser notes by itself.
    expect(consoleErrors.filter((complaint) => !/\b400\b/.test(complaint))).toEqual([]);
  });
});
