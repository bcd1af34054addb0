import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../contracts/contract-context.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';
import { signInStaff } from '../../../support/staff.js';

const HOUR_MS = 3_600_000;
const REQUEST = {
  customer: { name: 'Rosa Mora', company: 'Granos', mailbox: 'rosa@granos.example' },
  ...{ language: 'en', delivery: 'pdf' },
  shipment: {
    ...{ incoterm: 'CPT', airportOrigin: 'MIA', airportDestination: 'SJO' },
    goods: { weight: 350, dimensionLines: [{ lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 2 }] },
  },
};

interface Issued {
  readonly endpoint: { readonly id: number; readonly version: number; readonly isActive: boolean };
  readonly secret: string;
}
interface Delivery {
  readonly id: number;
  readonly messageId: string;
  readonly endpointId: number;
  readonly event: string;
  readonly state: string;
  readonly attempts: number;
  readonly statusCode: number | null;
  readonly failure: string | null;
}
interface Taken {
  readonly path: string | undefined;
  readonly id: string;
  readonly isSigned: boolean;
  readonly body: { readonly type: string; readonly data: Record<string, unknown> };
}

describe('webhooks', () => {
  let now = Date.now();
  let app: InMemoryApp;
  let program: Server;
  let base: string;
  /** What the program answers by path, where it is not 204. */
  const statuses = new Map<string, number>();
  let quotations = 0;
  const taken: Taken[] = [];
  const secrets = new Map<string, string>();

  beforeAll(async () => {
    program = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString('utf8');
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
      const key = Buffer.from((secrets.get(request.url ?? '') ?? '').replace('whsec_', ''), 'base64');
      const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
      const isSigned = signature === `v1,${expected}`;
      taken.push({ path: request.url, id: String(id), isSigned, body: JSON.parse(body) as Taken['body'] });
      response.writeHead(statuses.get(request.url ?? '') ?? 204).end();
    });
    program.listen(0, '127.0.0.1');
    await once(program, 'listening');
    base = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;
    const clock = { now: () => new Date(now) };
    app = await InMemoryApp.open('quotes@desk.example', undefined, clock, { PRIVATE_WEBHOOKS: 'yes' });
    await app.signIn();
  });
  afterAll(async () => {
    await app.close();
    program.closeAllConnections();
    program.close();
  });

  const add = async (path: string, events = ['quotation.held']): Promise<Issued['endpoint']> => {
    const answer = await app.call('POST', '/api/webhook-endpoints', { url: `${base}${path}`, events });
    expect(answer.status).toBe(201);
    const { endpoint, secret } = answer.json as Issued;
    secrets.set(path, secret);
    return endpoint;
  };
  const hold = async () => {
    quotations += 1;
    const requestKey = `webhooks-request-${quotations}`;
    const answer = await app.call('POST', '/api/phone-quotations', { ...REQUEST, requestKey });
    expect(answer.status).toBe(200);
    return (answer.json as { readonly quotationId: number }).quotationId;
  };
  const listDeliveries = async (endpointId: number, state = 'all') => {
    const { json } = await app.call('GET', `/api/webhook-deliveries?state=${state}`);
    return (json as { readonly data: readonly Delivery[] }).data.filter((one) => one.endpointId === endpointId);
  };
  const find = (endpointId: number, isFound: (delivery: Delivery) => boolean) =>
    eventually(async () => (await listDeliveries(endpointId)).find(isFound));
  const getEndpoint = async (id: number) => {
    const { json } = await app.call('GET', '/api/webhook-endpoints');
    return (json as { readonly data: readonly Issued['endpoint'][] }).data.find((one) => one.id === id);
  };

  it('tell a program of a held quotation, signed, without the customer', async () => {
    const { id } = await add('/held');
    const quotationId = await hold();
    const delivery = await find(id, ({ state }) => state === 'delivered');
    expect(delivery).toMatchObject({ event: 'quotation.held', attempts: 1, statusCode: 204, failure: null });
    const [told] = taken.filter(({ path }) => path === '/held');
    expect(told).toMatchObject({ id: delivery?.messageId, isSigned: true });
    expect(told?.body).toMatchObject({ type: 'quotation.held', data: { quotationId, reasons: expect.anything() } });
    expect(JSON.stringify(told?.body)).not.toMatch(/rosa|granos/i);
    const handedOver = await app.call('POST', `/api/phone-quotations/${quotationId}/hand-over`, { revision: 1 });
    expect(handedOver.status).toBe(200);
    expect(await listDeliveries(id)).toHaveLength(1);
  });

  it('send an event again by a click, under the same id', async () => {
    const { id } = await add('/replayed');
    await hold();
    const delivery = await find(id, ({ state }) => state === 'delivered');
    const replayed = await app.call('POST', `/api/webhook-deliveries/${delivery?.id}/replay`);
    expect(replayed.status).toBe(200);
    await eventually(async () => (taken.filter(({ path }) => path === '/replayed').length === 2 ? true : undefined));
    const ids = taken.filter(({ path }) => path === '/replayed').map((one) => one.id);
    expect(new Set(ids).size).toBe(1);
    expect((await app.call('POST', '/api/webhook-deliveries/999999/replay')).status).toBe(404);
    const log = await app.call('GET', '/api/activity-logs?search=sent%20again');
    expect(log.text).toContain(String(ids[0]));
  });

  it('try again later where a program fails, and switch it off with an alarm after three days', async () => {
    const { id } = await add('/failing');
    statuses.set('/failing', 500);
    await hold();
    const failed = await find(id, ({ attempts }) => attempts === 1);
    expect(failed).toMatchObject({ state: 'waiting', statusCode: 500, failure: 'The endpoint did not accept it.' });
    await app.stores.webhookEndpoints.recordFailure(id, new Date(now));
    now += 73 * HOUR_MS;
    await app.signIn();
    await app.stores.queue.promoteDelayed('deliver-webhook');
    await eventually(async () => ((await getEndpoint(id))?.isActive === false ? true : undefined));
    const { text } = await app.call('GET', '/api/notifications');
    expect(text).toContain('No more events are sent to 127.0.0.1');
    expect((await app.call('GET', '/api/activity-logs')).text).toContain('Webhook endpoint switched off');
    const before = taken.length;
    await app.stores.queue.promoteDelayed('deliver-webhook');
    await hold();
    statuses.delete('/failing');
    const off = await getEndpoint(id);
    const body = { url: `${base}/failing`, events: ['quotation.held'], isActive: true };
    const saved = await app.call('PUT', `/api/webhook-endpoints/${id}`, { ...body, version: off?.version });
    expect(saved.status).toBe(200);
    expect((await app.call('GET', '/api/notifications')).text).not.toContain('No more events are sent to');
    expect(taken.slice(before).filter(({ path }) => path === '/failing')).toEqual([]);
  });

  it('stop at once where a program says that it is gone', async () => {
    const { id } = await add('/gone');
    statuses.set('/gone', 410);
    await hold();
    expect(await find(id, ({ state }) => state === 'failed')).toMatchObject({ attempts: 1, statusCode: 410 });
    expect((await getEndpoint(id))?.isActive).toBe(false);
  });

  it('are kept by administrators, with versions, and nothing secret in lists or the log', async () => {
    const { id, version } = await add('/kept?key=hidden');
    const reader = await signInStaff(app, { email: 'clerk@desk.example', role: 'operator' });
    for (const path of ['/api/webhook-endpoints', '/api/webhook-deliveries']) {
      expect((await reader.call('GET', path)).status).toBe(403);
    }
    const edit = { url: `${base}/kept`, events: ['mail.failed'], isActive: false };
    expect((await app.call('PUT', `/api/webhook-endpoints/${id}`, { ...edit, version })).status).toBe(200);
    const stale = await app.call('PUT', `/api/webhook-endpoints/${id}`, { ...edit, version });
    expect(stale.status).toBe(409);
    expect(stale.json).toMatchObject({ conflict: { current: { version: version + 1 } } });
    const unfit = await app.call('POST', '/api/webhook-endpoints', { url: 'http://crm.example/', events: [] });
    expect(unfit.status).toBe(400);
    expect(unfit.json).toMatchObject({ details: [{ field: 'url' }, { field: 'events' }] });
    const shown = [await app.call('GET', '/api/webhook-endpoints'), await app.call('GET', '/api/activity-logs')];
    for (const { text } of shown) expect(text).not.toContain('whsec_');
    expect(shown[1]?.text).not.toContain('hidden');
    expect((await app.call('DELETE', `/api/webhook-endpoints/${id}?version=${version}`)).status).toBe(409);
    expect((await app.call('DELETE', `/api/webhook-endpoints/${id}?version=${version + 1}`)).status).toBe(200);
  });

  it('are put on their way with what happened, or not at all', async () => {
    const { id } = await add('/undone');
    const failing = app.stores.unitOfWork.run(async (tx) => {
      const at = new Date(now);
      const subject = { at, actor: 'system', quotationId: 1, emailId: 1, clientEmail: '' };
      await tx.events.publish({ ...subject, type: 'quotation-held', revision: undefined, reasons: [] });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await listDeliveries(id)).toEqual([]);
  });
});
