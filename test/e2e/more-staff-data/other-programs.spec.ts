import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitToPass } from '../../support/wait-to-pass.js';
import { findAccessibilityIssues } from '../accessibility.js';
import { describeWithBrowser } from '../browser.js';
import { setUpE2e } from '../e2e-context.js';
import { type ServerProcess, WEBHOOK_SECRET } from '../server-process.js';
import { waitForToast } from '../signed-in.js';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describeWithBrowser('an administrator with other programs', () => {
  const visit = setUpE2e({ environment: async () => ({ PRIVATE_WEBHOOKS: 'yes' }) });
  const received: Received[] = [];
  let program: Server;
  let address: string;
  let server: ServerProcess;
  let page: Page;
  let secret = '';
  const dialog = () => page.getByRole('dialog');

  /** The secret that a dialog shows, which is closed then. */
  async function takeSecret(name: string, pattern: RegExp): Promise<string> {
    const shown = page.getByRole('dialog', { name });
    const taken = (await shown.getByText(pattern).textContent()) ?? '';
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await shown.getByRole('button', { name: 'Close' }).click();
    await waitToPass(async () => expect(await page.content()).not.toContain(taken));
    // Until a dialog has gone, what stood behind it is hidden from readers of the screen.
    await waitToPass(async () => expect(await page.locator('[data-portal-node][aria-hidden="true"]').count()).toBe(0));
    return taken;
  }

  const askWithToken = (token: string) =>
    fetch(`${server.base}/api/access`, { headers: { authorization: `Bearer ${token}` } });

  beforeAll(async () => {
    ({ server, page } = visit());
    program = createServer(async (request, response) => {
      received.push({ headers: request.headers, body: await text(request) });
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(program.address() as AddressInfo).port}/events`;
  });
  afterAll(async () => {
    program.closeAllConnections();
    await new Promise((resolve) => program.close(resolve));
  });

  it('makes a token, which is shown once', async () => {
    await page.goto(`${server.base}/settings?tab=api-tokens`);
    await page.getByText('No program has a token').first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add Token' }).click();
    await dialog().getByRole('button', { name: 'Create Token' }).click();
    await waitToPass(async () => expect(await dialog().getByRole('alert').count()).toBeGreaterThan(0));
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByLabel('Name').fill('CRM');
    await dialog().getByRole('button', { name: 'Create Token' }).click();
    secret = await takeSecret('Token of CRM', /^istmo_/);
    expect(await (await askWithToken(secret)).json()).toMatchObject({ name: 'CRM', scopes: ['read'] });
    await page.getByRole('button', { name: 'Revoke the token of CRM' }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('revokes it, and the program is refused at once', async () => {
    await page.getByRole('button', { name: 'Revoke the token of CRM' }).click();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await waitForToast(page, 'Token revoked');
    await page.getByText('Revoked', { exact: true }).waitFor();
    expect((await askWithToken(secret)).status).toBe(401);
  });

  it('adds the address of a program, whose secret is shown once', async () => {
    await page.getByRole('tab', { name: 'Webhooks' }).click();
    await page.getByText('No program is told anything').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add Endpoint' }).click();
    await dialog().getByLabel('Address').fill(address);
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Create Endpoint' }).click();
    secret = await takeSecret('Secret of the endpoint', /^whsec_/);
    await page.getByText('No deliveries').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('sees in the log that the program has taken an event, which is signed', async () => {
    const email = {
      from: 'Ana <ana@norte.example>',
      to: 'quotes@localhost',
      subject: 'Flete',
      content: 'Please quote 350 kg from Miami to SJO.',
    };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` };
    await fetch(`${server.base}/api/webhook/email`, { method: 'POST', headers, body: JSON.stringify(email) });
    await waitToPass(async () => expect(received).toHaveLength(1));
    const [{ headers: sent, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toMatchObject({ type: 'quotation.held' });
    const signed = `${sent['webhook-id']}.${sent['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(signed)
      .digest('base64');
    expect(sent['webhook-signature']).toBe(`v1,${signature}`);
    await page.reload();
    const log = page.getByRole('region', { name: 'Deliveries' });
    await log.getByText('quotation.held').first().waitFor();
    await log.locator('.fui-Badge').getByText('Delivered', { exact: true }).first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });

  it('sends it again, under the same id', async () => {
    const id = String(received[0]?.headers['webhook-id']);
    await page.getByRole('button', { name: `Send again: ${id}` }).click();
    await waitForToast(page, 'On its way again');
    await waitToPass(async () => expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]));
  });

  it('shows both lists as cards on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('quotation.held').first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.goto(`${server.base}/settings?tab=api-tokens`);
    await page.getByText('CRM').first().waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
  });
});
