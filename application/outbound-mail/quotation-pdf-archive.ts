import type { Digest } from '../../domain/hasher.port.js';
import type { KeptEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import { type Quotation, quotationNumber } from '../../domain/quoting/quotation.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { ArchivedDocument, Departure, MailAttachment } from '../../domain/outbound-mail/outbound-email.js';
import type { ReplyDocument } from '../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import type { DeskWatch } from '../events/pipeline-events.port.js';
import { reasonOfFault } from '../jobs/public-error.js';
import type { ReplyDrafting } from './reply-composer.js';

/** A reply with what it answers and what goes with it. */
export interface ReplyFile {
  readonly quotation: Quotation;
  readonly email: KeptEmail;
  readonly attachments: readonly MailAttachment[];
}

/** Where the parts of a file are looked up. */
export interface FilingSources {
  readonly outbox: Outbox;
  readonly quotations: Quotations;
  readonly emails: IncomingEmails;
}

/**
 * Writes the documents of quotations and archives those that leave. A document takes some ten milliseconds of a
 * processor, so it is written when the reply is sent, not while a mail door waits (decision 0040).
 */
export class ReplyFiling {
  constructor(
    private readonly sources: FilingSources,
    private readonly drafting: ReplyDrafting,
    private readonly documents: ReplyDocument,
    private readonly digest: Digest,
    private readonly watch: DeskWatch,
  ) {}

  /**
   * What goes with a reply. Its document is archived before the reply leaves, so that a repeat is the same mail; one that
   * cannot be written holds up no reply, which says the same in its text. Undefined where the quotation is gone.
   */
  async fileOf(departure: Departure): Promise<ReplyFile | undefined> {
    const { reply } = departure;
    const quotation = await this.revisionOf(reply.quotationId, reply.revision);
    const email = quotation && (await this.sources.emails.find(quotation.emailId));
    if (!quotation || !email) return undefined;
    // A letter that only asks back names no price: there is nothing to file.
    if (quotation.gate.asksOnly) return { quotation, email, attachments: [] };
    const document = await this.archived(departure, quotation, email);
    return { quotation, email, attachments: document ? [attachmentOf(quotation, document)] : [] };
  }

  /** A quotation's document: as it left, or as it would leave now. */
  async documentOf(quotation: Quotation, email: KeptEmail): Promise<Uint8Array> {
    const reply = await this.sources.outbox.ofQuotation(quotation.id, quotation.revision);
    const kept = reply && (await this.sources.outbox.documentOf(reply.id));
    return kept?.bytes ?? this.written(quotation, email);
  }

  private async archived(
    { reply, isArchived }: Departure,
    quotation: Quotation,
    email: KeptEmail,
  ): Promise<ArchivedDocument | undefined> {
    const kept = isArchived ? await this.sources.outbox.documentOf(reply.id) : undefined;
    if (kept) return kept;
    const bytes = await this.written(quotation, email).catch((fault: unknown) => {
      const names = { emailId: email.id, quotationId: quotation.id };
      this.watch.note({ kind: 'undocumented', ...names, reason: reasonOfFault(fault) });
    });
    if (!bytes) return undefined;
    const document = { bytes, sha256: this.digest.sha256(bytes) };
    await this.sources.outbox.archive(reply.id, document);
    return document;
  }

  private async written(quotation: Quotation, email: KeptEmail): Promise<Uint8Array> {
    const { airport, country } = quotation.charges;
    const background = await this.drafting.background(airport, country);
    return this.documents.render(background.model(quotation, email.subject));
  }

  private async revisionOf(quotationId: number, revision: number): Promise<Quotation | undefined> {
    const newest = await this.sources.quotations.find(quotationId);
    if (!newest || newest.revision === revision) return newest;
    const earlier = await this.sources.quotations.revisionsOf(quotationId);
    return earlier.find((one) => one.revision === revision);
  }
}

function attachmentOf(quotation: Quotation, { bytes }: ArchivedDocument): MailAttachment {
  return { filename: `${quotationNumber(quotation.id)}.pdf`, contentType: 'application/pdf', content: bytes };
}
