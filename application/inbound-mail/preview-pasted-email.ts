import { DomainError } from '../../domain/errors/domain-error.js';
import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { parseMailbox } from '../../domain/inbound-mail/mailbox.js';
import { type PastedEmail, parsePastedEmail } from '../../domain/quoting/pasted-email.js';
import { QUOTING_MESSAGES } from '../../domain/quoting/quoting.messages.js';
import type { ReplyDraft } from '../outbound-mail/reply-composer.js';
import type { ProcessInboundEmail } from './process-inbound-email.js';
import type { ProcessingPlan } from './processing-plan.js';

/** What would become of a text. */
export interface PreviewedPastedEmail {
  readonly pasted: PastedEmail;
  readonly plan: ProcessingPlan & { readonly reply: ReplyDraft | undefined };
}

/** Reads and prices a pasted request as if it had just come in by mail; nothing is stored or sent. */
export class PreviewPastedEmail {
  constructor(private readonly processInboundEmail: Pick<ProcessInboundEmail, 'preview'>) {}

  /**
   * The text is taken by itself: whoever names the number of a quotation and its customer's mailbox is shown nothing of it.
   * @throws DomainError `invalid` where nothing was pasted
   */
  async execute(text: string): Promise<PreviewedPastedEmail> {
    if (!text.trim()) {
      const message = QUOTING_MESSAGES.emptyEmail;
      throw new DomainError('invalid', message, [{ field: 'emailContent', message }]);
    }
    const pasted = parsePastedEmail(text);
    return { pasted, plan: await this.processInboundEmail.preview(createPastedEmail(pasted), 'alone') };
  }
}

/** A pasted text in the place of an email that came in. */
export function createPastedEmail({ email }: PastedEmail): InboundEmail {
  const mailbox = parseMailbox(email.from ?? '');
  return {
    channel: 'console',
    fromHeader: email.from ?? '',
    fromAddress: mailbox?.address,
    fromName: mailbox?.name,
    to: email.to ?? '',
    subject: email.subject ?? '',
    text: email.body,
    html: undefined,
    messageId: undefined,
    inReplyTo: undefined,
    references: [],
    headers: {},
    attachments: [],
    authenticationResults: undefined,
  };
}
