import { beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { changeDocumentRate } from '../../support/change-rate.js';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { handInMail } from '../hand-in-mail.js';
import type { ApiClient } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

const NOTE = 'The flight leaves on Tuesdays.';

describeWithBrowser('a clerk who recalculates, notes, approves and goes on', () => {
  const visit = setUpE2e();
  let base: string;
  let client: ApiClient;
  let page: Page;
  let details: Locator;
  let consoleErrors: string[];

  beforeAll(async () => {
    ({
      server: { base },
      client,
      page,
      consoleErrors,
    } = visit());
    for (const name of ['Ana', 'Berta', 'Carla']) {
      const email = {
        from: `${name} <${name.toLowerCase()}@cafe-del-lago.example>`,
        subject: `Air freight for ${name}`,
        content:
          'Please quote DAP Heredia for 2 pallets, 120x80x100 cm each, 350 kg gross in total, from Miami to SJO.',
        messageId: `<${name}@cafe-del-lago.example>`,
      };
      expect(await handInMail(base, email)).toMatchObject({ outcome: 'held' });
    }
    details = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    await page.goto(`${base}/quotations?open=3`);
  });

  const press = (name: string) => details.getByRole('button', { name, exact: true }).click();

  it('is told that nothing changes, and makes no revision', async () => {
    await press('Reprice');
    const question = page.getByRole('dialog', { name: 'Reprice Q3?' });
    await question.getByText(/^Nothing changes:/).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await question.getByRole('button', { name: 'Close' }).click();
    await waitToPass(async () => expect(await details.getByText('Revision 2', { exact: true }).count()).toBe(0));
  });

  it('sees line by line what another tariff changes before a revision is made', async () => {
    await changeDocumentRate(client, 777);
    await press('Reprice');
    const question = page.getByRole('dialog', { name: 'Reprice Q3?' });
    const table = question.getByRole('table', { name: 'What would change' });
    await table.getByRole('row', { name: /Document Handover.*\$777\.00/ }).waitFor();
    await table.getByRole('row', { name: /^Total/ }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await question.getByRole('button', { name: 'Make a new revision' }).click();
    await details.getByText('Revision 2', { exact: true }).first().waitFor();
  });

  it('sees the email and the price that corrected values make while typing', async () => {
    await press('Edit & recalculate');
    const form = page.getByRole('dialog', { name: /^Edit & recalculate Q3/ });
    await form
      .getByRole('region', { name: 'The email' })
      .getByText(/350 kg/)
      .waitFor();
    await form.getByLabel('Gross weight').fill('900');
    const table = form.getByRole('table', { name: 'What would change' });
    await table.getByRole('row', { name: /Gross weight.*350 kg.*900 kg/ }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save and recalculate' }).click();
    await details.getByText('Revision 3', { exact: true }).first().waitFor();
  });

  it('writes a note that stands in the reply, and none with a link', async () => {
    await press('Write a note');
    const form = page.getByRole('dialog', { name: 'Note to the customer of Q3' });
    await form.getByLabel('Note').fill('Pay at https://evil.example');
    await form.getByRole('button', { name: 'Save note' }).click();
    await form.getByText('The note can hold no links, web addresses or HTML.').first().waitFor();
    await form.getByLabel('Note').fill(NOTE);
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save note' }).click();
    await details.getByText(NOTE).first().waitFor();
    await details.frameLocator('iframe').getByText(NOTE).waitFor();
  });

  it('approves, takes that back, approves again and is at the next one', async () => {
    await press('Approve and send');
    await waitForToast(page, 'Quotation approved');
    await press('Undo approval');
    await waitForToast(page, 'Approval undone');
    await press('Approve and next');
    await details.getByText('Q2', { exact: true }).first().waitFor();
    await press('Undo approval');
    await waitForToast(page, 'Approval undone');
    await waitToPass(async () =>
      expect((await client.call('GET', '/api/quotations/3/details')).json).toMatchObject({ status: 'pending' }),
    );
    await press('Approve and next');
    await details.getByText('Q1', { exact: true }).first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await details.getByRole('button', { name: 'Undo approval' }).waitFor({ state: 'detached' });
    expect((await client.call('GET', '/api/quotations/2/details')).json).toMatchObject({ status: 'sent' });
    expect(consoleErrors).toEqual([]);
  });
});
