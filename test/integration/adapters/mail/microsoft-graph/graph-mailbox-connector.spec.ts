import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GraphMailboxConnector } from '../../../../../adapters/mail/microsoft-graph/graph-mailbox-connector.js';
import type { MailServer } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import { INBOX, type MailboxSession } from '../../../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { describeMailboxConnectorContract } from '../../../../contracts/mailbox-connector.contract.js';
import { findFreePort } from '../../../../e2e/server-process.js';
import { writeRequest } from '../../../../support/dovecot/watched-mailbox.js';
import type { GraphMailbox } from '../../../../support/graph/graph-mailbox.js';
import { GraphServer } from '../../../../support/graph/graph-server.js';

const USER = 'quotes@forwarder.example';
const TOKEN = 'a token for tests only';
const READING = { answerMs: 60_000, pollMs: 20, pageSize: 5 };
const LONG_AGO = new Date(0);
const FOLDERS: Readonly<Record<string, string>> = { INBOX: 'inbox', Junk: 'junkemail', Sent: 'sentitems' };

function toFolderId(mailbox: GraphMailbox, name: string): string {
  const known =
    mailbox.findFolder(FOLDERS[name] ?? name) ??
    mailbox.listChildren(undefined).find((one) => one.displayName === name);
  if (!known) throw new Error(`There is no folder ${name}.`);
  return known.id;
}

const findMail = (mailbox: GraphMailbox, number: number) =>
  [...mailbox.mails.values()].find(({ raw }) => raw.includes(`Subject: Solicitud ${number}\r\n`));

function connect(server: MailServer, getAccessToken: (refused?: string) => Promise<string> = async () => TOKEN) {
  const secret = { kind: 'access-token', provider: 'microsoft-graph', accessToken: TOKEN, getAccessToken } as const;
  return new GraphMailboxConnector(READING).connect({ server, user: USER, secret });
}

function deliver(mailbox: GraphMailbox, ...numbers: readonly number[]) {
  return numbers.map((number) => mailbox.add(writeRequest(number), 'id-of-inbox'));
}

describeMailboxConnectorContract('GraphMailboxConnector', async () => {
  const graph = new GraphServer((token) => token === TOKEN);
  const server = await graph.open();
  const mailbox = graph.getMailbox(USER);
  return {
    open: () => connect(server),
    deliver: async (numbers, folder = INBOX, receivedAt = new Date()) => {
      const folderId = toFolderId(mailbox, folder);
      for (const number of numbers) mailbox.add(writeRequest(number), folderId, { receivedAt });
    },
    take: async (number, folder) => {
      const mail = findMail(mailbox, number);
      if (!mail) throw new Error(`There is no mail ${number}.`);
      if (folder === undefined) mailbox.remove(mail);
      else mailbox.change(mail, { folderId: toFolderId(mailbox, folder) });
    },
    makeFolder: async (name) => {
      mailbox.makeFolder(name);
    },
    endPositions: async () => mailbox.expireTokens(),
    close: () => graph.close(),
  };
});

