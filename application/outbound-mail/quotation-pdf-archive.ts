import type { Hasher } from '../../domain/hasher.port.js';
import type { EmailResult, InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { ArchivedPdf, DispatchContext, MailAttachment } from '../../domain/outbound-mail/outbound-email.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { QuotationPdfRenderer } from '../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import { formatQuotationNumber, type Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { PipelineListener } from '../events/pipeline-events.port.js';
import { toPublicReason } from '../jobs/public-error.js';
import type { ReplyComposer } from './reply-composer.js';

/** A reply with what it answers and what goes with it. */
export interface ReplyAttachments {
  readonly quotation: Quotation;
  /** Without its content, which may be many megabytes and stands in no PDF. */
  readonly email: EmailResult;
  readonly attachments: readonly MailAttachment[];
}

/** Dependencies for looking up the parts of a PDF. */
export interface QuotationPdfArchiveDependencies {
  readonly outboundEmails: OutboundEmailRepository;
  readonly quotations: QuotationRepository;
  readonly emails: Pick<InboundEmailRepository, 'findResult'>;
}

/**
 * Renders the PDFs of quotations and archives those of sent replies. Rendering takes some ten milliseconds of CPU, so
 * it is done when the reply is sent, not while an inbound request waits (decision 0040).
 */
export class QuotationPdfArchive {
  constructor(
    private readonly dependencies: QuotationPdfArchiveDependencies,
    private readonly composer: ReplyComposer,
    private readonly pdfRenderer: QuotationPdfRenderer,
    private readonly hasher: Hasher,
    private readonly listener: PipelineListener,
  ) {}

  /**
   * The attachment of a reply. The PDF is archived before the reply is sent, so that a resend is identical; one that
   * cannot be rendered does not block the reply, whose text has the same content. Undefined if the quotation is gone.
   */
  async loadAttachments(dispatch: DispatchContext): Promise<ReplyAttachments | undefined> {
    const { reply } = dispatch;
    const quotation = await this.findRevision(reply.quotationId, reply.revision);
    const email = quotation && (await this.dependencies.emails.findResult(quotation.emailId));
    if (!quotation || !email) return undefined;
    // An email that only asks for missing data names no price: there is nothing to archive.
    if (quotation.releaseDecision.asksOnly) return { quotation, email, attachments: [] };
    const document = await this.getOrArchivePdf(dispatch, quotation, email);
    return { quotation, email, attachments: document ? [toMailAttachment(quotation, document)] : [] };
  }

  /** A quotation's PDF: as sent, or as it would be sent now. */
  async getPdf(quotation: Quotation, email: EmailResult): Promise<Uint8Array> {
    const reply = await this.dependencies.outboundEmails.findByQuotation(quotation.id, quotation.revision);
    const stored = reply && (await this.dependencies.outboundEmails.findPdf(reply.id));
    return stored?.bytes ?? this.renderPdf(quotation, email);
  }

  private async getOrArchivePdf(
    { reply, isArchived }: DispatchContext,
    quotation: Quotation,
    email: EmailResult,
  ): Promise<ArchivedPdf | undefined> {
    const stored = isArchived ? await this.dependencies.outboundEmails.findPdf(reply.id) : undefined;
    if (stored) return stored;
    const bytes = await this.renderPdf(quotation, email).catch((error: unknown) => {
      const names = { emailId: email.id, quotationId: quotation.id };
      this.listener.record({ kind: 'undocumented', ...names, reason: toPublicReason(error) });
    });
    if (!bytes) return undefined;
    const document = { bytes, sha256: this.hasher.sha256(bytes) };
    await this.dependencies.outboundEmails.archivePdf(reply.id, document);
    return document;
  }

  private async renderPdf(quotation: Quotation, email: EmailResult): Promise<Uint8Array> {
    const context = await this.composer.loadContextOf(quotation);
    return this.pdfRenderer.render(context.createModel(quotation, email.subject));
  }

  private async findRevision(quotationId: number, revision: number): Promise<Quotation | undefined> {
    const newest = await this.dependencies.quotations.find(quotationId);
    if (!newest || newest.revision === revision) return newest;
    const earlier = await this.dependencies.quotations.findRevisions(quotationId);
    return earlier.find((one) => one.revision === revision);
  }
}

function toMailAttachment(quotation: Quotation, { bytes }: ArchivedPdf): MailAttachment {
  return { filename: `${formatQuotationNumber(quotation.id)}.pdf`, contentType: 'application/pdf', content: bytes };
}
