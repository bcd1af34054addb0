import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImapflowMailboxConnector } from '../../../../../adapters/mail/imap-receiver/imapflow-mailbox-connector.js';
import { NodemailerMessageBuilder } from '../../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { SmtpAccountTransportFactory } from '../../../../../adapters/mail/smtp-transport/smtp-account-transport-factory.js';
import { AccountMailTransport } from '../../../../../application/outbound-mail/account-mail-transport.js';
import type { NewMailAccount } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import type { OutgoingMail } from '../../../../../domain/outbound-mail/outbound-email.js';
import type { ContractContext } from '../../../../contracts/contract-context.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { Dovecot, explainMissingDovecot, MAILBOX_PASSWORD } from '../../../../support/dovecot/dovecot.js';
import { addMailAccount, CIPHER, createOpener } from '../../../../support/dovecot/watched-mailbox.js';
import { FakeMailServer } from '../../../../support/fake-mail-server.js';
import { SmtpSink } from '../../../../support/smtp-sink.js';

const missing = explainMissingDovecot();
const USER = 'quotes@forwarder.example';
const REPLY: OutgoingMail = {
  messageId: '<q1.r1@forwarder.example>',
  from: USER,
  to: 'ana@customer.example',
  subject: 'Re: Solicitud',
  text: 'Cotización',
  html: '<p>Cotización</p>',
  inReplyTo: '<request-1@customer.example>',
  references: ['<request-0@customer.example>', '<request-1@customer.example>'],
  createdAt: new Date('2026-03-02T08:00:00Z'),
  attachments: [],
  autoSubmitted: 'auto-replied',
};

(missing ? describe.skip : describe)(`replies from a connected mailbox${missing ? ` (${missing})` : ''}`, () => {
  let dovecot: Dovecot;
  let stores: ContractContext;
  let configured: FakeMailServer;
  let transport: AccountMailTransport;
  const sink = new SmtpSink(undefined, { user: USER, password: MAILBOX_PASSWORD });
  let smtpPort: number;

  beforeAll(async () => {
    dovecot = await Dovecot.start();
    stores = await openInMemoryContext();
    configured = new FakeMailServer();
    smtpPort = Number(new URL(await sink.open()).port);
    const messageBuilder = new NodemailerMessageBuilder();
    transport = new AccountMailTransport(configured, {
      accounts: stores.mailAccounts,
      transports: new SmtpAccountTransportFactory(messageBuilder),
      opener: createOpener({ stores, connector: new ImapflowMailboxConnector(), clock: { now: () => new Date() } }),
      cipher: CIPHER,
    });
  });
  afterAll(async () => {
    transport?.close();
    await sink.close();
    await dovecot?.stop();
  });

  const connect = (account: Partial<NewMailAccount>, password = MAILBOX_PASSWORD) => {
    const imap = { host: '127.0.0.1', port: dovecot.port, security: 'none' } as const;
    const smtp = { host: '127.0.0.1', port: smtpPort, security: 'none' } as const;
    const entry = { address: USER, imap, smtp, copiesToSent: true, readFrom: new Date(), ...account };
    return addMailAccount(stores, entry, password);
  };

  it('leave through its own server, in the thread, and say that a copy is due', async () => {
    const account = await connect({});
    expect(await transport.send(REPLY)).toEqual({ kind: 'accepted', isCopyDue: true });
    expect(sink.received).toMatchObject([{ from: USER, recipients: ['ana@customer.example'] }]);
    expect(sink.received[0]?.message).toContain('In-Reply-To: <request-1@customer.example>');
    expect(configured.mails).toEqual([]);

    const other = { ...REPLY, from: 'quotes@elsewhere.example' };
    expect(await transport.send(other)).toEqual({ kind: 'accepted' });
    expect(configured.mails).toEqual([other]);
    await stores.mailAccounts.remove(account.id);
  });

  it('wait where its password is wrong or cannot be decrypted, and leave once it is entered again', async () => {
    const account = await connect({ copiesToSent: false }, 'another password');
    expect(await transport.send(REPLY)).toMatchObject({ kind: 'later' });
    const unreadable = { ...account, credentials: { ...account.credentials, encryptedSecret: 'v1.AAAA' } };
    const { version } = await stores.mailAccounts.replace(account.id, unreadable, account.version);
    expect(await transport.send(REPLY)).toMatchObject({ kind: 'later', reason: expect.stringContaining('decrypted') });
    const encryptedSecret = CIPHER.encrypt(MAILBOX_PASSWORD, `mailbox ${USER}`);
    const repaired = { ...account, credentials: { ...account.credentials, encryptedSecret } };
    await stores.mailAccounts.replace(account.id, repaired, version);
    const before = sink.received.length;
    expect(await transport.send(REPLY)).toEqual({ kind: 'accepted' });
    expect(sink.received).toHaveLength(before + 1);
    await stores.mailAccounts.remove(account.id);
  });
});
