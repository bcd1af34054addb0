import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NEEDS_A_PERSON, READY_WORD } from '../../application/operations/exit-codes.js';
import { configurationOf, WrongConfiguration } from './config/configuration.js';
import { builtConsole, type RunningDesk, startDesk } from './bootstrap.js';
import { type Log, logOf } from './infrastructure/logger.js';
import { keepWatch } from './infrastructure/watchdog.js';

/** `dist/server/apps/api` lies four folders below the project. */
const PROJECT_ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
/** Names of faults whose sentences say what to do. */
const FOR_PEOPLE = ['EmbeddedPostgresFailure', 'UnsafeDatabase'];
/** A stop that takes longer than this is cut short; what was at hand is recovered at the next start. */
const LONGEST_STOP_MS = 9_500;

async function main(): Promise<void> {
  const configuration = configurationOf(process.env);
  const log = logOf(configuration.logLevel);
  keepWatch();
  const starting = startDesk(configuration, log, { consoleFolder: builtConsole(PROJECT_ROOT) });
  const stop = stopOf(starting, log);
  // Heard from the first moment on: one that is told to stop while it still starts, or just as it is ready, stops cleanly too.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const desk = await starting;

  console.log(desk.address ? `Istmo is ready at ${desk.address}` : 'Istmo works the queue.');
  if (desk.generatedPassword) {
    console.log(`Sign in as ${configuration.admin.email} with the password ${desk.generatedPassword}`);
    console.log('The password is shown only this once.');
  }
  if (desk.address && !configuration.webhookSecret) {
    console.log(`Webhook secret: in ${join(configuration.dataDir, 'secrets.json')}`);
  }
  tellSupervisor(() => stop('SIGTERM'));
}

/** Stops the desk, once it has started, and ends the process; told again it goes on with that. */
function stopOf(starting: Promise<RunningDesk>, log: Log): (signal: NodeJS.Signals) => void {
  let isStopping = false;
  return (signal) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    starting
      .then((desk) => desk.stop())
      .then(
        () => process.exit(0),
        (fault: unknown) => {
          log.error({ fault }, 'the stop did not end cleanly');
          process.exit(1);
        },
      );
  };
}

/** Tells the supervisor, where there is one, that the desk is ready; one that has died leaves no desk behind. */
function tellSupervisor(stop: () => void): void {
  if (!process.send) return;
  if (process.connected) {
    process.on('disconnect', stop);
    process.send(READY_WORD);
  } else {
    stop();
  }
}

main().catch((fault: unknown) => {
  const isForPeople = fault instanceof WrongConfiguration || !(fault instanceof Error) || isExpected(fault);
  // A database that is away may come back by itself: its sentence is for people, and the desk is started again.
  const isSentence = isForPeople || (fault instanceof Error && fault.name === 'UnreachableDatabase');
  console.error(isSentence && fault instanceof Error ? fault.message : fault);
  process.exit(isForPeople && process.send ? NEEDS_A_PERSON : 1);
});

/** Faults whose sentence is all that a person needs. */
function isExpected(fault: Error & { code?: unknown }): boolean {
  if (fault.code !== 'EADDRINUSE') return FOR_PEOPLE.includes(fault.name);
  fault.message = 'The port is in use already: another Istmo may be running. Choose another one with PORT.';
  return true;
}
