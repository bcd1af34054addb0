import { beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { describeWithBrowser } from './browser.js';
import { setUpE2e } from './e2e-context.js';
import type { ServerProcess } from './server-process.js';
import { openSignedIn } from './signed-in.js';
import { waitForStable } from './wait-for-stable.js';

/** What is typed, and the number that is meant. */
const TYPED = [
  ['0,16', 0.16],
  ['0.16', 0.16],
  ['1.240,5', 1240.5],
  ['1,240.5', 1240.5],
  ['1 240,5', 1240.5],
] as const;

/** Where numbers are entered: an address, the buttons that lead to the form there, and choices that bring further fields. */
const FORMS: ReadonlyArray<readonly [path: string, buttons: readonly RegExp[], choices?: readonly string[]]> = [
  ['/air-freight-rates', [/^(?:Add Rate|Agregar tarifa)$/], ['flat', 'whole']],
  ['/air-freight-rates', [/^(?:Edit|Editar) /]],
  ['/air-freight-rates', [/^(?:Import|Importar)$/]],
  ['/tax-rates', [/^(?:Edit|Editar) /]],
  ['/exchange-rates', [/^(?:Add|Agregar) /]],
  ['/disclaimers', [/^(?:Add|Agregar) /]],
  ['/domains-management', [/^(?:Add|Agregar) /]],
  ['/mailboxes', [/^(?:Connect|Conectar) /]],
  ['/settings?tab=system', []],
  ['/quotations/new', []],
  ['/quotations?open=2', [/^(?:Edit & recalculate|Editar y recalcular)$/]],
  ['/quotations?open=2', [/^(?:Change a line|Cambiar una línea)$/]],
  ['/quotations?open=1', [/^(?:Record|Registrar|Correct|Corregir) (?:the )?(?:outcome|resultado)$/], ['declined']],
];
/** Fewer would mean that forms were not opened. */
const MIN_FIELDS = 40;

describeWithBrowser('numbers typed as people write them', () => {
  const visit = setUpE2e({ hasMail: true });
  let server: ServerProcess;
  let browser: Browser;

  beforeAll(() => {
    ({ server, browser } = visit());
  });

  it.each(['es-CR', 'es', 'en-US'])(
    'are understood, or asked about, in every field of a browser in %s',
    async (locale) => {
      const { window, page } = await openSignedIn(browser, server.base, { locale });
      const wrong: string[] = [];
      const counts: string[] = [];
      for (const [path, buttons, choices = []] of FORMS) {
        await page.goto(server.base + path);
        await waitForStable(page);
        for (const name of buttons) await page.getByRole('button', { name }).first().click();
        await waitForStable(page);
        for (const choice of choices) await choose(page, choice);
        const fields = await page.locator('input[inputmode="decimal"]:visible').all();
        counts.push(`${path}: ${fields.length}`);
        for (const field of fields) wrong.push(...(await listMistaken(field)).map((what) => `${path}: ${what}`));
      }
      await window.close();
      expect(wrong).toEqual([]);
      expect(counts.filter((one) => one.endsWith(': 0') && !one.startsWith('/air-freight-rates'))).toEqual([]);
      const total = counts.reduce((sum, one) => sum + Number(one.split(': ')[1]), 0);
      expect(total).toBeGreaterThan(MIN_FIELDS);
    },
  );
});

/** Chooses a value in the list that offers it. */
async function choose(page: Page, value: string): Promise<void> {
  const select = page.locator(`[role="dialog"] select:has(option[value="${value}"])`).first();
  if ((await select.count()) > 0) await select.selectOption(value);
  await waitForStable(page);
}

/** What a field makes of each text, where that is another number than the one meant, and it does not ask. */
async function listMistaken(field: Locator): Promise<string[]> {
  const found: string[] = [];
  for (const [typed, meant] of TYPED) {
    await field.fill(typed);
    await field.blur();
    const { shown, isAsked, name } = await field.evaluate((input) => ({
      shown: (input as HTMLInputElement).value,
      isAsked: input.hasAttribute('data-unclear-number'),
      name: input.getAttribute('aria-label') ?? (input as HTMLInputElement).labels?.[0]?.textContent ?? '',
    }));
    if (!isAsked && Number(shown.replace(',', '.')) !== meant) found.push(`${name}: ${typed} became ${shown}`);
  }
  await field.fill('');
  return found;
}
