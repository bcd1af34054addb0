import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bootstrap, type RunningServer } from '../../../apps/api/bootstrap.js';
import { parseConfiguration } from '../../../apps/api/config/configuration.js';
import { createLogger } from '../../../apps/api/infrastructure/logger.js';
import { ApiClient, findFreePort } from '../../e2e/server-process.js';

const PASSWORD = 'a password for tests only';

describe('a demonstration without database and mail server', () => {
  let folder: string;
  let server: RunningServer;
  let api: ApiClient;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-demo-'));
    const configuration = parseConfiguration({
      STORE: 'memory',
      READER: 'rules',
      POST: 'folder',
      DEMO_DATA: 'yes',
      DATA_DIR: folder,
      PORT: String(await findFreePort()),
      ADMIN_EMAIL: 'admin@desk.example',
      ADMIN_PASSWORD: PASSWORD,
    });
    server = await bootstrap(configuration, createLogger('fatal'));
    api = await ApiClient.signIn(server.address ?? '');
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    '/api/quotations',
    '/api/quotations/stats',
    '/api/quotations/1/details',
    '/api/emails',
    '/api/emails/1',
    '/api/outbox',
    '/api/recognized-domains',
    '/api/rates',
    '/api/tax-rates',
    '/api/consolidation-consignments',
    '/api/disclaimers',
    '/api/countries',
    '/api/airports',
    '/api/core-rules',
    '/api/activity-logs',
    '/api/settings/profile',
    '/api/settings/notifications',
    '/api/settings/system',
    '/api/search?q=SJO',
    '/api/notifications',
    '/api/auth/user',
    '/api/health/live',
    '/api/health/ready',
  ])('answers %s', async (path) => {
    expect((await api.call('GET', path)).status).toBe(200);
  });

  it('shows quotations of several weeks, some of which wait for a person', async () => {
    const { json } = await api.call('GET', '/api/quotations?pageSize=500');
    const { data } = json as { data: ReadonlyArray<{ createdAt: string; status: string }> };
    expect(data.length).toBeGreaterThan(10);
    const days = new Set(data.map(({ createdAt }) => createdAt.slice(0, 10)));
    expect(days.size).toBeGreaterThan(5);
    expect(data.filter(({ status }) => status === 'sent').length).toBeGreaterThan(2);
    expect(data.filter(({ status }) => status === 'pending').length).toBeGreaterThan(2);
  });

  it('shows what was approved, held, answered and left alone', async () => {
    const domains = (await api.call('GET', '/api/recognized-domains')).json as ReadonlyArray<{ isApproved: boolean }>;
    expect(domains.some(({ isApproved }) => isApproved)).toBe(true);
    const emails = (await api.call('GET', '/api/emails?pageSize=500')).json as {
      data: ReadonlyArray<{ state: string }>;
    };
    const states = new Set(emails.data.map(({ state }) => state));
    for (const state of ['answered', 'held', 'ignored']) expect(states).toContain(state);
    const outbox = (await api.call('GET', '/api/outbox')).json as { data: ReadonlyArray<{ state: string }> };
    expect(outbox.data.every(({ state }) => state === 'sent')).toBe(true);
    expect(outbox.data.length).toBeGreaterThan(5);
    const logs = (await api.call('GET', '/api/activity-logs')).json as { total: number };
    expect(logs.total).toBeGreaterThan(20);
  });

  it('says in one sentence that there is nothing to back up', async () => {
    const { status, json } = await api.call('GET', '/api/settings/backup');
    expect(status).toBe(403);
    expect(json).toEqual({
      error: 'The data are kept in memory: there is nothing to back up or restore.',
    });
  });
});
