import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { JobType } from '../../application/jobs/job-queue.port.js';
import { type Configuration, createListenError } from './config/configuration.js';
import { resolveSecrets, type Secrets } from './config/secrets.js';
import { createWebServer } from './http/web-server.js';
import { seedAdministrator } from './identity/seed-administrator.js';
import { createInfrastructure } from './infrastructure/create-infrastructure.js';
import type { Logger } from './infrastructure/logger.js';
import { openPersistence } from './infrastructure/open-persistence.js';
import type { Persistence } from './infrastructure/persistence.js';
import { createProviders } from './infrastructure/providers.js';
import { ScheduledTask } from './infrastructure/scheduled-task.js';
import { startSmtpReceiver } from './infrastructure/smtp-receiver.js';
import { createUseCases, type UseCases } from './infrastructure/use-cases.js';
import { warmUp } from './infrastructure/warm-up.js';
import { MetricsServer } from './operations/metrics-server.js';
import { MetricsToken } from './operations/metrics-token.js';
import { Readiness } from './operations/readiness.js';

/** A running desk. */
export interface RunningServer {
  /** Where it listens; undefined for a process that only works the queue. */
  readonly address: string | undefined;
  readonly secrets: Secrets;
  /** The password of an administrator made just now; undefined where there was one, or it was given. */
  readonly generatedPassword: string | undefined;
  /** Ends it: no new calls, the work at hand is finished, then everything is let go. */
  stop(): Promise<void>;
}

/**
 * How many pieces of each kind a process works at a time: those who answer never send, so that no caller of a door waits
 * behind a mail server that takes its time.
 */
const WORKER_GROUPS: ReadonlyArray<{ readonly jobTypes: readonly JobType[]; readonly count: number }> = [
  { jobTypes: ['answer-email'], count: 4 },
  { jobTypes: ['send-reply', 'send-staff-mail'], count: 4 },
];
/** How long a stop waits for the work at hand; what is not done by then is taken up after its lease. */
const STOP_TIMEOUT_MS = 6_000;
/** Old records are removed soon after the start, for processes that never live an hour, and then every hour. */
const PURGE_SCHEDULE = { firstAfterMs: 30_000, everyMs: 3_600_000 };

/** News are looked for often: what needs review is told at once. */
const NOTIFICATION_SCHEDULE = { firstAfterMs: 5_000, everyMs: 5_000 };

/** How soon replies leave when the mail server is back. */
const RETRY_SCHEDULE = { firstAfterMs: 15_000, everyMs: 15_000 };

/** What stands behind the ports of a desk. */
export interface InfrastructureFactories {
  readonly openPersistence: typeof openPersistence;
  readonly createInfrastructure: typeof createInfrastructure;
}

/** What a desk is put together from besides its configuration. */
export interface BootstrapOptions {
  /** Folder of the built console; undefined: no console is served. */
  readonly consoleFolder?: string;
  /** Another wiring than the usual one. */
  readonly factories?: InfrastructureFactories;
}

/** Starts the desk: stores, seed, administrator, workers, web server, in this order. */
export async function bootstrap(
  configuration: Configuration,
  log: Logger,
  options: BootstrapOptions = {},
): Promise<RunningServer> {
  if (configuration.workers !== 'only') await assertPortFree(configuration.host, configuration.port);
  const secrets = await resolveSecrets(configuration.dataDir, configuration);
  const factories = options.factories ?? { openPersistence, createInfrastructure };
  const persistence = await factories.openPersistence(configuration, log);
  try {
    return await startServer(configuration, persistence, factories, secrets, log, options.consoleFolder);
  } catch (error) {
    await persistence.close();
    throw error;
  }
}

async function startServer(
  configuration: Configuration,
  persistence: Persistence,
  factories: InfrastructureFactories,
  secrets: Secrets,
  log: Logger,
  consoleFolder: string | undefined,
): Promise<RunningServer> {
  const infrastructure = factories.createInfrastructure(configuration, persistence, log);
  const useCases = createUseCases(persistence, infrastructure);
  const generatedPassword = await seedAdministrator(persistence, infrastructure.passwordHasher, configuration.admin);

  const stopping = new AbortController();
  const workerGroups = configuration.workers === 'none' ? [] : WORKER_GROUPS;
  const { jobWorker } = useCases;
  const workersDone = Promise.all([
    ...workerGroups.flatMap(({ jobTypes, count }) =>
      Array.from({ length: count }, () => jobWorker.run(stopping.signal, jobTypes)),
    ),
    ...(workerGroups.length > 0 ? [jobWorker.runSuspected(stopping.signal)] : []),
  ]);

  const { host, port, publicUrl, workers: workerMode } = configuration;
  const providers = createProviders(persistence, infrastructure, useCases, {
    webhookSecret: secrets.webhookSecret,
    metricsToken: configuration.metricsToken,
  });
  const app =
    workerMode === 'only'
      ? undefined
      : await createWebServer({
          providers,
          sessions: persistence.sessions,
          clock: infrastructure.clock,
          sessionSecret: secrets.sessionSecret,
          publicUrl,
          host,
          port,
          log,
          consoleFolder,
        });
  await app?.listen(port, host);
  warmUp(infrastructure.shipmentExtractor).catch((error: unknown) =>
    log.error({ error: error }, 'the reader could not be warmed up'),
  );
  const { metricsListen, metricsToken } = configuration;
  const metricsServer =
    metricsListen &&
    (await MetricsServer.start(metricsListen, {
      metrics: infrastructure.metricsExporter,
      queue: persistence.queue,
      token: new MetricsToken(metricsToken),
      readiness: new Readiness(persistence.queue, useCases.mailServer),
    }).catch((error: unknown) => {
      throw createListenError('METRICS_LISTEN', metricsListen, error);
    }));
  const smtpReceiver = app && (await startSmtpReceiver(configuration, persistence, infrastructure, useCases, log));
  const scheduledTasks = workerMode === 'none' ? [] : createScheduledTasks(useCases, log);

  return {
    address: app && publicUrl,
    secrets,
    generatedPassword,
    stop: async () => {
      useCases.awaitOutcome.releaseWaiters();
      stopping.abort();
      const shutdowns = [
        smtpReceiver?.close(),
        app?.close(),
        workersDone,
        ...scheduledTasks.map((task) => task.stop()),
      ];
      await Promise.race([Promise.all(shutdowns), delay(STOP_TIMEOUT_MS)]);
      await metricsServer?.close();
      await infrastructure.close();
      await persistence.close();
    },
  };
}

/** What is done again and again beside the work. */
function createScheduledTasks(
  { purgeExpiredRecords, retryDelayedReplies, sendStaffNotifications }: UseCases,
  log: Logger,
): ScheduledTask[] {
  return [
    new ScheduledTask(
      PURGE_SCHEDULE,
      (signal) => purgeExpiredRecords.execute(signal),
      (error) => log.error({ error: error }, 'old records could not be removed'),
    ),
    new ScheduledTask(
      RETRY_SCHEDULE,
      () => retryDelayedReplies.execute(),
      (error) => log.error({ error: error }, 'retry of delayed replies failed'),
    ),
    new ScheduledTask(
      NOTIFICATION_SCHEDULE,
      () => sendStaffNotifications.execute(),
      (error) => log.error({ error: error }, 'staff notifications failed'),
    ),
  ];
}

/** Refuses a second start at once, before anything is opened. @throws Error `EADDRINUSE` where somebody listens there */
async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

/** Where the console lies after a build. */
export function resolveConsoleFolder(projectRoot: string): string {
  return join(projectRoot, 'dist', 'console');
}
