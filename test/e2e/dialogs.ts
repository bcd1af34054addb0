import type { Page } from 'playwright-core';

/** A dialog by its screen and the button that opens it. */
export type DialogOpener = readonly [path: string, name: string | RegExp];

/** Dialogs of every kind. */
export const DIALOGS: readonly DialogOpener[] = [
  ['/air-freight-rates', 'Add Rate'],
  ['/tax-rates', 'Edit Panama'],
  ['/tax-rates', 'Delete Panama'],
  ['/domains-management', 'Add Domain'],
  ['/consolidation-consignments', 'Add Consignment'],
  ['/disclaimers', 'Add Disclaimer'],
  ['/', 'View Details of Q1'],
  ['/home', 'Search'],
  ['/home', /^Notifications/],
];

/** Opens a dialog by the keyboard, which has to stay inside until Escape, and to be back where it came from then. */
export async function expectKeyboardInside(
  page: Page,
  base: string,
  path: string,
  name: string | RegExp,
): Promise<void> {
  if (new URL(page.url()).pathname !== path) await page.goto(base + path);
  const opener = page.getByRole('button', { name, exact: typeof name === 'string', disabled: false }).first();
  await opener.press('Enter');
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[aria-modal="true"]'));
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // Between the last stop and the first the focus may rest on the browser itself, or on a stop that only leads back.
    await page.waitForFunction(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return true;
      return activeElement.matches('[data-tabster-dummy]') || activeElement.closest('[aria-modal="true"]') !== null;
    });
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction((at) => document.activeElement === at, await opener.elementHandle());
}
