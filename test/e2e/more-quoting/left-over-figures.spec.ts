import { beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { changeDocumentRate } from '../../support/change-rate.js';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { handInMail } from '../hand-in-mail.js';
import { ApiClient, type ServerProcess } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

const TEXT = `Hello,
please quote DAP Heredia for 2 pallets, 120x80x100 cm each, 350 kg gross in total, from Miami to SJO.
Note: 640 kg. Please include insurance.
Our PO is 778812, and my mobile 2222-3333. Our forklift lifts up to 2500 kg.`;
const REASON = 'The email holds figures that no value rests on: 640 kg.';
/** Mail that asks for no quotation, and is held. */
const NO_REQUEST =
  'Hello, where is our shipment of 350 kg? AWB 123-45678901. Please send the tracking. Tel. +506 2222-3333';

describeWithBrowser('a person who says what is left over in an email', () => {
  const visit = setUpE2e({ isShared: true });
  let server: ServerProcess;
  let page: Page;
  let details: Locator;
  /** The quotations of the three emails. */
  const quotationIds: (number | null)[] = [];

  beforeAll(async () => {
    ({ server, page } = visit());
    for (const [k, content] of [TEXT, TEXT, NO_REQUEST].entries()) {
      const { outcome, quotationId } = await handInMail(server.base, {
        ...{ from: 'Ana Solís <ana@vinos-del-golfo.example>', content },
        ...{ subject: k === 2 ? 'Tracking' : `Air freight ${k}`, messageId: `<left-${k}@vinos-del-golfo.example>` },
      });
      expect(outcome).toBe('held');
      quotationIds.push(quotationId);
    }
    details = page.getByRole('dialog', { name: 'Professional Quotation Details' });
  });

  const listLeftOver = () => details.getByRole('list', { name: 'Left over in the email' }).getByRole('listitem');

  it('finds it in a list beside the reasons, and in the text, which shows what was used and set aside', async () => {
    await page.goto(`${server.base}/quotations?open=${quotationIds[0]}`);
    await details.getByText('Left over in the email').waitFor();
    await waitToPass(async () => expect(await details.getByText(REASON, { exact: true }).count()).toBe(1));
    await waitToPass(async () => expect(await listLeftOver().locator('span').first().textContent()).toBe('640 kg'));
    const body = details.getByRole('region', { name: 'Email body' });
    await body.locator('mark[title="Gross weight"]').waitFor();
    await waitToPass(async () =>
      expect(await body.locator('mark[title="Telephone number"]').textContent()).toContain('2222-3333'),
    );
    await body.getByRole('button', { name: 'Left over: 640 kg. What is this?' }).waitFor();
    await details.getByRole('list', { name: 'What the marks mean' }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('says by the keyboard that it is the gross weight: it is priced again, and the reason is gone', async () => {
    const button = details
      .getByRole('region', { name: 'Email body' })
      .getByRole('button', { name: 'Left over: 640 kg. What is this?' });
    await button.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Gross weight of all' });
    await item.waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await waitForToast(page, 'Quotation repriced');
    await details.getByText('Revision 2', { exact: true }).first().waitFor();
    await details.getByText('edited, read: 350 kg').waitFor();
    await details.getByText('640 kg').first().waitFor();
    await waitToPass(async () => expect(await details.getByText(REASON, { exact: true }).count()).toBe(0));
    await page.waitForFunction(() => document.activeElement !== document.body);
  });

  it('settles a wish from the list without another value', async () => {
    const wish = listLeftOver().filter({ hasText: 'insurance' });
    await wish.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Seen: I take care of it' }).click();
    await details.getByText('Revision 3', { exact: true }).first().waitFor();
    await details.getByText('Left over in the email').waitFor({ state: 'detached' });
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('cannot do so in an older revision', async () => {
    await page.goto(`${server.base}/quotations?open=${quotationIds[0]}&revision=1`);
    await details.getByText('Left over in the email').waitFor();
    await waitToPass(async () => expect(await details.getByRole('button', { name: /What is this/ }).count()).toBe(0));
  });

  it('is told where somebody else was quicker', async () => {
    await page.goto(`${server.base}/quotations?open=${quotationIds[1]}`);
    const first = listLeftOver().first().getByRole('button');
    await first.waitFor();
    const other = await ApiClient.signIn(server.base);
    await changeDocumentRate(other, 41);
    expect((await other.call('POST', `/api/quotations/${quotationIds[1]}/reprice`, { revision: 1 })).status).toBe(200);
    await first.click();
    await page.getByRole('menuitem', { name: 'Weight of one piece' }).click();
    await waitForToast(page, 'Not saved');
    await page
      .getByText(`Somebody else has changed Q${quotationIds[1]} in the meantime: it is now revision 2.`)
      .first()
      .waitFor();
  });

  it('reads the same in the mail and in the Email Processor', async () => {
    await page.goto(`${server.base}/email-monitoring`);
    await page.getByRole('button', { name: /^Tracking/ }).click();
    const mail = page.getByRole('dialog', { name: 'Tracking' });
    await mail.getByRole('list', { name: 'What the marks mean' }).waitFor();
    await mail.locator('mark[title="Telephone number"]').waitFor();
    await waitToPass(async () => expect(await mail.getByRole('button', { name: /What is this/ }).count()).toBe(0));
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.goto(`${server.base}/email-processor`);
    await page.getByRole('textbox').first().fill(TEXT);
    await page.getByRole('button', { name: /^Process/ }).click();
    await page.getByText('Where each value was read').click();
    await page.locator('mark[title="Left over: no value rests on it"]').first().waitFor();
    await waitToPass(async () => expect(await page.getByRole('button', { name: /What is this/ }).count()).toBe(0));
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });
});
