import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Dovecot, explainMissingDovecot, MAILBOX_PASSWORD } from '../../support/dovecot/dovecot.js';
import { writeRequest } from '../../support/dovecot/watched-mailbox.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { STEP_TIMEOUT_MS } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import type { ServerProcess } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

/** A preview reads ten emails, each as a server reads its first ones. */
const TEN_READINGS = { timeout: 3 * STEP_TIMEOUT_MS };

const USER = 'quotes@forwarder.example';
const STORE_TIMEOUT_MS = 120_000;
const missing = explainMissingDovecot();
(missing ? describe.skip : describeWithBrowser)(
  `an administrator who connects a mailbox${missing ? ` (${missing})` : ''}`,
  () => {
    const visit = setUpE2e();
    let dovecot: Dovecot;
    let server: ServerProcess;
    let page: Page;
    let smtpPort: string;
    const sink = new SmtpSink(undefined, { user: USER, password: MAILBOX_PASSWORD });
    const dialog = () => page.getByRole('dialog');
    const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
    const append = (from: number, below: number) =>
      dovecot.act(USER, async (person) => {
        for (let number = from; number < below; number += 1) await person.append('INBOX', writeRequest(number));
      });

    beforeAll(async () => {
      ({ server, page } = visit());
      dovecot = await Dovecot.start();
      smtpPort = new URL(await sink.open()).port;
      await append(0, 12);
    }, 240_000);

    afterAll(async () => {
      await sink.close();
      await dovecot?.stop();
    });

    it('finds none connected, and fills the form in by provider', async () => {
      await page.goto(`${server.base}/home`);
      await page.getByRole('link', { name: 'Mailboxes' }).first().click();
      await page.getByText('No mailboxes are connected').waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await page.getByRole('button', { name: 'Connect a mailbox' }).click();
      await dialog().getByLabel('Provider').selectOption('microsoft');
      expect(
        await dialog()
          .getByLabel(/^Server(?! for)/)
          .inputValue(),
      ).toBe('outlook.office365.com');
      expect(await dialog().getByLabel('Port for outgoing mail').inputValue()).toBe('587');
      await dialog().getByLabel('Provider').selectOption('microsoft-graph');
      const graph = dialog().getByLabel(/^Server(?! for)/);
      expect(await graph.inputValue()).toBe('graph.microsoft.com');
      await dialog().getByText('mail is read and sent over HTTPS').waitFor();
      expect(await dialog().getByLabel('Server for outgoing mail').count()).toBe(0);
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await dialog().getByLabel('Provider').selectOption('google');
      expect(await dialog().getByLabel('Server for outgoing mail').inputValue()).toBe('smtp.gmail.com');
      await dialog().getByText('This installation is not registered at the provider yet').waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await dialog().getByLabel('Provider').selectOption('other');
      await dialog().getByLabel('Address').fill(USER);
      expect(
        await dialog()
          .getByLabel(/^Server(?! for)/)
          .inputValue(),
      ).toBe('mail.forwarder.example');
      await press('Test');
      await dialog().getByText('Please enter the password of the mailbox').first().waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
    });

    it('is told in one sentence what is wrong', async () => {
      await dialog().getByRole('textbox', { name: 'Password' }).fill('another password');
      await dialog()
        .getByLabel(/^Server(?! for)/)
        .fill('127.0.0.1');
      await dialog()
        .getByLabel(/^Port(?! for)/)
        .fill(String(dovecot.tlsPort));
      await dialog().getByLabel('Server for outgoing mail').fill('127.0.0.1');
      await dialog().getByLabel('Port for outgoing mail').fill(smtpPort);
      await dialog().getByLabel('Encryption for outgoing mail').selectOption('none');
      await press('Test');
      await dialog().getByText('The certificate of 127.0.0.1').waitFor();
      await dialog()
        .getByLabel(/^Port(?! for)/)
        .fill(String(dovecot.port));
      await dialog()
        .getByLabel(/^Encryption(?! for)/)
        .selectOption('none');
      await press('Test');
      await dialog().getByText(`The server refuses the sign-in of ${USER}`).waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await dialog().getByRole('textbox', { name: 'Password' }).fill(MAILBOX_PASSWORD);
      await press('Test');
      await dialog().getByText('Step 2 of 3').waitFor();
      await dialog().getByText('replies can be sent from it').waitFor();
    });

    it('sees what would be done with the last ten mails', async () => {
      await dialog().getByLabel('Emails since a day').check();
      await press('Show the last ten emails');
      await dialog().getByText('Please enter a day of the past, or none').first().waitFor();
      await dialog().getByLabel('First day').fill('2026-01-01');
      await dialog().getByLabel('Move it to a folder').check();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await press('Show the last ten emails');
      const mails = dialog().getByRole('region', { name: 'Previewed emails' }).getByRole('listitem');
      await mails.first().waitFor(TEN_READINGS);
      expect(await mails.count()).toBe(10);
      expect(await mails.first().textContent()).toContain('Solicitud 11');
      expect(await mails.first().textContent()).toContain('Would be held');
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await press('Back');
      await dialog().getByLabel('Emails that arrive from now on').check();
      await press('Show the last ten emails');
      await mails.first().waitFor(TEN_READINGS);
    });

    it('connects it in shadow mode, and its new mail is stored, moved and held', async () => {
      await press('Connect in shadow mode');
      await waitForToast(page, 'Mailbox connected');
      await page.getByText('Shadow mode', { exact: true }).waitFor();
      await append(12, 13);
      const shown = [page.getByText(/stored .+ after it arrived/), page.getByText('Reading', { exact: true })];
      const isShown = async () => (await Promise.all(shown.map((one) => one.isVisible()))).every(Boolean);
      const deadline = Date.now() + STORE_TIMEOUT_MS;
      while (!(await isShown()) && Date.now() < deadline) {
        await page.getByRole('button', { name: 'Refresh' }).click();
        await page.waitForTimeout(250);
      }
      for (const one of shown) await one.waitFor();
      expect(await findAccessibilityIssues(page)).toEqual([]);
      const moved = await dovecot.act(USER, async (person) => (await person.mailboxOpen('Istmo/Read')).exists);
      expect(moved).toBe(1);
      expect(sink.received).toEqual([]);
    }, 240_000);

    it('switches sending on for one customer, then for all', async () => {
      const domain = { domain: 'customer.example', companyName: 'Customer', isApproved: true };
      expect((await visit().client.call('POST', '/api/recognized-domains', domain)).status).toBe(201);
      await page.getByRole('button', { name: `Change sending of ${USER}` }).click();
      await dialog().getByLabel('One customer or domain').check();
      await press('Save');
      await dialog().getByText('Choose the customer or domain that is answered.').first().waitFor();
      await dialog()
        .getByLabel(/^Customer or domain/)
        .selectOption({ label: 'customer.example' });
      expect(await findAccessibilityIssues(page)).toEqual([]);
      await press('Save');
      await waitForToast(page, 'Sending changed');
      const { json } = await visit().client.call('GET', '/api/recognized-domains');
      expect(json).toEqual([expect.objectContaining({ domain: 'customer.example', autonomy: 'indicative' })]);
      await page.getByText('Shadow mode', { exact: true }).waitFor();
      await page.getByRole('button', { name: `Change sending of ${USER}` }).click();
      await dialog().getByLabel('Every recognized customer').check();
      await press('Save');
      await page.getByText('Sends by itself').waitFor();
    });

    it('previews, edits, pauses and disconnects it', async () => {
      await page.getByRole('button', { name: `Preview emails of ${USER}` }).click();
      await dialog().getByText('Solicitud 11').waitFor(TEN_READINGS);
      await press('Close');
      await page.getByRole('button', { name: `Edit ${USER}` }).click();
      await press('Test');
      await dialog().getByText('Step 2 of 3').waitFor();
      await dialog().getByLabel('Leave it where it is').check();
      await press('Show the last ten emails');
      await dialog().getByRole('region', { name: 'Previewed emails' }).waitFor();
      await press('Save changes');
      await waitForToast(page, 'Mailbox changed');
      await page.getByRole('button', { name: `Pause ${USER}` }).click();
      await page.getByText('Paused', { exact: true }).waitFor();
      await page.getByRole('button', { name: `Disconnect ${USER}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
      await page.getByText('No mailboxes are connected').waitFor();
    });
  },
);
