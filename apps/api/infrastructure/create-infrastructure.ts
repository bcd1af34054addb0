import { join } from 'node:path';
import { WorkerAttachmentExtractor } from '../../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { CompositeShipmentExtractor } from '../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { WorkerRuleShipmentExtractor } from '../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { GreatCircleRoadDistanceEstimator } from '../../../adapters/geography/great-circle-road-distance-estimator.js';
import { TsvGazetteer } from '../../../adapters/geography/tsv-gazetteer.js';
import { Argon2PasswordHasher } from '../../../adapters/identity/argon2-password-hasher.js';
import { FileMailTransport } from '../../../adapters/mail/file-transport/file-mail-transport.js';
import { HtmlToTextConverter } from '../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { WorkerMimeParser } from '../../../adapters/mail/mime/worker-mime-parser.js';
import { TldtsPublicSuffixList } from '../../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { NodemailerMessageBuilder } from '../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { SmtpMailTransport } from '../../../adapters/mail/smtp-transport/smtp-mail-transport.js';
import { LocalizedReplyRenderer } from '../../../adapters/rendering/localized-reply-renderer.js';
import { WorkerPdfRenderer } from '../../../adapters/rendering/worker-pdf-renderer.js';
import { PrometheusMetrics } from '../../../adapters/runtime/prometheus/prometheus-metrics.js';
import { SystemClock } from '../../../adapters/runtime/system-clock.js';
import { WorkerThreadPoolFactory } from '../../../adapters/runtime/worker-pool/worker-thread-pool-factory.js';
import type { Job } from '../../../application/jobs/job-queue.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { MailTransport } from '../../../domain/outbound-mail/mail-transport.port.js';
import type { ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import type { Configuration } from '../config/configuration.js';
import { createLlmFallback } from './llm-fallback.js';
import type { Logger } from './logger.js';
import { CompositeListener, LoggingListener } from './logging-listener.js';
import type { Persistence } from './persistence.js';
import type { Infrastructure } from './use-cases.js';

/** The world of a process, from its configuration. */
export function createInfrastructure(
  configuration: Configuration,
  persistence: Pick<Persistence, 'cachedStores' | 'llmUsage'>,
  log: Logger,
): Infrastructure & { close(): Promise<void> } {
  const gazetteer = new TsvGazetteer();
  const clock = new SystemClock();
  const metricsListener = new PrometheusMetrics();
  const { llm } = configuration;
  const htmlToText = new HtmlToTextConverter();
  const { mailTransport, close } = createMailTransport(configuration);
  const workerPools = new WorkerThreadPoolFactory();
  const pdfRenderer = new WorkerPdfRenderer(workerPools);
  const ruleExtractor = new WorkerRuleShipmentExtractor(workerPools, gazetteer, persistence.cachedStores.reference);
  const mimeParser = new WorkerMimeParser(workerPools, htmlToText, configuration.authservId);
  return {
    clock,
    shipmentExtractor: createShipmentExtractor(configuration, ruleExtractor, gazetteer, clock, persistence, log),
    llm: llm && { provider: llm.provider, model: llm.model, mode: llm.mode },
    attachmentTextExtractor: new WorkerAttachmentExtractor(workerPools),
    htmlToText,
    mimeParser,
    gazetteer,
    roadDistance: new GreatCircleRoadDistanceEstimator(),
    replyRenderer: new LocalizedReplyRenderer(),
    pdfRenderer,
    pipelineListener: new CompositeListener([metricsListener, new LoggingListener(log)]),
    metricsExporter: metricsListener,
    mailTransport,
    passwordHasher: new Argon2PasswordHasher(),
    publicSuffixList: new TldtsPublicSuffixList(),
    mailbox: configuration.mailbox,
    authservId: configuration.authservId,
    publicUrl: configuration.publicUrl,
    hasMailServer: configuration.smtpUrl !== undefined,
    onJobError: (error, job) =>
      log.error({ error: error, work: job?.kind, attempts: job?.attempts, ...describeJob(job) }, 'work failed'),
    close: async () => {
      await Promise.all([close(), pdfRenderer.close(), mimeParser.close(), ruleExtractor.close()]);
    },
  };
}

/** What a piece of work is about, as log lines name it. */
function describeJob(job: Job | undefined) {
  if (job === undefined) return {};
  const { kind, subjectId } = job;
  if (kind === 'send-staff-mail') return { staffMailId: subjectId };
  return kind === 'answer-email' ? { emailId: subjectId } : { replyId: subjectId };
}

/** Rules and documents, and a language model beside them where one is configured. */
function createShipmentExtractor(
  { llm }: Configuration,
  ruleExtractor: ShipmentExtractor,
  gazetteer: Gazetteer,
  clock: Clock,
  { cachedStores, llmUsage }: Pick<Persistence, 'cachedStores' | 'llmUsage'>,
  log: Logger,
): CompositeShipmentExtractor {
  const onError = (error: unknown) => log.error({ error: error }, 'the second reading failed');
  const { reference } = cachedStores;
  const llmFallback = llm && createLlmFallback(llm, { gazetteer, reference, calls: llmUsage, clock, onError });
  return new CompositeShipmentExtractor(ruleExtractor, llmFallback, onError);
}

function createMailTransport({ smtpUrl, dataDir }: Configuration): {
  mailTransport: MailTransport;
  close(): Promise<void>;
} {
  const messageBuilder = new NodemailerMessageBuilder();
  if (smtpUrl === undefined) {
    return {
      mailTransport: new FileMailTransport(join(dataDir, 'outbox'), messageBuilder),
      close: async () => undefined,
    };
  }
  const mailTransport = new SmtpMailTransport(smtpUrl, messageBuilder);
  return { mailTransport, close: async () => mailTransport.close() };
}
