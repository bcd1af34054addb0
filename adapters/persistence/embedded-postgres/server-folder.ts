import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, realpath, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { EmbeddedPostgresError, getSystemErrorCode } from './embedded-postgres-error.js';

/** The connection data of a server, stored beside its data: where it is reached, and the passwords of its two roles. */
export interface ServerState {
  readonly port: number | undefined;
  /** The folder of its Unix socket; absent where it is reached by TCP, as by earlier releases. */
  readonly socketFolder?: string | undefined;
  /** Of the superuser. */
  readonly password: string;
  /** Of the program's role; absent in what earlier releases wrote. */
  readonly applicationPassword?: string | undefined;
}

/** The folder of one embedded server: its cluster, its state file (mode 600), its log and, where needed, library links. */
export class ServerFolder {
  readonly cluster: string;
  readonly stateFile: string;
  readonly logFile: string;
  readonly links: string;
  /** Who may connect, and how. */
  readonly accessFile: string;

  private constructor(readonly root: string) {
    this.cluster = join(root, 'cluster');
    this.stateFile = join(root, 'server.json');
    this.logFile = join(root, 'server.log');
    this.links = join(root, 'links');
    this.accessFile = join(root, 'pg_hba.conf');
  }

  /** Opens the folder and creates it if it is absent; fails if another user owns it. */
  static async open(dataDir: string): Promise<ServerFolder> {
    return translateAccessErrors(dataDir, async () => {
      // Root's server may run as another user, who must be able to pass the folders above.
      await mkdir(dirname(dataDir), { recursive: true });
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      await chmod(dataDir, 0o700);
      return new ServerFolder(await realpath(dataDir));
    });
  }

  /** The folder as found, `undefined` if it does not exist. */
  static async find(dataDir: string): Promise<ServerFolder | undefined> {
    return translateAccessErrors(dataDir, async () => {
      try {
        return new ServerFolder(await realpath(dataDir));
      } catch (error) {
        if (getSystemErrorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    });
  }

  /** The PostgreSQL major that made the cluster, `undefined` where there is no cluster yet. */
  async readClusterMajor(): Promise<number | undefined> {
    return translateAccessErrors(this.root, async () => {
      try {
        return Number.parseInt(await readFile(join(this.cluster, 'PG_VERSION'), 'utf8'), 10);
      } catch (error) {
        if (getSystemErrorCode(error) !== 'ENOENT') throw error;
      }
      try {
        await rmdir(this.cluster);
      } catch (error) {
        if (getSystemErrorCode(error) !== 'ENOENT') {
          throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.noDataFolder(this.cluster));
        }
      }
      return undefined;
    });
  }

  /** The stored state, `undefined` where none was written yet; a damaged file is refused, for the password would be lost. */
  async readState(): Promise<ServerState | undefined> {
    return translateAccessErrors(this.root, async () => {
      let text: string;
      try {
        text = await readFile(this.stateFile, 'utf8');
      } catch (error) {
        if (getSystemErrorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
      const state = parseState(text);
      if (!state) throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.stateDamaged(this.stateFile));
      return state;
    });
  }

  /** Replaces the state file in one step and forces it to the disk. */
  async writeState(state: ServerState): Promise<void> {
    const draft = `${this.stateFile}.${randomBytes(6).toString('hex')}.unfinished`;
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(`${JSON.stringify(state, undefined, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, this.stateFile);
    await this.syncToDisk();
  }

  /** Forces the folder's own entries to the disk, so that a rename outlives a power cut; Windows knows no such call. */
  async syncToDisk(): Promise<void> {
    if (process.platform === 'win32') return;
    const folder = await open(this.root, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

async function translateAccessErrors<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = getSystemErrorCode(error);
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error;
    throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.folderNotUsable({ path, code }));
  }
}

function parseState(text: string): ServerState | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || !('password' in parsed)) return undefined;
  if (typeof parsed.password !== 'string' || parsed.password === '') return undefined;
  const port = 'port' in parsed && typeof parsed.port === 'number' ? parsed.port : undefined;
  const socketFolder =
    'socketFolder' in parsed && typeof parsed.socketFolder === 'string' ? parsed.socketFolder : undefined;
  const applicationPassword =
    'applicationPassword' in parsed && typeof parsed.applicationPassword === 'string' && parsed.applicationPassword
      ? parsed.applicationPassword
      : undefined;
  return { port, password: parsed.password, applicationPassword, socketFolder };
}
