import { PayloadTooLargeException, type RawBodyRequest } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AwaitOutcome } from '../../../application/inbound-mail/outcome-waiter.js';
import type { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Door, IncomingEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { ImpenetrableEmail, type MimeReader } from '../../../domain/inbound-mail/mime-parser.port.js';
import { unreadableEmail } from '../../../domain/inbound-mail/unparsable-email.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { SETTING_BOUNDS } from '../../../domain/operations/settings.js';
import type { SettingsShelf } from '../../../application/operations/settings/settings.repository.js';
import { withinBudget } from './attachment-limit.js';
import { keptInTime } from './ingest-timeout.js';
import { acceptedView, settledView } from './webhook-response.view.js';
import type { WebhookProof } from './webhook-credentials.js';

const BYTES_PER_MB = 1024 * 1024;
/** Base64 and its line ends make an attachment this much longer. */
const WIRE_OVERHEAD = 1.4;

/** How every HTTP door takes an email in: sizes, keeping, and the answer. */
export class MailReception {
  constructor(
    private readonly receiveEmail: ReceiveEmail,
    private readonly awaitOutcome: AwaitOutcome,
    private readonly settings: SettingsShelf,
    private readonly mimeReader: MimeReader,
    private readonly clock: Clock,
  ) {}

  /** Keeps the email for good, and answers with what becomes of it: 200 where that is known in time, else 202. */
  async take(email: IncomingEmail, reply: FastifyReply, patienceMs: number, token?: string) {
    const { emailId, isDuplicate } = await keptInTime(this.receiveEmail.execute(email, token));
    const outcome = await this.awaitOutcome.execute(emailId, patienceMs, !isDuplicate);
    const isSettled = outcome.email.state !== 'received';
    void reply.status(isSettled ? 200 : 202);
    return isSettled ? settledView(outcome, isDuplicate) : acceptedView(emailId, isDuplicate);
  }

  /**
   * The same for a door whose provider has accepted the email long ago: content beyond the setting is let go, never the
   * email (reliability A.2).
   */
  async takeFromProvider(email: IncomingEmail, reply: FastifyReply, token?: string) {
    const kept = withinBudget(email, await this.largestAttachmentBytes());
    return this.take(kept, reply, PROVIDER_PATIENCE_MS, token);
  }

  /** A raw email that a provider hands in; one that cannot be read is kept as it is. */
  async readFromProvider(raw: Buffer, door: Door, to: string): Promise<IncomingEmail> {
    try {
      const largest = Math.ceil(LARGEST_READ_MB * BYTES_PER_MB);
      if (raw.length <= largest) return await this.mimeReader.read(raw, door);
      // Words come before files: what stands in the beginning is read, and its files count as not brought.
      const email = await this.mimeReader.read(raw.subarray(0, largest), door);
      return withinBudget(email, 0);
    } catch (fault) {
      if (!(fault instanceof RuleViolation)) throw fault;
      return unreadableEmail(door, raw, to, fault.message);
    }
  }

  /**
   * A raw email whose sender is told at once what is wrong with it; one that is too much for the desk is kept as it is.
   * @throws RuleViolation `invalid`
   */
  read(raw: Buffer, door: Door): Promise<IncomingEmail> {
    return this.mimeReader.read(raw, door).catch((fault: unknown) => {
      if (fault instanceof ImpenetrableEmail) return unreadableEmail(door, raw, '', fault.message);
      throw fault;
    });
  }

  /** @throws PayloadTooLargeException where an email is longer on the wire than the maximum attachment size allows */
  async refuseTooLarge(bytes: number): Promise<void> {
    // No setting refuses so little: nobody needs to be asked for it.
    if (bytes <= SETTING_BOUNDS.maxAttachmentMb.lowest * BYTES_PER_MB) return;
    const { maxAttachmentMb } = await this.settings.current();
    if (bytes > maxAttachmentMb * BYTES_PER_MB * WIRE_OVERHEAD) {
      throw new PayloadTooLargeException(
        `The email is larger than the maximum attachment size of ${maxAttachmentMb} MB.`,
      );
    }
  }

  /** The maximum attachment size of the settings, in bytes. */
  async largestAttachmentBytes(): Promise<number> {
    return (await this.settings.current()).maxAttachmentMb * BYTES_PER_MB;
  }

  /** What a call brings to prove itself. */
  proofOf(request: RawBodyRequest<FastifyRequest>): WebhookProof {
    return {
      authorization: headerOf(request, 'authorization'),
      timestamp: headerOf(request, 'x-webhook-timestamp'),
      signature: headerOf(request, 'x-webhook-signature'),
      rawBody: request.rawBody,
    };
  }

  nowSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

/** Providers wait a few seconds at most, the most impatient one five. */
const PROVIDER_PATIENCE_MS = 3_000;
const LARGEST_READ_MB = 30;

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
