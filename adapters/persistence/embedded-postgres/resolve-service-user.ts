import { createHash } from 'node:crypto';
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import type { ServerBinaries } from './binaries.js';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { type ProgramResult, runProgram, type ServiceUser } from './run-program.js';
import type { ServerFolder } from './server-folder.js';

/** Numbers of users that no distribution gives to anybody (systemd lists 60578 to 61183 as unused). */
const FIRST_PRIVATE_UID = 60_600;
const PRIVATE_UIDS = 500;

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Chooses the user that runs the server and gives it the folder. An ordinary user runs the server directly. Root takes,
 * in this order, who owns the cluster already, a user of the folder's own without an account, whom nothing else runs as,
 * the account `postgres`, and, where these cannot pass root's closed home, a user namespace in which files stay root's; last
 * the account `nobody`. The first one that works is used; if none does, the message names a command.
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

/**
 * Inside, the only known user is the given account, for PostgreSQL refuses a user without a name.
 * @param privateUid who it is outside; undefined: still the user who started us
 */
function createNamespaceUser(account: Account, privateUid?: number): ServiceUser {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const own = privateUid === undefined ? undefined : { uid: privateUid, gid: privateUid };
  return {
    name: own ? `user ${own.uid} in a user namespace` : 'a user namespace',
    owner: own ?? (uid === 0 ? { uid, gid } : undefined),
    rights: own ?? {},
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
  const hasNamespaces = mappedAccount !== undefined && process.platform === 'linux';
  const namespaces = hasNamespaces ? [createNamespaceUser(mappedAccount)] : [];
  if (uid !== 0) return [...namespaces, CURRENT_USER];
  const ownerUid = await stat(folder.cluster).then(
    (status) => status.uid,
    () => 0,
  );
  const owner = accounts.find((account) => account.uid === ownerUid && account.uid !== 0);
  const privateUid = owner || ownerUid === 0 ? findPrivateUid(folder, accounts) : ownerUid;
  return [
    ...(owner ? [createAccountUser(owner)] : []),
    ...(hasNamespaces ? [createNamespaceUser(mappedAccount, privateUid)] : []),
    ...(postgres ? [createAccountUser(postgres)] : []),
    ...namespaces,
    ...(nobody ? [createAccountUser(nobody)] : []),
  ];
}

/** The same number for the same folder, so that an interrupted start and its repetition agree. */
function findPrivateUid(folder: ServerFolder, accounts: readonly Account[]): number {
  const start = createHash('sha256').update(folder.root).digest().readUInt32BE();
  let step = 0;
  const compute = () => FIRST_PRIVATE_UID + ((start + step) % PRIVATE_UIDS);
  while (step < PRIVATE_UIDS && accounts.some(({ uid, gid }) => uid === compute() || gid === compute())) step += 1;
  return compute();
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
