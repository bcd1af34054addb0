import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureApplicationRole } from './application-role.js';
import { prepareBinaries, type ServerBinaries } from './binaries.js';
import { createCluster } from './create-cluster.js';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { findFreePort, isPortFree } from './free-port.js';
import { type LaunchedPostmaster, launchPostmaster, MIN_SHARED_BUFFERS, SHARED_BUFFERS } from './launch-postmaster.js';
import { clearReusedPid, findPostmaster, waitUntilPostmasterExits } from './postmaster.js';
import { resolveServiceUser } from './resolve-service-user.js';
import { assertDurable, describePlace, type ServerAddress, waitUntilServing } from './server-connection.js';
import type { ServerFolder } from './server-folder.js';
import { giveSocketFolder, makeSocketFolder } from './socket-folder.js';
import { withStartLock } from './start-lock.js';
import { stopPostmaster } from './stop-postmaster.js';

const OLD_BACKENDS_TIMEOUT_MS = 15_000;
const RETRY_INTERVAL_MS = 200;
const PASSWORD_BYTES = 24;
/** The number in the name of a socket, where no earlier release has stored another one. */
const SOCKET_PORT = 5432;

type Passwords = Pick<ServerAddress, 'password' | 'applicationPassword'>;

/** A server that takes queries. */
export interface ServingPostmaster extends ServerAddress {
  /** It ran already when we came. */
  readonly adopted: boolean;
  /** Resolves when the process has ended or the watch is called off. */
  waitUntilExit(calledOff: AbortSignal): Promise<void>;
}

/** What bringing up needs to know besides the folder. */
export interface StartSettings {
  readonly nativeDir: string | undefined;
  /** The port that others hold on to already; `undefined` lets a new one be chosen where the stored one is taken. */
  readonly boundToPort: number | undefined;
  /** Reached by TCP also where there are sockets. */
  readonly isTcpOnly?: boolean | undefined;
  /** The server is no longer needed: no new attempt is started. */
  readonly calledOff: AbortSignal;
  log(message: string): void;
}

/**
 * Ensures that exactly one durable server runs on the folder: the running one, or a new one; the cluster is created if
 * there is none. Concurrent calls, in one process or in many, agree on the same server.
 */
export function startOrAdopt(folder: ServerFolder, settings: StartSettings): Promise<ServingPostmaster> {
  return withStartLock(folder.root, async () => {
    const binaries = await prepareBinaries(settings.nativeDir, folder.links);
    await assertSameMajor(folder, binaries);
    const serving = (await adopt(folder, settings)) ?? (await start(folder, binaries, settings));
    try {
      await assertDurable(serving);
      await ensureApplicationRole(serving);
    } catch (error) {
      if (error instanceof EmbeddedPostgresError) await stopPostmaster(folder);
      throw error;
    }
    return serving;
  });
}

async function assertSameMajor(folder: ServerFolder, binaries: ServerBinaries): Promise<void> {
  const major = await folder.readClusterMajor();
  if (major === undefined || major === binaries.major) return;
  throw new EmbeddedPostgresError(
    EMBEDDED_POSTGRES_MESSAGES.otherMajorVersion({ folder: folder.root, madeBy: major, brought: binaries.major }),
  );
}

/** The server that runs on the folder already, once it serves; `undefined` where there is none, or it was just ending. */
async function adopt(folder: ServerFolder, settings: StartSettings): Promise<ServingPostmaster | undefined> {
  const pid = await findPostmaster(folder.cluster);
  if (pid === undefined) return undefined;
  const state = await folder.readState();
  if (state?.port === undefined) {
    throw new EmbeddedPostgresError(
      EMBEDDED_POSTGRES_MESSAGES.addressUnknown({ folder: folder.root, pid, stateFile: folder.stateFile }),
    );
  }
  const passwords = await resolvePasswords(folder);
  const address = { port: state.port, socketFolder: state.socketFolder, ...passwords };
  const isGone = async () => (await findPostmaster(folder.cluster)) !== pid;
  if (!(await waitUntilServing(address, isGone))) return undefined;
  settings.log(EMBEDDED_POSTGRES_MESSAGES.usedAgain(folder.root));
  return {
    ...address,
    adopted: true,
    waitUntilExit: (calledOff) => waitUntilPostmasterExits(pid, folder.cluster, calledOff),
  };
}

