import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { collectConsoleErrors, describeWithBrowser, openWindow } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { handInMail } from '../hand-in-mail.js';
import { ADMIN, ApiClient, type ServerProcess } from '../server-process.js';

const REQUEST = [
  'From: Clara Montero <clara@rutas-del-istmo.example>',
  'To: quotes@localhost',
  'Subject: Air freight to Heredia',
  '',
  'Hello,',
  '',
  'Please quote DAP Heredia for 2 pallets, 120x80x100 cm each, 350 kg gross in total, from Miami to SJO.',
  'Commodity: irrigation pumps.',
  '',
  'Clara Montero',
  'Rutas del Istmo',
].join('\n');

describeWithBrowser('a clerk at the console', () => {
  const visit = setUpE2e();
  let dataDir: string;
  let server: ServerProcess;
  let page: Page;
  let consoleErrors: string[];

  beforeAll(async () => {
    ({ dataDir, server } = visit());
    const window = await openWindow(visit().browser);
    page = await window.newPage();
    consoleErrors = collectConsoleErrors(page);
  });

  it('is asked to sign in, and told when the password is wrong', async () => {
    await page.goto(`${server.base}/quotations`);
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong email or password').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('No quotations found').waitFor();
    await page.getByText('Process an email to generate quotations').waitFor();
    await waitToPass(async () => expect(await page.title()).toContain('Quotations'));
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('opens a saved email with its attachment in the Email Processor', async () => {
    await page.goto(`${server.base}/email-processor`);
    const parts = [
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Please quote Miami to Heredia, Costa Rica, DAP.',
    ];
    const list = [
      '--b',
      'Content-Type: text/plain; name="list.txt"',
      'Content-Disposition: attachment; filename="list.txt"',
    ];
    const head = ['From: nobody@nowhere.example', 'Subject: Rate', 'MIME-Version: 1.0'];
    const body = [...parts, ...list, '', '2 pallets 120x80x100 cm, 350 kg gross in total', '--b--', ''];
    const eml = [...head, 'Content-Type: multipart/mixed; boundary=b', '', ...body].join('\r\n');
    const file = { name: 'request.eml', mimeType: 'message/rfc822', buffer: Buffer.from(eml) };
    await page.getByLabel('Email file').setInputFiles(file);
    await page.getByText('Attachments: list.txt').waitFor();
    await waitToPass(async () =>
      expect(await page.getByLabel('Email content').inputValue()).toContain('Subject: Rate\n\nPlease quote Miami'),
    );
    await page.getByLabel('Test run: store and send nothing').check();
    await page.getByRole('button', { name: 'Process Email' }).click();
    await page.getByText('Values were read from: list.txt').waitFor();
    await page.getByText('Test run: Needs manual review.').waitFor();
    expect(await page.getByText('manual review').count()).toBe(1);
    // Nobody has to look for the total further down.
    await page.getByText('Total that the client sees').waitFor();
    await page.getByText('Raw AI response').click();
    await page.getByText('No language model was asked').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close file' }).click();
    await waitToPass(async () => expect(await page.getByLabel('Email content').inputValue()).toBe(''));
  });

  it('sees the home page with the server it works at', async () => {
    await page.goto(`${server.base}/home`);
    await page.getByRole('heading', { name: 'Email Automation Dashboard' }).waitFor();
    for (const text of ['Manage your Central American air freight quotation system', 'Email Automation', 'Sign Out']) {
      await waitToPass(async () => expect(await page.getByText(text, { exact: true }).first().isVisible()).toBe(true));
    }
    await page.getByText('quotes@localhost').first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('processes an email, and finds it held for an unknown domain', async () => {
    await page.goto(`${server.base}/email-processor`);
    await page.getByRole('button', { name: 'Process Email' }).click();
    await page.getByText('Please paste your email content first').first().waitFor();
    await page.getByLabel('Email content').fill(REQUEST);
    await page.getByRole('button', { name: 'Process Email' }).click();
    await page.getByText('Email Processing Complete').first().waitFor();
    await page.getByText('Airport Handling').first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.goto(`${server.base}/quotations?open=1`);
    const dialog = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    await dialog.waitFor();
    await dialog.getByText('is not among the recognized domains').first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('approves the held quotation with its domain, and the reply leaves', async () => {
    const dialog = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    await dialog.getByRole('checkbox', { name: /approve/i }).check();
    await dialog.getByRole('button', { name: 'Approve and send' }).click();
    await dialog.getByText('Quotation sent', { exact: true }).first().waitFor();
    // What the server tells its staff lies there too.
    const listReplies = async () =>
      (await readdir(join(dataDir, 'outbox'))).filter((name) => !name.startsWith('staff.'));
    await waitToPass(async () => expect(await listReplies()).toHaveLength(1));
    const [reply = ''] = await listReplies();
    const mail = await readFile(join(dataDir, 'outbox', reply), 'utf8');
    expect(mail).toMatch(/^To: .*clara@rutas-del-istmo\.example/m);
    expect(mail).toMatch(/^Auto-Submitted: auto-replied/m);
  });

  it('is told why it was held without advice that is out of date, and is back at the title after closing', async () => {
    await page.goto(`${server.base}/quotations?open=1`);
    const dialog = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    await dialog.getByText('Why it was held').waitFor();
    await dialog.getByText('is not among the recognized domains').first().waitFor();
    await waitToPass(async () => expect(await dialog.getByText('Approve and send').count()).toBe(0));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('finds every entry of the sidebar on one line, the chosen one too', async () => {
    await page.goto(`${server.base}/consolidation-consignments`);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const chosen = menu.getByRole('link', { name: 'Consolidation Consignments' });
    const other = menu.getByRole('link', { name: 'Tax Rates' });
    await waitToPass(async () =>
      expect((await chosen.boundingBox())?.height).toBe((await other.boundingBox())?.height),
    );
  });

  it('has the next email of the domain answered by itself', async () => {
    const settled = await handInMail(server.base, {
      from: 'Clara Montero <clara@rutas-del-istmo.example>',
      subject: 'Otra carga',
      content: 'Favor cotizar CPT Managua: 3 cajas de 60x40x40 cm, peso bruto total 84,5 kg, desde Miami.',
      messageId: '<otra@rutas-del-istmo.example>',
    });
    expect(settled).toMatchObject({ outcome: 'answered', quotationNumber: 'Q2' });
    await page.goto(`${server.base}/quotations`);
    await page.getByText('Q2').first().waitFor();
    await waitToPass(async () =>
      expect(await page.getByText('clara@rutas-del-istmo.example').count()).toBeGreaterThanOrEqual(2),
    );
  });

  it('never breaks the content policy nor throws', () => {
    expect(consoleErrors).toEqual([]);
  });

  it('signs out', async () => {
    let answer = (): void => undefined;
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/system-information', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await page.goto(`${server.base}/home`);
    await page.getByRole('main').getByRole('link', { name: 'Sign Out', exact: true }).hover();
    await page.mouse.down();
    // What comes while the button is pressed does not move it away from under the pointer.
    answer();
    await page.getByText('Sample rates are in force.').waitFor();
    await page.mouse.up();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    const client = await ApiClient.signIn(server.base);
    expect((await client.call('GET', '/api/auth/user')).status).toBe(200);
    expect((await fetch(`${server.base}/api/auth/user`)).status).toBe(401);
  });
});
