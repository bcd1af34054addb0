import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';
import { pressUndo, waitForToast } from '../signed-in.js';
import { waitForStable } from '../wait-for-stable.js';

const EIGHT_LINES = [
  'Bodegas del Pacífico, S.A.',
  'Cédula jurídica 3-101-445566',
  'Calle 7, Bodega 12',
  'Contiguo a la aduana',
  'PAC-77',
  'Liberia, Costa Rica',
  'Tel: +506 2666 0101',
  'Email: lir@bodegas-pacifico.example',
];

describeWithBrowser('a clerk keeps the staff data', () => {
  const visit = setUpE2e();
  let server: ServerProcess;
  let page: Page;
  let consoleErrors: string[];
  const dialog = () => page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const press = (name: string) => dialog().getByRole('button', { name }).click();
  const showing = (words: string) => page.getByText(words).first().waitFor();
  const confirmDeletion = async (question: string, notice: string) => {
    const asked = page.getByRole('alertdialog', { name: question });
    await asked.getByRole('button', { name: 'Delete' }).click();
    // The notice goes by the clock: it is looked for at once, not after what a busy machine takes its time for.
    await Promise.all([waitForToast(page, notice), asked.waitFor({ state: 'detached' })]);
    // The notice came while the question stood before it; it must be heard and reached all the same.
    await page.locator('[data-portal-node][aria-hidden="true"]').first().waitFor({ state: 'detached' });
  };

  beforeAll(() => {
    ({ server, page, consoleErrors } = visit());
  });

  describe('of taxes', () => {
    it('sees that they are information only, and changes one', async () => {
      await page.goto(`${server.base}/tax-rates`);
      await showing('Taxes are information only.');
      await button('Edit Costa Rica').click();
      await waitToPass(async () =>
        expect(await dialog().getByLabel('Country').getAttribute('readonly')).not.toBeNull(),
      );
      await dialog().getByLabel('VAT Rate %').fill('101');
      await press('Update Tax Rate');
      await dialog().getByText('VAT and WHT rates must be between 0 and 100').waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await dialog().getByLabel('VAT Rate %').fill('12.75');
      await press('Update Tax Rate');
      await waitForToast(page, 'Tax Rate Updated');
      await showing('12.75');
    });

    it('deletes them, brings one back, adds one again, and offers only countries without any', async () => {
      const remove = async (country: string) => {
        await button(`Delete ${country}`).click();
        await confirmDeletion('Are you sure you want to delete this tax rate?', 'Tax Rate Deleted');
      };
      await remove('Costa Rica');
      await pressUndo(page);
      await waitForToast(page, 'Tax Rate Created');
      await button('Delete Costa Rica').waitFor();
      for (const country of ['Costa Rica', 'El Salvador', 'Guatemala', 'Honduras', 'Nicaragua', 'Panama']) {
        await remove(country);
        await button(`Delete ${country}`).waitFor({ state: 'detached' });
      }
      await showing('No tax rates found');
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await button('Add Tax Rate').click();
      await press('Create Tax Rate');
      await dialog().getByText('Country code is required').waitFor();
      await dialog().getByLabel('Country').selectOption('CR');
      await dialog().getByLabel('VAT Rate %').fill('13');
      await dialog().getByLabel('WHT Rate %').fill('25');
      await press('Create Tax Rate');
      await waitForToast(page, 'Tax Rate Created');
      await button('Edit Costa Rica').waitFor();
      await button('Add Tax Rate').click();
      const offered = await dialog().getByLabel('Country').getByRole('option').allTextContents();
      expect(offered).toContain('Panama');
      expect(offered).not.toContain('Costa Rica');
      await press('Cancel');
    });
  });

  describe('of recognized domains', () => {
    it('is led there by the first steps on Home', async () => {
      await page.goto(`${server.base}/home`);
      const steps = page.getByRole('region', { name: 'First steps' });
      await steps.getByText('0 of 5 done').waitFor();
      await steps.getByText(`${server.base}/api/webhook/email`).waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await steps.getByRole('link', { name: 'Add the first customer domain' }).click();
      await page.getByRole('heading', { level: 1, name: 'Recognized Domains' }).waitFor();
    });

    it('adds one out of an address', async () => {
      await page.goto(`${server.base}/domains-management`);
      await showing('No recognized domains');
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await button('Add Domain').click();
      await press('Add Domain');
      await dialog().getByText('Domain must be at least 4 characters').waitFor();
      await dialog().getByText('Please enter a valid company name').waitFor();
      await dialog().getByLabel('Domain').fill('ana@acarreos.example');
      await dialog().getByText('Please enter the domain only (without @)').waitFor();
      await press('Use acarreos.example');
      await dialog().getByLabel('Company').fill('Acarreos del Norte');
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await press('Add Domain');
      await waitForToast(page, 'Domain created');
      await showing('acarreos.example');
    });

    it('finds the step ticked on Home, and sees the steps no more once they are hidden', async () => {
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      const steps = page.getByRole('region', { name: 'First steps' });
      await steps.getByText('1 of 5 done').waitFor();
      const step = steps.getByRole('listitem').filter({ hasText: 'Add the first customer domain' });
      await step.getByRole('img', { name: 'Done' }).waitFor();
      await waitToPass(async () => expect(await step.getByRole('link').count()).toBe(0));
      await button('Hide first steps').click();
      await steps.waitFor({ state: 'detached' });
      await page.reload();
      await showing('quotes@localhost');
      await waitForStable(page);
      expect(await steps.count()).toBe(0);
      await page.getByRole('link', { name: 'Recognized Domains', exact: true }).click();
      await button('Delete acarreos.example').waitFor();
    });

    it('must confirm one where anybody can get a mailbox', async () => {
      await button('Add Domain').click();
      await dialog().getByLabel('Domain').fill('gmail.com');
      await dialog().getByLabel('Company').fill('Everybody');
      await press('Add Domain');
      await dialog().getByText('Anybody can get a mailbox at gmail.com').waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await dialog()
        .getByRole('checkbox', { name: /everybody/i })
        .check();
      await press('Add Domain');
      await waitForToast(page, 'Domain created');
    });

    it('takes an approval back in the row, and undoes it', async () => {
      await page.getByRole('switch', { name: 'Approve gmail.com' }).click();
      await waitForToast(page, 'Domain updated');
      await showing('Not Approved');
      await pressUndo(page);
      await page.getByText('Not Approved').waitFor({ state: 'detached' });
    });

    it('edits and deletes one', async () => {
      await button('Edit acarreos.example').click();
      await dialog().getByLabel('Company').fill('Acarreos Unidos');
      await press('Update Domain');
      await waitForToast(page, 'Domain updated');
      await showing('Acarreos Unidos');
      await button('Delete gmail.com').click();
      await confirmDeletion('Are you absolutely sure?', 'Domain deleted');
      await button('Delete gmail.com').waitFor({ state: 'detached' });
    });

    it('is told when they cannot be loaded, and tries again', async () => {
      await page.route('**/api/recognized-domains', (route) => route.fulfill({ status: 503, body: '' }));
      await button('Refresh').click();
      await showing('Failed to load domains. Please try again.');
      await page.unroute('**/api/recognized-domains');
      await button('Retry').click();
      await page.getByText('Failed to load domains. Please try again.').waitFor({ state: 'detached' });
    });
  });

  describe('of consignments', () => {
    it('narrows them to a country and an airport', async () => {
      await page.goto(`${server.base}/consolidation-consignments`);
      await showing('Manage consignment addresses for master air waybills by country and airport');
      await showing('8 consignments');
      await waitToPass(async () => expect(await page.getByLabel('Airport', { exact: true }).count()).toBe(0));
      await page.getByLabel('Country', { exact: true }).selectOption('CR');
      await page.getByLabel('Airport', { exact: true }).selectOption('LIR');
      await showing('1, filtered from 8 consignments');
      await button('Copy 8 lines').waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
    });

    it('deletes one after the question, and pastes another from eight lines', async () => {
      await button(/^Delete /).click();
      await confirmDeletion(
        'Are you sure you want to delete this consolidation consignment?',
        'Consignment deleted successfully',
      );
      await showing('No consolidation consignments found');
      await showing('Airports without a consignment address: LIR');
      await button('Add Consignment').click();
      const add = page.getByRole('dialog', { name: 'Add Consolidation Consignment' });
      await add.getByText('Enter the 8-line address format for master air waybill consignment').waitFor();
      await press('Create Consignment');
      await add.getByText('Please fill in all required fields').waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await add.getByLabel('Country').first().selectOption({ label: 'Costa Rica' });
      await add.getByLabel('Airport').selectOption({ label: 'LIR - Daniel Oduber Quirós International Airport' });
      await press('Paste 8 lines');
      await add.getByLabel('The 8 lines of the address').fill(EIGHT_LINES.join('\n'));
      await press('Fill the fields');
      await waitToPass(async () =>
        expect(await add.getByLabel('Email').inputValue()).toBe('lir@bodegas-pacifico.example'),
      );
      await press('Create Consignment');
      await waitForToast(page, 'Consignment created successfully');
      await showing('Code: PAC-77');
    });

    it('edits one', async () => {
      await button('Edit Bodegas').click();
      await page.getByRole('dialog', { name: 'Edit Consolidation Consignment' }).getByLabel('Tax ID').fill('3-101-999');
      await press('Update Consignment');
      await waitForToast(page, 'Consignment updated successfully');
      await showing('3-101-999');
    });
  });

  describe('of disclaimers', () => {
    it('writes one for an airport', async () => {
      await page.goto(`${server.base}/disclaimers-management`);
      await showing('Manage disclaimers for quotation emails and assign them to specific airports');
      await waitToPass(() => expect(new URL(page.url()).pathname).toBe('/disclaimers'));
      await showing('Applied globally to all airports');
      await button('Add Disclaimer').click();
      await press('Create Disclaimer');
      await dialog().getByText('Title is required').waitFor();
      await dialog().getByText('Leave all unchecked to apply globally to all airports').waitFor();
      await dialog().getByLabel('Title').fill('Rainy season');
      await dialog().getByLabel('Content').fill('Roads may close.\nDelivery may take longer.');
      await dialog().getByLabel('Priority').fill('11');
      await dialog().getByText('Priority must be a whole number between 1 and 10').waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await dialog().getByLabel('Priority').fill('9');
      await dialog().getByRole('checkbox', { name: 'SAP - San Pedro Sula' }).check();
      await press('Create Disclaimer');
      await waitForToast(page, 'Disclaimer created successfully');
      await showing('Priority 9 • Applied to: SAP');
    });

    it('sees what a quotation to an airport prints', async () => {
      await page.getByLabel('Show').selectOption('SJO');
      await button('Edit Rainy season').waitFor({ state: 'detached' });
      await page.getByLabel('Show').selectOption('SAP');
      await button('Edit Rainy season').waitFor();
      await page.getByLabel('Show').selectOption('');
    });

    it('edits it, deletes it without a question, and undoes that', async () => {
      await button('Edit Rainy season').click();
      await dialog().getByLabel('Title').fill('Hurricane season');
      await press('Update Disclaimer');
      await waitForToast(page, 'Disclaimer updated successfully');
      await button('Delete Hurricane season').click();
      await waitForToast(page, 'Disclaimer deleted successfully');
      await pressUndo(page);
      await button('Delete Hurricane season').waitFor();
      for (const title of ['Hurricane season', 'Subject to actual weight', 'Cargo for Tegucigalpa', 'Not included']) {
        await button(`Delete ${title}`).click();
        await button(`Delete ${title}`).waitFor({ state: 'detached' });
      }
      await showing('No disclaimers found');
      await showing('Create your first disclaimer to get started');
      // A notice that is pointed at waits, however long the look at the page takes.
      await page.locator('.fui-Toast').last().hover();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await pressUndo(page);
      await button('Delete Not included').waitFor();
    });
  });

  it('never breaks the content policy nor throws', () => {
    expect(consoleErrors.filter((complaint) => !/\b(?:400|503)\b/.test(complaint))).toEqual([]);
  });
});
