import { expect, it } from '@jest/globals';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';

describeWithBrowser('a console whose server is gone', () => {
  const visit = setUpE2e();

  it('says inside the shell that a page it cannot fetch could not be shown', async () => {
    const { server, page } = visit();
    await page.goto(`${server.base}/home`);
    await page.getByRole('heading', { name: 'Email Automation Dashboard' }).waitFor();
    await server.stop();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Tax Rates' }).click();
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    expect(await page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
    expect(await menu.getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
    await menu.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Email Automation Dashboard' }).waitFor();
  });
});
