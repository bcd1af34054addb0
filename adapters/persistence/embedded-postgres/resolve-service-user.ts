import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import type { ServerBinaries } from './binaries.js';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { type ProgramResult, runProgram, type ServiceUser } from './run-program.js';
import type { ServerFolder } from './server-folder.js';

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Chooses the user that runs the server and gives it the folder. An ordinary user runs the server directly. Root takes,
 * in this order, the account that owns the cluster already, a user namespace of its own (root's mode-700 home stays
 * passable and files stay root's), and the accounts `postgres` and `nobody`. The first one that works is used; if none
 * does, the message names a command.
 */
export async function resolveServiceUser(folder: ServerFolder, binaries: ServerBinaries): Promise<ServiceUser> {
  const candidates = await listCandidates(folder);
  let lastEnd: ProgramResult | undefined;
  for (const candidate of candidates) {
    if (candidate.owner) await chown(folder.root, candidate.owner.uid, candidate.owner.gid);
    const end = await probeServiceUser(candidate, folder, binaries);
    if (end.code === 0) {
      await transferOwnership(folder, candidate);
      return candidate;
    }
    lastEnd = end;
  }
  if (process.getuid?.() === 0)
    throw new EmbeddedPostgresError(await buildRootMessage(folder, binaries, lastEnd?.output ?? ''));
  throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.cannotRunHere(lastEnd?.output || binaries.postgres));
}

const CURRENT_USER: ServiceUser = {
  name: 'this user',
  owner: undefined,
  rights: {},
  buildCommandLine: (program, args) => [program, ...args],
};

/** Inside, the only known user is the given account; outside, it is still the user who started us. */
function createNamespaceUser(account: Account): ServiceUser {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  return {
    name: 'a user namespace',
    owner: uid === 0 ? { uid, gid } : undefined,
    rights: {},
    buildCommandLine: (program, args) => [
      'unshare',
      '--user',
      `--map-user=${account.uid}`,
      `--map-group=${account.gid}`,
      program,
      ...args,
    ],
  };
}

function createAccountUser(account: Account): ServiceUser {
  const { name, uid, gid } = account;
  return { name, owner: { uid, gid }, rights: { uid, gid }, buildCommandLine: (program, args) => [program, ...args] };
}

async function listCandidates(folder: ServerFolder): Promise<ServiceUser[]> {
  const uid = process.getuid?.();
  if (uid === undefined || (uid !== 0 && hasUserName())) return [CURRENT_USER];
  const accounts = await readSystemAccounts();
  const nobody = accounts.find((account) => account.name === 'nobody');
  const postgres = accounts.find((account) => account.name === 'postgres');
  const mappedAccount = nobody ?? postgres;
  const namespaces = mappedAccount && process.platform === 'linux' ? [createNamespaceUser(mappedAccount)] : [];
  if (uid !== 0) return [...namespaces, CURRENT_USER];
  const ownerUid = await stat(folder.cluster).then(
    (status) => status.uid,
    () => 0,
  );
  const owner = accounts.find((account) => account.uid === ownerUid && account.uid !== 0);
  const drops = [owner, postgres, nobody].filter((account) => account !== undefined).map(createAccountUser);
  return owner ? [...drops.slice(0, 1), ...namespaces, ...drops.slice(1)] : [...namespaces, ...drops];
}

/** initdb refuses a uid without a name, as containers with arbitrary users have. */
function hasUserName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function readSystemAccounts(): Promise<Account[]> {
  const lines = await readFile('/etc/passwd', 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const accounts: Account[] = [];
  for (const line of lines) {
    const [name, , uid, gid] = line.split(':');
    if (name && uid && gid) accounts.push({ name, uid: Number(uid), gid: Number(gid) });
  }
  return accounts;
}

/** Under these rights, can the folder be written and does the program run? */
function probeServiceUser(
  serviceUser: ServiceUser,
  folder: ServerFolder,
  binaries: ServerBinaries,
): Promise<ProgramResult> {
  if (process.platform === 'win32') return runProgram(serviceUser, binaries.postgres, ['-V'], binaries.environment);
  const script = 'test -w "$0" && exec "$1" -V';
  return runProgram(serviceUser, 'sh', ['-c', script, folder.root, binaries.postgres], binaries.environment);
}

/** Root alone can give files away, and does so only for the server's own files. */
async function transferOwnership(folder: ServerFolder, { owner }: ServiceUser): Promise<void> {
  if (!owner) return;
  for (const entry of await readdir(folder.root)) await changeOwner(join(folder.root, entry), owner);
}

async function changeOwner(path: string, owner: { readonly uid: number; readonly gid: number }): Promise<void> {
  const status = await stat(path).catch(() => undefined);
  if (status?.uid === owner.uid) return;
  const inside = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => []);
  for (const entry of inside) await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  await lchown(path, owner.uid, owner.gid); // last, so that an interrupted hand-over is taken up again
}

async function buildRootMessage(folder: ServerFolder, binaries: ServerBinaries, output: string): Promise<string> {
  const closed = new Set([...(await findClosedParents(folder.root)), ...(await findClosedParents(binaries.nativeDir))]);
  const command =
    closed.size > 0 ? `chmod o+x ${[...closed].join(' ')} && npm start` : 'runuser -u nobody -- npm start';
  return EMBEDDED_POSTGRES_MESSAGES.noServiceUser({
    folder: folder.root,
    output: output ? ` (${output})` : '',
    command,
  });
}

/** The folders above a path that other users cannot pass. */
async function findClosedParents(path: string): Promise<string[]> {
  const parent = dirname(path);
  const above = parent === path ? [] : await findClosedParents(parent);
  const { mode } = await stat(parent);
  return (mode & 0o001) === 0 ? [...above, parent] : above;
}
