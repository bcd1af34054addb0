import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../support/wait-to-pass.js';
import { findAccessibilityIssues } from './accessibility.js';
import { describeWithBrowser, openWindow } from './browser.js';
import { setUpE2e } from './e2e-context.js';
import { handInMail } from './hand-in-mail.js';
import { ADMIN, type ApiClient } from './server-process.js';
import { openSignedIn } from './signed-in.js';

const REQUEST = 'Please quote DAP Heredia for 2 pallets, 120x80x100 cm each, 350 kg gross in total, from Miami to SJO.';
/** A phone, and a smaller one. */
const [WIDTH_PX, NARROW_PX] = [390, 360];

describeWithBrowser('a clerk who has a phone in the dark', () => {
  const visit = setUpE2e({ hasMail: true });
  let base: string;
  let client: ApiClient;
  let phone: Page;

  beforeAll(() => {
    ({
      client,
      server: { base },
    } = visit());
  });

  beforeEach(async () => {
    await phone?.context().close();
    phone = await openPhone(WIDTH_PX, 844);
  });

  const openPhone = async (width: number, height: number) =>
    (await openSignedIn(visit().browser, base, { width, height, theme: 'dark' })).page;
  const openNarrowPhone = async () => {
    await phone.context().close();
    phone = await openPhone(NARROW_PX, 780);
  };
  const expectToFit = async (widthPx: number) =>
    await waitToPass(async () =>
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(widthPx),
    );
  const expectNoBarriers = async (scene: string) =>
    expect({ scene, violations: await findAccessibilityIssues(phone) }).toEqual({ scene, violations: [] });

  /** @returns the number of the quotation, which is held */
  async function post(content: string): Promise<number | null> {
    const { outcome, quotationId } = await handInMail(base, {
      ...{ from: 'Carla Solís <carla@vinos-del-golfo.example>', subject: 'Air freight for Carla', content },
    });
    expect(outcome).toBe('held');
    return quotationId;
  }

  it('signs in, and finds the first screens', async () => {
    const window = await openWindow(visit().browser, WIDTH_PX, 844);
    await phone.context().close();
    phone = await window.newPage();
    await phone.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await phone.goto(`${base}/login`);
    await phone.getByLabel('Email').fill(ADMIN.email);
    await phone.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await phone.waitForURL((url) => url.pathname !== '/login');
    for (const path of ['/home', '/quotations', '/email-processor', '/no-such-page']) {
      await phone.goto(base + path);
      await phone.getByRole('heading', { level: 1 }).waitFor();
      await waitToPass(async () =>
        expect(await phone.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true),
      );
      await expectToFit(WIDTH_PX);
      await expectNoBarriers(path);
    }
    await phone.getByText('404 Page Not Found').waitFor();
  });

  it('corrects what was read, or thinks better of it', async () => {
    const id = await post(REQUEST);
    expect((await client.call('POST', `/api/quotations/${id}/correct`, { revision: 1, incoterm: 'CPT' })).status).toBe(
      200,
    );
    await phone.goto(`${base}/quotations?open=${id}`);
    const shown = phone.getByRole('dialog', { name: 'Professional Quotation Details' });
    await shown.getByRole('button', { name: 'Edit & recalculate' }).waitFor();
    await expectNoBarriers('details');
    await shown.getByRole('button', { name: 'Set aside' }).click();
    const question = phone.getByRole('alertdialog', { name: `Set Q${id} aside?` });
    await question.getByLabel('Reason').waitFor();
    await expectNoBarriers('question');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await shown.getByRole('button', { name: 'Edit & recalculate' }).click();
    const editing = phone.getByRole('dialog', { name: `Edit & recalculate Q${id}` });
    await editing.getByLabel('Gross weight').waitFor();
    await expectNoBarriers('form');
    await expectToFit(WIDTH_PX);
    await editing.getByLabel('Gross weight').fill('351');
    await phone.keyboard.press('Escape');
    await editing.getByText('Close without saving what you entered?').waitFor();
    await editing.getByRole('button', { name: 'Discard' }).click();
    await shown.getByRole('button', { name: 'Edit & recalculate' }).waitFor();
    await phone.goto(`${base}/`);
    await phone.getByText(/share of values corrected/).waitFor();
    await expectNoBarriers('dashboard');
  });

  it('says what is left over in an email', async () => {
    const id = await post(`${REQUEST}\nNote: 640 kg. Please include insurance.`);
    await phone.goto(`${base}/quotations?open=${id}`);
    await phone.getByText('Left over in the email').waitFor();
    await phone.getByRole('button', { name: 'Left over: 640 kg. What is this?' }).last().click();
    await phone.getByRole('menuitem', { name: 'Weight of one piece' }).waitFor();
    await expectNoBarriers('menu');
  });

  it('is told that a document does not come', async () => {
    await openNarrowPhone();
    await phone.route('**/api/quotations/1/pdf', (route) => route.abort());
    await phone.goto(`${base}/quotations?open=1`);
    await phone.getByRole('button', { name: 'Download PDF' }).click();
    await phone.getByText('Could not download Q1.pdf').waitFor();
    await expectToFit(NARROW_PX);
    await expectNoBarriers('details');
  });

  it('changes many rates at once, and sees what became of one', async () => {
    const rates = (await client.call('GET', '/api/rates')).json as ReadonlyArray<Record<string, unknown>>;
    const rate = rates.find(({ airportCode, serviceCode }) => airportCode === 'PTY' && serviceCode === 'HNDL');
    for (const baseRate of [0.25, 0.31])
      await client.call('PUT', `/api/rates/${rate?.id}`, { ...rate, version: undefined, baseRate });
    await phone.goto(`${base}/air-freight-rates?country=PA&airport=PTY`);
    await phone.getByRole('checkbox', { name: 'Select HNDL, PTY' }).check();
    const checkAndClose = async (scene: string) => {
      await expectToFit(WIDTH_PX);
      await expectNoBarriers(scene);
      await phone.keyboard.press('Escape');
      await phone.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await phone.getByRole('button', { name: 'Change by %' }).click();
    await phone.getByText('Enter a percentage to see each rate before and after.').waitFor();
    await checkAndClose('percentage');
    await phone.getByRole('button', { name: 'Copy rates' }).click();
    await phone.getByRole('dialog').getByLabel('To').selectOption({ label: 'TGU - Toncontín International Airport' });
    await phone.getByRole('table', { name: 'Differences at TGU' }).waitFor();
    await checkAndClose('copy');
    await phone.getByRole('button', { name: 'History of HNDL, PTY' }).click();
    await phone
      .getByRole('button', { name: /^Revert Rate/ })
      .first()
      .waitFor();
    await checkAndClose('history');
    await phone.getByRole('button', { name: 'Edit HNDL, PTY' }).click();
    await phone.getByRole('dialog').getByLabel('Valid until').waitFor();
    await checkAndClose('form');
  });

  it('puts the disclaimers in order', async () => {
    await openNarrowPhone();
    await phone.goto(`${base}/disclaimers`);
    const titles = phone.getByRole('list', { name: 'Disclaimers' }).getByRole('heading', { level: 3 });
    await titles.first().waitFor();
    const [, second = '', ...others] = await titles.allTextContents();
    await phone.getByRole('button', { name: `Move up ${second}`, exact: true }).click();
    await phone
      .getByRole('status')
      .filter({ hasText: `${second} is number 1 of ${others.length + 2} now` })
      .waitFor();
    await expectToFit(NARROW_PX);
    await expectNoBarriers('order');
  });

  it.each([
    ['/tax-rates', 'Edit Costa Rica'],
    ['/domains-management', 'Edit rutas-del-istmo.example'],
    ['/consolidation-consignments', /^Edit .*, LIR$/],
    ['/disclaimers', 'Edit Not included'],
  ] as const)('edits on %s by %s', async (path, sign) => {
    await phone.goto(base + path);
    await phone.getByRole('button', { name: sign }).waitFor();
    await expectToFit(WIDTH_PX);
    await expectNoBarriers(path);
    await phone.getByRole('button', { name: sign }).click();
    await phone.getByRole('dialog').waitFor();
    await expectNoBarriers(`${path}, form`);
  });

  it('finds what the console said in the list of the bell', async () => {
    await openNarrowPhone();
    await phone.goto(`${base}/tax-rates`);
    await phone.getByRole('button', { name: 'Delete Honduras' }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await phone.getByRole('alertdialog').waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: /^Notifications.*, 1 unread$/ }).click();
    await phone
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('button', { name: /^Undo: / })
      .waitFor();
    await expectNoBarriers('notices');
  });
});
