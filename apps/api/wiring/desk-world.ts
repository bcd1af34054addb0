import { join } from 'node:path';
import { Argon2Passwords } from '../../../adapters/argon2/argon2-passwords.js';
import { WorkerTexts } from '../../../adapters/attachments/worker-texts.js';
import { BuiltInGazetteer } from '../../../adapters/gazetteer/built-in-gazetteer.js';
import { GreatCircleRoadDistance } from '../../../adapters/gazetteer/great-circle-road-distance.js';
import { HtmlBodyText } from '../../../adapters/html-text/html-body-text.js';
import { FolderReplyMail } from '../../../adapters/mail-folder/folder-reply-mail.js';
import { PrometheusWatch } from '../../../adapters/prometheus/prometheus-watch.js';
import { PublicSuffixRegistry } from '../../../adapters/public-suffix/public-suffix-registry.js';
import { ThreadedMimeReader } from '../../../adapters/raw-mime/threaded-mime-reader.js';
import { ReaderCascade } from '../../../adapters/reader-cascade/reader-cascade.js';
import { BilingualReplyFace } from '../../../adapters/reply-face/bilingual-reply-face.js';
import { ThreadedReplyDocument } from '../../../adapters/reply-face/threaded-reply-document.js';
import { ThreadedRuleReader } from '../../../adapters/rule-reader/threaded-rule-reader.js';
import { NodemailerComposer } from '../../../adapters/smtp/nodemailer-composer.js';
import { SmtpReplyMail } from '../../../adapters/smtp/smtp-reply-mail.js';
import { SystemClock } from '../../../adapters/system-clock/system-clock.js';
import { WorkerThreadTeams } from '../../../adapters/worker-threads/worker-thread-teams.js';
import type { Work } from '../../../application/work-queue.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { ReplyMail } from '../../../domain/reply/reply-mail.port.js';
import type { ShipmentReader } from '../../../domain/shipment-request/shipment-reader.port.js';
import type { Configuration } from '../configuration.js';
import type { Log } from '../log.js';
import { LogWatch, ManyWatch } from '../log-watch.js';
import { secondOpinionOf } from './second-opinion.js';
import type { StoreRoom } from './store-room.js';
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
