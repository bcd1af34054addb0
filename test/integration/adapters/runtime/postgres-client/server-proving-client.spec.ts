import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { toConnectionUrl } from '../../../../../adapters/persistence/embedded-postgres/server-connection.js';
import { createDataSource } from '../../../../../adapters/persistence/postgres/data-source.js';
import { PostgresJobNotifier } from '../../../../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import {
  selectClient,
  UnprovenServerError,
} from '../../../../../adapters/runtime/postgres-client/server-proving-client.js';
import { type Impersonation, Impostor } from './impostor.js';

const PASSWORD = 'c2VjcmV0-of-the_role';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const HASHED = md5(`${md5(`${PASSWORD}istmo_app`)}salt`);

function addressOf(impostor: Impostor): string {
  return toConnectionUrl({
    port: impostor.port,
    password: 'unused',
    applicationPassword: PASSWORD,
    socketFolder: undefined,
  });
}

async function expectNothingTold(impostor: Impostor): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(impostor.heard).toContain('istmo_app');
  expect(impostor.heard).not.toContain(PASSWORD);
  expect(impostor.heard).not.toContain(HASHED);
  expect(impostor.heard).not.toContain('SELECT');
}

describe('a client of the embedded server, which meets another program in its place', () => {
  const unproven: Impersonation[] = ['asks in clear', 'asks for MD5', 'wants nothing', 'is ready at once'];
  it.each(unproven)('tells it neither the password nor a query where it %s', async (impersonation) => {
    const impostor = await Impostor.listen(impersonation);
    const url = addressOf(impostor);
    const Client = selectClient(url);
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);

    await expect(client.connect()).rejects.toThrow(UnprovenServerError);

    await expectNothingTold(impostor);
    impostor.close();
  });

  it('refuses a signature that is made without the password', async () => {
    const impostor = await Impostor.listen('signs falsely');
    const url = addressOf(impostor);
    const Client = selectClient(url);
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);

    await expect(client.connect()).rejects.toThrow(/server signature does not match/);

    await client.end().catch(() => undefined);
    await expectNothingTold(impostor);
    impostor.close();
  });

  it('is the one that the pool of the program uses', async () => {
    const impostor = await Impostor.listen('asks in clear');
    await expect(createDataSource(addressOf(impostor), { poolSize: 2 }).initialize()).rejects.toThrow(
      /has not proven that it knows our password/,
    );
    await expectNothingTold(impostor);
    impostor.close();
  });

  it('is the one that hears of new work', async () => {
    const impostor = await Impostor.listen('asks in clear');
    const error = await new Promise((resolve) => {
      const notifier = new PostgresJobNotifier(addressOf(impostor), (problem) => {
        resolve(problem);
        notifier.close().catch(() => undefined);
      });
      notifier.open();
    });
    expect(error).toBeInstanceOf(UnprovenServerError);
    await expectNothingTold(impostor);
    impostor.close();
  });

  it('leaves it to the operator how an outside database proves itself', async () => {
    const impostor = await Impostor.listen('wants nothing');
    const url = `postgres://someone@127.0.0.1:${impostor.port}/quotes`;
    const Client = selectClient(url);
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    impostor.close();
  });
});
