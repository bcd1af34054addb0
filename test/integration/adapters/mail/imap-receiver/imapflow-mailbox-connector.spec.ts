import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImapflowMailboxConnector } from '../../../../../adapters/mail/imap-receiver/imapflow-mailbox-connector.js';
import type { MailServer } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailboxSession } from '../../../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { describeMailboxConnectorContract } from '../../../../contracts/mailbox-connector.contract.js';
import { findFreePort } from '../../../../e2e/server-process.js';
import { Dovecot, explainMissingDovecot, MAILBOX_PASSWORD } from '../../../../support/dovecot/dovecot.js';
import { writeRequest } from '../../../../support/dovecot/watched-mailbox.js';

const missing = explainMissingDovecot();
const LONG_AGO = new Date(0);

(missing ? describe.skip : describe)(`IMAP${missing ? ` (${missing})` : ''}`, () => {
  let dovecot: Dovecot;
  let users = 0;
  beforeAll(async () => {
    dovecot = await Dovecot.start();
  });
  afterAll(() => dovecot?.stop());

  describeMailboxConnectorContract('ImapflowMailboxConnector', async () => {
    users += 1;
    const user = `contract-${users}`;
    const server = { host: '127.0.0.1', port: dovecot.port, security: 'none' } as const;
    const secret = { kind: 'password', password: MAILBOX_PASSWORD } as const;
    return {
      open: () => new ImapflowMailboxConnector().connect({ server, user, secret }),
      deliver: (numbers, folder = 'INBOX', receivedAt = new Date()) =>
        dovecot.act(user, async (person) => {
          for (const number of numbers) await person.append(folder, writeRequest(number), [], receivedAt);
        }),
      take: (number, folder) =>
        dovecot.act(user, async (person) => {
          const header = { 'message-id': `<request-${number}@customer.example>` };
          const found = await person.search({ header }, { uid: true });
          const uids = Array.isArray(found) ? found : [];
          if (folder === undefined) await person.messageDelete(uids, { uid: true });
          else await person.messageMove(uids, folder, { uid: true });
        }),
      makeFolder: async (name) => {
        await dovecot.act(user, (person) => person.mailboxCreate(name));
      },
      endPositions: async () => dovecot.renumber(user),
      close: async () => undefined,
    };
  });
});

(missing ? describe.skip : describe)(`a mailbox on a real server${missing ? ` (${missing})` : ''}`, () => {
  let dovecot: Dovecot;
  let plain: MailServer;
  const connector = new ImapflowMailboxConnector();
  const never = new AbortController().signal;

  beforeAll(async () => {
    dovecot = await Dovecot.start();
    plain = { host: '127.0.0.1', port: dovecot.port, security: 'none' };
  });
  afterAll(() => dovecot?.stop());

  async function open(user: string): Promise<MailboxSession> {
    return connector.connect({ server: plain, user, secret: { kind: 'password', password: MAILBOX_PASSWORD } });
  }

  function append(user: string, ...numbers: readonly number[]) {
    return dovecot.act(user, async (client) => {
      for (const number of numbers) await client.append('INBOX', writeRequest(number));
    });
  }

  it('leaves mails unread that it lists and fetches', async () => {
    await append('listed', 1, 2, 3);
    await dovecot.act('listed', (client) => client.messageFlagsAdd('2', ['\\Seen', '\\Flagged']));
    const session = await open('listed');
    await session.openFolder('INBOX');
    const { mails } = await session.listNext(undefined, LONG_AGO);
    for (const { id } of mails) expect(await session.fetchMail(id)).toBeDefined();
    await session.close();
    expect(await dovecot.act('listed', (client) => client.search({ seen: true }, { uid: true }))).toEqual([2]);
  });

  it('names folders as people write them', async () => {
    await append('moved', 1);
    const session = await open('moved');
    await session.openFolder('INBOX');
    const { mails } = await session.listNext(undefined, LONG_AGO);
    await session.moveMails([...mails.map(({ id }) => id), '1/1'], 'Istmo/Leídos');
    expect((await session.listFolders()).map(({ name }) => name)).toContain('Istmo/Leídos');
    await session.close();
  });

  it('is told of a new mail at once', async () => {
    await append('told', 1);
    const session = await open('told');
    await session.openFolder('INBOX');
    const { position } = await session.listNext(undefined, LONG_AGO);
    expect(await session.waitForMail(20, never)).toBe(false);
    const told = session.waitForMail(50_000, never);
    await append('told', 2);
    expect(await told).toBe(true);
    expect((await session.listNext(position, LONG_AGO)).mails).toHaveLength(1);
    await session.close();
    await expect(session.waitForMail(1_000, never)).rejects.toMatchObject({ code: 'connection-lost' });
  });

  it('says in a code what is wrong with a server or a sign-in', async () => {
    const secret = { kind: 'password', password: MAILBOX_PASSWORD } as const;
    const tls: MailServer = { host: '127.0.0.1', port: dovecot.tlsPort, security: 'tls' };
    const attempt = (server: MailServer, password = MAILBOX_PASSWORD) =>
      connector.connect({ server, user: 'wrong', secret: { ...secret, password } });
    await expect(attempt(plain, 'another password')).rejects.toMatchObject({ code: 'sign-in-refused' });
    await expect(attempt({ ...plain, port: await findFreePort() })).rejects.toMatchObject({ code: 'port-closed' });
    await expect(attempt({ ...plain, host: 'mail.invalid' })).rejects.toMatchObject({ code: 'host-unknown' });
    await expect(attempt(tls)).rejects.toMatchObject({ code: 'certificate-refused' });
    await expect(attempt({ ...plain, security: 'starttls' })).rejects.toMatchObject({ code: 'certificate-refused' });
    await expect(attempt({ ...plain, security: 'tls' })).rejects.toMatchObject({ code: 'encryption-missing' });
  });
});
