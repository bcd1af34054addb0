import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

/** A destination tariff of published figures as a manager writes it. */
const SHEET = [
  'Tarifario de destino SJO;;;;;;;;;;',
  'Aeropuerto;Código;Concepto;Categoría;Unidad;Tarifa;Mínimo;Máximo;Desde km;Hasta km;Condición;Días libres',
  'SJO;HNDL;Manejo en aeropuerto;Obligatorio;por kg bruto;0,18;27;;;;;',
  'SJO;DOCS;Entrega de documentos;Obligatorio;por guía hija;35;;;;;;',
  'SJO;BRKD;Desconsolidación;Obligatorio;por guía hija;28,63;;;;;;',
  'SJO;TICA;Transmisión TICA;Obligatorio;por guía;45;;;;;;',
  'SJO;SEGU;Seguridad;Obligatorio;por kg bruto;0,05;;;;;;',
  'SJO;TRNS;Traslado;Obligatorio;por kg bruto;0,07;35;;;;;',
  'SJO;DGUN;Mercancía peligrosa;Obligatorio;por número ONU;75;;;;;solo mercancía peligrosa;',
  'SJO;CUSTO;Custodia;Adicional;por viaje;85;;;;;si se solicita: custodia;',
  'SJO;HORA;Fuera de horario;Adicional;por guía;11;;;;;servicio: fuera de horario;',
  'SJO;INSU;Seguro de almacén;Adicional;por cada 10.000 de valor;1,90;;;;;;',
  'SJO;CUST;Trámite aduanal;Adicional;% CIF;3;300;500;;;;',
  'SJO;BWSE;Almacenaje;Adicional;por kg bruto;0,28;;;;;;3',
  'SJO;DELV;Entrega;Entrega;fijo;45;;;0;20;;',
  'SJO;DELV;Entrega;Entrega;por km;1,24;;;60;;;',
].join('\r\n');

describeWithBrowser('a manager with a tariff on paper', () => {
  const visit = setUpE2e();
  let server: ServerProcess;
  let page: Page;
  let steps = 0;
  const dialog = () => page.getByRole('dialog');
  const step = async (work: Promise<unknown>) => {
    steps += 1;
    await work;
  };
  const button = (name: string) => dialog().getByRole('button', { name, exact: true });
  const fill = (label: string, value: string) => step(dialog().getByLabel(label, { exact: true }).fill(value));
  const select = (label: string, value: string) =>
    step(dialog().getByLabel(label, { exact: true }).selectOption(value));

  beforeAll(() => {
    ({ server, page } = visit());
  });

  const fillShipment = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) await fill(label, value);
  };
  const getTotal = (total: string) => dialog().getByRole('status').getByText(total, { exact: true });
  // Asked for again where the machine is so busy that the press went nowhere.
  const readsTotal = (total: string) =>
    waitToPass(async () => {
      await button('Price').click();
      await getTotal(total).waitFor({ timeout: 20_000 });
    });

  it('has it in force in a few steps', async () => {
    await page.goto(`${server.base}/settings?tab=system`);
    await step(page.getByLabel('Distances by road').fill('SJO Heredia: 13\nSJO Limón: 170'));
    await step(page.getByRole('button', { name: 'Save System Settings' }).click());
    await waitForToast(page, 'System settings updated');
    await page.goto(`${server.base}/air-freight-rates?country=CR&airport=SJO`);
    await step(page.getByRole('button', { name: 'Import' }).click());
    const file = { name: 'tarifario.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };
    await step(dialog().getByLabel('Tariff file').setInputFiles(file));
    await step(
      dialog()
        .getByRole('button', { name: /^Apply \d+ changes$/ })
        .click(),
    );
    await waitForToast(page, 'Rates imported');
    expect(steps).toBe(5);
  });

  it('prices two shipments to the cent, as worked out by hand', async () => {
    await page.getByRole('button', { name: 'Simulate shipment' }).click();
    await select('Incoterm', 'DAP');
    await fillShipment({ 'Gross weight': '45', Pieces: '2', Volume: '0.072', 'Delivery city': 'Heredia' });
    await fillShipment({ 'Goods value': '3200', Currency: 'USD' });
    // 27 + 35 + 28.63 + 45 + 2.25 + 35 + 45 (13 km)
    await step(readsTotal('$217.88'));
    await select('Incoterm', 'DDP');
    await fillShipment({ 'Gross weight': '2450', Pieces: '4', Volume: '5.76', 'Delivery city': 'Limón' });
    await fillShipment({ 'Goods value': '96000', 'UN numbers': '2' });
    for (const label of ['Dangerous goods', 'escort', 'after hours'])
      await step(dialog().getByRole('checkbox', { name: label, exact: true }).check());
    // 441 + 35 + 28.63 + 45 + 122.50 + 171.50 + 150 + 85 + 18.24 + 500 + 11 + 210.80
    await step(readsTotal('$1,818.67'));
    expect(steps).toBe(24);
    await button('Cancel').click();
  });
});
