import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImapflowMailboxConnector } from '../../../../../adapters/mail/imap-receiver/imapflow-mailbox-connector.js';
import { type MailServer, UID_LIMIT } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailboxSession } from '../../../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { findFreePort } from '../../../../e2e/server-process.js';
import { Dovecot, explainMissingDovecot, MAILBOX_PASSWORD } from '../../../../support/dovecot/dovecot.js';
import { writeRequest } from '../../../../support/dovecot/watched-mailbox.js';

const missing = explainMissingDovecot();
const ALL = { fromUid: 1, belowUid: UID_LIMIT, since: undefined };

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

  it('lists mails by UID, read or not, and leaves them unread', async () => {
    await append('listed', 1, 2, 3);
    await dovecot.act('listed', (client) => client.messageFlagsAdd('2', ['\\Seen', '\\Flagged']));
    const session = await open('listed');
    expect(await session.openFolder('INBOX')).toMatchObject({ nextUid: 4 });
    expect((await session.listMails(ALL)).map(({ uid }) => uid)).toEqual([1, 2, 3]);
    expect((await session.listMails({ ...ALL, fromUid: 3 })).map(({ uid }) => uid)).toEqual([3]);
    expect(await session.listMails({ ...ALL, fromUid: 4 })).toEqual([]);
    expect((await session.listMails({ ...ALL, belowUid: 2 })).map(({ uid }) => uid)).toEqual([1]);
    expect(await session.listMails({ ...ALL, since: new Date(Date.now() + 5 * 86_400_000) })).toEqual([]);
    expect(Buffer.from((await session.fetchMail(1)) ?? []).toString()).toContain('Subject: Solicitud 1');
    expect(await session.fetchMail(99)).toBeUndefined();
    await session.close();
    expect(await dovecot.act('listed', (client) => client.search({ seen: true }, { uid: true }))).toEqual([2]);
  });

  it('moves mails to a folder that it makes', async () => {
    await append('moved', 1, 2);
    const session = await open('moved');
    await session.openFolder('INBOX');
    await session.moveMails([1, 77], 'Istmo/Leídos');
    await session.moveMails([1], 'Istmo/Leídos');
    expect((await session.listMails(ALL)).map(({ uid }) => uid)).toEqual([2]);
    expect((await session.listFolders()).map(({ name, purpose }) => [name, purpose])).toEqual(
      expect.arrayContaining([
        ['INBOX', 'inbox'],
        ['Junk', 'junk'],
        ['Sent', 'sent'],
        ['Istmo/Leídos', undefined],
      ]),
    );
    expect(await session.openFolder('Istmo/Leídos')).toMatchObject({ nextUid: 2 });
    await session.close();
  });

  it('is told of a new mail at once', async () => {
    await append('told', 1);
    const session = await open('told');
    await session.openFolder('INBOX');
    await session.listMails(ALL);
    expect(await session.waitForMail(20, never)).toBe(false);
    const told = session.waitForMail(50_000, never);
    await append('told', 2);
    expect(await told).toBe(true);
    expect((await session.listMails({ ...ALL, fromUid: 2 })).map(({ uid }) => uid)).toEqual([2]);
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
