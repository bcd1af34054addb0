import { beforeEach, describe, expect, it } from '@jest/globals';
import { NodeHasher } from '../../../../adapters/identity/node-hasher.js';
import { InMemoryAirportDirectory } from '../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import {
  createInMemoryRepositories,
  type InMemoryRepositories,
} from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { LocalizedReplyRenderer } from '../../../../adapters/rendering/localized-reply-renderer.js';
import { PdfkitRenderer } from '../../../../adapters/rendering/pdfkit-renderer.js';
import { NO_OP_LISTENER } from '../../../../application/events/pipeline-events.port.js';
import { JOB_TYPES, LeaseExpiredError } from '../../../../application/jobs/job-queue.port.js';
import { QuotationPdfArchive } from '../../../../application/outbound-mail/quotation-pdf-archive.js';
import { ReplyComposer } from '../../../../application/outbound-mail/reply-composer.js';
import { SendReply } from '../../../../application/outbound-mail/send-reply.js';
import { type TransactionScope, UnitOfWork } from '../../../../application/persistence/unit-of-work.port.js';
import { createEventPublisher } from '../../../../apps/api/infrastructure/event-publisher.js';
import { MailTransport, type SendResult } from '../../../../domain/outbound-mail/mail-transport.port.js';
import type { OutgoingMail } from '../../../../domain/outbound-mail/outbound-email.js';
import { StandardIncotermProfiles } from '../../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { eventually } from '../../../contracts/contract-context.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { anInboundEmail } from '../../../support/fixtures/inbound-email.js';
import { aQuotation } from '../../../support/fixtures/quotations.js';

const NOW = new Date('2026-07-01T08:00:00Z');

/** A mail server that takes everything, and can have something happen while it does. */
class FakeMailServer extends MailTransport {
  readonly received: OutgoingMail[] = [];
  meanwhile: () => Promise<unknown> = async () => undefined;

  async send(mail: OutgoingMail): Promise<SendResult> {
    this.received.push(mail);
    await this.meanwhile();
    return { kind: 'accepted' };
  }

  async checkHealth(): Promise<string | undefined> {
    return undefined;
  }
}

/** A database that can be away. */
class FlakyDatabase extends UnitOfWork {
  isAway = false;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async run<T>(claimSend: (scope: TransactionScope) => Promise<T>): Promise<T> {
    if (this.isAway) throw new Error('The database is away.');
    return this.unitOfWork.run(claimSend);
  }
}

describe('Sending a reply', () => {
  const clock = { now: () => NOW };
  let repositories: InMemoryRepositories;
  let database: FlakyDatabase;
  let server: FakeMailServer;
  let send: SendReply;
  let quotationId = 0;
  let replyId = 0;

  beforeEach(async () => {
    repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
    database = new FlakyDatabase(new InMemoryUnitOfWork(repositories, createEventPublisher));
    server = new FakeMailServer();
    const { id: emailId } = await repositories.emails.addIfAbsent(anInboundEmail(), 'key', NOW);
    quotationId = (await repositories.quotations.add(aQuotation({ emailId, status: 'completed' }))).id;
    const reply = await repositories.outboundEmails.add({
      ...{ quotationId, revision: 1, messageId: '<q1@desk.example>', from: 'quotes@desk.example' },
      ...{ to: 'ana@norte.example', subject: 'Q1', text: 'Text', html: '<p>Text</p>', inReplyTo: undefined },
      ...{ references: [], createdAt: NOW, notBefore: NOW },
    });
    replyId = reply.id;
    await repositories.queue.enqueue('send-reply', replyId, NOW);
    const digest = new NodeHasher();
    const profiles = new StandardIncotermProfiles();
    const sources = { ...repositories, reference: new InMemoryAirportDirectory(COUNTRIES, AIRPORTS) };
    const composer = new ReplyComposer(sources, profiles, new LocalizedReplyRenderer(), digest, 'quotes@desk.example');
    const pdfArchive = new QuotationPdfArchive(repositories, composer, new PdfkitRenderer(), digest, NO_OP_LISTENER);
    send = new SendReply(repositories.outboundEmails, server, pdfArchive, database, clock, NO_OP_LISTENER);
  });

  async function claimSend() {
    const claimed = await repositories.queue.claim(JOB_TYPES, 60);
    if (!claimed) throw new Error('There is no work.');
    return claimed;
  }

  it('does not let a mail leave twice that could not be noted, the database having gone while it left', async () => {
    server.meanwhile = async () => {
      database.isAway = true;
    };
    const first = await claimSend();
    await expect(send.execute(first)).rejects.toThrow('The database is away.');
    expect(await repositories.outboundEmails.find(replyId)).toMatchObject({ state: 'waiting' });
    database.isAway = false;
    await repositories.queue.retryAt(first, NOW, 'The database is away.');
    await send.execute(await claimSend());
    expect(server.received).toHaveLength(1);
    expect(await repositories.outboundEmails.find(replyId)).toMatchObject({ state: 'sent' });
    expect(await repositories.quotations.find(quotationId)).toMatchObject({ status: 'sent' });
  });

  it('does not hand a mail over a second time while the first hand-over still takes', async () => {
    let end: () => void = () => undefined;
    server.meanwhile = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    const first = await claimSend();
    const sending = send.execute(first);
    await eventually(async () => (server.received.length === 1 ? true : undefined));
    await repositories.queue.retryAtSameWorker(first, NOW, 'Its work took too long and was given up.');
    const second = await claimSend();
    await expect(send.execute(second)).rejects.toThrow('The mail is still being handed over.');
    end();
    await expect(sending).rejects.toBeInstanceOf(LeaseExpiredError);
    await send.execute(second);
    expect(server.received).toHaveLength(1);
    expect(await repositories.outboundEmails.find(replyId)).toMatchObject({ state: 'sent' });
  });

  it('notes a mail as sent whose quotation was revised while it left, and leaves the revision to wait for its own', async () => {
    server.meanwhile = async () => {
      const quotation = await repositories.quotations.find(quotationId);
      if (quotation) await repositories.quotations.revise(quotation.revise({ ...quotation, status: 'pending' }));
    };
    await send.execute(await claimSend());
    expect(await repositories.outboundEmails.find(replyId)).toMatchObject({ state: 'sent' });
    expect(await repositories.quotations.find(quotationId)).toMatchObject({ status: 'pending', revision: 2 });
    expect((await repositories.queue.backlog()).pending).toBe(0);
  });
});
