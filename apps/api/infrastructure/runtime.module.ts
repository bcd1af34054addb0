import { Module } from '@nestjs/common';
import { AesSecretCipher } from '../../../adapters/identity/aes-secret-cipher.js';
import { Argon2PasswordHasher } from '../../../adapters/identity/argon2-password-hasher.js';
import { HmacAnswerLinks } from '../../../adapters/identity/hmac-answer-links.js';
import { NodeHasher } from '../../../adapters/identity/node-hasher.js';
import { OtpauthTotp } from '../../../adapters/identity/otpauth-totp.js';
import { RandomSecretGenerator } from '../../../adapters/identity/random-secret-generator.js';
import { ZxcvbnPasswordStrength } from '../../../adapters/identity/zxcvbn-password-strength.js';
import { PrometheusMetrics } from '../../../adapters/runtime/prometheus/prometheus-metrics.js';
import { SystemClock } from '../../../adapters/runtime/system-clock.js';
import { WorkerPoolFactory } from '../../../adapters/runtime/worker-pool/worker-pool.port.js';
import { WorkerThreadPoolFactory } from '../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { HttpWebhookSender } from '../../../adapters/webhooks/http-webhook-sender.js';
import { PipelineListener } from '../../../application/events/pipeline-events.port.js';
import { PasswordHasher } from '../../../application/identity/password-hasher.port.js';
import { PasswordStrength } from '../../../application/identity/password-strength.port.js';
import { SecretGenerator } from '../../../application/identity/secret-generator.port.js';
import { Totp } from '../../../application/identity/totp.port.js';
import { MailMemory } from '../../../application/inbound-mail/byte-budget.js';
import { WebhookSender } from '../../../application/integrations/webhook-sender.port.js';
import type { Job } from '../../../application/jobs/job-queue.port.js';
import type { ErrorListener } from '../../../application/jobs/job-worker.js';
import { MetricsExporter } from '../../../application/operations/metrics-exporter.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { Hasher } from '../../../domain/hasher.port.js';
import { AnswerLinks } from '../../../domain/quoting/outcome/answer-links.port.js';
import { SecretCipher } from '../../../domain/secret-cipher.port.js';
import { Configuration } from '../config/configuration.js';
import { Secrets } from '../config/secrets.js';
import { MAIL_MEMORY_LIMITS } from '../http/limits.js';
import { type AdapterModule, createAdapterModule } from './adapter-module.js';
import type { Logger } from './logger.js';
import { CompositeListener, LoggingListener } from './logging-listener.js';
import { provide, provideExisting, provideFactory, provideValue } from './provide.js';
import { JOB_ERROR_LISTENER, LOGGER } from './tokens.js';

/** What every process has: clock, hashes, threads, metrics. */
@Module({})
export class RuntimeModule {}

/** Binds the clock, the hashes, the worker threads, and those who watch the pipeline. */
export function createRuntimeModule(): AdapterModule {
  return createAdapterModule(RuntimeModule, [
    provideValue(Clock, new SystemClock()),
    provideValue(Hasher, new NodeHasher()),
    provideValue(PasswordHasher, new Argon2PasswordHasher()),
    provideValue(PasswordStrength, new ZxcvbnPasswordStrength()),
    provideValue(Totp, new OtpauthTotp()),
    provideValue(SecretGenerator, new RandomSecretGenerator()),
    provideFactory(WebhookSender, createWebhookSender, [Configuration]),
    provideFactory(SecretCipher, createSecretCipher, [Configuration, Secrets]),
    provideFactory(AnswerLinks, createAnswerLinks, [Configuration, Secrets]),
    provideValue(WorkerPoolFactory, new WorkerThreadPoolFactory()),
    provideFactory(MailMemory, () => new MailMemory(MAIL_MEMORY_LIMITS), []),
    provide(PrometheusMetrics, []),
    provideExisting(MetricsExporter, PrometheusMetrics),
    provideFactory(PipelineListener, createPipelineListener, [PrometheusMetrics, LOGGER]),
    provideFactory(JOB_ERROR_LISTENER, createJobErrorListener, [LOGGER]),
  ]);
}

function createWebhookSender({ allowsPrivateWebhooks }: Configuration): WebhookSender {
  return new HttpWebhookSender({ allowsPrivateTargets: allowsPrivateWebhooks });
}

function createSecretCipher({ encryptionSecret }: Configuration, { sessionSecret }: Secrets): SecretCipher {
  return new AesSecretCipher(encryptionSecret ?? sessionSecret);
}

/** Links follow a public address alone: nobody else reaches the one of this machine. */
function createAnswerLinks({ publicUrl, hasPublicUrl }: Configuration, { sessionSecret }: Secrets): AnswerLinks {
  return new HmacAnswerLinks(sessionSecret, hasPublicUrl ? publicUrl : undefined);
}

function createPipelineListener(metrics: PrometheusMetrics, log: Logger): PipelineListener {
  return new CompositeListener([metrics, new LoggingListener(log)]);
}

function createJobErrorListener(log: Logger): ErrorListener {
  return (error, job) =>
    log.error({ error, work: job?.kind, attempts: job?.attempts, ...describeJob(job) }, 'work failed');
}

/** What a job is about, as log lines name it. */
function describeJob(job: Job | undefined) {
  if (job === undefined) return {};
  const { kind, subjectId } = job;
  if (kind === 'send-staff-mail') return { staffMailId: subjectId };
  if (kind === 'deliver-webhook') return { webhookDeliveryId: subjectId };
  return kind === 'answer-email' ? { emailId: subjectId } : { replyId: subjectId };
}