describe('a mailbox at Microsoft Graph', () => {
  const good = new Set<string>([TOKEN]);
  let graph: GraphServer;
  let server: MailServer;
  let mailbox: GraphMailbox;
  let session: MailboxSession;

  beforeEach(async () => {
    good.add(TOKEN);
    graph = new GraphServer((token) => good.has(token));
    server = await graph.open();
    mailbox = graph.getMailbox(USER);
    session = await connect(server);
  });
  afterEach(async () => {
    await session.close();
    await graph.close();
  });

  it('knows a mail by the same id wherever a person moves it, and lists it where it is', async () => {
    const [mail] = deliver(mailbox, 1);
    const before = await session.listNext(undefined, LONG_AGO);
    const target = mailbox.makeFolder('Clientes');
    if (mail) mailbox.change(mail, { folderId: target.id });
    expect((await session.listNext(before.position, LONG_AGO)).mails).toEqual([]);
    await session.openFolder(target.id);
    const after = await session.listNext(undefined, LONG_AGO);
    expect(after.mails.map(({ lastingId }) => lastingId)).toEqual(before.mails.map(({ lastingId }) => lastingId));
  });

  it('asks for the moment of receipt where a change does not tell it', async () => {
    const [mail] = deliver(mailbox, 1);
    const { position } = await session.listNext(undefined, LONG_AGO);
    const receivedAt = new Date('2026-03-01T10:00:00Z');
    if (mail) mailbox.change(mail, { isRead: true, receivedAt });
    expect((await session.listNext(position, LONG_AGO)).mails).toMatchObject([{ receivedAt }]);
    expect((await session.listNext(position, new Date('2026-03-02T10:00:00Z'))).mails).toEqual([]);
  });

  it.each([[{ status: 410 }], [{ status: 400, code: 'SyncStateNotFound' }], [{ status: 410, code: 'resyncRequired' }]])(
    'begins anew where the state of a delta query has ended (%j)',
    async (failure) => {
      deliver(mailbox, 1, 2);
      const { position } = await session.listNext(undefined, LONG_AGO);
      graph.failures = [failure];
      expect((await session.listNext(position, LONG_AGO)).mails).toHaveLength(2);
      graph.failures = [failure, failure];
      await expect(session.listNext(position, LONG_AGO)).rejects.toMatchObject({ name: 'GraphError' });
    },
  );

  it('begins anew where a position belongs to another mailbox or to IMAP', async () => {
    deliver(mailbox, 1);
    for (const position of ['4000000000/7/4294967296', '{"user":"other@x.example","path":"/v1.0/users/x"}', '{']) {
      expect((await session.listNext(position, LONG_AGO)).mails).toHaveLength(1);
    }
  });

  it.each([429, 503])('says how long it asks to be left alone (%d)', async (status) => {
    graph.failures = [{ status, code: 'TooManyRequests', headers: { 'retry-after': '17' } }];
    const busy = { code: 'service-unavailable', retryAfterMs: 17_000 };
    await expect(session.listNext(undefined, LONG_AGO)).rejects.toMatchObject(busy);
    graph.failures = [{ status }];
    await expect(session.fetchMail('any')).rejects.toMatchObject({
      code: 'service-unavailable',
      retryAfterMs: undefined,
    });
  });

  it('asks for another token once where one is refused', async () => {
    const given: Array<string | undefined> = [];
    const renewing = await connect(server, async (refused) => {
      given.push(refused);
      return refused === undefined ? TOKEN : 'another';
    });
    good.delete(TOKEN);
    await expect(renewing.listFolders()).rejects.toMatchObject({ code: 'token-refused' });
    expect(given.filter((refused) => refused !== undefined)).toEqual([TOKEN]);
    good.add('another');
    expect((await renewing.listFolders()).length).toBeGreaterThan(3);
  });

  it('says which right is missing, and which mailbox', async () => {
    deliver(mailbox, 1);
    const { mails } = await session.listNext(undefined, LONG_AGO);
    graph.rights = ['read'];
    await expect(session.assertMovable('Istmo')).rejects.toMatchObject({ code: 'not-permitted' });
    mailbox.makeFolder('Istmo');
    await expect(session.assertMovable('Istmo')).rejects.toMatchObject({ code: 'not-permitted' });
    graph.rights = [];
    await expect(session.fetchMail(mails[0]?.id ?? '')).rejects.toMatchObject({ code: 'not-permitted' });
    await expect(connect(server)).rejects.toMatchObject({ code: 'not-permitted' });
    graph.mailboxes.clear();
    await expect(connect(server)).rejects.toMatchObject({ code: 'mailbox-missing' });
  });

  it('says what is wrong with a server', async () => {
    await expect(connect({ ...server, port: await findFreePort() })).rejects.toMatchObject({ code: 'port-closed' });
    await expect(connect({ ...server, host: 'graph.invalid' })).rejects.toMatchObject({ code: 'host-unknown' });
    await expect(connect({ ...server, security: 'tls' })).rejects.toMatchObject({ code: 'encryption-missing' });
    graph.failures = ['silence'];
    const secret = { kind: 'access-token', provider: 'microsoft-graph', accessToken: TOKEN } as const;
    const impatient = new GraphMailboxConnector({ ...READING, answerMs: 50 });
    const access = { server, user: USER, secret: { ...secret, getAccessToken: async () => TOKEN } };
    await expect(impatient.connect(access)).rejects.toMatchObject({ code: 'no-answer' });
    const password = { kind: 'password', password: 'any' } as const;
    await expect(impatient.connect({ server, user: USER, secret: password })).rejects.toMatchObject({
      code: 'sign-in-refused',
    });
  });

  it('follows no link to another server', async () => {
    deliver(mailbox, 1);
    const position = JSON.stringify({ user: USER, path: '@evil.example/v1.0/users/x/messages/delta' });
    expect((await session.listNext(position, LONG_AGO)).mails).toHaveLength(1);
    graph.linkOrigin = 'http://127.0.0.1:9';
    await expect(session.listNext(undefined, LONG_AGO)).rejects.toMatchObject({
      ...{ code: 'connection-lost', detail: 'A link of the answer leads to another server' },
    });
  });

  it('reads no more than 30 MB of a mail', async () => {
    const raw = `${writeRequest(1)}${'x'.repeat(31 * 1024 * 1024)}`;
    const { id } = mailbox.add(raw, 'id-of-inbox');
    expect((await session.fetchMail(id))?.byteLength).toBe(30 * 1024 * 1024);
  });

  it('takes what lies in the bin and among junk for what it is, and nested folders by their names', async () => {
    const clients = mailbox.makeFolder('Clientes');
    mailbox.makeFolder('Norte', clients.id);
    mailbox.makeFolder('Borrados', 'id-of-deleteditems');
    const folders = await session.listFolders();
    expect(folders.find(({ name }) => name === 'Clientes/Norte')).toMatchObject({ purpose: undefined });
    expect(folders.find(({ name }) => name.endsWith('/Borrados'))).toMatchObject({ purpose: 'trash' });
  });

  it('makes a nested folder once', async () => {
    await session.assertMovable("Istmo/Leído d'Ana");
    const another = await connect(server);
    await another.assertMovable("Istmo/Leído d'Ana");
    const names = [...mailbox.folders.values()].map(({ displayName }) => displayName);
    expect(names.filter((name) => ['Istmo', "Leído d'Ana"].includes(name))).toEqual(['Istmo', "Leído d'Ana"]);
  });
});
