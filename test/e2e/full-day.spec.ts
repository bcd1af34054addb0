import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { waitToPass } from '../support/wait-to-pass.js';
import { collectConsoleErrors, describeWithBrowser, openBrowser, openWindow } from './browser.js';
import { ADMIN, findFreePort, ServerProcess } from './server-process.js';
import { waitForToast } from './signed-in.js';

const RESTORE_TIMEOUT_MS = 240_000;

const KNOWN_REQUEST = [
  'From: Delia Arce <delia@herrajes-del-valle.example>',
  'To: quotes@localhost',
  'Subject: Hinges to San Jose',
  '',
  'Good morning, please quote DAP Alajuela: 3 cartons of 60x50x40 cm, 96 kg gross in total, Miami to SJO. Door hinges.',
].join('\n');
const UNKNOWN_REQUEST = [
  'From: Bruno Sáenz <bruno@telas-del-lago.example>',
  'To: quotes@localhost',
  'Subject: Telas a Managua',
  '',
  'Favor cotizar CPT Managua: 5 bultos de 80x60x50 cm, peso bruto total 210 kg, desde Miami. Rollos de tela.',
].join('\n');

/** What a quotation says: its amount, and every line of its charges. */
interface QuotedAmounts {
  readonly amount: string | null;
  readonly lines: readonly string[];
}

describeWithBrowser('a clerk, from the first sign-in of a day to the restored server', () => {
  let folder: string;
  let port: number;
  let server: ServerProcess;
  let browser: Browser;
  let page: Page;
  let consoleErrors: string[];
  let quoted: QuotedAmounts;
  let backup: string;
  const details = () => page.getByRole('dialog', { name: 'Professional Quotation Details' });
  const startIn = async (name: string) => {
    server = await ServerProcess.start({ dataDir: join(folder, name), port });
  };
  const signIn = async () => {
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  };
  const go = async (name: string) => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  };
  const process = async (email: string) => {
    await go('Email Processor');
    await page.getByLabel('Email content').fill(email);
    await page.getByRole('button', { name: 'Process Email' }).click();
    await page.getByRole('link', { name: /^Open quotation Q/ }).waitFor();
  };
  const find = async (words: string, number: string) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('searchbox').fill(words);
    await palette.getByText(number, { exact: true }).click();
    await details().waitFor();
  };
  const readAmounts = async (): Promise<QuotedAmounts> => {
    const table = details().getByRole('table', { name: 'Service Charges Breakdown' });
    await table.waitFor();
    return {
      amount: await details()
        .getByText(/^\$[\d,.]+$/)
        .first()
        .textContent(),
      lines: await table.getByRole('row').allTextContents(),
    };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-clerk-day-'));
    port = await findFreePort();
    await startIn('morning');
    browser = await openBrowser();
    const window = await openWindow(browser);
    page = await window.newPage();
    consoleErrors = collectConsoleErrors(page);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('signs in and sets a rate', async () => {
    await page.goto(server.base);
    await signIn();
    await go('Destination Charges');
    await page.getByLabel('Country', { exact: true }).selectOption('CR');
    await page.getByLabel('Airport', { exact: true }).selectOption('SJO');
    await page.getByRole('button', { name: 'Edit HNDL, SJO' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rate criteria').selectOption('flat');
    await dialog.getByLabel('Base rate').fill('47.35');
    await dialog.getByLabel('Min charge').fill('0');
    await dialog.getByLabel('Max charge').fill('0');
    await dialog.getByRole('button', { name: 'Update Rate' }).click();
    await waitForToast(page, 'Rate updated');
    await page.getByText('$47.35 flat').waitFor();
  });

  it('approves a domain, and has its email answered at that rate', async () => {
    await go('Recognized Domains');
    await page.getByRole('button', { name: 'Add Domain', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Domain').fill('herrajes-del-valle.example');
    await dialog.getByLabel('Company').fill('Herrajes del Valle');
    await dialog.getByRole('button', { name: 'Add Domain' }).click();
    await waitForToast(page, 'Domain created');
    await process(KNOWN_REQUEST);
    await page.getByText('Answered.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Open quotation Q1' }).click();
    quoted = await readAmounts();
    expect(quoted.amount).toMatch(/^\$\d/);
    expect(quoted.lines.some((line) => line.includes('Airport Handling') && line.includes('$47.35'))).toBe(true);
    await details().getByText('herrajes-del-valle.example').first().waitFor();
    await page.keyboard.press('Escape');
    await details().waitFor({ state: 'detached' });
  });

  it('approves a quotation that is held, and sees it sent', async () => {
    await process(UNKNOWN_REQUEST);
    await page.getByText('Needs manual review.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Open quotation Q2' }).click();
    await details().getByText('Reasons for manual review').waitFor();
    await details().getByRole('button', { name: 'Approve and send' }).click();
    await details().getByText('Quotation sent', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await details().waitFor({ state: 'detached' });
    await go('Email Monitoring');
    await page.getByRole('tab', { name: 'Outbox' }).click();
    const outbox = page.getByRole('region', { name: 'Table of replies' });
    await outbox.getByText('bruno@telas-del-lago.example').waitFor();
    await outbox.getByText('sent', { exact: true }).nth(1).waitFor();
  });

  it('finds a quotation by the keyboard alone, with the figures that it had', async () => {
    await find('delia@herrajes', 'Q1');
    await waitToPass(async () => expect(await readAmounts()).toEqual(quoted));
    await page.keyboard.press('Escape');
    await details().waitFor({ state: 'detached' });
  });

  it('reads the log, takes it out as a file, and backs the server up', async () => {
    await go('Activity Logs');
    await page.getByRole('searchbox', { name: 'Search' }).fill('HNDL at SJO');
    await page.getByText('of 1 log entry').waitFor();
    await page.getByRole('button', { name: /^Rate updated, entry/ }).click();
    await page.getByRole('dialog').getByText('47.35').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.getByText(/of (?:[2-9]|\d\d+) log entries/).waitFor();
    const [log] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Logs' }).click(),
    ]);
    const lines = await readFile(await log.path(), 'utf8');
    for (const words of ['Rate updated', 'Quotation sent', 'herrajes-del-valle.example'])
      expect(lines).toContain(words);
    await go('Settings');
    await page.getByRole('tab', { name: 'System' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Backup Now' }).click(),
    ]);
    await waitForToast(page, 'Backup complete');
    backup = join(folder, file.suggestedFilename());
    await file.saveAs(backup);
  });

  it('brings the backup back into an empty folder, signs in and finds the same quotation with the same figures', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await server.stop()).toBe(0);
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'restore', '--', backup], {
      timeout: RESTORE_TIMEOUT_MS,
      env: {
        PATH: globalThis.process.env.PATH,
        HOME: globalThis.process.env.HOME,
        DATA_DIR: join(folder, 'evening'),
      },
    });
    expect(stdout).toMatch(/^The backup of .* is back: \d+ rows in \d+ tables\./m);
    await startIn('evening');
    await page.goto(`${server.base}/quotations`);
    await signIn();
    await find('delia@herrajes', 'Q1');
    await waitToPass(async () => expect(await readAmounts()).toEqual(quoted));
    await page.keyboard.press('Escape');
    await details().waitFor({ state: 'detached' });
    await go('Destination Charges');
    await page.getByLabel('Service', { exact: true }).selectOption('HNDL');
    await page.getByText('$47.35 flat').waitFor();
  });

  it('never breaks the content policy nor throws', () => {
    expect(consoleErrors).toEqual([]);
  });
});
