import { beforeEach, describe, expect, it } from '@jest/globals';
import { type InMemoryDesk, inMemoryDesk } from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryReferenceData } from '../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { NodeDigest } from '../../../../adapters/identity/node-hasher.js';
import { BilingualReplyFace } from '../../../../adapters/rendering/localized-reply-renderer.js';
import { PdfReplyDocument } from '../../../../adapters/rendering/pdfmake-renderer.js';
import { UNWATCHED } from '../../../../application/events/pipeline-events.port.js';
import { ReplyDrafting } from '../../../../application/outbound-mail/reply-composer.js';
import { ReplyFiling } from '../../../../application/outbound-mail/quotation-pdf-archive.js';
import { SendReply } from '../../../../application/outbound-mail/send-reply.js';
import { type Desk, UnitOfWork } from '../../../../application/persistence/unit-of-work.port.js';
import { LeaseLost, WORK_KINDS } from '../../../../application/jobs/job-queue.port.js';
import { StandardIncotermProfiles } from '../../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import type { OutgoingMail } from '../../../../domain/outbound-mail/outbound-email.js';
import { type Delivery, ReplyMail } from '../../../../domain/outbound-mail/mail-transport.port.js';
import { eventually } from '../../../contracts/contract-context.js';
import { emailOf } from '../../../support/fixtures/inbound-email.js';
import { aQuotationOf } from '../../../support/fixtures/quotations.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';

const NOW = new Date('2026-07-01T08:00:00Z');

/** A mail server that takes everything, and can have something happen while it does. */
class MailServer extends ReplyMail {
  readonly taken: OutgoingMail[] = [];
  meanwhile: () => Promise<unknown> = async () => undefined;

  async send(mail: OutgoingMail): Promise<Delivery> {
    this.taken.push(mail);
    await this.meanwhile();
    return { kind: 'accepted' };
  }

  async trouble(): Promise<string | undefined> {
    return undefined;
  }
}

/** A database that can be away. */
class DatabaseThatGoes extends UnitOfWork {
  isAway = false;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async run<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
    if (this.isAway) throw new Error('The database is away.');
    return this.unitOfWork.run(work);
  }
}

describe('Sending a reply', () => {
  const clock = { now: () => NOW };
  let desk: InMemoryDesk;
  let database: DatabaseThatGoes;
  let server: MailServer;
  let send: SendReply;
  let quotationId = 0;
  let replyId = 0;

  beforeEach(async () => {
    desk = inMemoryDesk({ countries: COUNTRIES, airports: AIRPORTS, clock });
    database = new DatabaseThatGoes(new InMemoryUnitOfWork(desk));
    server = new MailServer();
    const { id: emailId } = await desk.emails.keep(emailOf(), 'key', NOW);
    quotationId = (await desk.quotations.add(aQuotationOf({ emailId, status: 'completed' }))).id;
    const reply = await desk.outbox.add({
      ...{ quotationId, revision: 1, messageId: '<q1@desk.example>', from: 'quotes@desk.example' },
      ...{ to: 'ana@norte.example', subject: 'Q1', text: 'Text', html: '<p>Text</p>', inReplyTo: undefined },
      ...{ references: [], createdAt: NOW, notBefore: NOW },
    });
    replyId = reply.id;
    await desk.queue.enqueue('send-reply', replyId, NOW);
    const digest = new NodeDigest();
    const profiles = new StandardIncotermProfiles();
    const sources = { ...desk, reference: new InMemoryReferenceData(COUNTRIES, AIRPORTS) };
    const drafting = new ReplyDrafting(sources, profiles, new BilingualReplyFace(), digest, 'quotes@desk.example');
    const filing = new ReplyFiling(desk, drafting, new PdfReplyDocument(), digest, UNWATCHED);
    send = new SendReply(desk.outbox, server, filing, database, clock, UNWATCHED);
  });

  async function work() {
    const taken = await desk.queue.take(WORK_KINDS, 60);
    if (!taken) throw new Error('There is no work.');
    return taken;
  }

  it('does not let a mail leave twice that could not be noted, the database having gone while it left', async () => {
    server.meanwhile = async () => {
      database.isAway = true;
    };
    const first = await work();
    await expect(send.execute(first)).rejects.toThrow('The database is away.');
    expect(await desk.outbox.find(replyId)).toMatchObject({ state: 'waiting' });
    database.isAway = false;
    await desk.queue.postpone(first, NOW, 'The database is away.');
    await send.execute(await work());
    expect(server.taken).toHaveLength(1);
    expect(await desk.outbox.find(replyId)).toMatchObject({ state: 'sent' });
    expect(await desk.quotations.find(quotationId)).toMatchObject({ status: 'sent' });
  });

  it('does not hand a mail over a second time while the first hand-over still takes', async () => {
    let end: () => void = () => undefined;
    server.meanwhile = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    const first = await work();
    const sending = send.execute(first);
    await eventually(async () => (server.taken.length === 1 ? true : undefined));
    await desk.queue.holdBack(first, NOW, 'Its work took too long and was given up.');
    const second = await work();
    await expect(send.execute(second)).rejects.toThrow('The mail is still being handed over.');
    end();
    await expect(sending).rejects.toBeInstanceOf(LeaseLost);
    await send.execute(second);
    expect(server.taken).toHaveLength(1);
    expect(await desk.outbox.find(replyId)).toMatchObject({ state: 'sent' });
  });

  it('notes a mail as sent whose quotation was revised while it left, and leaves the revision to wait for its own', async () => {
    server.meanwhile = async () => {
      const quotation = await desk.quotations.find(quotationId);
      if (quotation) await desk.quotations.revise(quotationId, { ...quotation, status: 'pending' });
    };
    await send.execute(await work());
    expect(await desk.outbox.find(replyId)).toMatchObject({ state: 'sent' });
    expect(await desk.quotations.find(quotationId)).toMatchObject({ status: 'pending', revision: 2 });
    expect((await desk.queue.backlog()).pending).toBe(0);
  });
});
