import { join } from 'node:path';
import { Argon2Passwords } from '../../../adapters/identity/argon2-password-hasher.js';
import { WorkerTexts } from '../../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { BuiltInGazetteer } from '../../../adapters/geography/tsv-gazetteer.js';
import { GreatCircleRoadDistance } from '../../../adapters/geography/great-circle-road-distance-estimator.js';
import { HtmlBodyText } from '../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { FolderReplyMail } from '../../../adapters/mail/file-transport/file-mail-transport.js';
import { PrometheusWatch } from '../../../adapters/runtime/prometheus/prometheus-metrics.js';
import { PublicSuffixRegistry } from '../../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { ThreadedMimeReader } from '../../../adapters/mail/mime/worker-mime-parser.js';
import { ReaderCascade } from '../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { BilingualReplyFace } from '../../../adapters/rendering/localized-reply-renderer.js';
import { ThreadedReplyDocument } from '../../../adapters/rendering/worker-pdf-renderer.js';
import { ThreadedRuleReader } from '../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { NodemailerComposer } from '../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { SmtpReplyMail } from '../../../adapters/mail/smtp-transport/smtp-mail-transport.js';
import { SystemClock } from '../../../adapters/runtime/system-clock.js';
import { WorkerThreadTeams } from '../../../adapters/runtime/worker-pool/worker-thread-pool-factory.js';
import type { Work } from '../../../application/jobs/job-queue.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { ReplyMail } from '../../../domain/outbound-mail/mail-transport.port.js';
import type { ShipmentReader } from '../../../domain/quoting/shipment-extractor.port.js';
import type { Configuration } from '../config/configuration.js';
import type { Log } from './logger.js';
import { LogWatch, ManyWatch } from './logging-listener.js';
import { secondOpinionOf } from './llm-fallback.js';
import type { StoreRoom } from './persistence.js';
import type { DeskWorld } from './use-cases.js';

/** The world of a process, from its configuration. */
export function deskWorld(
  configuration: Configuration,
  stores: Pick<StoreRoom, 'standing' | 'modelCalls'>,
  log: Log,
): DeskWorld & { close(): Promise<void> } {
  const gazetteer = new BuiltInGazetteer();
  const clock = new SystemClock();
  const metrics = new PrometheusWatch();
  const { llm } = configuration;
  const bodyText = new HtmlBodyText();
  const { replyMail, close } = replyMailOf(configuration);
  const teams = new WorkerThreadTeams();
  const document = new ThreadedReplyDocument(teams);
  const rules = new ThreadedRuleReader(teams, gazetteer, stores.standing.reference);
  const mimeReader = new ThreadedMimeReader(teams, bodyText, configuration.authservId);
  return {
    clock,
    reader: readerOf(configuration, rules, gazetteer, clock, stores, log),
    model: llm && { provider: llm.provider, model: llm.model, mode: llm.mode },
    attachmentTexts: new WorkerTexts(teams),
    bodyText,
    mimeReader,
    gazetteer,
    roads: new GreatCircleRoadDistance(),
    face: new BilingualReplyFace(),
    document,
    watch: new ManyWatch([metrics, new LogWatch(log)]),
    metrics,
    replyMail,
    passwords: new Argon2Passwords(),
    registry: new PublicSuffixRegistry(),
    mailbox: configuration.mailbox,
    authservId: configuration.authservId,
    publicUrl: configuration.publicUrl,
    hasMailServer: configuration.smtpUrl !== undefined,
    onWorkFault: (fault, work) =>
      log.error({ fault, work: work?.kind, attempts: work?.attempts, ...subjectOf(work) }, 'work failed'),
    close: async () => {
      await Promise.all([close(), document.close(), mimeReader.close(), rules.close()]);
    },
  };
}

/** What a piece of work is about, as log lines name it. */
function subjectOf(work: Work | undefined) {
  if (work === undefined) return {};
  const { kind, subjectId } = work;
  if (kind === 'send-staff-mail') return { staffMailId: subjectId };
  return kind === 'answer-email' ? { emailId: subjectId } : { replyId: subjectId };
}

/** Rules and documents, and a language model beside them where one is configured. */
function readerOf(
  { llm }: Configuration,
  rules: ShipmentReader,
  gazetteer: Gazetteer,
  clock: Clock,
  { standing, modelCalls }: Pick<StoreRoom, 'standing' | 'modelCalls'>,
  log: Log,
): ReaderCascade {
  const onFault = (fault: unknown) => log.error({ fault }, 'the second reading failed');
  const { reference } = standing;
  const second = llm && secondOpinionOf(llm, { gazetteer, reference, calls: modelCalls, clock, onFault });
  return new ReaderCascade(rules, second, onFault);
}

function replyMailOf({ smtpUrl, dataDir }: Configuration): { replyMail: ReplyMail; close(): Promise<void> } {
  const composer = new NodemailerComposer();
  if (smtpUrl === undefined) {
    return { replyMail: new FolderReplyMail(join(dataDir, 'outbox'), composer), close: async () => undefined };
  }
  const replyMail = new SmtpReplyMail(smtpUrl, composer);
  return { replyMail, close: async () => replyMail.close() };
}
