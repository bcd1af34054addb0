import { HtmlToTextConverter } from '../../adapters/mail/html-to-text/html-to-text-converter.js';
import { MailparserMimeParser } from '../../adapters/mail/mime/mailparser-mime-parser.js';
import { NO_OP_LISTENER } from '../../application/events/pipeline-events.port.js';
import { EmailExtraction } from '../../application/inbound-mail/email-extraction.js';
import { ProcessInboundEmail } from '../../application/inbound-mail/process-inbound-email.js';
import { ReceiveEmail } from '../../application/inbound-mail/receive-email.js';
import type { Job, JobType } from '../../application/jobs/job-queue.port.js';
import { JobWorker } from '../../application/jobs/job-worker.js';
import { QuotationPdfArchive } from '../../application/outbound-mail/quotation-pdf-archive.js';
import { RetryDelayedReplies } from '../../application/outbound-mail/retry-delayed-replies.js';
import { SendReply } from '../../application/outbound-mail/send-reply.js';
import { AttachmentExtraction } from '../../application/quoting/attachment-extraction.js';
import { IdenticalContentRateLimiter } from '../../application/quoting/identical-content-rate-limiter.js';
import { ReleasePolicyService } from '../../application/quoting/release-policy.service.js';
import { AttachmentTextExtractor } from '../../domain/inbound-mail/attachment-text-extractor.port.js';
import { TextRecognizer } from '../../domain/inbound-mail/text-recognizer.port.js';
import {
  type ExtractionInput,
  ExtractionTimeoutError,
  ShipmentExtractor,
} from '../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { Ledger, LedgerReading } from '../../domain/reading/ledger/ledger.types.js';
import type { ProcessContext } from './process-context.js';
import { SimulatedMailTransport } from './simulated-ports.js';
import { DEADLY_MARK, OWN_MAILBOX, UNREADABLE_MARK } from './traffic.js';

const HEALTH_CHECK_MS = 30_000;
/** As many as a process works at once, for emails and for replies. */
const WORKERS = 2;

/** Reads by the shared reader; some texts exceed its limits, some end the process. */
class SimulatedExtractor extends ShipmentExtractor {
  constructor(private readonly process: ProcessContext) {
    super();
  }

  async extract(email: ExtractionInput): Promise<ShipmentRequest> {
    await this.process.pause(this.process.environment.random.nextInteger(5, 60));
    if (email.body.includes(UNREADABLE_MARK)) throw new ExtractionTimeoutError('It took too long.');
    if (email.body.includes(DEADLY_MARK)) this.process.end('while reading');
    await this.process.pause(0);
    return this.process.environment.shared.extractor.extract(email);
  }

  keepLedger(email: ExtractionInput, reading: LedgerReading): Promise<Ledger> {
    return this.process.environment.shared.extractor.keepLedger(email, reading);
  }
}

/** No mail of the simulation has a document. */
class NoAttachments extends AttachmentTextExtractor {
  async extract(): Promise<[]> {
    return [];
  }
}

/** No mail of the simulation has a picture. */
class NoPictures extends TextRecognizer {
  async recognize(): Promise<[]> {
    return [];
  }
}

/** The use cases of a process. */
export interface UseCases {
  readonly receiveEmail: ReceiveEmail;
  /** Starts its workers. */
  start(): void;
}

/** The real use cases on the ports of one process. */
export function bindUseCases(process: ProcessContext): UseCases {
  const { environment, stores, unitOfWork, clock } = process;
  const { hasher, composer, publicSuffixList, pdfRenderer } = environment.shared;
  const pricing = interceptMethod(process, 'pricing', environment.shared.createPricing(clock), 'price');
  const policy = new ReleasePolicyService(
    stores.recognizedDomains,
    publicSuffixList,
    [OWN_MAILBOX],
    stores.mailAccounts,
  );
  const htmlToText = new HtmlToTextConverter();
  const attachments = new AttachmentExtraction(
    new NoAttachments(),
    new NoPictures(),
    new MailparserMimeParser(htmlToText),
    htmlToText,
  );
  const processInboundEmail = new ProcessInboundEmail(
    stores,
    new EmailExtraction(new SimulatedExtractor(process), attachments),
    pricing,
    interceptMethod(process, 'releasePolicy', policy, 'decide'),
    composer,
    new IdenticalContentRateLimiter(stores.idempotencyKeys, hasher, clock),
    publicSuffixList,
    unitOfWork,
    clock,
  );
  const transport = new SimulatedMailTransport(process);
  const archive = new QuotationPdfArchive(stores, composer, pdfRenderer, hasher, NO_OP_LISTENER);
  const createSendReply = () =>
    new SendReply(stores.outboundEmails, transport, archive, unitOfWork, clock, NO_OP_LISTENER);
  const sendReply = createSendReply();
  const execute: Record<JobType, (job: Job) => Promise<unknown>> = {
    'answer-email': (job) => processInboundEmail.execute(job),
    'send-reply': (job) => (environment.planted?.forgetsTakenMail ? createSendReply() : sendReply).execute(job),
    'file-reply-copy': async () => undefined,
    'send-staff-mail': async () => undefined,
    'deliver-webhook': async () => undefined,
  };
  const handle = (kind: JobType) => async (job: Job) => {
    await execute[kind](job);
    if (kind === 'send-reply') await markRecorded(process, job);
  };
  const handlers = {
    'answer-email': handle('answer-email'),
    'send-reply': handle('send-reply'),
    'file-reply-copy': handle('file-reply-copy'),
    'send-staff-mail': handle('send-staff-mail'),
    'deliver-webhook': handle('deliver-webhook'),
  };
  const ignoreError = () => undefined;
  const worker = new JobWorker(stores.queue, environment.jobNotifier, handlers, unitOfWork, clock, ignoreError);
  const retryDelayedReplies = new RetryDelayedReplies(stores.queue, transport);
  const checkMailServer = async () => {
    while (!process.isDead) {
      await process.pause(HEALTH_CHECK_MS);
      await retryDelayedReplies.execute().catch(ignoreError);
    }
  };
  return {
    receiveEmail: new ReceiveEmail(unitOfWork, hasher, clock),
    start: () => {
      const { signal } = process.stopping;
      for (let n = 0; n < WORKERS; n += 1) {
        void worker.run(signal, ['answer-email']);
        void worker.run(signal, ['send-reply', 'send-staff-mail']);
      }
      void worker.runSuspected(signal);
      void checkMailServer();
    },
  };
}

/** A service of which a planted defect may replace one method. */
function interceptMethod<T extends object>(process: ProcessContext, name: string, service: T, method: keyof T): T {
  return new Proxy(service, {
    get: (target, property) => {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member !== 'function' || property !== method) return member;
      return (...args: unknown[]) =>
        process.callPlanted(name, String(property), args, async (changed = args) =>
          Reflect.apply(member, target, changed),
        );
    },
  });
}

/** The process has recorded what became of a reply: if it ends now, nothing is unknown. */
async function markRecorded(process: ProcessContext, job: Job): Promise<void> {
  const reply = await process.environment.repositories.outboundEmails.find(job.subjectId);
  if (reply && reply.state !== 'waiting') process.unrecorded.delete(reply.messageId);
}
