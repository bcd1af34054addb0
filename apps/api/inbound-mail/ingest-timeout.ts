/** How long a door waits for an email to be kept: the most impatient provider hangs up after five seconds. */
export const KEEPING_PATIENCE_MS = 4_000;

/** The store takes too long; the caller is asked to come back. */
export class StoreTooSlow extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The email could not be kept in time.');
    this.name = 'StoreTooSlow';
  }
}

/**
 * Waits for an email to be kept, but not for ever: an email that is kept after all is known again when it comes once more.
 * @throws StoreTooSlow after the patience
 */
export async function keptInTime<T>(keeping: Promise<T>, patienceMs = KEEPING_PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreTooSlow()), patienceMs);
  });
  return Promise.race([keeping, late]).finally(() => clearTimeout(timer));
}
