import { beforeAll, expect, it } from '@jest/globals';
import { URI } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser, openWindow } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

const EMAIL = 'rosa.vega@desk.example';
const OWN_PASSWORD = 'forty brisk lanterns';

describeWithBrowser('an administrator with the accounts of staff', () => {
  const visit = setUpE2e({ isShared: true });
  let server: ServerProcess;
  let browser: Browser;
  let page: Page;
  let rosa: Page;
  let firstPassword = '';
  const dialog = () => page.getByRole('dialog');

  const signIn = async (password: string) => {
    await rosa.goto(`${server.base}/login`);
    await rosa.getByLabel('Email').fill(EMAIL);
    await rosa.getByRole('textbox', { name: 'Password' }).fill(password);
    await rosa.getByRole('button', { name: 'Sign in' }).click();
  };

  beforeAll(async () => {
    ({ server, browser, page } = visit());
    rosa = await (await openWindow(browser, 1440, 900)).newPage();
  });

  it('adds a clerk, and is shown the first password once', async () => {
    await page.goto(`${server.base}/settings?tab=staff`);
    await page.getByRole('button', { name: 'Add Account' }).click();
    await dialog().getByRole('button', { name: 'Create Account' }).click();
    await dialog().getByText('Choose a role: administrator, clerk or read only.').first().waitFor();
    await dialog().getByLabel('Name').fill('Rosa Vega');
    await dialog().getByLabel('Email').fill(EMAIL);
    await dialog().getByLabel('Role').selectOption('operator');
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Create Account' }).click();
    const shown = page.getByRole('dialog', { name: `Password for ${EMAIL}` });
    firstPassword = (await shown.getByText(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/).textContent()) ?? '';
    await shown.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Has a first password').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('leaves the clerk to choose another password before anything else', async () => {
    await signIn(firstPassword);
    await rosa.getByRole('heading', { name: 'Choose your password' }).waitFor();
    await rosa.goto(`${server.base}/quotations`);
    await rosa.getByRole('heading', { name: 'Choose your password' }).waitFor();
    expect(await findAccessibilityIssues(rosa)).toEqual([]);
    await rosa.getByLabel('Current password').fill(firstPassword);
    await rosa.getByLabel(/^New password(?! again)/).fill(OWN_PASSWORD);
    await rosa.getByLabel('New password again').fill(OWN_PASSWORD);
    await rosa.getByRole('button', { name: 'Change Password' }).click();
    await rosa.getByText('Rosa Vega / Clerk').waitFor();
  });

  it('offers the clerk what a clerk may do, and nothing else', async () => {
    await rosa.goto(`${server.base}/consolidation-consignments`);
    await rosa.getByRole('button', { name: 'Add Consignment' }).waitFor();
    await rosa.goto(`${server.base}/air-freight-rates`);
    await rosa.getByRole('button', { name: 'History of' }).first().waitFor();
    await waitToPass(async () =>
      expect(await rosa.getByRole('button', { name: /^(?:Add Rate|Import|Edit|Delete)/ }).count()).toBe(0),
    );
    await rosa.goto(`${server.base}/settings?tab=system`);
    await rosa.getByRole('heading', { name: 'System' }).waitFor();
    await waitToPass(async () =>
      expect(await rosa.getByRole('button', { name: /Save System|Back ?up/i }).count()).toBe(0),
    );
    await waitToPass(async () => expect(await rosa.getByRole('tab', { name: 'Staff accounts' }).count()).toBe(0));
  });

  it('lets the clerk set up a second factor, and sign in with one of its codes', async () => {
    await rosa.goto(`${server.base}/settings`);
    const form = rosa.locator('form', { has: rosa.getByRole('button', { name: 'Set Up Second Factor' }) });
    await form.getByLabel('Current password').fill(OWN_PASSWORD);
    await form.getByRole('button', { name: 'Set Up Second Factor' }).click();
    const uri = await rosa.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href');
    await rosa.getByRole('img', { name: 'QR code of the key' }).waitFor();
    await rosa.getByLabel('Code of the app').fill(URI.parse(uri ?? '').generate());
    expect(await findAccessibilityIssues(rosa)).toEqual([]);
    await rosa.getByRole('button', { name: 'Turn On' }).click();
    const codes = rosa.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    await waitToPass(async () => expect(await codes.count()).toBe(10));
    expect(await findAccessibilityIssues(rosa)).toEqual([]);
    const code = (await codes.first().textContent()) ?? '';
    await rosa.getByRole('button', { name: 'I have kept them' }).click();
    await rosa.getByText('It is on. 10 recovery codes were not used yet.').waitFor();
    await rosa.getByRole('link', { name: 'Sign out' }).click();
    await signIn(OWN_PASSWORD);
    await rosa.getByText('Enter the code of your authenticator app, or a recovery code.').waitFor();
    await rosa.getByLabel('Code').fill(code);
    expect(await findAccessibilityIssues(rosa)).toEqual([]);
    await rosa.getByRole('button', { name: 'Sign in' }).click();
    await rosa.getByText('Rosa Vega / Clerk').waitFor();
  });

  it('resets the second factor of the clerk', async () => {
    await page.reload();
    await page.getByRole('button', { name: `Reset second factor of ${EMAIL}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset second factor' }).click();
    await waitForToast(page, 'Second factor reset');
  });

  it('disables the account, which ends what it is signed in to', async () => {
    await page.getByRole('button', { name: `Disable ${EMAIL}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await waitForToast(page, 'Account disabled');
    await rosa.goto(`${server.base}/quotations`);
    await rosa.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signIn(OWN_PASSWORD);
    await rosa.getByText('Wrong email or password').waitFor();
  });

  it('remains an administrator', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Disable admin/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Disable' }).click();
    await question.getByText('This is the last active administrator.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
  });
});
