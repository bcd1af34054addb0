import { beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page, Request } from 'playwright-core';
import { waitToPass } from '../support/wait-to-pass.js';
import { describeWithBrowser } from './browser.js';
import { setUpE2e } from './e2e-context.js';
import type { ServerProcess } from './server-process.js';
import { letNoticesFade, waitForToast } from './signed-in.js';
import type { LoadingText, ScreenTexts } from './spec-texts.js';

/** What a walk past the screens covers. */
export interface SpecificationCoverage {
  readonly texts: readonly ScreenTexts[];
  /** The reads by which the screens of these texts load. */
  readonly reads: readonly string[];
  /** What is read while something is on its way. */
  readonly loadingTexts: readonly LoadingText[];
}

/** Declares what a clerk reads who knows the specification, and what the console does as it states. */
export function describeSpecification({ texts, reads, loadingTexts }: SpecificationCoverage): void {
  describeWithBrowser('a clerk who knows the specification', () => {
    const visit = setUpE2e({ hasMail: true, isShared: true });
    let server: ServerProcess;
    let browser: Browser;
    let page: Page;
    let consoleErrors: string[];
    const asked: Request[] = [];

    beforeAll(() => {
      ({ server, browser, page, consoleErrors } = visit());
      page.on('request', (request) => asked.push(request));
    });

    it.each(texts)('reads on %s what is stated for it', async (path, words) => {
      await page.goto(server.base + path);
      // The choices of closed lists count too.
      await page.waitForFunction((wanted) => wanted.every((one) => document.body.textContent.includes(one)), words);
    });

    it('has asked the server by the calls that are stated, the rates past every cache', async () => {
      const paths = asked.filter((one) => one.method() === 'GET').map((one) => new URL(one.url()).pathname);
      for (const path of reads) expect(paths).toContain(path);
      const rates = asked.find((one) => new URL(one.url()).pathname === '/api/rates');
      expect(new URL(rates?.url() ?? '').search).toMatch(/^\?at=\d+$/);
      expect(await rates?.headerValue('cache-control')).toBe('no-cache');
    });

    it.each(loadingTexts)('is told on %s while %s is on its way', async (path, call, words) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(call, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(server.base + path);
      const told = page
        .getByText(words)
        .or(page.getByLabel(words, { exact: true }))
        .first();
      await told.waitFor({ state: 'attached' });
      release();
      await told.waitFor({ state: 'detached' });
      await page.unroute(call);
    });

    it('turns the console dark by the switch in the sidebar, finds it dark the next time, and light at first', async () => {
      const window = await browser.newContext({ storageState: await page.context().storageState() });
      const visit = await window.newPage();
      const readTheme = () =>
        visit.evaluate(() => [document.documentElement.className.includes('dark'), localStorage.theme]);
      await visit.goto(`${server.base}/home`);
      await visit.getByRole('switch', { name: 'Dark theme' }).waitFor();
      await waitToPass(async () => expect(await readTheme()).toEqual([false, 'light']));
      await visit.getByRole('switch', { name: 'Dark theme' }).click();
      await waitToPass(async () => expect(await readTheme()).toEqual([true, 'dark']));
      await visit.reload();
      await visit.getByRole('switch', { name: 'Dark theme' }).waitFor();
      await waitToPass(async () => expect(await readTheme()).toEqual([true, 'dark']));
      await window.close();
    });

    it('is shown what a quotation lacks as the specification has it, and asks once for what failed', async () => {
      let calls = 0;
      const bare = {
        id: 77,
        quotationNumber: null,
        clientEmail: 'ana@sin-datos.example',
        quoteAmount: null,
        createdAt: null,
        holdReasons: [],
      };
      await page.route('**/api/quotations?*', (route) => {
        // How many there are is asked apart, with one row a page.
        if (!/[?&]pageSize=1(?:&|$)/.test(route.request().url())) calls += 1;
        return route.fulfill({ json: { data: [{ ...bare, status: 'completed' }], total: 1, page: 1, pageSize: 25 } });
      });
      await page.goto(`${server.base}/quotations`);
      const card = page.getByRole('listitem').filter({ hasText: 'Quotation #77' });
      for (const words of ['completed', '$0.00', 'N/A']) await card.getByText(words, { exact: true }).waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.getByRole('link', { name: 'Tax Rates', exact: true }).click();
      await page.getByRole('button', { name: 'Edit Panama' }).waitFor();
      await page.getByRole('link', { name: 'Quotations', exact: true }).click();
      await card.waitFor();
      expect(calls).toBe(1);
      await page.unroute('**/api/quotations?*');
    });

    it('enters numbers and addresses in fields of their kind', async () => {
      await page.goto(`${server.base}/air-freight-rates`);
      await page.getByRole('button', { name: 'Add Rate', disabled: false }).click();
      for (const label of ['Base rate', 'Min charge', 'Max charge']) {
        const field = page.getByRole('dialog').getByLabel(label);
        // A browser's own field for numbers refuses the comma that people in Spanish write.
        expect({ label, kind: await field.getAttribute('inputmode') }).toEqual({ label, kind: 'decimal' });
        await field.fill('1.240,5');
        // As a person leaves a field; a dialog is hidden from assistive technology while nothing in it has the focus.
        await field.press('Tab');
        await waitToPass(async () => expect(await field.inputValue()).toMatch(/^1,?240\.5$/));
      }
      await page.goto(`${server.base}/consolidation-consignments`);
      await page.getByRole('button', { name: 'Add Consignment' }).click();
      const dialog = page.getByRole('dialog');
      await waitToPass(async () => expect(await dialog.getByLabel('Email').getAttribute('type')).toBe('email'));
      await waitToPass(async () => expect(await dialog.getByLabel('Airport').isDisabled()).toBe(true));
      const required = dialog.locator('input[required], select[required], [aria-required="true"]');
      await waitToPass(async () => expect(await required.count()).toBe(10));
    });

    it('turns the log around, and pages through it by five', async () => {
      await page.goto(`${server.base}/activity-logs`);
      await page.getByText(/Showing 1–5 of \d+ log entries/).waitFor();
      await page.getByRole('button', { name: 'Time: newest first' }).click();
      await page.getByRole('button', { name: 'Time: oldest first' }).waitFor();
      await waitToPass(() => expect(new URL(page.url()).searchParams.get('sort')).toBe('asc'));
      await page.getByRole('button', { name: 'Page 2', exact: true }).click();
      await page.getByText(/Showing 6–\d+ of \d+ log entries/).waitFor();
    });

    it('is shown one notice at a time, which goes by itself', async () => {
      await page.goto(`${server.base}/core-rules`);
      await letNoticesFade(page);
      for (const _time of [1, 2]) {
        await page.getByRole('button', { name: 'Run Validation' }).click();
        await waitForToast(page, 'Validation complete');
        // The one before fades out beneath it.
        await page.waitForFunction(() => document.querySelectorAll('.fui-Toast').length === 1);
      }
      await page.waitForFunction(() => document.querySelectorAll('.fui-Toast').length === 0);
    });

    it('is told what a button is for after it has been pointed at for 700 ms', async () => {
      await page.clock.install();
      await page.goto(`${server.base}/tax-rates`);
      await page.getByRole('button', { name: 'Edit Panama' }).waitFor();
      // The page's time stands still, however long this test takes for a step.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
      await page.getByRole('button', { name: 'Edit Panama' }).hover();
      await page.clock.runFor(600);
      expect(await page.getByRole('tooltip').count()).toBe(0);
      await page.clock.runFor(200);
      await page.getByRole('tooltip', { name: 'Edit Panama' }).waitFor();
      await page.clock.resume();
    });

    it('never breaks the content policy nor throws', () => {
      expect(consoleErrors).toEqual([]);
    });
  });
}
