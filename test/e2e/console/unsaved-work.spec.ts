import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';

describeWithBrowser('work that is left', () => {
  const visit = setUpE2e({ hasMail: true, isShared: true });
  let server: ServerProcess;
  let page: Page;

  beforeAll(() => {
    ({ server, page } = visit());
  });

  it('is asked about in the settings: for another page, and for another tab', async () => {
    await page.goto(`${server.base}/settings`);
    const name = page.getByLabel(/^Name/);
    await name.fill('Somebody Else');
    await page.getByRole('tab', { name: 'System' }).click();
    await page.getByText('Leave without saving your changes?').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await name.inputValue()).toBe('Somebody Else');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  it('is left without a question where nothing was changed', async () => {
    await page.goto(`${server.base}/settings`);
    await page.getByLabel(/^Name/).waitFor();
    await page.getByRole('tab', { name: 'Notifications' }).click();
    await page.getByRole('button', { name: 'Save Notifications' }).waitFor();
    expect(await page.getByText('Leave without saving your changes?').count()).toBe(0);
  });

  it('is there again in the Email Processor after Back, with what came of it', async () => {
    await page.goto(`${server.base}/email-processor`);
    const text = 'From: Ana <ana@unknown-shipper.example>\nSubject: Thanks\n\nThank you very much for your help!';
    const area = page.getByLabel('Email content');
    await area.fill(text);
    await page.getByRole('switch', { name: 'Test run: store and send nothing' }).click();
    await page.getByRole('button', { name: 'Process Email' }).click();
    await page.getByText('The email was ignored').first().waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' });
    await page.goBack();
    await area.waitFor();
    expect(await area.inputValue()).toBe(text);
    await page.getByText('Test run: ignored.').waitFor();
    await page.getByText('No quotation was made.').first().waitFor();
  });
});
