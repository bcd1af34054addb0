import { beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { WEBHOOK_SECRET } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

const TWO_SHIPMENTS = {
  from: 'Ana Solís <ana@vinos-del-golfo.example>',
  to: 'quotes@localhost',
  subject: 'Two quotes',
  content:
    'Please quote ex MIA, all CPT:\n\n1) SJO - 2 plts 120x80x100 cm, 410 kg, paper\n2) GUA - 6 ctns 60x40x40 cm, 96 kg, filters',
  messageId: '<two@vinos-del-golfo.example>',
};

describeWithBrowser('a clerk who opens a quotation of several shipments', () => {
  const visit = setUpE2e();
  let page: Page;
  let details: Locator;

  beforeAll(async () => {
    page = visit().page;
    const { base } = visit().server;
    const response = await fetch(`${base}/api/webhook/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
      body: JSON.stringify(TWO_SHIPMENTS),
    });
    expect(await response.json()).toMatchObject({
      outcome: 'held',
      reasons: ['domain-unknown', 'shipments-told-apart'],
    });
    details = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    await page.goto(`${base}/quotations?open=1`);
  }, 60_000);

  it('sees one table of charges for each, and edits none of them alone', async () => {
    await details.getByText('Shipment 1, MIA → SJO', { exact: true }).waitFor();
    await details.getByText('Shipment 2, MIA → GUA', { exact: true }).waitFor();
    expect(await details.getByRole('table', { name: /^Shipment \d, .*Service Charges Breakdown$/ }).count()).toBe(2);
    expect(await details.getByRole('button', { name: 'Edit & recalculate' }).count()).toBe(0);
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('sends them in one reply with one approval', async () => {
    await details
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    await waitForToast(page, 'Quotation approved');
    expect(visit().consoleErrors).toEqual([]);
  });
});
