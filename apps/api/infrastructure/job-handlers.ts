import type { MailMemory } from '../../../application/inbound-mail/byte-budget.js';
import type { OutcomeWaiter } from '../../../application/inbound-mail/outcome-waiter.js';
import type { ProcessInboundEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import type { DeliverWebhook } from '../../../application/integrations/deliver-webhook.js';
import type { JobType } from '../../../application/jobs/job-queue.port.js';
import type { JobHandler } from '../../../application/jobs/job-worker.js';
import type { SendNotificationEmail } from '../../../application/notifications/send-notification-email.js';
import type { FileReplyCopy } from '../../../application/outbound-mail/file-reply-copy.js';
import type { SendReply } from '../../../application/outbound-mail/send-reply.js';
import type { InboundEmailRepository } from '../../../domain/inbound-mail/inbound-email.repository.js';

/** Which use case does a job of which type. */
export class JobHandlers implements Readonly<Record<JobType, JobHandler>> {
  constructor(
    private readonly processInboundEmail: ProcessInboundEmail,
    private readonly outcomeWaiter: OutcomeWaiter,
    private readonly sendReply: SendReply,
    private readonly sendNotificationEmail: SendNotificationEmail,
    private readonly fileReplyCopy: FileReplyCopy,
    private readonly deliverWebhook: DeliverWebhook,
    private readonly emails: Pick<InboundEmailRepository, 'findContentBytes'>,
    private readonly memory: MailMemory,
  ) {}

  readonly 'answer-email': JobHandler = async (job) => {
    const share = this.memory.processing.open();
    try {
      await share.take(await this.emails.findContentBytes(job.subjectId));
      const processed = await this.processInboundEmail.execute(job);
      if (processed) this.outcomeWaiter.notifyOutcome(processed);
    } finally {
      share.release();
    }
  };

  readonly 'send-reply': JobHandler = (job) => this.sendReply.execute(job);

  readonly 'file-reply-copy': JobHandler = (job) => this.fileReplyCopy.execute(job);

  readonly 'send-staff-mail': JobHandler = (job) => this.sendNotificationEmail.execute(job);

  readonly 'deliver-webhook': JobHandler = (job) => this.deliverWebhook.execute(job);
}
