import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareBinaries, type ServerBinaries } from './binaries.js';
import { chooseRunAs } from './resolve-service-user.js';
import { EmbeddedPostgresFailure } from './embedded-postgres-error.js';
import { chooseFreePort, isFree } from './free-port.js';
import {
  FRUGAL_SHARED_BUFFERS,
  type LaunchedPostmaster,
  launchPostmaster,
  SHARED_BUFFERS,
} from './launch-postmaster.js';
import { makeCluster } from './create-cluster.js';
import { disownReusedPid, findPostmaster, postmasterGone } from './postmaster.js';
import { assertDurable, type ServerAddress, untilServing } from './server-connection.js';
import type { ServerFolder } from './server-folder.js';
import { withStartLock } from './start-lock.js';
import { stopPostmaster } from './stop-postmaster.js';

const PATIENCE_WITH_OLD_BACKENDS_MS = 15_000;
const LOOK_AGAIN_MS = 200;
const PASSWORD_BYTES = 24;

/** A server that takes queries. */
export interface ServingPostmaster extends ServerAddress {
  /** It ran already when we came. */
  readonly adopted: boolean;
  /** Resolves when the process has ended or the watch is called off. */
  gone(calledOff: AbortSignal): Promise<void>;
}

/** What bringing up needs to know besides the folder. */
export interface BringUpSettings {
  readonly nativeDir: string | undefined;
  /** The port that others hold on to already; `undefined` lets a new one be chosen where the stored one is taken. */
  readonly boundToPort: number | undefined;
  /** Nobody wants the server any more: no new attempt is begun. */
  readonly calledOff: AbortSignal;
  log(sentence: string): void;
}

/**
 * Leaves exactly one durable server serving on the folder: the one that runs there, or a new one; the cluster is made where
 * there is none. Several calls at once, in one process or in many, agree on the same server.
 */
export function bringUp(folder: ServerFolder, settings: BringUpSettings): Promise<ServingPostmaster> {
  return withStartLock(folder.root, async () => {
    const binaries = await prepareBinaries(settings.nativeDir, folder.links);
    await refuseOtherMajor(folder, binaries);
    const serving = (await adopt(folder, settings)) ?? (await start(folder, binaries, settings));
    try {
      await assertDurable(serving);
    } catch (error) {
      if (error instanceof EmbeddedPostgresFailure) await stopPostmaster(folder);
      throw error;
    }
    return serving;
  });
}

async function refuseOtherMajor(folder: ServerFolder, binaries: ServerBinaries): Promise<void> {
  const major = await folder.clusterMajor();
  if (major === undefined || major === binaries.major) return;
  throw new EmbeddedPostgresFailure(
    `The database in ${folder.root} was made by PostgreSQL ${major}, but this version brings PostgreSQL ${binaries.major}: back the desk up with the version that made it, move the folder away, start again and restore the backup.`,
  );
}

/** The server that runs on the folder already, once it serves; `undefined` where there is none, or it was just ending. */
async function adopt(folder: ServerFolder, settings: BringUpSettings): Promise<ServingPostmaster | undefined> {
  const pid = await findPostmaster(folder.cluster);
  if (pid === undefined) return undefined;
  const state = await folder.readState();
  if (state?.port === undefined) {
    throw new EmbeddedPostgresFailure(
      `PostgreSQL runs on ${folder.root} (process ${pid}), but ${folder.stateFile} does not say where: restore that file from a backup of the same folder.`,
    );
  }
  const address = { port: state.port, password: state.password };
  const isGone = async () => (await findPostmaster(folder.cluster)) !== pid;
  if (!(await untilServing(address, isGone))) return undefined;
  settings.log(`PostgreSQL was left running on ${folder.root} and is used again.`);
  return { ...address, adopted: true, gone: (calledOff) => postmasterGone(pid, folder.cluster, calledOff) };
}

