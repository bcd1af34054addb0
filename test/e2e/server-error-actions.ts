import type { Page } from 'playwright-core';

/** Something that a person does and the server may refuse. */
export interface UserAction {
  readonly what: string;
  readonly path: string;
  /** Up to, but without, the press that asks the server. */
  readonly prepare: (page: Page) => Promise<void>;
  /** Asks the server; may be pressed again after a failure. */
  readonly press: (page: Page) => Promise<void>;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly call: string;
  /** What the console says where the call fails. */
  readonly fails: readonly string[];
  /** What it says once it worked. */
  readonly works: string;
  /** A field whose content must survive both, and that content. */
  readonly keeps?: readonly [label: string, content: string];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
const filling = (opener: string, label: string, content: string) => async (page: Page) => {
  await button(page, opener).click();
  await page.getByRole('dialog').getByLabel(label, { exact: false }).first().fill(content);
};

/** Every way to change something, each with its failure. */
export const USER_ACTIONS: readonly UserAction[] = [
  {
    what: 'saves a rate',
    path: '/air-freight-rates?country=CR&airport=SJO&service=HNDL',
    prepare: filling('Edit HNDL, SJO', 'Base rate', '41.5'),
    press: inDialog('Update Rate'),
    method: 'PUT',
    call: '**/api/rates/*',
    fails: ['Failed to save the rate. Please try again.'],
    works: 'Rate updated',
    keeps: ['Base rate', '41.5'],
  },
  {
    what: 'deletes a rate',
    path: '/air-freight-rates?country=GT&airport=GUA&service=DISB',
    prepare: (page) => button(page, 'Delete DISB, GUA').click(),
    press: confirm,
    method: 'DELETE',
    call: '**/api/rates/*',
    fails: ['Failed to delete the rate. Please try again.'],
    works: 'Rate deleted',
  },
  {
    what: 'changes a tax rate',
    path: '/tax-rates',
    prepare: filling('Edit Honduras', 'Notes', 'Ask the adviser in March'),
    press: inDialog('Update Tax Rate'),
    method: 'PUT',
    call: '**/api/tax-rates/*',
    fails: ['Failed to update tax rate. Please try again.'],
    works: 'Tax Rate Updated',
    keeps: ['Notes', 'Ask the adviser in March'],
  },
  {
    what: 'deletes a tax rate',
    path: '/tax-rates',
    prepare: (page) => button(page, 'Delete Panama').click(),
    press: confirm,
    method: 'DELETE',
    call: '**/api/tax-rates/*',
    fails: ['Failed to delete tax rate'],
    works: 'Tax Rate Deleted',
  },
  {
    what: 'adds a tax rate',
    path: '/tax-rates',
    prepare: async (page) => {
      await filling('Add Tax Rate', 'VAT Rate %', '7')(page);
      await page.getByRole('dialog').getByLabel('Country').selectOption('PA');
      await page.getByRole('dialog').getByLabel('WHT Rate %').fill('12.5');
    },
    press: inDialog('Create Tax Rate'),
    method: 'POST',
    call: '**/api/tax-rates',
    fails: ['Failed to create tax rate. Please try again.'],
    works: 'Tax Rate Created',
    keeps: ['WHT Rate %', '12.5'],
  },
  {
    what: 'adds a domain',
    path: '/domains-management',
    prepare: async (page) => {
      // Once typing rests, the dialog asks which quotations wait: an answer without a session would come in between.
      const waiting = page.waitForResponse((response) => response.url().includes('domain=granos-finos.example'));
      await filling('Add Domain', 'Domain', 'granos-finos.example')(page);
      await page.getByRole('dialog').getByLabel('Company').fill('Granos Finos');
      await waiting;
    },
    press: inDialog('Add Domain'),
    method: 'POST',
    call: '**/api/recognized-domains',
    fails: ['Failed to create domain'],
    works: 'Domain created',
    keeps: ['Company', 'Granos Finos'],
  },
  {
    what: 'changes a domain',
    path: '/domains-management',
    prepare: filling('Edit granos-finos.example', 'Notes', 'Coffee, twice a year'),
    press: inDialog('Update Domain'),
    method: 'PUT',
    call: '**/api/recognized-domains/*',
    fails: ['Failed to update domain'],
    works: 'Domain updated',
    keeps: ['Notes', 'Coffee, twice a year'],
  },
  {
    what: 'deletes a domain',
    path: '/domains-management',
    prepare: (page) => button(page, 'Delete granos-finos.example').click(),
    press: confirm,
    method: 'DELETE',
    call: '**/api/recognized-domains/*',
    fails: ['Failed to delete domain'],
    works: 'Domain deleted',
  },
  {
    what: 'changes a consignment',
    path: '/consolidation-consignments?country=CR&airport=LIR',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Edit .*, LIR$/ }).click();
      await page.getByRole('dialog').getByLabel('Customs').fill('LIR-909');
    },
    press: inDialog('Update Consignment'),
    method: 'PUT',
    call: '**/api/consolidation-consignments/*',
    fails: ['Failed to save consolidation consignment'],
    works: 'Consignment updated successfully',
    keeps: ['Customs', 'LIR-909'],
  },
  {
    what: 'deletes a consignment',
    path: '/consolidation-consignments?country=CR&airport=LIR',
    prepare: (page) => page.getByRole('button', { name: /^Delete .*, LIR$/ }).click(),
    press: confirm,
    method: 'DELETE',
    call: '**/api/consolidation-consignments/*',
    fails: ['Failed to delete consolidation consignment'],
    works: 'Consignment deleted successfully',
  },
  {
    what: 'writes a disclaimer',
    path: '/disclaimers',
    prepare: async (page) => {
      await filling('Add Disclaimer', 'Title', 'Strike at the port')(page);
      await page.getByRole('dialog').getByLabel('Content').fill('Delays of a day are likely.');
    },
    press: inDialog('Create Disclaimer'),
    method: 'POST',
    call: '**/api/disclaimers',
    fails: ['Failed to create disclaimer'],
    works: 'Disclaimer created successfully',
    keeps: ['Content', 'Delays of a day are likely.'],
  },
  {
    what: 'changes a disclaimer',
    path: '/disclaimers',
    prepare: filling('Edit Strike at the port', 'Content', 'Delays of two days are likely.'),
    press: inDialog('Update Disclaimer'),
    method: 'PUT',
    call: '**/api/disclaimers/*',
    fails: ['Failed to update disclaimer'],
    works: 'Disclaimer updated successfully',
    keeps: ['Content', 'Delays of two days are likely.'],
  },
  {
    what: 'deletes a disclaimer',
    path: '/disclaimers',
    prepare: (page) => button(page, 'Delete Strike at the port').waitFor(),
    press: (page) => button(page, 'Delete Strike at the port').click(),
    method: 'DELETE',
    call: '**/api/disclaimers/*',
    fails: ['Failed to delete disclaimer'],
    works: 'Disclaimer deleted successfully',
  },
  {
    what: 'approves a held quotation',
    path: '/quotations?open=2',
    prepare: (page) => page.getByRole('dialog').getByText('Reasons for manual review').waitFor(),
    press: inDialog('Approve and send'),
    method: 'POST',
    call: '**/api/quotations/2/send',
    fails: [],
    works: 'Quotation approved',
  },
  {
    what: 'processes an email again',
    path: '/email-monitoring?email=3',
    prepare: (page) => page.getByRole('dialog').getByText('See you there').waitFor(),
    press: inDialog('Reprocess'),
    method: 'POST',
    call: '**/api/emails/3/reprocess',
    fails: ['The email was not processed again'],
    works: 'Email queued again',
  },
  {
    what: 'has an email read',
    path: '/email-processor',
    prepare: (page) => page.getByLabel('Email content').fill('Please quote 2 cartons, 40 kg, Miami to SJO, DAP.'),
    press: (page) => button(page, 'Process Email').click(),
    method: 'POST',
    call: '**/api/emails/process-ai',
    fails: ['Processing Failed', 'AI processing failed: 500'],
    works: 'Email Processing Complete',
    keeps: ['Email content', 'Please quote 2 cartons, 40 kg, Miami to SJO, DAP.'],
  },
  {
    what: 'has the rules validated',
    path: '/core-rules',
    prepare: (page) => page.getByText('Volumetric divisor').waitFor(),
    press: (page) => button(page, 'Run Validation').click(),
    method: 'POST',
    call: '**/api/core-rules/validate',
    fails: ['The validation did not run'],
    works: 'Validation complete',
  },
  {
    what: 'saves the profile',
    path: '/settings',
    prepare: (page) => page.getByLabel('Name').fill('Ilse Campos'),
    press: (page) => button(page, 'Save Profile').click(),
    method: 'PUT',
    call: '**/api/settings/profile',
    fails: ['Failed to save the profile'],
    works: 'Profile updated',
    keeps: ['Name', 'Ilse Campos'],
  },
  {
    what: 'saves the notification settings',
    path: '/settings?tab=notifications',
    prepare: (page) => page.getByRole('switch', { name: 'Email me a summary' }).check(),
    press: (page) => button(page, 'Save Notifications').click(),
    method: 'PUT',
    call: '**/api/settings/notifications',
    fails: ['Failed to save the notification settings'],
    works: 'Notification settings updated',
  },
  {
    what: 'saves the system settings',
    path: '/settings?tab=system',
    prepare: (page) => page.getByLabel('Auto-response delay').fill('3'),
    press: (page) => button(page, 'Save System Settings').click(),
    method: 'PUT',
    call: '**/api/settings/system',
    fails: ['Failed to save the system settings'],
    works: 'System settings updated',
    keeps: ['Auto-response delay', '3'],
  },
];