async function start(
  folder: ServerFolder,
  binaries: ServerBinaries,
  settings: StartSettings,
): Promise<ServingPostmaster> {
  const socketFolder = settings.isTcpOnly
    ? undefined
    : await makeSocketFolder(folder.root, (await folder.readState())?.socketFolder);
  const serviceUser = await resolveServiceUser(folder, binaries);
  await giveSocketFolder(socketFolder, serviceUser.owner);
  const passwords = await resolvePasswords(folder);
  if ((await folder.readClusterMajor()) === undefined) {
    settings.log(EMBEDDED_POSTGRES_MESSAGES.newDatabase(folder.root));
    await createCluster(folder, binaries, serviceUser, passwords.password);
  }
  let sharedBuffers = SHARED_BUFFERS;
  const giveUpAtMs = Date.now() + OLD_BACKENDS_TIMEOUT_MS;
  for (;;) {
    if (settings.calledOff.aborted) throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.startCalledOff);
    const port = await resolvePort(folder, { ...passwords, socketFolder }, settings);
    await clearReusedPid(folder.cluster);
    const launched = await launchPostmaster(folder, binaries, serviceUser, { port, socketFolder, sharedBuffers });
    let ended = false;
    const untilEnd = launched.ended.finally(() => {
      ended = true;
    });
    untilEnd.catch(() => undefined);
    const address = { port, socketFolder, ...passwords };
    if (await waitUntilServing(address, () => ended)) {
      settings.log(
        EMBEDDED_POSTGRES_MESSAGES.serving({
          major: binaries.major,
          folder: folder.root,
          place: describePlace(address),
          user: serviceUser.name,
        }),
      );
      return { ...address, adopted: false, waitUntilExit: (calledOff) => waitForEndOrCancel(untilEnd, calledOff) };
    }
    const output = await launched.readOutput();
    // A start that was killed right here a moment ago may have left a server that had not yet written its lock file.
    const rival = await adopt(folder, settings);
    if (rival) return rival;
    const why = classifyStartError(output);
    if (why === 'no memory' && sharedBuffers !== MIN_SHARED_BUFFERS) {
      settings.log(
        EMBEDDED_POSTGRES_MESSAGES.sharedMemoryRefused({ refused: sharedBuffers, used: MIN_SHARED_BUFFERS }),
      );
      sharedBuffers = MIN_SHARED_BUFFERS;
    } else if ((why === 'old backends' || why === 'port taken') && Date.now() < giveUpAtMs) {
      await delay(RETRY_INTERVAL_MS);
    } else {
      throw new EmbeddedPostgresError(
        EMBEDDED_POSTGRES_MESSAGES.endedAtStart({ reason: extractReason(output), logFile: folder.logFile }),
      );
    }
  }
}

/** The stored passwords; what is missing of them is made, and stored before a role has it. */
async function resolvePasswords(folder: ServerFolder): Promise<Passwords> {
  const state = await folder.readState();
  if (!state && (await folder.readClusterMajor()) !== undefined) {
    throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.stateMissing(folder.stateFile));
  }
  const createPassword = () => randomBytes(PASSWORD_BYTES).toString('base64url');
  const password = state?.password ?? createPassword();
  const applicationPassword = state?.applicationPassword ?? createPassword();
  if (!state?.applicationPassword)
    await folder.writeState({ port: undefined, ...state, password, applicationPassword });
  return { password, applicationPassword };
}

/** The stored port if it is free; if another program uses it, another one is stored. A socket has its folder for itself. */
async function resolvePort(
  folder: ServerFolder,
  { socketFolder, ...passwords }: Omit<ServerAddress, 'port'>,
  settings: StartSettings,
): Promise<number> {
  const state = await folder.readState();
  const stored = settings.boundToPort ?? state?.port;
  if (socketFolder !== undefined) {
    const port = stored ?? SOCKET_PORT;
    if (state?.port !== port || state.socketFolder !== socketFolder) {
      await folder.writeState({ port, socketFolder, ...passwords });
    }
    return port;
  }
  if (stored !== undefined && (await isPortFree(stored))) return stored;
  if (settings.boundToPort !== undefined) {
    throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.portTaken(settings.boundToPort));
  }
  const port = await findFreePort();
  await folder.writeState({ port, ...passwords });
  return port;
}

function classifyStartError(output: string): 'port taken' | 'no memory' | 'old backends' | 'other' {
  if (/could not create any (?:TCP\/IP|Unix-domain) sockets|could not bind/i.test(output)) return 'port taken';
  if (/lock file .* already exists|pre-existing shared memory block/i.test(output)) return 'old backends';
  if (/could not (?:map|create|allocate|attach|resize).*shared memory|Cannot allocate memory/i.test(output))
    return 'no memory';
  return 'other';
}

/** The first complaint of the log, in PostgreSQL's words. */
function extractReason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1);
  return fatal?.replace(/^.*?(?:FATAL|PANIC):\s*/, '') ?? 'it said nothing';
}

function waitForEndOrCancel(end: LaunchedPostmaster['ended'], calledOff: AbortSignal): Promise<void> {
  if (calledOff.aborted) return Promise.resolve();
  const called = new Promise<void>((resolve) => calledOff.addEventListener('abort', () => resolve(), { once: true }));
  return Promise.race([end, called]).catch(() => undefined);
}
