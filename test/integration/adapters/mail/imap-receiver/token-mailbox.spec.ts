import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { RandomSecretGenerator } from '../../../../../adapters/identity/random-secret-generator.js';
import { ImapflowMailboxConnector } from '../../../../../adapters/mail/imap-receiver/imapflow-mailbox-connector.js';
import { HttpTokenClient } from '../../../../../adapters/mail/oauth/http-token-client.js';
import { NodemailerMessageBuilder } from '../../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { SmtpAccountTransportFactory } from '../../../../../adapters/mail/smtp-transport/smtp-account-transport-factory.js';
import { AuthorizeMailbox } from '../../../../../application/inbound-mail/mail-account/authorize-mailbox.js';
import { AccountMailTransport } from '../../../../../application/outbound-mail/account-mail-transport.js';
import type { MailAccount, MailCredentials } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import { openMailAccess } from '../../../../../domain/inbound-mail/mail-account/mailbox-access.js';
import { type ContractContext, eventually } from '../../../../contracts/contract-context.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { Dovecot, explainMissingDovecot } from '../../../../support/dovecot/dovecot.js';
import { addMailAccount, CIPHER, createOpener, createWatch } from '../../../../support/dovecot/watched-mailbox.js';
import { FakeMailServer } from '../../../../support/fake-mail-server.js';
import { anOutboundMail } from '../../../../support/fixtures/outbound-mail.js';
import { SmtpSink } from '../../../../support/smtp-sink.js';
import { CLIENT, TokenServer } from '../../../../support/token-server.js';

const missing = explainMissingDovecot();
const USER = 'quotes@forwarder.example';
const ACTOR = 'ada@desk.example';
const clock = { now: () => new Date() };

(missing ? describe.skip : describe)(
  `a mailbox that is opened with access tokens${missing ? ` (${missing})` : ''}`,
  () => {
    const provider = new TokenServer(USER);
    const sink = new SmtpSink(undefined, { user: USER, isGood: (accessToken) => provider.isGood(accessToken) });
    let dovecot: Dovecot;
    let stores: ContractContext;
    let tokenClient: HttpTokenClient;
    let smtpPort: number;

    beforeAll(async () => {
      const base = await provider.open();
      dovecot = await Dovecot.start(`${base}/introspect`);
      smtpPort = Number(new URL(await sink.open()).port);
      stores = await openInMemoryContext();
      const endpoints = { authorizeUrl: `${base}/authorize`, tokenUrl: `${base}/token` };
      tokenClient = new HttpTokenClient({
        redirectUrl: 'https://desk.example/callback',
        google: undefined,
        microsoft: { ...CLIENT, ...endpoints, hasOrganization: true },
      });
    });
    afterAll(async () => {
      await sink.close();
      await dovecot?.stop();
      await provider.close();
    });
    afterEach(async () => {
      provider.failure = undefined;
      for (const { id } of await stores.mailAccounts.findAll()) await stores.mailAccounts.remove(id);
    });

    /** Signs in as a person does in a browser. */
    async function authorize(): Promise<MailCredentials> {
      const authorize = new AuthorizeMailbox(
        stores.mailAccounts,
        stores.mailAuthorizations,
        tokenClient,
        CIPHER,
        new RandomSecretGenerator(),
        clock,
      );
      const { id, url } = await authorize.request('microsoft', USER, ACTOR);
      const { headers } = await fetch(url, { redirect: 'manual' });
      const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? undefined;
      const response = { state: id, code, error: undefined, errorDescription: undefined };
      expect((await authorize.complete(response, ACTOR)).progress.kind).toBe('granted');
      return { kind: 'authorization', user: USER, provider: 'microsoft', authorizationId: id };
    }

    function connect(credentials: MailCredentials): Promise<MailAccount> {
      const imap = { host: '127.0.0.1', port: dovecot.port, security: 'none' } as const;
      const smtp = { host: '127.0.0.1', port: smtpPort, security: 'none' } as const;
      return addMailAccount(stores, { address: USER, imap, smtp, credentials, readFrom: new Date() }, '');
    }

    const createParts = () => ({ stores, connector: new ImapflowMailboxConnector(), clock, tokenClient });

    const open = async (account: MailAccount, opener = createOpener(createParts())) => {
      const session = await opener.connect(openMailAccess(account, CIPHER));
      await session.close();
    };

    it.each([
      ['a person who has allowed it', authorize],
      [
        'the app of the organization',
        async (): Promise<MailCredentials> => ({ kind: 'client-credentials', user: USER, provider: 'microsoft' }),
      ],
    ])('is read and sent from with tokens of %s, and goes on when they are withdrawn early', async (_whose, allow) => {
      const account = await connect(await allow());
      const opener = createOpener(createParts());
      await open(account, opener);
      const transport = new AccountMailTransport(new FakeMailServer(), {
        accounts: stores.mailAccounts,
        transports: new SmtpAccountTransportFactory(new NodemailerMessageBuilder()),
        opener,
        cipher: CIPHER,
      });
      const before = sink.received.length;
      expect(await transport.send({ ...anOutboundMail(), from: USER })).toEqual({ kind: 'accepted' });
      provider.withdrawAccess();
      await open(account, opener);
      provider.withdrawAccess();
      transport.close();
      expect(await transport.send({ ...anOutboundMail(), from: USER })).toEqual({ kind: 'accepted' });
      expect(sink.received).toHaveLength(before + 2);
      transport.close();
    });

    it('says that a person has to sign in again where the permission has ended', async () => {
      const account = await connect(await authorize());
      provider.withdraw();
      await expect(open(account)).rejects.toMatchObject({ code: 'sign-in-ended' });
    });

    it('never says that anything is wrong with the sign-in where a service does not answer', async () => {
      const account = await connect(await authorize());
      const watch = createWatch(createParts());
      provider.failure = { status: 503, body: '' };
      const stopping = new AbortController();
      const done = watch.execute(account.id, 'one', stopping.signal);
      const failure = await eventually(async () => (await stores.mailAccounts.findStatus(account.id)).failure);
      expect(failure).toMatchObject({ code: 'token-service-unavailable', attempts: 1 });
      expect(failure.retryAt.getTime() - failure.at.getTime()).toBe(2_000);
      provider.failure = undefined;
      await eventually(async () => (await stores.mailAccounts.findStatus(account.id)).lastLookAt);
      stopping.abort();
      await done;
    });

    it('is refused with a sentence of its own where the provider allows it and the mail server does not', async () => {
      const account = await connect({
        kind: 'client-credentials',
        user: 'boss@forwarder.example',
        provider: 'microsoft',
      });
      await expect(open(account)).rejects.toMatchObject({ code: 'token-refused' });
    });
  },
);

(missing ? describe.skip : describe)(
  `a mail server whose token service is away${missing ? ` (${missing})` : ''}`,
  () => {
    it('is not taken for a wrong sign-in', async () => {
      const provider = new TokenServer(USER);
      const dovecot = await Dovecot.start(`${await provider.open()}/introspect`);
      await provider.close();
      const server = { host: '127.0.0.1', port: dovecot.port, security: 'none' } as const;
      const getAccessToken = async () => 'any';
      const secret = { kind: 'access-token', provider: 'microsoft', accessToken: 'any', getAccessToken } as const;
      const access = { server, user: USER, secret };
      const connecting = new ImapflowMailboxConnector().connect(access);
      await expect(connecting).rejects.toMatchObject({ code: 'service-unavailable' });
      await dovecot.stop();
    });
  },
);
