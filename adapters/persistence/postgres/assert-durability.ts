import type { DataSource } from 'typeorm';
import { POSTGRES_MESSAGES } from './postgres.messages.js';

/**
 * The required values of the server's settings so that a committed email survives a power failure. A commit that waits
 * for this server's own disk is enough: whether it waits for a standby, too, is the operator's choice.
 */
const SAFE_VALUES: Readonly<Record<string, readonly string[]>> = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'local', 'remote_write', 'remote_apply'],
};

/** The database may lose an accepted email at a power failure; the message says what to enable. */
export class UnsafeDatabaseError extends Error {
  constructor(settings: readonly string[]) {
    super(POSTGRES_MESSAGES.notDurable(settings.join(' and ')));
    this.name = 'UnsafeDatabaseError';
  }
}

/** Checks the settings of our own connections. @throws UnsafeDatabaseError if one of them is off */
export async function assertDurability(dataSource: DataSource): Promise<void> {
  const rows: ReadonlyArray<{ name: string; setting: string }> = await dataSource.query(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [Object.keys(SAFE_VALUES)],
  );
  const unsafe = Object.entries(SAFE_VALUES).flatMap(([name, safe]) => {
    const setting = rows.find((row) => row.name === name)?.setting ?? 'unknown';
    return safe.includes(setting) ? [] : [`${name} ${setting}`];
  });
  if (unsafe.length > 0) throw new UnsafeDatabaseError(unsafe);
}
