import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseTemplate, openTestDatabase, type TestDatabase } from '../support/postgres/test-database.js';
import { getRunFolder } from '../support/run-folder.js';
import { seedMail } from './seed-mail.js';
import { ApiClient, findFreePort, ServerProcess } from './server-process.js';

/** What a server keeps: its database, and its folder. */
export interface ServerData {
  readonly database: TestDatabase;
  readonly dataDir: string;
}

/**
 * Makes the data of a server that has been started before: tables, seeds and administrator are there. It is made once in a
 * run and copied from then on.
 * @param hasMail whether it has a domain, and an email that was answered, one that is held and one that was ignored
 */
export async function openServerData(hasMail: boolean): Promise<ServerData> {
  const name = hasMail ? 'mail' : 'server';
  const folder = join(getRunFolder(), `data-of-${name}`);
  const database = await openTestDatabase({ name, fill: (url) => fillTemplate(url, folder, hasMail) });
  const dataDir = await mkdtemp(join(tmpdir(), 'istmo-e2e-'));
  await cp(folder, dataDir, { recursive: true });
  return { database, dataDir };
}

const fillTemplate = async (url: string, dataDir: string, hasMail: boolean): ReturnType<DatabaseTemplate['fill']> => {
  await mkdir(dataDir, { recursive: true });
  // Its first emails are read at once: on a busy machine a cold reader would take longer than one may.
  const environment = { DATABASE_URL: url, ALLOW_UNSAFE_DATABASE: 'yes', WARM_UP: hasMail ? 'yes' : 'no' };
  const server = await ServerProcess.start({ dataDir, port: await findFreePort(), environment });
  if (hasMail) await seedMail(server, await ApiClient.signIn(server.base));
  await server.stop();
};
