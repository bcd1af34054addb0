import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { handInMail } from '../hand-in-mail.js';
import { waitForToast } from '../signed-in.js';

const CONTENT =
  'Please quote DAP Heredia: 2 pallets 120x80x100 cm of quetzal feathers, 350 kg gross in total, Miami to SJO.';

describeWithBrowser('a clerk is asked by customers who write from a public mail provider', () => {
  const visit = setUpE2e({ isShared: true });
  let page: Page;
  let base: string;
  let quotationId: number | null;
  const dialog = () => page.getByRole('dialog');
  const press = (name: string) => dialog().getByRole('button', { name }).click();

  afterAll(async () => {
    const { client } = visit();
    const { json } = await client.call('GET', '/api/recognized-domains');
    const entry = (json as { id: number; mailbox: string | null }[]).find(
      ({ mailbox }) => mailbox === 'eva@hotmail.com',
    );
    if (entry) await client.call('DELETE', `/api/recognized-domains/${entry.id}`);
  });

  beforeAll(() => {
    ({
      page,
      server: { base },
    } = visit());
  });

  it('is offered the mailbox where the domain may not be recognized, and approves it with the quotation', async () => {
    ({ quotationId } = await handInMail(base, {
      ...{ from: 'Ana <ana@gmail.com>', subject: 'Flete de Ana', content: CONTENT },
    }));
    await page.goto(`${base}/quotations?open=${quotationId}`);
    await dialog().getByRole('checkbox', { name: 'Also approve the domain gmail.com' }).check();
    await press('Approve and send');
    await dialog().getByText('recognize ana@gmail.com alone').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByRole('checkbox', { name: 'Also approve the mailbox ana@gmail.com' }).check();
    await press('Approve and send');
    await waitForToast(page, 'Quotation approved');
  });

  it('sees the mailbox among the recognized domains, and adds another from what was pasted', async () => {
    await page.goto(`${base}/domains-management`);
    await page.getByText('ana@gmail.com').first().waitFor();
    await page.getByRole('button', { name: 'Add Domain' }).click();
    await dialog().getByLabel('Domain').fill('eva@hotmail.com');
    await press('Only eva@hotmail.com');
    await waitToPass(async () =>
      expect(await dialog().getByLabel('Only this mailbox').inputValue()).toBe('eva@hotmail.com'),
    );
    await dialog().getByLabel('Company').fill('Eva Mora');
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await press('Add Domain');
    await waitForToast(page, 'Domain created');
    await page.getByRole('switch', { name: 'Approve eva@hotmail.com' }).waitFor();
  });

  it('looks up what is stored of a customer, and downloads it', async () => {
    await page.getByRole('button', { name: 'Customer Data' }).click();
    await dialog().getByLabel('Mailbox or domain').fill('gmail.com');
    await press('Look up');
    await dialog().getByText('belong to many people').waitFor();
    await dialog().getByLabel('Mailbox or domain').fill('ana@gmail.com');
    await press('Look up');
    await dialog().getByRole('heading', { name: 'Stored about ana@gmail.com' }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), press('Download everything')]);
    expect(await readFile(await download.path(), 'utf8')).toContain('quetzal feathers');
    await waitForToast(page, 'Customer data downloaded');
  });

  it('erases the customer after typing the mailbox once more, and finds nothing of it any more', async () => {
    const erase = dialog().getByRole('button', { name: 'Erase for good' });
    await dialog().getByLabel('Type ana@gmail.com to confirm').fill('ana@gmail');
    await waitToPass(async () => expect(await erase.getAttribute('aria-disabled')).toBe('true'));
    await dialog().getByLabel('Type ana@gmail.com to confirm').fill('ana@gmail.com');
    await erase.click();
    await waitForToast(page, 'Customer erased');
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('ana@gmail.com').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Customer Data' }).click();
    await dialog().getByLabel('Mailbox or domain').fill('ana@gmail.com');
    await press('Look up');
    await dialog().getByText('Nothing is stored about this customer.').waitFor();
    await press('Close');
    await page.goto(`${base}/quotations?open=${quotationId}`);
    await dialog().getByText('Erased at the request of the customer').first().waitFor();
    expect(visit().consoleErrors.filter((error) => !/40[03]/.test(error))).toEqual([]);
  });
});
