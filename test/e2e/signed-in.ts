import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openWindow } from './browser.js';
import { ADMIN } from './server-process.js';

/** A window in which the administrator is signed in already. */
export interface SignedInWindow {
  readonly window: BrowserContext;
  readonly page: Page;
}

/** Opens a window and signs in by the API, for journeys that are not about signing in. */
export async function openSignedIn(
  browser: Browser,
  base: string,
  options: {
    readonly width?: number;
    readonly height?: number;
    readonly theme?: 'light' | 'dark';
    /** The language of the browser. */
    readonly locale?: string;
  } = {},
): Promise<SignedInWindow> {
  const window = await openWindow(browser, options.width ?? 1440, options.height ?? 900, options.locale);
  const answer = await window.request.post(`${base}/api/auth/login`, {
    data: { email: ADMIN.email, password: ADMIN.password },
    headers: { origin: base },
  });
  if (answer.status() !== 200) throw new Error(`Sign-in: ${answer.status()} ${await answer.text()}`);
  const page = await window.newPage();
  await page.addInitScript((theme) => {
    // The reply's frame is sandboxed and has no storage.
    if (globalThis.origin !== 'null') localStorage.setItem('theme', theme);
  }, options.theme ?? 'light');
  return { window, page };
}

/** Waits for the notice with a title; the one before may still be fading. */
export async function waitForToast(page: Page, title: string): Promise<void> {
  await page.locator('.fui-Toast').filter({ hasText: title }).last().waitFor();
}

/** Presses the newest notice's Undo. */
export async function pressUndo(page: Page): Promise<void> {
  await page.locator('.fui-Toast').getByRole('button', { name: 'Undo' }).last().click();
}

/** Lets the page's notices go by themselves, as they do for people; windows of tests hold them. */
export async function letNoticesFade(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Brings the keyboard into the newest notice, once the dialog that led to it has given the keyboard back to the page. */
export async function enterNoticeByKeyboard(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('main'));
  await page.keyboard.press('Control+m');
  await page.waitForFunction(() => document.activeElement?.closest('.fui-Toast, .fui-Toaster'));
}
