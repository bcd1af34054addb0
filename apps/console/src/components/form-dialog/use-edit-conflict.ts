import { useState } from 'react';
import { isApiError } from '../../api/api-error.js';

/** A record that counts its edits. */
export interface VersionedRecord {
  readonly id: number;
  readonly version: number;
}

/** What another person made of a record while it was being edited here. */
export interface EditConflict<Row> {
  /** The version that the next save starts from. */
  readonly version: number | undefined;
  /** The record as it stands on the server now; undefined where nobody has changed it. */
  readonly newer: Row | undefined;
  /** The record as it was when the edit began. */
  readonly known: Row | undefined;
  /** Reloads after a save that conflicts with another person's edit, and finds out whether it was of this record. */
  readonly detect: (failure: unknown) => Promise<void>;
  /** From here on the other person's edit is known. */
  readonly acknowledge: () => void;
  /** The record that the next save starts from, where a form stays open after a save. */
  readonly track: (row: Row) => void;
}

/**
 * Notices that a record was changed by somebody else in the meantime.
 * @param reload the newest list of the records
 */
export function useEditConflict<Row extends VersionedRecord>(
  row: Row | undefined,
  reload: () => Promise<readonly Row[]>,
): EditConflict<Row> {
  const [known, setKnown] = useState(row);
  const [newer, setNewer] = useState<Row>();
  return {
    version: known?.version,
    known,
    newer,
    detect: async (failure) => {
      if (!isApiError(failure) || failure.status !== 409) return;
      // A list that cannot be loaded says so itself.
      const rows = await reload().catch(() => undefined);
      const found = rows?.find(({ id }) => id === known?.id);
      if (found && found.version !== known?.version) setNewer(found);
    },
    acknowledge: () => {
      setKnown(newer);
      setNewer(undefined);
    },
    track: (saved) => {
      setKnown(saved);
      setNewer(undefined);
    },
  };
}
