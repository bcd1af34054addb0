import { beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { handInMail } from '../hand-in-mail.js';
import { ApiClient, type ServerProcess } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

describeWithBrowser('an operator who changes the lines of a quotation by hand', () => {
  const visit = setUpE2e({ isShared: true });
  let server: ServerProcess;
  let page: Page;
  let consoleErrors: string[];
  let details: Locator;
  let form: Locator;
  let quotationId: number | null;

  beforeAll(async () => {
    ({ server, page, consoleErrors } = visit());
    const settled = await handInMail(server.base, {
      from: 'Dora <dora@telares-del-sur.example>',
      subject: 'Air freight',
      content: 'Please quote DAP Heredia for 2 pallets, 120x80x100 cm each, 350 kg gross in total, from Miami to SJO.',
      messageId: '<dora@telares-del-sur.example>',
    });
    expect(settled).toMatchObject({ outcome: 'held' });
    ({ quotationId } = settled);
    details = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    form = page.getByRole('dialog', { name: `Change a line of Q${quotationId}` });
    await page.goto(`${server.base}/quotations?open=${quotationId}`);
  });

  it('sets another amount, with a reason that has to be there', async () => {
    await details.getByText('Every line is as the tariff makes it.').waitFor();
    await details.getByRole('button', { name: 'Change a line' }).click();
    await form.getByLabel('Charge line').selectOption('HNDL');
    await form.getByLabel('Amount (USD)').fill('12.34');
    await form.getByRole('button', { name: 'Save the line' }).click();
    await form.getByText('Say in a few words why, in 500 characters at most.').first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await form.getByLabel('Reason').fill('agreed by telephone');
    await form.getByRole('button', { name: 'Save the line' }).click();
    await waitForToast(page, 'Line changed');
    await details.getByText(/Airport Handling \(HNDL\): set by hand, .*agreed by telephone/).waitFor();
    await details.getByText(/→ manual: 12\.34 set by admin@desk\.example/).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('adds a line that the tariff does not have', async () => {
    await details.getByRole('button', { name: 'Change a line' }).click();
    await form.getByLabel('What to do').selectOption('add');
    await form.getByLabel('Code').fill('crane');
    await form.getByLabel('Name').fill('Crane at the airport');
    await form.getByLabel('Category').selectOption('Compulsory');
    await form.getByLabel('Amount (USD)').fill('120');
    await form.getByLabel('Reason').fill('one piece needs it');
    await form.getByRole('button', { name: 'Save the line' }).click();
    await details.getByText('Revision 3', { exact: true }).first().waitFor();
    const reply = page.frameLocator('iframe[title="Reply as the client sees it"]');
    await reply.getByText('Crane at the airport').first().waitFor();
    await waitToPass(async () => expect(await reply.getByText('one piece needs it').count()).toBe(0));
  });

  it('is told where somebody else was quicker, and waives the line nevertheless', async () => {
    await details.getByRole('button', { name: 'Change a line' }).click();
    await form.getByLabel('What to do').selectOption('waive');
    await form.getByLabel('Charge line').selectOption('DOCS');
    await form.getByLabel('Reason').fill('goodwill');
    const other = await ApiClient.signIn(server.base);
    const entry = { revision: 3, action: 'waive', serviceCode: 'TRNS', reason: 'ours' };
    expect((await other.call('POST', `/api/quotations/${quotationId}/lines`, entry)).status).toBe(200);
    await form.getByRole('button', { name: 'Save the line' }).click();
    await form.getByText('This quotation was changed in the meantime.').waitFor();
    await form.getByRole('button', { name: 'Keep mine' }).click();
    await form.getByRole('button', { name: 'Save the line' }).click();
    await details.getByText('Revision 5', { exact: true }).first().waitFor();
  });

  it('takes a change back, and sends the quotation', async () => {
    await details.getByRole('button', { name: 'Take back Document Handover' }).click();
    await details.getByText('Revision 6', { exact: true }).first().waitFor();
    await details.getByRole('button', { name: 'Approve and send' }).click();
    await details.getByRole('button', { name: 'Resend' }).waitFor();
    await waitToPass(async () => expect(await details.getByRole('button', { name: 'Change a line' }).count()).toBe(0));
    await details.getByText(/Airport Handling \(HNDL\): set by hand/).waitFor();
    expect(consoleErrors.filter((complaint) => !/\b409\b/.test(complaint))).toEqual([]);
  });
});
