import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBinaries } from './binaries.js';
import { EmbeddedPostgresFailure } from './embedded-postgres-error.js';
import { type RunAs, runProgram } from './run-program.js';
import { SUPERUSER } from './server-connection.js';
import type { ServerFolder } from './server-folder.js';

const UNFINISHED = '.unfinished';

/**
 * Makes the cluster in a folder with another name and moves it into place when it is whole, so that an interrupted start
 * leaves nothing that a later one could take for a database. UTF-8 with PostgreSQL's own C.UTF-8 collation: indexes then depend
 * neither on the system's libc nor on the ICU of the package, and outlive a change of both.
 */
export async function makeCluster(
  folder: ServerFolder,
  binaries: ServerBinaries,
  runAs: RunAs,
  password: string,
): Promise<void> {
  await sweep(folder);
  const mark = randomBytes(6).toString('hex');
  const draft = join(folder.root, `cluster.${mark}${UNFINISHED}`);
  const passwordFile = join(folder.root, `password.${mark}${UNFINISHED}`);
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (runAs.owner) {
    for (const path of [draft, passwordFile]) await chown(path, runAs.owner.uid, runAs.owner.gid);
  }
  const end = await runProgram(
    runAs,
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    binaries.environment,
  );
  await rm(passwordFile, { force: true });
  if (end.code !== 0) {
    await sweep(folder);
    throw new EmbeddedPostgresFailure(
      `The database could not be made in ${folder.root} as ${runAs.name}: ${lastLines(end.output)}`,
    );
  }
  await rename(draft, folder.cluster);
  await folder.forceToDisk();
}

/** What an interrupted start left; what cannot be removed now is harmless and is tried again the next time. */
async function sweep(folder: ServerFolder): Promise<void> {
  for (const entry of await readdir(folder.root)) {
    if (entry.endsWith(UNFINISHED))
      await rm(join(folder.root, entry), { recursive: true, force: true }).catch(() => undefined);
  }
}

function lastLines(output: string): string {
  return output.split('\n').slice(-4).join(' ');
}
