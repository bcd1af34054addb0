import { type BeforeApplicationShutdown, Module } from '@nestjs/common';
import { ActivityLogRepository } from '../../../application/activity/activity-log.repository.js';
import { PipelineListener } from '../../../application/events/pipeline-events.port.js';
import { SecretGenerator } from '../../../application/identity/secret-generator.port.js';
import { type ByteBudget, MailMemory } from '../../../application/inbound-mail/byte-budget.js';
import { CompleteFollowUp } from '../../../application/inbound-mail/complete-follow-up.js';
import { EmailExtraction } from '../../../application/inbound-mail/email-extraction.js';
import { ExtractEmailFile } from '../../../application/inbound-mail/extract-email-file.js';
import { HeldEmailLedger } from '../../../application/inbound-mail/held-email-ledger.js';
import { AuthorizeMailbox } from '../../../application/inbound-mail/mail-account/authorize-mailbox.js';
import { CheckMailAccount } from '../../../application/inbound-mail/mail-account/check-mail-account.js';
import { EnteredCredentials } from '../../../application/inbound-mail/mail-account/entered-credentials.js';
import { ManageMailAccounts } from '../../../application/inbound-mail/mail-account/manage-mail-accounts.js';
import {
  type PassedOverMailListener,
  ReadMailbox,
} from '../../../application/inbound-mail/mail-account/read-mailbox.js';
import { OpenAttachment } from '../../../application/inbound-mail/open-attachment.js';
import { OutcomeWaiter } from '../../../application/inbound-mail/outcome-waiter.js';
import { PreviewPastedEmail } from '../../../application/inbound-mail/preview-pasted-email.js';
import { ProcessInboundEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import { ReprocessEmail } from '../../../application/inbound-mail/reprocess-email.js';
import { JobNotifier } from '../../../application/jobs/job-notifier.port.js';
import { MailboxOpener } from '../../../application/mail-access/mailbox-opener.js';
import { IdempotencyKeyRepository } from '../../../application/operations/idempotency-key.repository.js';
import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { AccountTransportFactory } from '../../../application/outbound-mail/account-transport-factory.port.js';
import { ReplyComposer } from '../../../application/outbound-mail/reply-composer.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { AttachmentExtraction } from '../../../application/quoting/attachment-extraction.js';
import { IdenticalContentRateLimiter } from '../../../application/quoting/identical-content-rate-limiter.js';
import { PricingService } from '../../../application/quoting/pricing.service.js';
import { ReleasePolicyService } from '../../../application/quoting/release-policy.service.js';
import { Clock } from '../../../domain/clock.port.js';
import { PublicSuffixList } from '../../../domain/customers/public-suffix-list.port.js';
import { Hasher } from '../../../domain/hasher.port.js';
import { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { InboundEmailRepository } from '../../../domain/inbound-mail/inbound-email.repository.js';
import { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { MailAuthorizationRepository } from '../../../domain/inbound-mail/mail-account/mail-authorization.js';
import { TokenClient } from '../../../domain/inbound-mail/mail-account/token-client.port.js';
import { MimeParser } from '../../../domain/inbound-mail/mime-parser.port.js';
import { OutboundEmailRepository } from '../../../domain/outbound-mail/outbound-email.repository.js';
import { QuotationRepository } from '../../../domain/quoting/quotation.repository.js';
import { ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import { SecretCipher } from '../../../domain/secret-cipher.port.js';
import type { Logger } from '../infrastructure/logger.js';
import { InjectionToken, provide, provideFactory } from '../infrastructure/provide.js';
import { LOGGER } from '../infrastructure/tokens.js';
import { OutboundMailModule } from '../outbound-mail/outbound-mail.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { QuotingModule } from '../quoting/quoting.module.js';
import { EmailAttachmentsController } from './email-attachments.controller.js';
import { EmailFilesController } from './email-files.controller.js';
import { EmailPreviewsController } from './email-previews.controller.js';
import { InboundEmailHandler } from './inbound-email-handler.js';
import { InboundEmailsController } from './inbound-emails.controller.js';
import { MailAccountsController } from './mail-accounts.controller.js';
import { MailAuthorizationsController } from './mail-authorizations.controller.js';
import { ProviderWebhooksController } from './provider-webhooks.controller.js';
import { WebhookController } from './webhook.controller.js';

/** Told of mail that is passed over in a mailbox. */
const PASSED_OVER_MAIL_LISTENER = new InjectionToken<PassedOverMailListener>('passed over mail listener');

/** What mail of connected mailboxes may hold. */
const MAILBOX_MEMORY = new InjectionToken<ByteBudget>('memory for mail of mailboxes');

/** Email that comes in, and what becomes of it. */
@Module({
  imports: [PricingModule, QuotingModule, OutboundMailModule],
  controllers: [
    EmailFilesController,
    EmailAttachmentsController,
    EmailPreviewsController,
    InboundEmailsController,
    WebhookController,
    ProviderWebhooksController,
    MailAccountsController,
    MailAuthorizationsController,
  ],
  providers: [
    provide(EmailExtraction, [ShipmentExtractor, AttachmentExtraction]),
    provide(ProcessInboundEmail, [
      {
        emails: InboundEmailRepository,
        quotations: QuotationRepository,
        outboundEmails: OutboundEmailRepository,
        activity: ActivityLogRepository,
        settings: SettingsRepository,
      },
      EmailExtraction,
      PricingService,
      ReleasePolicyService,
      ReplyComposer,
      IdenticalContentRateLimiter,
      PublicSuffixList,
      UnitOfWork,
      Clock,
      PipelineListener,
    ]),
    provide(PreviewPastedEmail, [ProcessInboundEmail]),
    provide(HeldEmailLedger, [ShipmentExtractor]),
    provide(ReceiveEmail, [UnitOfWork, Hasher, Clock, PipelineListener]),
    provide(OutcomeWaiter, [InboundEmailRepository, QuotationRepository, JobNotifier, Clock]),
    provide(InboundEmailHandler, [ReceiveEmail, OutcomeWaiter, SettingsRepository, MimeParser, Clock, HtmlToText]),
    provide(OpenAttachment, [InboundEmailRepository, AttachmentExtraction, SettingsRepository]),
    provide(ExtractEmailFile, [MimeParser, EmailExtraction, SettingsRepository]),
    provide(ReprocessEmail, [InboundEmailRepository, QuotationRepository, UnitOfWork, Clock]),
    provideFactory(PASSED_OVER_MAIL_LISTENER, createPassedOverMailListener, [LOGGER]),
    provide(ReadMailbox, [
      MailAccountRepository,
      ReceiveEmail,
      MimeParser,
      SettingsRepository,
      Hasher,
      Clock,
      PASSED_OVER_MAIL_LISTENER,
      MAILBOX_MEMORY,
      IdempotencyKeyRepository,
    ]),
    provideFactory(MAILBOX_MEMORY, ({ proven }: MailMemory) => proven, [MailMemory]),
    provide(CheckMailAccount, [
      MailAccountRepository,
      MailboxOpener,
      AccountTransportFactory,
      SecretCipher,
      EnteredCredentials,
      ReadMailbox,
      ProcessInboundEmail,
      Clock,
    ]),
    provide(EnteredCredentials, [MailAuthorizationRepository, SecretCipher]),
    provide(ManageMailAccounts, [MailAccountRepository, EnteredCredentials, UnitOfWork, Clock]),
    provide(AuthorizeMailbox, [
      MailAccountRepository,
      MailAuthorizationRepository,
      TokenClient,
      SecretCipher,
      SecretGenerator,
      Clock,
    ]),
    provide(CompleteFollowUp, [InboundEmailRepository, UnitOfWork, Clock]),
  ],
  exports: [EmailExtraction, ReadMailbox, ReceiveEmail, OutcomeWaiter],
})
export class InboundMailModule implements BeforeApplicationShutdown {
  constructor(private readonly outcomeWaiter: OutcomeWaiter) {}

  /** Callers who wait for an outcome are told at once what is known. */
  beforeApplicationShutdown(): void {
    this.outcomeWaiter.releaseWaiters();
  }
}

function createPassedOverMailListener(log: Logger): PassedOverMailListener {
  return (mail) => log.info(mail, 'a mail of a mailbox was passed over');
}
