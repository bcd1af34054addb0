import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { transformFile } from '@swc/core';
import { resolveBinariesPackage } from '../../../../../adapters/persistence/embedded-postgres/binaries.js';
import { stopOrphaned } from '../../../../../adapters/persistence/embedded-postgres/embedded-postgres.js';

const PROJECT = process.cwd();
const COMPILED_FOLDERS = ['adapters/persistence/embedded-postgres', 'adapters/runtime/postgres-client'];
const COMPILED_FILES = ['domain/message-catalogue.ts'];
const PROGRAM = `
import { startEmbeddedPostgres } from './adapters/persistence/embedded-postgres/embedded-postgres.js';
const begun = Date.now();
const say = (line) => console.log(JSON.stringify(line));
process.stdin.resume();
try {
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2], log: (log) => say({ log }), onExit: (ended) => say({ ended }) });
  say({ url: server.url, adopted: server.adopted, tookMs: Date.now() - begun });
  process.stdin.once('data', async () => { await server.stop(); process.exit(0); });
} catch (error) {
  say({ refused: error.message });
  process.exit(1);
}
`;

/** What the program of a checkout prints, line by line. */
export interface ProgramLine {
  readonly url?: string;
  readonly adopted?: boolean;
  readonly tookMs?: number;
  readonly refused?: string;
  readonly log?: string;
  readonly ended?: string;
}

/** A program that starts the embedded server: its verdict (served or refused) and what it said before that. */
export interface StartedProgram {
  readonly startResult: ProgramLine;
  readonly output: readonly string[];
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A folder of its own that holds the compiled launcher and the packages it needs, as a user's checkout would. */
export class Checkout {
  private readonly children: ChildProcessByStdio<Writable, Readable, null>[] = [];
  private readonly dataFolders = new Set<string>();

  private constructor(
    readonly root: string,
    /** A Node.js that every user may run. */
    readonly nodePath: string,
  ) {}

  static async make(options: { readonly mode: number }): Promise<Checkout> {
    const root = await mkdtemp(join(tmpdir(), 'istmo-checkout-'));
    await chmod(root, 0o755);
    const inFolders = await Promise.all(
      COMPILED_FOLDERS.map(async (folder) => (await readdir(join(PROJECT, folder))).map((name) => join(folder, name))),
    );
    for (const file of [...inFolders.flat(), ...COMPILED_FILES]) {
      const { code } = await transformFile(join(PROJECT, file), {
        root: PROJECT,
        configFile: join(PROJECT, '.swcrc'),
      });
      await mkdir(join(root, dirname(file)), { recursive: true });
      await writeFile(join(root, file.replace(/\.ts$/, '.js')), code);
    }
    await writeFile(join(root, 'package.json'), '{ "type": "module" }');
    await writeFile(join(root, 'program.js'), PROGRAM);
    for (const name of [...(await findPackageDependencies('pg')), resolveBinariesPackage()]) {
      await cp(join(PROJECT, 'node_modules', name), join(root, 'node_modules', name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
    await removeLibraryLinks(join(root, 'node_modules', resolveBinariesPackage(), 'native'));
    const node = await copyNodeFor(root);
    await chmod(root, options.mode);
    return new Checkout(root, node);
  }

  get native(): string {
    return join(this.root, 'node_modules', resolveBinariesPackage(), 'native');
  }

  /** A folder for the user of that id, who alone may look into it. */
  async dataFolder(uid: number, name: string): Promise<string> {
    const folder = join(this.root, name);
    await mkdir(folder, { mode: 0o700 });
    await chown(folder, uid, uid);
    return folder;
  }

  /** Starts the server from another Node.js process, as another user or with another environment if asked. */
  async start(
    dataDir: string,
    options: { readonly uid?: number; readonly path?: string } = {},
  ): Promise<StartedProgram> {
    this.dataFolders.add(dataDir);
    const rights = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid };
    const child = spawn(this.nodePath, [join(this.root, 'program.js'), dataDir], {
      ...rights,
      cwd: '/',
      env: { PATH: options.path ?? process.env.PATH, HOME: dataDir },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.children.push(child);
    const output: string[] = [];
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const startResult = await new Promise<ProgramLine>((resolve, reject) => {
      child.once('error', reject);
      const lines = createInterface({ input: child.stdout });
      lines.on('line', (text) => {
        const line = JSON.parse(text) as ProgramLine;
        if (line.url || line.refused) resolve(line);
        else output.push(line.log ?? line.ended ?? text);
      });
      // The exit of a program can be told before its last line.
      lines.once('close', () => reject(new Error(`The program ended with ${child.exitCode ?? child.signalCode}`)));
    });
    const finishStart = (how: () => void) => {
      how();
      return exited;
    };
    return {
      startResult,
      output,
      kill: () => finishStart(() => child.kill('SIGKILL')),
      stop: () => finishStart(() => child.stdin.write('stop\n')),
    };
  }

  /** Ends everything that was started here and removes the folder. */
  async remove(): Promise<void> {
    for (const child of this.children) child.kill('SIGKILL');
    for (const dataDir of this.dataFolders) await stopOrphaned(dataDir);
    await rm(this.root, { recursive: true, force: true });
  }
}

/** The links that an install script would have made; a package whose script was skipped has none. */
export async function removeLibraryLinks(native: string): Promise<number> {
  const lib = join(native, 'lib');
  const entries = await readdir(lib, { withFileTypes: true });
  const links = entries.filter((entry) => entry.isSymbolicLink());
  for (const link of links) await rm(join(lib, link.name));
  return links.length;
}

async function findPackageDependencies(name: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(name)) return known;
  known.add(name);
  const manifest = JSON.parse(await readFile(join(PROJECT, 'node_modules', name, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  for (const needed of Object.keys(manifest.dependencies ?? {})) await findPackageDependencies(needed, known);
  return known;
}

/** Node.js itself may lie in root's closed home, where an ordinary user cannot run it. */
async function copyNodeFor(root: string): Promise<string> {
  if (process.getuid?.() !== 0) return process.execPath;
  const tried = spawnSync(process.execPath, ['-v'], { uid: 65_534, gid: 65_534, cwd: '/' });
  if (tried.status === 0) return process.execPath;
  await copyFile(process.execPath, join(root, 'node'));
  return join(root, 'node');
}
