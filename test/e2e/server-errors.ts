import { beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { waitToPass } from '../support/wait-to-pass.js';
import { describeWithBrowser } from './browser.js';
import { setUpE2e } from './e2e-context.js';
import type { UserAction } from './server-error-actions.js';
import { DEFECT, type FailingLoad, NO_ANSWER, type OpenScreen } from './server-error-loads.js';
import { ADMIN, type ServerProcess } from './server-process.js';
import { openSignedIn, waitForToast } from './signed-in.js';

const withDefect = (route: Route) => route.fulfill({ status: 500, json: { error: DEFECT } });

/** What a walk past failing servers covers. */
export interface ServerErrorCoverage {
  readonly loads: readonly FailingLoad[];
  /** In an order in which what one makes is there for the next. */
  readonly actions: readonly UserAction[];
  readonly screens: readonly OpenScreen[];
}

/** Declares what a console does whose server fails, on the screens and by the actions that are given. */
export function describeServerErrors({ loads, actions, screens }: ServerErrorCoverage): void {
  describeWithBrowser('a console whose server fails', () => {
    const visit = setUpE2e({ hasMail: true });
    let server: ServerProcess;
    let browser: Browser;
    let window: BrowserContext;
    let page: Page;
    let consoleErrors: string[];
    const waitForText = (words: string) => page.getByText(words).first().waitFor();
    /** Where it was said on the page: notices fade by themselves. */
    const waitForNoText = (words: string) =>
      page.locator('main, [role="dialog"]').getByText(words).first().waitFor({ state: 'detached' });
    const go = async (name: string) => {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    };
    const endSession = () => window.clearCookies();
    const signInAgain = async () => {
      const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
      await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await dialog.waitFor({ state: 'detached' });
    };

    beforeAll(() => {
      ({ server, browser, window, page, consoleErrors } = visit());
    });

    it.each(loads)('says on %s what could not be loaded, and tries again', async (path, ...calls) => {
      for (const [call] of calls) await page.route(call, withDefect);
      await page.goto(server.base + path);
      for (const [call, message] of calls) {
        const bar = page.locator('.fui-MessageBar').filter({ hasText: message });
        await bar.getByText(DEFECT).waitFor();
        await page.unroute(call);
        await bar.getByRole('button', { name: 'Retry' }).click();
        await waitForNoText(message);
        const dialog = page.getByRole('dialog');
        if ((await dialog.count()) === 0) continue;
        // The button that had the keyboard is gone with its bar: the dialog is still left by the keyboard.
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    });

    it('tells taxes that did not load by the sentences of the specification, and unreachable rates by theirs', async () => {
      await page.route('**/api/tax-rates', withDefect);
      await page.goto(`${server.base}/tax-rates`);
      await waitForText('An error occurred while loading tax rates');
      await page.unroute('**/api/tax-rates');
      await page.route('**/api/rates?*', (route) => route.abort());
      await page.goto(`${server.base}/air-freight-rates`);
      await waitForText('Connection Error: Could not connect to database. Please refresh the page.');
      await page.unroute('**/api/rates?*');
    });

    it.each(actions)(
      'says that it failed, and loses nothing when the session ends, while somebody $what',
      async (action) => {
        const { path, prepare, press, method, call, fails, works, keeps } = action;
        const { pathname, search } = new URL(page.url());
        if (pathname + search !== path) await page.goto(server.base + path);
        await prepare(page);
        await page.route(call, (route) => (route.request().method() === method ? withDefect(route) : route.fallback()));
        await press(page);
        for (const message of fails) await waitForText(message);
        if (!action.what.startsWith('deletes a disclaimer')) await waitForText(DEFECT);
        await page.unroute(call);
        if (keeps) {
          await waitToPass(async () => expect(await page.getByLabel(keeps[0]).first().inputValue()).toBe(keeps[1]));
        }
        await endSession();
        await press(page);
        await signInAgain();
        await page.locator('.fui-Toast').filter({ hasText: works }).last().waitFor();
      },
    );

    it('keeps the 401 on the page where the person does not want to sign in now', async () => {
      await page.goto(`${server.base}/domains-management`);
      await page.getByRole('button', { name: 'Edit rutas-del-istmo.example' }).click();
      await page.getByRole('dialog').getByLabel('Company').fill('Rutas Unidas');
      await endSession();
      await page.getByRole('dialog').getByRole('button', { name: 'Update Domain' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
      await waitForText('Failed to update domain');
      await waitForText('Not signed in');
      // The keyboard is back in the dialog that still stands open, not behind it.
      await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
      await waitToPass(async () =>
        expect(await page.getByRole('dialog').getByLabel('Company').inputValue()).toBe('Rutas Unidas'),
      );
      await page.getByRole('dialog').getByRole('button', { name: 'Update Domain' }).click();
      await signInAgain();
      await waitForToast(page, 'Domain updated');
    });

    it('says on every open screen that the server is gone, and goes on once it is back', async () => {
      /** Lists that are kept for five minutes. */
      const isKept = (name: string) => name === 'Dashboard' || name === 'Quotations';
      // Their code is fetched while there is somebody to fetch it from.
      await page.goto(`${server.base}/home`);
      await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
      for (const [name] of screens) await go(name);
      await go('Recognized Domains');
      await page.getByRole('button', { name: 'Edit rutas-del-istmo.example' }).click();
      await page.getByRole('dialog').getByLabel('Company').fill('Rutas del Istmo y Mar');
      await server.stop();
      await page.getByRole('dialog').getByRole('button', { name: 'Update Domain' }).click();
      await waitForText('Failed to update domain');
      await waitForText(NO_ANSWER);
      server = await visit().restart();
      await page.getByRole('dialog').getByRole('button', { name: 'Update Domain' }).click();
      await waitForToast(page, 'Domain updated');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const newcomer = await openSignedIn(browser, server.base);
      await newcomer.page.goto(`${server.base}/home`);
      await newcomer.page.getByRole('heading', { name: 'Email Automation Dashboard' }).waitFor();
      await server.stop();
      await expectShellWithoutPage(newcomer.page);
      await newcomer.window.close();
      for (const [name, message] of screens) {
        await go(name);
        if (isKept(name)) await page.getByRole('button', { name: 'Refresh' }).click();
        await waitForText(message);
        await waitForText(NO_ANSWER);
      }
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Search' });
      await palette.getByRole('searchbox').fill('rutas');
      await palette.getByText('Search failed').waitFor();
      await page.keyboard.press('Escape');
      await palette.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByRole('dialog', { name: 'Notifications' }).getByText('Notifications are not available').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      server = await visit().restart();
      for (const [name, message] of screens) {
        await go(name);
        // What is loaded anew whenever it is opened needs no other try.
        if (isKept(name)) await page.getByRole('button', { name: 'Retry' }).first().click();
        await waitForNoText(message);
      }
    });

    it('stays as it is where the code of a part of it cannot be fetched', async () => {
      const { window: other, page: visit } = await openSignedIn(browser, server.base);
      await visit.route(/assets\/(?:search-palette|notification-drawer|chart-drawing)-/, (route) => route.abort());
      await visit.goto(server.base);
      // The figures stand as a table instead of the drawing.
      await visit.getByRole('rowheader', { name: 'Costa Rica' }).waitFor();
      await visit.keyboard.press('Control+k');
      await waitForToast(visit, 'The search could not be opened');
      await visit.getByRole('button', { name: /^Notifications/ }).click();
      await waitForToast(visit, 'The notifications could not be opened');
      await waitToPass(async () =>
        expect(await visit.getByRole('heading', { level: 1, name: 'Dashboard' }).isVisible()).toBe(true),
      );
      await other.close();
    });

    it('offers another try where the question who is signed in takes longer than ten seconds', async () => {
      const { window: late, page: visit } = await openSignedIn(browser, server.base);
      // The page's time stands still, however long this test takes for a step.
      await visit.clock.install({ time: 0 });
      await visit.clock.pauseAt(1_000);
      let asked = 0;
      await visit.route('**/api/auth/user', (route) => {
        asked += 1;
        return asked === 1 ? undefined : route.fallback();
      });
      // The frame of the page says the same words while its own code is on the way.
      await Promise.all([visit.waitForRequest('**/api/auth/user'), visit.goto(`${server.base}/home`)]);
      await visit.getByText('Loading...').first().waitFor();
      expect(await visit.getByRole('button', { name: 'Retry' }).count()).toBe(0);
      await visit.clock.fastForward(10_500);
      await visit.clock.resume();
      await visit.getByText('This takes longer than usual.').waitFor();
      await visit.getByRole('button', { name: 'Retry' }).click();
      await visit.getByRole('heading', { name: 'Email Automation Dashboard' }).waitFor();
      expect(asked).toBe(2);
      await late.close();
    });

    it('never breaks the content policy nor throws', () => {
      // The browser notes by itself what was refused and what did not answer.
      expect(consoleErrors.filter((complaint) => !/^Failed to load resource/.test(complaint))).toEqual([]);
    });
  });
}

/** Goes from home, without a server, to a page that was never fetched, and back. */
async function expectShellWithoutPage(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Tax Rates' }).click();
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  await waitToPass(async () => expect(await page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true));
  await waitToPass(async () => expect(await menu.getByRole('link', { name: 'Home' }).isVisible()).toBe(true));
  await menu.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'Email Automation Dashboard' }).waitFor();
}
