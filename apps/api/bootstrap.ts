import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { WorkKind } from '../../application/jobs/job-queue.port.js';
import { type Configuration, cannotListen } from './config/configuration.js';
import { firstAdministrator } from './identity/seed-administrator.js';
import { Readiness } from './operations/readiness.js';
import type { Log } from './infrastructure/logger.js';
import { MetricsAddress } from './operations/metrics-server.js';
import { MetricsToken } from './operations/metrics-token.js';
import { warmUp } from './infrastructure/warm-up.js';
import { RecurringChore } from './infrastructure/scheduled-task.js';
import { type Secrets, secretsOf } from './config/secrets.js';
import { webServer } from './http/web-server.js';
import { deskWorld } from './infrastructure/create-infrastructure.js';
import { openStores } from './infrastructure/open-persistence.js';
import { providersOf } from './infrastructure/providers.js';
import { openSmtpDoor } from './infrastructure/smtp-receiver.js';
import type { StoreRoom } from './infrastructure/persistence.js';
import { type UseCases, useCasesOf } from './infrastructure/use-cases.js';

/** A running desk. */
export interface RunningDesk {
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
const RUNNERS: ReadonlyArray<{ readonly kinds: readonly WorkKind[]; readonly count: number }> = [
  { kinds: ['answer-email'], count: 4 },
  { kinds: ['send-reply', 'send-staff-mail'], count: 4 },
];
/** How long a stop waits for the work at hand; what is not done by then is taken up after its lease. */
const STOP_PATIENCE_MS = 6_000;
/** Old records are removed soon after the start, for processes that never live an hour, and then every hour. */
const FORGETTING_TIMES = { firstAfterMs: 30_000, everyMs: 3_600_000 };

/** News are looked for often: what waits for a person is told at once. */
const TELLING_TIMES = { firstAfterMs: 5_000, everyMs: 5_000 };

/** How soon replies leave when the mail server is back. */
const RESUMING_TIMES = { firstAfterMs: 15_000, everyMs: 15_000 };

/** What stands behind the ports of a desk. */
export interface Wiring {
  readonly openStores: typeof openStores;
  readonly deskWorld: typeof deskWorld;
}

/** What a desk is put together from besides its configuration. */
export interface DeskParts {
  /** Folder of the built console; undefined: no console is served. */
  readonly consoleFolder?: string;
  /** Another wiring than the usual one. */
  readonly wiring?: Wiring;
}

/** Starts the desk: stores, seed, administrator, workers, web server, in this order. */
export async function startDesk(configuration: Configuration, log: Log, parts: DeskParts = {}): Promise<RunningDesk> {
  if (configuration.workers !== 'only') await demandFreePort(configuration.host, configuration.port);
  const secrets = await secretsOf(configuration.dataDir, configuration);
  const wiring = parts.wiring ?? { openStores, deskWorld };
  const stores = await wiring.openStores(configuration, log);
  try {
    return await openForWork(configuration, stores, wiring, secrets, log, parts.consoleFolder);
  } catch (fault) {
    await stores.close();
    throw fault;
  }
}

async function openForWork(
  configuration: Configuration,
  stores: StoreRoom,
  wiring: Wiring,
  secrets: Secrets,
  log: Log,
  consoleFolder: string | undefined,
): Promise<RunningDesk> {
  const world = wiring.deskWorld(configuration, stores, log);
  const useCases = useCasesOf(stores, world);
  const generatedPassword = await firstAdministrator(stores, world.passwords, configuration.admin);

  const stopping = new AbortController();
  const runners = configuration.workers === 'none' ? [] : RUNNERS;
  const { workOffQueue } = useCases;
  const work = Promise.all([
    ...runners.flatMap(({ kinds, count }) =>
      Array.from({ length: count }, () => workOffQueue.run(stopping.signal, kinds)),
    ),
    ...(runners.length > 0 ? [workOffQueue.runSuspected(stopping.signal)] : []),
  ]);

  const { host, port, publicUrl, workers } = configuration;
  const desk = providersOf(stores, world, useCases, {
    webhookSecret: secrets.webhookSecret,
    metricsToken: configuration.metricsToken,
  });
  const app =
    workers === 'only'
      ? undefined
      : await webServer({
          desk,
          sessions: stores.sessions,
          clock: world.clock,
          sessionSecret: secrets.sessionSecret,
          publicUrl,
          host,
          port,
          log,
          consoleFolder,
        });
  await app?.listen(port, host);
  warmUp(world.reader).catch((fault: unknown) => log.error({ fault }, 'the reader could not be warmed up'));
  const { metricsListen, metricsToken } = configuration;
  const metricsAddress =
    metricsListen &&
    (await MetricsAddress.open(metricsListen, {
      metrics: world.metrics,
      queue: stores.queue,
      token: new MetricsToken(metricsToken),
      readiness: new Readiness(stores.queue, useCases.mailServer),
    }).catch((fault: unknown) => {
      throw cannotListen('METRICS_LISTEN', metricsListen, fault);
    }));
  const smtpDoor = app && (await openSmtpDoor(configuration, stores, world, useCases, log));
  const chores = workers === 'none' ? [] : choresOf(useCases, log);

  return {
    address: app && publicUrl,
    secrets,
    generatedPassword,
    stop: async () => {
      useCases.awaitOutcome.hurry();
      stopping.abort();
      const ends = [smtpDoor?.close(), app?.close(), work, ...chores.map((chore) => chore.stop())];
      await Promise.race([Promise.all(ends), after(STOP_PATIENCE_MS)]);
      await metricsAddress?.close();
      await world.close();
      await stores.close();
    },
  };
}

/** What is done again and again beside the work. */
function choresOf({ forgetOldRecords, resumeReplies, notifyStaff }: UseCases, log: Log): RecurringChore[] {
  return [
    new RecurringChore(
      FORGETTING_TIMES,
      (signal) => forgetOldRecords.execute(signal),
      (fault) => log.error({ fault }, 'old records could not be removed'),
    ),
    new RecurringChore(
      RESUMING_TIMES,
      () => resumeReplies.execute(),
      (fault) => log.error({ fault }, 'waiting replies could not be looked after'),
    ),
    new RecurringChore(
      TELLING_TIMES,
      () => notifyStaff.execute(),
      (fault) => log.error({ fault }, 'the staff could not be told the news'),
    ),
  ];
}

/** Refuses a second start at once, before anything is opened. @throws Error `EADDRINUSE` where somebody listens there */
async function demandFreePort(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

/** Where the console lies after a build. */
export function builtConsole(projectRoot: string): string {
  return join(projectRoot, 'dist', 'console');
}
