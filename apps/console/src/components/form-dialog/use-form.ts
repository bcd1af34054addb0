import { useState } from 'react';
import type { FieldError } from '../../../../../domain/errors/domain-error.js';
import { isApiError } from '../../api/api-error.js';

/** An entry as it is being filled in, and what is wrong with it once somebody tried to save it. */
export interface FormState<Entry> {
  readonly entry: Entry;
  readonly isDirty: boolean;
  /** The first fault's sentence, for forms that say it once; undefined where there is none. */
  readonly message: string | undefined;
  readonly messageFor: (field: string) => string | undefined;
  readonly change: (changed: Partial<Entry>) => void;
  /** Checks the entry and shows what is wrong; whether it may be saved. */
  readonly check: () => boolean;
  /** Takes the faults that the server found. */
  readonly refuse: (failure: unknown) => void;
  /** Begins again with another entry. */
  readonly restart: (entry: Entry) => void;
}

interface FormProgress<Entry> {
  readonly start: Entry;
  readonly entry: Entry;
  readonly isChecked: boolean;
  readonly refused: readonly FieldError[];
}

/**
 * The state of a form. Faults are shown from the first try to save on, so that nobody is corrected in the middle of a word.
 * @param validate the domain's own check
 */
export function useForm<Entry extends object>(
  initial: Entry,
  validate: (entry: Entry) => readonly FieldError[],
): FormState<Entry> {
  const [progress, setProgress] = useState<FormProgress<Entry>>(() => createProgress(initial));
  const { start, entry, isChecked, refused } = progress;
  const errors = [...(isChecked ? validate(entry) : []), ...refused];
  return {
    entry,
    isDirty: JSON.stringify(start) !== JSON.stringify(entry),
    message: errors[0]?.message,
    messageFor: (field) => errors.find((error) => error.field === field)?.message,
    change: (changed) =>
      setProgress((before) => ({
        ...before,
        entry: { ...before.entry, ...changed },
        refused: before.refused.filter(({ field }) => !(field in changed)),
      })),
    check: () => {
      setProgress((before) => ({ ...before, isChecked: true, refused: [] }));
      return validate(entry).length === 0;
    },
    refuse: (failure) => {
      const details = isApiError(failure) ? (failure.details ?? []) : [];
      setProgress((before) => ({ ...before, refused: details }));
    },
    restart: (next) => setProgress(createProgress(next)),
  };
}

function createProgress<Entry>(entry: Entry): FormProgress<Entry> {
  return { start: entry, entry, isChecked: false, refused: [] };
}
