import { StaleVersionError } from '../../../domain/errors/repository-errors.js';
import type { DeletionView } from './deletion.view.js';
import type { VersionQueryDto } from './version-query.dto.js';

/** Both sides of an edit that met another person's edit. */
export interface ConflictingValues {
  /** What this call wanted to store. */
  readonly entered: object;
  /** The record as it is stored now; null where it was deleted. */
  readonly current: object | null;
}

/** An edit that started from an older version, with what is needed to choose between the two. */
export class EditConflictError extends StaleVersionError {
  constructor(
    message: string,
    readonly conflict: ConflictingValues,
  ) {
    super(message);
  }
}

/**
 * Runs an edit; where somebody else was quicker, the refusal carries both values.
 * @param entered the body of the call
 * @param readCurrent the record as the API shows it
 * @throws EditConflictError in place of a StaleVersionError
 */
export async function withConflictingValues<T>(
  entered: object,
  readCurrent: () => Promise<object | undefined>,
  edit: () => Promise<T>,
): Promise<T> {
  try {
    return await edit();
  } catch (error) {
    if (!(error instanceof StaleVersionError)) throw error;
    throw new EditConflictError(error.message, { entered, current: (await readCurrent()) ?? null });
  }
}

/**
 * Deletes a record in the version that the person saw; where somebody else has changed it, the refusal carries that version
 * and the record as it is.
 * @param seen the query of the call
 * @throws EditConflictError in place of a StaleVersionError
 */
export async function deleteSeenVersion(
  seen: VersionQueryDto,
  readCurrent: () => Promise<object | undefined>,
  remove: () => Promise<void>,
): Promise<DeletionView> {
  await withConflictingValues({ version: seen.version ?? null }, readCurrent, remove);
  return { deleted: true };
}
