import { useState } from 'react';
import type { FieldFault } from '../../../../../domain/errors/domain-error.js';
import { isFailure } from '../../api/api-error.js';

/** An entry as it is being filled in, and what is wrong with it once somebody tried to save it. */
export interface EntryForm<Entry> {
  readonly entry: Entry;
  readonly isDirty: boolean;
  /** The first fault's sentence, for forms that say it once; undefined where there is none. */
  readonly sentence: string | undefined;
  readonly messageFor: (field: string) => string | undefined;
  readonly change: (changed: Partial<Entry>) => void;
  /** Checks the entry and shows what is wrong; whether it may be saved. */
  readonly check: () => boolean;
  /** Takes the faults that the server found. */
  readonly refuse: (failure: unknown) => void;
  /** Begins again with another entry. */
  readonly restart: (entry: Entry) => void;
}

interface Progress<Entry> {
  readonly start: Entry;
  readonly entry: Entry;
  readonly isChecked: boolean;
  readonly refused: readonly FieldFault[];
}

/**
 * The state of a form. Faults are shown from the first try to save on, so that nobody is corrected in the middle of a word.
 * @param faultsOf the domain's own check
 */
export function useEntryForm<Entry extends object>(
  initial: Entry,
  faultsOf: (entry: Entry) => readonly FieldFault[],
): EntryForm<Entry> {
  const [progress, setProgress] = useState<Progress<Entry>>(() => beginning(initial));
  const { start, entry, isChecked, refused } = progress;
  const faults = [...(isChecked ? faultsOf(entry) : []), ...refused];
  return {
    entry,
    isDirty: JSON.stringify(start) !== JSON.stringify(entry),
    sentence: faults[0]?.message,
    messageFor: (field) => faults.find((fault) => fault.field === field)?.message,
    change: (changed) =>
      setProgress((before) => ({
        ...before,
        entry: { ...before.entry, ...changed },
        refused: before.refused.filter(({ field }) => !(field in changed)),
      })),
    check: () => {
      setProgress((before) => ({ ...before, isChecked: true, refused: [] }));
      return faultsOf(entry).length === 0;
    },
    refuse: (failure) => {
      const details = isFailure(failure) ? (failure.details ?? []) : [];
      setProgress((before) => ({ ...before, refused: details }));
    },
    restart: (next) => setProgress(beginning(next)),
  };
}

function beginning<Entry>(entry: Entry): Progress<Entry> {
  return { start: entry, entry, isChecked: false, refused: [] };
}
