import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { RestoreBackup } from '../../application/operations/backup/restore-backup.js';
import { CLI_MESSAGES } from './cli.messages.js';
import { withBackup } from './infrastructure/database.js';

const OVERWRITE_FLAG = '--overwrite';

/** Brings a backup back into the server of `DATABASE_URL` or `DATA_DIR`. */
async function restore(parameters: readonly string[]): Promise<void> {
  const [path, ...rest] = parameters.filter((one) => one !== OVERWRITE_FLAG);
  if (!path || path.startsWith('-') || rest.length > 0) throw new Error(CLI_MESSAGES.restoreUsage);
  await access(path).catch(() => {
    throw new Error(CLI_MESSAGES.noReadableFile(path));
  });
  const file = () => createReadStream(path);
  const overwrite = parameters.includes(OVERWRITE_FLAG);
  const { madeAt, tables } = await withBackup(process.env, (backup) =>
    new RestoreBackup(backup).execute(file, overwrite),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`The backup of ${madeAt.toISOString()} is back: ${rows} rows in ${tables.length} tables.`);
  console.log('Everybody has to sign in again. Replies that waited in the outbox leave when the server starts.');
}

restore(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
