import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT_CONFIG, READY_MESSAGE } from '../../application/operations/exit-codes.js';
import { API_MESSAGES } from './api.messages.js';
import { bootstrap, type RunningServer, resolveConsoleFolder } from './bootstrap.js';
import { parseConfiguration } from './config/configuration.js';
import { InvalidConfigurationError } from './config/invalid-configuration-error.js';
import { startHeapCleaner } from './infrastructure/heap-cleaner.js';
import { createLogger, type Logger } from './infrastructure/logger.js';
import { limitProcessMemory } from './infrastructure/process-memory-limit.js';
import { startWatchdog } from './infrastructure/watchdog.js';

/** `dist/server/apps/api` lies four folders below the project. */
const PROJECT_ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
/** Names of faults whose sentences say what to do. */
const OPERATOR_ERRORS = ['EmbeddedPostgresError', 'UnsafeDatabaseError'];
/** A stop that takes longer than this is cut short; what was at hand is recovered at the next start. */
const STOP_TIMEOUT_MS = 9_500;

async function main(): Promise<void> {
  const configuration = parseConfiguration(process.env);
  const log = createLogger(configuration.logLevel);
  startWatchdog();
  startHeapCleaner();
  const starting = bootstrap(configuration, log, {
    consoleFolder: resolveConsoleFolder(PROJECT_ROOT),
    overrides: [limitProcessMemory()],
  });
  const stop = createStopHandler(starting, log);
  // Heard from the first moment on: one that is told to stop while it still starts, or just as it is ready, stops cleanly too.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const server = await starting;

  console.log(server.address ? `Istmo is ready at ${server.address}` : 'Istmo works the queue.');
  if (configuration.hasDemoData) console.log('Its quotations and customers are made up.');
  if (configuration.store === 'memory') console.log('All data is in memory: it ends with this process.');
  if (server.generatedPassword) {
    console.log(`Sign in as ${configuration.admin.email} with the password ${server.generatedPassword}`);
    console.log('The password is shown only this once.');
  }
  if (server.address && !configuration.webhookSecret) {
    console.log(`Webhook secret: in ${join(configuration.dataDir, 'secrets.json')}`);
  }
  notifySupervisor(() => stop('SIGTERM'));
}

/** Stops the server, once it has started, and ends the process; told again it goes on with that. */
function createStopHandler(starting: Promise<RunningServer>, log: Logger): (signal: NodeJS.Signals) => void {
  let isStopping = false;
  return (signal) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error }, 'the stop did not end cleanly');
          process.exit(1);
        },
      );
  };
}

/** Tells the supervisor, where there is one, that the server is ready; one that has died leaves no server behind. */
function notifySupervisor(stop: () => void): void {
  if (!process.send) return;
  if (process.connected) {
    process.on('disconnect', stop);
    process.send(READY_MESSAGE);
  } else {
    stop();
  }
}

main().catch((error: unknown) => {
  const isOperatorError =
    error instanceof InvalidConfigurationError || !(error instanceof Error) || isExpectedError(error);
  // A database that is away may come back by itself: its sentence is for people, and the server is started again.
  const isMessageEnough = isOperatorError || (error instanceof Error && error.name === 'DatabaseUnreachableError');
  console.error(isMessageEnough && error instanceof Error ? error.message : error);
  process.exit(isOperatorError && process.send ? EXIT_CONFIG : 1);
});

/** Faults whose sentence is all that a person needs. */
function isExpectedError(error: Error & { code?: unknown; port?: unknown }): boolean {
  if (error.code !== 'EADDRINUSE') return OPERATOR_ERRORS.includes(error.name);
  error.message = API_MESSAGES.portInUse(String(error.port));
  return true;
}