async function start(
  folder: ServerFolder,
  binaries: ServerBinaries,
  settings: BringUpSettings,
): Promise<ServingPostmaster> {
  const runAs = await chooseRunAs(folder, binaries);
  const password = await passwordFor(folder);
  if ((await folder.clusterMajor()) === undefined) {
    settings.log(`A new database is made in ${folder.root}.`);
    await makeCluster(folder, binaries, runAs, password);
  }
  let sharedBuffers = SHARED_BUFFERS;
  const giveUpAtMs = Date.now() + PATIENCE_WITH_OLD_BACKENDS_MS;
  for (;;) {
    if (settings.calledOff.aborted) throw new EmbeddedPostgresFailure('The start of PostgreSQL was called off.');
    const port = await portFor(folder, password, settings);
    await disownReusedPid(folder.cluster);
    const launched = await launchPostmaster(folder, binaries, runAs, { port, sharedBuffers });
    let ended = false;
    const untilEnd = launched.ended.finally(() => {
      ended = true;
    });
    untilEnd.catch(() => undefined);
    if (await untilServing({ port, password }, () => ended)) {
      settings.log(`PostgreSQL ${binaries.major} serves ${folder.root} on 127.0.0.1:${port}, run by ${runAs.name}.`);
      return { port, password, adopted: false, gone: (calledOff) => endOrCall(untilEnd, calledOff) };
    }
    const said = await launched.said();
    // A start that was killed right here a moment ago may have left a server that had not yet written its lock file.
    const rival = await adopt(folder, settings);
    if (rival) return rival;
    const why = whyItEnded(said);
    if (why === 'no memory' && sharedBuffers !== FRUGAL_SHARED_BUFFERS) {
      settings.log(
        `The kernel refuses ${sharedBuffers} of shared memory; PostgreSQL starts with ${FRUGAL_SHARED_BUFFERS}.`,
      );
      sharedBuffers = FRUGAL_SHARED_BUFFERS;
    } else if ((why === 'old backends' || why === 'port taken') && Date.now() < giveUpAtMs) {
      await delay(LOOK_AGAIN_MS);
    } else {
      throw new EmbeddedPostgresFailure(`PostgreSQL ended at its start: ${reasonIn(said)} (log: ${folder.logFile}).`);
    }
  }
}

async function passwordFor(folder: ServerFolder): Promise<string> {
  const state = await folder.readState();
  if (state) return state.password;
  if ((await folder.clusterMajor()) !== undefined) {
    throw new EmbeddedPostgresFailure(
      `${folder.stateFile}, which holds the password of the database, is missing: restore it from a backup of the same folder.`,
    );
  }
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  await folder.writeState({ port: undefined, password });
  return password;
}

/** The stored port while it is free; a stranger's port is left to him and another one is stored. */
async function portFor(folder: ServerFolder, password: string, settings: BringUpSettings): Promise<number> {
  const stored = settings.boundToPort ?? (await folder.readState())?.port;
  if (stored !== undefined && (await isFree(stored))) return stored;
  if (settings.boundToPort !== undefined) {
    throw new EmbeddedPostgresFailure(
      `Port ${settings.boundToPort} of PostgreSQL was taken by another program; it must be free again.`,
    );
  }
  const port = await chooseFreePort();
  await folder.writeState({ port, password });
  return port;
}

function whyItEnded(said: string): 'port taken' | 'no memory' | 'old backends' | 'other' {
  if (/could not create any TCP\/IP sockets|could not bind/i.test(said)) return 'port taken';
  if (/lock file .* already exists|pre-existing shared memory block/i.test(said)) return 'old backends';
  if (/could not (?:map|create|allocate|attach|resize).*shared memory|Cannot allocate memory/i.test(said))
    return 'no memory';
  return 'other';
}

/** The first complaint of the log, in PostgreSQL's words. */
function reasonIn(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1);
  return fatal?.replace(/^.*?(?:FATAL|PANIC):\s*/, '') ?? 'it said nothing';
}

function endOrCall(end: LaunchedPostmaster['ended'], calledOff: AbortSignal): Promise<void> {
  if (calledOff.aborted) return Promise.resolve();
  const called = new Promise<void>((resolve) => calledOff.addEventListener('abort', () => resolve(), { once: true }));
  return Promise.race([end, called]).catch(() => undefined);
}
