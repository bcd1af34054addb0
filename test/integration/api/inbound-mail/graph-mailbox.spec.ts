import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MailServer } from '../../../../domain/inbound-mail/mail-account/mail-account.js';
import { findFreePort } from '../../../e2e/server-process.js';
import { writeRequest } from '../../../support/dovecot/watched-mailbox.js';
import { GraphServer } from '../../../support/graph/graph-server.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';
import { CLIENT, TokenServer } from '../../../support/token-server.js';

const USER = 'quotes@forwarder.example';

describe('a mailbox that is tried out at Microsoft Graph', () => {
  const provider = new TokenServer(USER);
  const graph = new GraphServer((accessToken) => provider.isGood(accessToken));
  let app: InMemoryApp;
  let server: MailServer;
  let entry: Readonly<Record<string, unknown>>;

  beforeAll(async () => {
    const variables = {
      ...{ MICROSOFT_CLIENT_ID: CLIENT.clientId, MICROSOFT_CLIENT_SECRET: CLIENT.clientSecret },
      ...{ MICROSOFT_TENANT: 'forwarder.example', MICROSOFT_LOGIN_URL: await provider.open() },
    };
    server = await graph.open();
    app = await InMemoryApp.open(undefined, undefined, undefined, variables);
    await app.signIn();
    entry = {
      ...{ address: USER, ...server, signIn: 'client-credentials', tokenProvider: 'microsoft-graph' },
      ...{ smtpHost: server.host, smtpPort: server.port, smtpSecurity: server.security },
      ...{ border: 'microsoft', doneFolder: 'Istmo/Read', copiesToSent: true },
    };
  });
  afterAll(async () => {
    await app?.close();
    await graph.close();
    await provider.close();
  });
  beforeEach(() => {
    graph.rights = ['read', 'write', 'send'];
    graph.getMailbox(USER);
  });

  const check = async (changed: object = {}, language = 'en') => {
    const headers = { 'accept-language': language };
    return (await app.call('POST', '/api/mail-accounts/check', { ...entry, ...changed }, headers)).json;
  };

  it('is found to be right, to its folder and to sending, and nothing is sent', async () => {
    expect(await check()).toEqual({ isReadable: true, part: null, code: null, message: null, detail: null });
    expect(provider.requests.at(-1)?.get('scope')).toBe('https://graph.microsoft.com/.default');
    expect(graph.sent).toEqual([]);
  });

  it('is said to be wrong in one sentence, part by part, in the language of the reader', async () => {
    graph.rights = [];
    expect(await check()).toMatchObject({
      ...{ isReadable: false, part: 'reading', code: 'not-permitted' },
      message: expect.stringContaining('Grant Mail.ReadWrite and Mail.Send to the app'),
    });
    graph.rights = ['read'];
    expect(await check()).toMatchObject({ part: 'moving', message: expect.stringContaining('may not move it') });
    graph.rights = ['read', 'write'];
    expect(await check()).toMatchObject({ part: 'sending', message: expect.stringContaining('Grant Mail.Send') });
    expect(await check({}, 'es')).toMatchObject({ message: expect.stringContaining('no deja que') });
    expect(await check({ user: 'nobody@forwarder.example' })).toMatchObject({
      ...{ part: 'reading', code: 'mailbox-missing' },
      message: expect.stringContaining('There is no mailbox nobody@forwarder.example'),
    });
    const port = await findFreePort();
    expect(await check({ port })).toMatchObject({
      message: `Nobody listens at 127.0.0.1:${port}. Microsoft Graph is at graph.microsoft.com, port 443.`,
    });
  });

  it('is tried with another token where one is refused, and says so where that is refused, too', async () => {
    await check();
    provider.withdrawAccess();
    expect(await check()).toMatchObject({ isReadable: true });
    graph.failures = [1, 2].map(() => ({ status: 401, code: 'InvalidAuthenticationToken' }));
    expect(await check()).toMatchObject({
      ...{ part: 'reading', code: 'token-refused' },
      message: expect.stringContaining('Microsoft Graph refuses it for the mailbox'),
    });
  });

  it('shows its newest ten mails with what would be done, and stores and moves none', async () => {
    const mailbox = graph.getMailbox(USER);
    for (let number = 0; number < 12; number += 1) {
      mailbox.add(writeRequest(number), 'id-of-inbox', { receivedAt: new Date(Date.UTC(2026, 2, 1, 8, number)) });
    }
    const previewed = await app.call('POST', '/api/mail-accounts/preview', entry);
    expect(previewed.status).toBe(200);
    const mails = previewed.json as ReadonlyArray<{ readonly subject: string; readonly preview: { outcome: string } }>;
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Solicitud ${11 - index}`),
    );
    expect(mails[0]).toMatchObject({ from: 'cliente11@customer.example', preview: { outcome: 'held' } });
    expect(mailbox.listMails('id-of-inbox').filter(({ isRead }) => !isRead)).toHaveLength(12);
    expect((await app.call('GET', '/api/emails')).json).toMatchObject({ data: [] });
  });

  it('is connected, without copies of replies, which Exchange files, and at no other host', async () => {
    const connected = await app.call('POST', '/api/mail-accounts', { ...entry, isActive: false });
    expect(connected.status).toBe(201);
    expect(connected.json).toMatchObject({
      ...{ signIn: 'client-credentials', tokenProvider: 'microsoft-graph', copiesToSent: false },
      ...{ host: server.host, smtpHost: server.host },
    });
    const elsewhere = { ...entry, address: 'other@forwarder.example', host: 'graph.evil.example', security: 'tls' };
    const refused = await app.call('POST', '/api/mail-accounts', elsewhere);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('opens mailboxes at its own servers only');
  });
});
