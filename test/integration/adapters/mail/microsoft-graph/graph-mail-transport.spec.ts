import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GraphAccountTransportFactory } from '../../../../../adapters/mail/microsoft-graph/graph-account-transport-factory.js';
import { NodemailerMessageBuilder } from '../../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import type { AccountTransport } from '../../../../../application/outbound-mail/account-transport-factory.port.js';
import { MailTransport } from '../../../../../domain/outbound-mail/mail-transport.port.js';
import type { OutgoingMail } from '../../../../../domain/outbound-mail/outbound-email.js';
import { describeMailTransportContract } from '../../../../contracts/mail-transport.contract.js';
import { anOutboundMail } from '../../../../support/fixtures/outbound-mail.js';
import type { GraphMailbox } from '../../../../support/graph/graph-mailbox.js';
import { GraphServer } from '../../../../support/graph/graph-server.js';

const USER = 'quotes@desk.example';
const TOKEN = 'a token for tests only';
const ANSWER_TIMEOUT_MS = 60_000;

async function open(graph: GraphServer, answerTimeoutMs = ANSWER_TIMEOUT_MS): Promise<AccountTransport> {
  graph.getMailbox(USER);
  const factory = new GraphAccountTransportFactory(new NodemailerMessageBuilder(), answerTimeoutMs);
  const getAccessToken = async () => TOKEN;
  return factory.create(await graph.open(), { user: USER, provider: 'microsoft-graph', getAccessToken });
}

/** Other mails under one Message-ID, as the contract sends them, are none that have left before. */
class ForgetfulTransport extends MailTransport {
  constructor(
    private readonly transport: MailTransport,
    private readonly mailbox: GraphMailbox,
  ) {
    super();
  }

  send(mail: OutgoingMail) {
    this.mailbox.mails.clear();
    return this.transport.send(mail);
  }

  checkHealth() {
    return this.transport.checkHealth();
  }
}

describeMailTransportContract('GraphMailTransport', async () => {
  const graph = new GraphServer((token) => token === TOKEN);
  const transport = await open(graph);
  return {
    mail: new ForgetfulTransport(transport, graph.getMailbox(USER)),
    arrived: async () => graph.sent,
    close: async () => {
      transport.close();
      await graph.close();
    },
  };
});

describe('GraphMailTransport', () => {
  let isGood: boolean;
  let graph: GraphServer;
  let transport: AccountTransport;
  beforeEach(async () => {
    isGood = true;
    graph = new GraphServer((token) => isGood && token === TOKEN);
    transport = await open(graph);
  });
  afterEach(() => graph.close());

  const mails = () => [...graph.getMailbox(USER).mails.values()];

  it('sends a mail once, also where the answer was lost', async () => {
    const mail = anOutboundMail();
    expect(await transport.send(mail)).toEqual({ kind: 'accepted' });
    expect(await transport.send(mail)).toEqual({ kind: 'accepted' });
    expect(graph.sent).toHaveLength(1);
    expect(mails()).toMatchObject([{ folderId: 'id-of-sentitems', isDraft: false }]);
  });

  it('sends the draft that an attempt has left behind, and makes no second one', async () => {
    graph.rights = ['read', 'write'];
    expect(await transport.send(anOutboundMail())).toMatchObject({ kind: 'later' });
    expect(mails()).toMatchObject([{ isDraft: true }]);
    graph.rights = ['read', 'write', 'send'];
    expect(await transport.send(anOutboundMail())).toEqual({ kind: 'accepted' });
    expect(graph.sent).toHaveLength(1);
    expect(mails()).toHaveLength(1);
  });

  it('keeps our Message-ID where Exchange gives the draft another one', async () => {
    graph.replacesMessageIds = true;
    const mail = anOutboundMail();
    expect(await transport.send(mail)).toEqual({ kind: 'accepted' });
    expect(graph.sent[0]).toContain(`Message-ID: ${mail.messageId}`);
    expect(await transport.send(mail)).toEqual({ kind: 'accepted' });
    expect(graph.sent).toHaveLength(1);
  });

  it('gives a mail up whose recipient is refused, and leaves no draft behind', async () => {
    const mail = anOutboundMail({ to: 'refused@customer.example' });
    expect(await transport.send(mail)).toMatchObject({ kind: 'refused' });
    expect(mails()).toEqual([]);
  });

  it('gives a mail up that is larger than Graph takes', async () => {
    const content = new Uint8Array(4 * 1024 * 1024);
    const attachments = [{ filename: 'Q12.pdf', contentType: 'application/pdf', content }];
    expect(await transport.send(anOutboundMail({ attachments }))).toMatchObject({ kind: 'refused' });
  });

  it.each([
    { status: 429, code: 'TooManyRequests' },
    { status: 503 },
    { status: 500, code: 'ErrorInternalServerError' },
  ])('tries again later where the service is busy (%j)', async (failure) => {
    graph.failures = [failure];
    expect(await transport.send(anOutboundMail())).toMatchObject({ kind: 'later' });
    expect(await transport.send(anOutboundMail())).toEqual({ kind: 'accepted' });
  });

  it('tries again later where nobody answers, and where the sign-in has ended', async () => {
    const impatient = new GraphServer((token) => token === TOKEN);
    const other = await open(impatient, 50);
    impatient.failures = ['silence'];
    expect(await other.send(anOutboundMail())).toMatchObject({ kind: 'later' });
    await impatient.close();
    expect(await other.checkHealth()).toBe('Microsoft Graph cannot be reached.');
    isGood = false;
    expect(await transport.send(anOutboundMail())).toMatchObject({ kind: 'later' });
    await expect(transport.assertSignIn()).rejects.toMatchObject({ code: 'token-refused' });
  });

  it('says whether it may send, and sends nothing for it', async () => {
    await transport.assertSignIn();
    expect(await transport.checkHealth()).toBeUndefined();
    graph.rights = ['read', 'write'];
    await expect(transport.assertSignIn()).rejects.toMatchObject({ code: 'not-permitted' });
    expect(graph.sent).toEqual([]);
    expect(mails()).toEqual([]);
  });
});
