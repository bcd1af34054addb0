import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImapflowMailboxConnector } from '../../../../../adapters/mail/imap-receiver/imapflow-mailbox-connector.js';
import { NodemailerMessageBuilder } from '../../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import type { Job } from '../../../../../application/jobs/job-queue.port.js';
import { FileReplyCopy } from '../../../../../application/outbound-mail/file-reply-copy.js';
import {
  type MailboxAccess,
  MailboxConnector,
  MailboxError,
  type MailboxSession,
} from '../../../../../domain/inbound-mail/mail-account/mailbox.port.js';
import type { OutboundEmail } from '../../../../../domain/outbound-mail/outbound-email.js';
import type { ContractContext } from '../../../../contracts/contract-context.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { Dovecot, explainMissingDovecot, MAILBOX_PASSWORD } from '../../../../support/dovecot/dovecot.js';
import { addMailAccount, CIPHER, createOpener } from '../../../../support/dovecot/watched-mailbox.js';
import { anOutboundMail } from '../../../../support/fixtures/outbound-mail.js';

const missing = explainMissingDovecot();
const USER = 'quotes@forwarder.example';
const LEASE_SECONDS = 60;
const clock = { now: () => new Date() };

/** Where a process ends, as far as the mailbox can tell. */
type Death = 'before the copy is filed' | 'after the copy is filed' | 'before the job is completed';

/** Opens mailboxes, and ends once on the way. */
class DyingConnector extends MailboxConnector {
  private readonly connector = new ImapflowMailboxConnector();

  constructor(private death: Death | undefined) {
    super();
  }

  async connect(access: MailboxAccess): Promise<MailboxSession> {
    const session = await this.connector.connect(access);
    const appendMail = async (path: string, raw: Uint8Array) => {
      const { death } = this;
      this.death = undefined;
      if (death === 'before the copy is filed') throw new MailboxError('connection-lost', death);
      await session.appendMail(path, raw);
      if (death === 'after the copy is filed') throw new MailboxError('connection-lost', death);
    };
    return new Proxy(session, {
      get: (target, name) => {
        if (name === 'appendMail') return appendMail;
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  }
}

(missing ? describe.skip : describe)(`the copy of a reply among the sent mail${missing ? ` (${missing})` : ''}`, () => {
  let dovecot: Dovecot;
  let stores: ContractContext;
  let replies = 0;

  beforeAll(async () => {
    dovecot = await Dovecot.start();
    stores = await openInMemoryContext();
    const imap = { host: '127.0.0.1', port: dovecot.port, security: 'none' } as const;
    const entry = { address: USER, imap, smtp: imap, copiesToSent: true, readFrom: new Date() };
    await addMailAccount(stores, entry, MAILBOX_PASSWORD);
  });
  afterAll(() => dovecot?.stop());

  /** A reply that has left, and the job of its copy. */
  async function createReply(from = USER): Promise<{ readonly reply: OutboundEmail; readonly job: Job }> {
    replies += 1;
    const { autoSubmitted: _autoSubmitted, attachments: _attachments, ...mail } = anOutboundMail();
    const reply: OutboundEmail = {
      ...{ ...mail, from, id: replies, messageId: `<q${replies}.r1@forwarder.example>`, quotationId: replies },
      ...{
        revision: 1,
        copy: undefined,
        notBefore: new Date(),
        state: 'sent',
        sentAt: new Date(),
        lastError: undefined,
        attempts: 1,
      },
    };
    await stores.queue.enqueue('file-reply-copy', replies, new Date());
    const job = await stores.queue.claim(['file-reply-copy'], LEASE_SECONDS);
    if (!job) throw new Error('There is no job of a copy.');
    return { reply, job };
  }

  /** What files copies in a process of its own. */
  function createFiling(reply: OutboundEmail | undefined, death?: Death, errors: unknown[] = []): FileReplyCopy {
    const opener = createOpener({ stores, connector: new DyingConnector(death), clock });
    const isCompletionLost = death === 'before the job is completed';
    const unitOfWork: typeof stores.unitOfWork = isCompletionLost
      ? { run: async () => Promise.reject(new Error('The process has ended.')) }
      : stores.unitOfWork;
    return new FileReplyCopy(
      { findDispatchContext: async () => reply && { reply, newestRevision: 1, isArchived: false } },
      stores.mailAccounts,
      opener,
      CIPHER,
      new NodemailerMessageBuilder(),
      { loadAttachments: async () => undefined },
      unitOfWork,
      clock,
      (error) => errors.push(error),
    );
  }

  const listCopies = (messageId: string) =>
    dovecot.act(USER, async (client) => {
      await client.mailboxOpen('Sent');
      const uids = await client.search({ header: { 'message-id': messageId } }, { uid: true });
      if (!Array.isArray(uids) || uids.length === 0) return [];
      return client.fetchAll(uids, { flags: true, envelope: true, headers: ['references'] }, { uid: true });
    });

  it('is filed read, in the thread', async () => {
    const { reply, job } = await createReply();
    await createFiling(reply).execute(job);
    const copies = await listCopies(reply.messageId);
    expect(copies).toHaveLength(1);
    expect(copies[0]?.envelope?.inReplyTo).toBe(reply.inReplyTo);
    expect([...(copies[0]?.flags ?? [])]).toContain('\\Seen');
    expect((await stores.queue.backlog()).pending).toBe(0);
  });

  it.each<Death>(['before the copy is filed', 'after the copy is filed', 'before the job is completed'])(
    'is neither lost nor doubled where a process ends %s',
    async (death) => {
      const { reply, job } = await createReply();
      await createFiling(reply, death)
        .execute(job)
        .catch(() => undefined);
      const { pending } = await stores.queue.backlog();
      expect(pending).toBe(1);
      await stores.queue.promoteDelayed('file-reply-copy');
      const again = (await stores.queue.claim(['file-reply-copy'], LEASE_SECONDS)) ?? job;
      await createFiling(reply).execute(again);
      expect(await listCopies(reply.messageId)).toHaveLength(1);
      expect((await stores.queue.backlog()).pending).toBe(0);
    },
  );

  it('is tried again where the mailbox cannot be reached, and becomes a dead letter after days', async () => {
    const errors: unknown[] = [];
    const { reply, job } = await createReply();
    await createFiling(reply, 'before the copy is filed', errors).execute(job);
    expect(errors).toMatchObject([{ code: 'connection-lost' }]);
    await stores.queue.promoteDelayed('file-reply-copy');
    const again = await stores.queue.claim(['file-reply-copy'], LEASE_SECONDS);
    const old = { ...reply, notBefore: new Date(Date.now() - 6 * 86_400_000) };
    await createFiling(old, 'before the copy is filed', errors).execute(again ?? job);
    expect((await stores.queue.backlog()).pending).toBe(0);
    expect(await stores.queue.findDeadLetters(100)).toMatchObject([{ kind: 'file-reply-copy', subjectId: reply.id }]);
    expect(await listCopies(reply.messageId)).toEqual([]);
  });

  it('is filed nowhere where nobody wants one any more', async () => {
    const { reply, job } = await createReply('elsewhere@forwarder.example');
    await createFiling(reply).execute(job);
    const erased = await createReply();
    await createFiling(undefined).execute(erased.job);
    expect((await stores.queue.backlog()).pending).toBe(0);
    expect(await listCopies(erased.reply.messageId)).toEqual([]);
  });
});
