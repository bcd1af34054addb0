import { PayloadTooLargeException, type RawBodyRequest } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutcomeWaiter } from '../../../application/inbound-mail/outcome-waiter.js';
import type { ReceivedEmail, ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import type { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import type { Clock } from '../../../domain/clock.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { limitAttachmentSize } from '../../../domain/inbound-mail/attachment-limit.js';
import type { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { InboundChannel, InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { type MimeParser, MimeParseTimeoutError } from '../../../domain/inbound-mail/mime-parser.port.js';
import { createUnparsableEmail, createUnreadableBodyEmail } from '../../../domain/inbound-mail/unparsable-email.js';
import { SETTING_BOUNDS } from '../../../domain/operations/settings.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';
import { withIngestTimeout } from './ingest-timeout.js';
import { toAcceptedView, toProcessedEmailView } from './webhook-response.view.js';

const BYTES_PER_MB = 1024 * 1024;
/** Base64 and its line ends make an attachment this much longer. */
const WIRE_OVERHEAD = 1.4;
/** Reads no HTML. */
const PLAIN_TEXT_ONLY: HtmlToText = { convert: (plainText) => plainText };

/** How every HTTP channel takes an email in: sizes, keeping, and the answer. */
export class InboundEmailHandler {
  constructor(
    private readonly receiveEmail: ReceiveEmail,
    private readonly outcomeWaiter: OutcomeWaiter,
    private readonly settings: SettingsRepository,
    private readonly mimeParser: MimeParser,
    private readonly clock: Clock,
    private readonly htmlToText: HtmlToText,
  ) {}

  /** Keeps the email for good, and answers with what becomes of it: 200 where that is known in time, else 202. */
  async accept(email: InboundEmail, reply: FastifyReply, timeoutMs: number, token?: string) {
    // It is held by the email now, and by nothing else.
    releaseBody(reply.request);
    const received = await withIngestTimeout(this.receiveEmail.execute(email, token));
    reply.request.mailMemory?.release();
    // Not awaited here, where the email would be held for as long.
    return this.answer(received, reply, timeoutMs);
  }

  private async answer({ emailId, isDuplicate }: ReceivedEmail, reply: FastifyReply, timeoutMs: number) {
    const outcome = await this.outcomeWaiter.execute(emailId, timeoutMs, !isDuplicate);
    const isProcessed = outcome.email.state !== 'received';
    void reply.status(isProcessed ? 200 : 202);
    return isProcessed ? toProcessedEmailView(outcome, isDuplicate) : toAcceptedView(emailId, isDuplicate);
  }

  /**
   * The same for a channel whose provider has accepted the email long ago: content beyond the setting is let go, never the
   * email (reliability A.2).
   */
  async acceptFromProvider(email: InboundEmail, reply: FastifyReply, token?: string) {
    const limited = limitAttachmentSize(email, await this.getMaxAttachmentBytes());
    return this.accept(limited, reply, PROVIDER_TIMEOUT_MS, token);
  }

  /** A raw email that a provider hands in; one that cannot be read is kept as it is. */
  async parseProviderMime(raw: Buffer, channel: InboundChannel, to: string): Promise<InboundEmail> {
    try {
      const maxBytes = Math.ceil(MAX_PARSED_MB * BYTES_PER_MB);
      if (raw.length <= maxBytes) return await this.mimeParser.parse(raw, channel);
      // Words come before files: what stands in the beginning is read, and its files count as not brought.
      const email = await this.mimeParser.parse(raw.subarray(0, maxBytes), channel);
      return limitAttachmentSize(email, 0);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return createUnparsableEmail(channel, raw, to, error.message);
    }
  }

  /**
   * A raw email whose sender is told at once what is wrong with it; one that is too much for the server is kept as it is.
   * @throws DomainError `invalid`
   */
  parse(raw: Buffer, channel: InboundChannel): Promise<InboundEmail> {
    return this.mimeParser.parse(raw, channel).catch((error: unknown) => {
      if (error instanceof MimeParseTimeoutError) return createUnparsableEmail(channel, raw, '', error.message);
      throw error;
    });
  }

  /**
   * An email that came in fields. One whose HTML is too much for the server is kept with its plain text and the reason.
   * @param read makes the email of the fields with the given reader of its HTML
   */
  async readFields(read: (htmlToText: HtmlToText) => Promise<InboundEmail>): Promise<InboundEmail> {
    try {
      return await read(this.htmlToText);
    } catch (error) {
      if (!(error instanceof MimeParseTimeoutError)) throw error;
      return createUnreadableBodyEmail(await read(PLAIN_TEXT_ONLY), error.message);
    }
  }

  /** @throws PayloadTooLargeException where an email is longer on the wire than the maximum attachment size allows */
  async rejectOversized(bytes: number): Promise<void> {
    // No setting refuses so little: nobody needs to be asked for it.
    if (bytes <= SETTING_BOUNDS.maxAttachmentMb.lowest * BYTES_PER_MB) return;
    const { maxAttachmentMb } = await this.settings.getCurrent();
    if (bytes > maxAttachmentMb * BYTES_PER_MB * WIRE_OVERHEAD) {
      throw new PayloadTooLargeException(INBOUND_MAIL_MESSAGES.emailTooLarge(maxAttachmentMb));
    }
  }

  /** The maximum attachment size of the settings, in bytes. */
  async getMaxAttachmentBytes(): Promise<number> {
    return (await this.settings.getCurrent()).maxAttachmentMb * BYTES_PER_MB;
  }

  nowSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

/** Lets a body go that was taken apart: its caller waits for seconds, and so would tens of megabytes. */
function releaseBody(request: RawBodyRequest<FastifyRequest>): void {
  request.body = undefined;
  delete request.rawBody;
}

/** The bytes of a body of type message/rfc822. @throws DomainError `invalid` where there are none */
export function requireMessage(body: unknown): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new DomainError('invalid', INBOUND_MAIL_MESSAGES.noEmail);
  return body;
}

/** Providers wait a few seconds at most, the most impatient one five. */
const PROVIDER_TIMEOUT_MS = 3_000;
const MAX_PARSED_MB = 30;
