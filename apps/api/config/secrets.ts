import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG_MESSAGES } from './config.messages.js';

/** What proves that a session or a webhook call is ours. */
export abstract class Secrets {
  abstract readonly sessionSecret: string;
  abstract readonly webhookSecret: string;
}

const OWNER_ONLY = 0o600;

/** The secrets of the environment, or those of `secrets.json` in the data folder, which is made on the first start. */
export async function resolveSecrets(
  dataDir: string,
  given: { readonly sessionSecret: string | undefined; readonly webhookSecret: string | undefined },
): Promise<Secrets> {
  if (given.sessionSecret && given.webhookSecret) {
    return { sessionSecret: given.sessionSecret, webhookSecret: given.webhookSecret };
  }
  const stored = await loadOrCreateSecrets(join(dataDir, 'secrets.json'), dataDir);
  return {
    sessionSecret: given.sessionSecret ?? stored.sessionSecret,
    webhookSecret: given.webhookSecret ?? stored.webhookSecret,
  };
}

async function loadOrCreateSecrets(file: string, dataDir: string): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) {
    const stored: unknown = JSON.parse(text);
    if (isSecrets(stored)) return stored;
    throw new Error(CONFIG_MESSAGES.secretsMissing(file));
  }
  const made: Secrets = {
    sessionSecret: randomBytes(32).toString('hex'),
    webhookSecret: randomBytes(32).toString('hex'),
  };
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.new`;
  const handle = await open(draft, 'wx', OWNER_ONLY);
  try {
    await handle.writeFile(`${JSON.stringify(made, undefined, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file).catch(async (error: unknown) => {
    await unlink(draft).catch(() => undefined);
    throw error;
  });
  return made;
}

function isSecrets(value: unknown): value is Secrets {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sessionSecret' in value &&
    typeof value.sessionSecret === 'string' &&
    'webhookSecret' in value &&
    typeof value.webhookSecret === 'string'
  );
}
