import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { describeWithBrowser } from '../browser.js';
import { DIALOGS, expectKeyboardInside } from '../dialogs.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';
import { enterNoticeByKeyboard, waitForToast } from '../signed-in.js';

/** Routes with their names (section 2 of the specification), and the screen of the mail. */
const NAMES = [
  ['/home', 'Home'],
  ['/', 'Dashboard'],
  ['/email-processor', 'Email Processor'],
  ['/quotations', 'Quotations'],
  ['/email-monitoring', 'Email Monitoring'],
  ['/air-freight-rates', 'Destination Charges'],
  ['/consolidation-consignments', 'Consolidation Consignments'],
  ['/tax-rates', 'Tax Rates'],
  ['/disclaimers', 'Disclaimers'],
  ['/domains-management', 'Recognized Domains'],
  ['/activity-logs', 'Activity Logs'],
  ['/core-rules', 'Core Rules Status'],
  ['/settings', 'Settings'],
  ['/test-quotations', 'Test Quotations'],
  ['/basic-test', 'Basic Test'],
  ['/emergency', 'Emergency Test'],
] as const;

/** One over a table, one that asks, one over a record, and the search; `dialogs-and-lists.nightly.ts` opens all. */
const OPENERS = ['Add Rate', 'Delete Panama', 'View Details of Q1', 'Search'];

describeWithBrowser('a clerk who has a keyboard only', () => {
  const visit = setUpE2e({ hasMail: true, isShared: true });
  let server: ServerProcess;
  let page: Page;
  let consoleErrors: string[];
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

  beforeAll(() => {
    ({ server, page, consoleErrors } = visit());
  });

  it('skips the sidebar with the first key', async () => {
    await page.goto(`${server.base}/home`);
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await page.keyboard.press('Tab');
    await waitToPass(async () => expect(await focused()).toBe('Skip to content'));
    await page.keyboard.press('Enter');
    await waitToPass(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('main'));
  });

  it('finds the name of every route as title, heading and place of the keyboard', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Diagnostics' }).press('Enter');
    for (const [path, name] of [...NAMES.slice(1), NAMES[0]]) {
      await menu.getByRole('link', { name, exact: true }).press('Enter');
      await page.waitForFunction(
        (wanted) => document.activeElement?.tagName === 'H1' && document.activeElement.textContent === wanted,
        name,
      );
      await waitToPass(async () =>
        expect({ path: new URL(page.url()).pathname, title: await page.title() }).toEqual({ path, title: name }),
      );
      await waitToPass(async () => expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1));
      await waitToPass(async () => expect(await menu.locator('[aria-current="page"]').textContent()).toBe(name));
    }
  });

  it.each(DIALOGS.filter(([, name]) => OPENERS.includes(String(name))))(
    'stays on %s in what %s opens, leaves it by Escape and is back where it came from',
    (path, name) => expectKeyboardInside(page, server.base, path, name),
  );

  it('finds what was typed last however quickly Enter follows, and loses no key on the way into the search', async () => {
    const palette = page.getByRole('dialog', { name: 'Search' });
    const pressQuickly = async (...keys: readonly string[]) => {
      for (const key of keys)
        await (key.length > 1 && /^[A-Z]/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key));
    };
    await page.goto(`${server.base}/home`);
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    // No name of a screen: the server has to be asked first.
    await pressQuickly('/', 'hugo@carga', 'Enter');
    await page.waitForURL(/\/quotations\?open=2/);
    await page.getByRole('dialog', { name: 'Professional Quotation Details' }).waitFor();
    await pressQuickly('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // What was found for the words before stands in the list as the next words are entered.
    await pressQuickly('Control+k', 'hugo@carga');
    await palette.getByText('Q2', { exact: true }).waitFor();
    await pressQuickly('Control+a', 'clara@rutas', 'Enter');
    await page.waitForURL(/\/quotations\?open=1/);
    await page.getByRole('dialog', { name: 'Professional Quotation Details' }).waitFor();
    await pressQuickly('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await pressQuickly('/', 'tax rat', 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Tax Rates' }).waitFor();
    // Nothing is found: the words stay, to be mended.
    await pressQuickly('/', 'zzzz', 'Enter');
    await palette.getByText('No results found').waitFor();
    await waitToPass(async () => expect(await palette.getByRole('searchbox').inputValue()).toBe('zzzz'));
    await pressQuickly('Escape');
    await palette.waitFor({ state: 'detached' });
  });

  it('leaves the search again at once, and a dialog whose button took the keyboard with it', async () => {
    const dialogs = page.locator('[role="dialog"], [role="alertdialog"]');
    await page.goto(`${server.base}/tax-rates`);
    await page.getByRole('button', { name: 'Edit Panama' }).waitFor();
    for (const opener of ['/', 'Control+k']) {
      await page.keyboard.press(opener);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await dialogs.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Edit Panama' }).press('Enter');
    await dialogs.waitFor();
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    // What had the keyboard is gone, and it is given back to what opened the dialog, behind it.
    await waitToPass(async () =>
      expect(await page.evaluate(() => document.activeElement?.closest('[aria-modal="true"]') ?? null)).toBe(null),
    );
    await page.keyboard.press('Escape');
    await dialogs.waitFor({ state: 'detached' });
  });

  it('reaches and leaves a notice, and its Undo', async () => {
    await page.goto(`${server.base}/tax-rates`);
    await page.getByRole('button', { name: 'Delete Panama' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await waitForToast(page, 'Tax Rate Deleted');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete Panama' }).waitFor({ state: 'detached' });
    await enterNoticeByKeyboard(page);
    await page.keyboard.press('Tab');
    await waitToPass(async () => expect(await focused()).toBe('Undo'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Edit Panama' }).waitFor();
    await waitForToast(page, 'Tax Rate Created');
    const notice = page.locator('.fui-Toast').filter({ hasText: 'Tax Rate Created' });
    // The notice before gives the keyboard back as it goes, to the page or to this one: a key may miss the button meanwhile.
    await waitToPass(async () => {
      if ((await notice.count()) > 0)
        await notice.getByRole('button', { name: 'Dismiss' }).press('Enter', { timeout: 2_000 });
      expect(await notice.count()).toBe(0);
    });
    await notice.waitFor({ state: 'detached' });
  });

  it('keeps the bar and the menu where they are while a dialog is open over a page that was scrolled', async () => {
    await page.goto(`${server.base}/air-freight-rates`);
    const row = page.getByRole('button', { name: /^History of / }).nth(12);
    await row.scrollIntoViewIfNeeded();
    await row.focus();
    const tops = () =>
      page.evaluate(() =>
        ['header', '#side-menu'].map((place) => document.querySelector(place)?.getBoundingClientRect().top),
      );
    await waitToPass(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100));
    expect(await tops()).toEqual([0, 0]);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await tops()).toEqual([0, 0]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('never breaks the content policy nor throws', () => {
    expect(consoleErrors).toEqual([]);
  });
});
