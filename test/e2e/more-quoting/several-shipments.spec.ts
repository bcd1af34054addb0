import { beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { handInMail } from '../hand-in-mail.js';
import { waitForToast } from '../signed-in.js';

const TWO_SHIPMENTS = {
  from: 'Ana Solís <ana@vinos-del-golfo.example>',
  subject: 'Two quotes',
  content:
    'Please quote ex MIA, all CPT:\n\n1) SJO - 2 plts 120x80x100 cm, 410 kg, paper\n2) GUA - 6 ctns 60x40x40 cm, 96 kg, filters',
  messageId: '<two@vinos-del-golfo.example>',
};

describeWithBrowser('a clerk who opens a quotation of several shipments', () => {
  const visit = setUpE2e({ isShared: true });
  let page: Page;
  let details: Locator;

  beforeAll(async () => {
    page = visit().page;
    const { base } = visit().server;
    const settled = await handInMail(base, TWO_SHIPMENTS);
    expect(settled).toMatchObject({ outcome: 'held', reasons: ['domain-unknown', 'shipments-told-apart'] });
    details = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    await page.goto(`${base}/quotations?open=${settled.quotationId}`);
  });

  it('sees one table of charges for each, and edits none of them alone', async () => {
    await details.getByText('Shipment 1, MIA → SJO', { exact: true }).waitFor();
    await details.getByText('Shipment 2, MIA → GUA', { exact: true }).waitFor();
    await waitToPass(async () =>
      expect(await details.getByRole('table', { name: /^Shipment \d, .*Service Charges Breakdown$/ }).count()).toBe(2),
    );
    await waitToPass(async () =>
      expect(await details.getByRole('button', { name: 'Edit & recalculate' }).count()).toBe(0),
    );
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
