import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBinaries } from './binaries.js';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { runProgram, type ServiceUser } from './run-program.js';
import { SUPERUSER } from './server-connection.js';
import type { ServerFolder } from './server-folder.js';

const UNFINISHED_SUFFIX = '.unfinished';

/**
 * Creates the cluster in a temporary folder and renames it when it is complete, so that an interrupted start leaves
 * nothing that a later one could take for a database. UTF-8 with PostgreSQL's own C.UTF-8 collation: indexes then
 * depend neither on the system's libc nor on the ICU of the package, and outlive a change of both.
 */
export async function createCluster(
  folder: ServerFolder,
  binaries: ServerBinaries,
  serviceUser: ServiceUser,
  password: string,
): Promise<void> {
  await removeUnfinished(folder);
  const suffix = randomBytes(6).toString('hex');
  const draft = join(folder.root, `cluster.${suffix}${UNFINISHED_SUFFIX}`);
  const passwordFile = join(folder.root, `password.${suffix}${UNFINISHED_SUFFIX}`);
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (serviceUser.owner) {
    for (const path of [draft, passwordFile]) await chown(path, serviceUser.owner.uid, serviceUser.owner.gid);
  }
  const end = await runProgram(
    serviceUser,
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
    await removeUnfinished(folder);
    throw new EmbeddedPostgresError(
      EMBEDDED_POSTGRES_MESSAGES.clusterNotCreated({
        folder: folder.root,
        user: serviceUser.name,
        output: formatLastLines(end.output),
      }),
    );
  }
  await rename(draft, folder.cluster);
  await folder.syncToDisk();
}

/** What an interrupted start left; what cannot be removed now is harmless and is tried again the next time. */
async function removeUnfinished(folder: ServerFolder): Promise<void> {
  for (const entry of await readdir(folder.root)) {
    if (entry.endsWith(UNFINISHED_SUFFIX))
      await rm(join(folder.root, entry), { recursive: true, force: true }).catch(() => undefined);
  }
}

function formatLastLines(output: string): string {
  return output.split('\n').slice(-4).join(' ');
}
