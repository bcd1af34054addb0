import { expect, it } from '@jest/globals';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { handInMail } from '../hand-in-mail.js';
import { waitForToast } from '../signed-in.js';

describeWithBrowser('a clerk who calls silent customers', () => {
  const visit = setUpE2e();

  it('finds whom to call, notes what the call brought, and has the quotation off the list', async () => {
    const { client, page, server, consoleErrors } = visit();
    const domain = { domain: 'cafe-del-lago.example', companyName: 'Café del Lago', isApproved: true };
    expect((await client.call('POST', '/api/recognized-domains', domain)).status).toBe(201);
    expect((await client.call('PUT', '/api/settings/system', { callAboveUsd: 1 })).status).toBe(200);
    const email = {
      from: 'Ana <ana@cafe-del-lago.example>',
      subject: 'Air freight for Ana',
      content: 'Please quote DAP Heredia for 2 pallets, 120x80x100 cm each, 350 kg gross in total, from Miami to SJO.',
      messageId: '<ana@cafe-del-lago.example>',
    };
    const { quotationId } = await handInMail(server.base, email);
    await waitToPass(async () =>
      expect((await client.call('GET', `/api/quotations/${quotationId}/details`)).json).toMatchObject({
        status: 'sent',
      }),
    );
    await page.goto(`${server.base}/quotations`);
    await page.getByRole('link', { name: 'Calls', exact: true }).click();
    await page.getByText('ana@cafe-del-lago.example').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: `Note a call about Q${quotationId}` }).click();
    const dialog = page.getByRole('dialog', { name: `Note a call about Q${quotationId}` });
    await dialog.getByRole('button', { name: 'Save call' }).click();
    await dialog.getByText('Say in a few words what the call brought.').first().waitFor();
    await dialog.getByLabel('What the call brought').fill('Decides on Friday');
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save call' }).click();
    await waitForToast(page, 'Call noted');
    await page.getByText('Nobody to call').waitFor();
    await page.goto(`${server.base}/quotations?open=${quotationId}`);
    await page
      .getByText(/Decides on Friday/)
      .first()
      .waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
