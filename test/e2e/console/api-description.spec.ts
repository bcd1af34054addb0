import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';

describeWithBrowser('a programmer who opens the description of the API', () => {
  const visit = setUpE2e({ hasMail: true, isShared: true });
  let server: ServerProcess;
  let page: Page;
  let consoleErrors: string[];
  const operation = (path: string) =>
    page
      .locator('.opblock')
      .filter({ has: page.locator(`[data-path="${path}"]`) })
      .first();

  beforeAll(() => {
    ({ server, page, consoleErrors } = visit());
  });

  it.each(['/api/docs', '/api/docs/'])('sees the operations at %s, with their styles', async (path) => {
    await page.goto(`${server.base}${path}`);
    // What is further down the page is drawn when it is scrolled to.
    await operation('/api/recognized-domains').waitFor();
    const looks = page.evaluate(() => [
      getComputedStyle(document.body).marginTop,
      getComputedStyle(document.querySelector('.opblock') ?? document.body).borderRadius,
    ]);
    // The first is said in the page, the second in the style sheet; without them both would be others.
    expect(await looks).toEqual(['0px', '4px']);
  });

  it('opens an operation, tries it and reads the answer', async () => {
    const domains = operation('/api/recognized-domains');
    await domains.locator('.opblock-summary-control').click();
    await domains.getByRole('button', { name: 'Try it out' }).click();
    await domains.getByRole('button', { name: 'Execute' }).click();
    await domains.locator('.live-responses-table .response-col_status').getByText('200').waitFor();
  });

  it('breaks no content policy', () => {
    expect(consoleErrors).toEqual([]);
  });
});
