import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { handInMail } from '../hand-in-mail.js';
import { ApiClient, type ServerProcess } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

const REQUESTS = ['Ana', 'Berta', 'Carla'].map((name) => ({
  from: `${name} Solís <${name.toLowerCase()}@vinos-del-golfo.example>`,
  subject: `Air freight for ${name}`,
  content: 'Please quote DAP Heredia for 2 pallets, 120x80x100 cm each, 350 kg gross in total, from Miami to SJO.',
  messageId: `<${name}@vinos-del-golfo.example>`,
}));

describeWithBrowser('a clerk who corrects what was read', () => {
  const visit = setUpE2e({ isShared: true });
  let dataDir: string;
  let server: ServerProcess;
  let page: Page;
  let consoleErrors: string[];
  let details: Locator;
  let form: Locator;

  beforeAll(async () => {
    ({ dataDir, server, page, consoleErrors } = visit());
    for (const request of REQUESTS) {
      expect(await handInMail(server.base, request)).toMatchObject({ outcome: 'held' });
    }
    details = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    form = page.getByRole('dialog', { name: /^Edit & recalculate Q/ });
  });

  async function openForm(id: number): Promise<void> {
    await page.goto(`${server.base}/quotations?open=${id}`);
    await details.getByRole('button', { name: 'Edit & recalculate' }).click();
    await form.getByLabel('Gross weight').waitFor();
  }

  it('sees where every value comes from, and finds it in the form as it was read', async () => {
    await page.goto(`${server.base}/quotations?open=1`);
    await details.getByText('from email').first().waitFor();
    await details.getByText('assumed', { exact: true }).first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await openForm(1);
    await waitToPass(async () => expect(await form.getByLabel('Gross weight').inputValue()).toBe('350'));
    await waitToPass(async () => expect(await form.getByLabel('Length (cm), size 1').inputValue()).toBe('120'));
    await waitToPass(async () => expect(await form.getByLabel('Destination airport').inputValue()).toBe('SJO'));
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('is told at the field what cannot be, and loses nothing of what was entered', async () => {
    await form.getByLabel('Gross weight').fill('-5');
    await form.getByLabel('Description').fill('wine in bottles');
    await form.getByRole('button', { name: 'Save and recalculate' }).click();
    await form.getByText('Gross weight must be from 0.001 to 1,000,000 kg.').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    await waitToPass(async () => expect(await form.getByLabel('Description').inputValue()).toBe('wine in bottles'));
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('sees count and volume follow the sizes', async () => {
    await form.getByRole('button', { name: 'Add size' }).click();
    for (const part of ['Length', 'Width', 'Height']) await form.getByLabel(`${part} (cm), size 2`).fill('100');
    await waitToPass(async () => expect(await form.getByLabel('Pieces', { exact: true }).inputValue()).toBe('3'));
    await waitToPass(async () => expect(await form.getByLabel('Volume').inputValue()).toBe('2.92'));
  });

  it('signs in again in the middle of it, and saves', async () => {
    await form.getByLabel('Gross weight').fill('600');
    // The new price is there, and asks for nothing more.
    await form.getByRole('row', { name: /Gross weight.*600 kg/ }).waitFor();
    await page.context().clearCookies();
    await form.getByRole('button', { name: 'Save and recalculate' }).click();
    const again = page.getByRole('alertdialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill('a password for tests only');
    await again.getByRole('button', { name: 'Sign in' }).click();
    await waitForToast(page, 'Quotation corrected');
    await details.getByText('Revision 2', { exact: true }).first().waitFor();
    await details.getByText('edited, read: 350 kg').waitFor();
    await details.getByText('600 kg').first().waitFor();
    await details.getByText('Gross weight: read 350 kg, corrected to 600 kg').waitFor();
  });

  it('reads the revision before, and comes back to the newest', async () => {
    await details.getByRole('button', { name: 'Show revision 1' }).click();
    await details.getByText('This is revision 1: the quotation has been revised since.').waitFor();
    await waitToPass(() => expect(new URL(page.url()).searchParams.get('revision')).toBe('1'));
    await waitToPass(async () =>
      expect(await details.getByRole('button', { name: 'Approve and send' }).count()).toBe(0),
    );
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await details.getByRole('button', { name: 'Show the newest' }).click();
    await details.getByRole('button', { name: 'Approve and send' }).waitFor();
  });

  it('is told who changed what, where somebody else was quicker', async () => {
    await openForm(1);
    await form.getByLabel('Gross weight').fill('610');
    const other = await ApiClient.signIn(server.base);
    expect((await other.call('POST', '/api/quotations/1/correct', { revision: 2, incoterm: 'CPT' })).status).toBe(200);
    await form.getByRole('button', { name: 'Save and recalculate' }).click();
    await form.getByText('This quotation was changed in the meantime.').waitFor();
    await form.getByText('admin@desk.example').waitFor();
    await form.getByText('Incoterm: DAP → CPT').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await form.getByRole('button', { name: 'Keep mine' }).click();
    await waitToPass(async () => expect(await form.getByLabel('Gross weight').inputValue()).toBe('610'));
    await form.getByRole('button', { name: 'Save and recalculate' }).click();
    await details.getByText('Revision 4', { exact: true }).first().waitFor();
  });

  it('goes on to the next quotation with the buttons and the keys, within the filters of the list', async () => {
    await page.goto(`${server.base}/quotations?q=vinos&status=pending&open=2`);
    await details.getByText('berta@vinos-del-golfo.example').first().waitFor();
    // The corrected one is the newest now; the one that came first stands at the end.
    await details.getByRole('button', { name: 'Previous quotation' }).click();
    await details.getByText('carla@vinos-del-golfo.example').first().waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await details.getByText('berta@vinos-del-golfo.example').first().waitFor();
    await waitToPass(() => expect(new URL(page.url()).search).toBe('?q=vinos&status=pending&open=2'));
    const next = details.getByRole('button', { name: 'Next quotation' });
    await waitToPass(async () => expect(await next.getAttribute('aria-disabled')).toBe('true'));
  });

  it('sets a quotation aside with a reason, and reopens it', async () => {
    await details.getByRole('button', { name: 'Set aside' }).click();
    const question = page.getByRole('alertdialog', { name: 'Set Q2 aside?' });
    await question.getByRole('button', { name: 'Set aside' }).click();
    await question.getByText('Say in a few words why it is set aside.').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await question.getByLabel('Reason').fill('The customer has cancelled');
    await question.getByRole('button', { name: 'Set aside' }).click();
    await details.getByText(/Set aside by admin@desk\.example, .*: The customer has cancelled/).waitFor();
    await details.getByRole('button', { name: 'Reopen' }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await details.getByRole('button', { name: 'Reopen' }).click();
    await details.getByRole('button', { name: 'Approve and send' }).waitFor();
  });

  it('sends a quotation again after a question', async () => {
    await details.getByRole('button', { name: 'Approve and send' }).click();
    await details.getByRole('button', { name: 'Resend' }).click();
    const question = page.getByRole('alertdialog', { name: 'Send Q2 again?' });
    await question.getByText('The same reply goes to berta@vinos-del-golfo.example once more.').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await question.getByRole('button', { name: 'Resend' }).click();
    await details.getByText('Quotation sent again', { exact: true }).first().waitFor();
    await details.getByRole('button', { name: 'Resend' }).waitFor();
    const listReplies = async () => (await readdir(join(dataDir, 'outbox'))).filter((name) => name.startsWith('q2.'));
    await waitToPass(async () => expect(await listReplies()).toHaveLength(2));
  });

  it('prints the quotation alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await details.getByText('Service Charges Breakdown').first().waitFor();
    for (const name of ['Close', 'Resend', 'Print quotation', 'Next quotation']) {
      await waitToPass(async () => expect(await details.getByRole('button', { name }).count()).toBe(0));
    }
    await waitToPass(async () => expect(await page.getByRole('navigation').count()).toBe(0));
    await waitToPass(async () => expect(await details.getByText('Original Email Content').isVisible()).toBe(false));
    await waitToPass(async () => expect(await page.locator('#root').isVisible()).toBe(false));
    await waitToPass(async () => expect(await page.locator('.fui-Toast').last().isVisible()).toBe(false));
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
    const surface = await details.evaluate((element) => ({
      position: getComputedStyle(element).position,
      isCut: element.scrollHeight > element.clientHeight + 1,
    }));
    expect(surface).toEqual({ position: 'static', isCut: false });
    await page.emulateMedia({ media: 'screen' });
  });

  it('finds the share of corrected values on the dashboard, and takes the corrections out', async () => {
    await page.goto(`${server.base}/`);
    await page.getByText(/share of values corrected \([1-9]\d* of \d+\)/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export corrections' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('corrections.jsonl');
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('never breaks the content policy nor throws', () => {
    // A correction that came second is refused with a 409, which the browser tells.
    expect(consoleErrors.filter((complaint) => !/\b409\b/.test(complaint))).toEqual([]);
  });
});
