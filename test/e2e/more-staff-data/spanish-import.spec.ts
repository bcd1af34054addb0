import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';
import { pressUndo, waitForToast } from '../signed-in.js';

const SHEET = [
  'Tarifas de destino, Panamá;;;;;',
  'Aeropuerto;Concepto;Unidad;Tarifa;Mínimo;Nota interna',
  'PTY;Manejo en aeropuerto;por kg;0,18;27;ver contrato',
  'PTY;GRUA;por hora;25,00;;',
].join('\r\n');

describeWithBrowser('an administrator with a sheet in Spanish', () => {
  const visit = setUpE2e({ isShared: true });
  let server: ServerProcess;
  let page: Page;
  const dialog = () => page.getByRole('dialog', { name: 'Import rates' });

  beforeAll(() => {
    ({ server, page } = visit());
  });

  it('explains an unknown column, sees what changes, applies it and takes it back', async () => {
    await page.goto(`${server.base}/air-freight-rates?country=PA&airport=PTY`);
    await page.getByRole('button', { name: 'Import' }).click();
    const file = { name: 'tarifas.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };
    await dialog().getByLabel('Tariff file').setInputFiles(file);
    await dialog().getByText('1 column is not known.').waitFor();
    await waitToPass(async () =>
      expect(await dialog().getByRole('button', { name: 'Apply changes' }).getAttribute('aria-disabled')).toBe('true'),
    );
    await dialog().getByText('Beside the table: Tarifas de destino, Panamá').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByLabel('Column "Nota interna" holds').selectOption({ label: 'Leave this column out' });
    await dialog().getByText('1 column is not known.').waitFor({ state: 'detached' });
    await dialog().getByRole('button', { name: 'Show what changes in price' }).click();
    await dialog()
      .getByText(/of the last \d+ quotations would change in price on/)
      .waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Apply 2 changes' }).click();
    await waitForToast(page, 'Rates imported');
    await page.getByRole('button', { name: 'Edit GRUA, PTY' }).waitFor();
    await pressUndo(page);
    await waitForToast(page, 'Rates restored');
    await page.getByRole('button', { name: 'Edit GRUA, PTY' }).waitFor({ state: 'detached' });
  });
});
