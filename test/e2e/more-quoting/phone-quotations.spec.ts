import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { ApiClient, type ServerProcess } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

describeWithBrowser('a clerk with a customer on the phone', () => {
  const visit = setUpE2e({ isShared: true });
  let server: ServerProcess;
  let page: Page;

  beforeAll(async () => {
    ({ server, page } = visit());
    const api = await ApiClient.signIn(server.base);
    const domain = { domain: 'cafe-al-telefono.example', companyName: 'Café al Teléfono', isApproved: true };
    expect((await api.call('POST', '/api/recognized-domains', domain)).status).toBeLessThan(300);
  });

  async function fillShipment(): Promise<void> {
    await page.getByLabel('Gross weight').fill('640,5');
    await page.getByLabel('Destination airport').selectOption('SJO');
    await page.getByLabel('Origin airport').fill('MIA');
    await page.getByLabel('Volume').fill('2,4');
  }

  it('finds the way from the quotations, and sees the price follow what is entered', async () => {
    await page.goto(`${server.base}/quotations`);
    await page.getByRole('link', { name: 'New quotation' }).click();
    await page.getByText('Enter a weight, sizes or a route to see the price.').waitFor();
    await page.getByLabel('Email', { exact: true }).fill('marta@cafe-al-telefono.example');
    await page.getByLabel('Name', { exact: true }).fill('Marta Ruiz');
    await fillShipment();
    await page.getByText('Chargeable weight: 640.5 kg').waitFor();
    await page.getByText('The email leaves as soon as the quotation is created.').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByLabel('Gross weight').fill('900');
    await page.getByText('Chargeable weight: 900 kg').waitFor();
  });

  it('sends it, and sees it among the quotations with what was said', async () => {
    await page.getByRole('button', { name: 'Create and send' }).click();
    await waitForToast(page, 'Quotation created');
    const details = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    await details.getByText('Request by Phone').waitFor();
    await details.getByText('Requested by phone, taken by admin@desk.example.').waitFor();
    await details.getByText('by phone', { exact: true }).first().waitFor();
    await waitToPass(async () => {
      await page.reload();
      await details.getByText('sent', { exact: true }).first().waitFor({ timeout: 5_000 });
    });
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('is shown what the customer was quoted before, and hands a PDF over', async () => {
    await page.goto(`${server.base}/quotations/new`);
    await page.getByLabel('Email', { exact: true }).fill('marta@cafe-al-telefono.example');
    await page.getByRole('list', { name: 'Earlier quotations of this customer' }).getByRole('link').first().waitFor();
    await page.getByRole('radio', { name: 'As a PDF that you hand over' }).check();
    await fillShipment();
    await page.getByText('Chargeable weight: 640.5 kg').waitFor();
    await page.getByRole('button', { name: 'Create PDF quotation' }).click();
    const details = page.getByRole('dialog', { name: 'Professional Quotation Details' });
    await details.getByRole('button', { name: 'Mark as handed over' }).click();
    await waitForToast(page, 'Quotation handed over');
    await details.getByText('sent', { exact: true }).first().waitFor();
  });

  it('is told at the field what is missing, and loses nothing', async () => {
    await page.goto(`${server.base}/quotations/new`);
    await page.getByLabel('Gross weight').fill('100');
    await page.getByRole('button', { name: /^Create/ }).click();
    await page.getByText('Enter the mailbox that the quotation goes to, or choose the PDF.').waitFor();
    expect(await page.getByLabel('Gross weight').inputValue()).toBe('100');
    // From the top on: the bar of the page lies half over a field where the form was scrolled to what is missing.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });
});
