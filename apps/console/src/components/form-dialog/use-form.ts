import { useState } from 'react';
import type { FieldError } from '../../../../../domain/errors/domain-error.js';
import { isApiError } from '../../api/api-error.js';

/** What a field component shows of one value of a form, and how it changes it. */
export interface FieldBinding<Value> {
  readonly value: Value;
  /** What is wrong with it; undefined where nothing is. */
  readonly message?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** An entry as it is being filled in, and what is wrong with it once somebody tried to save it. */
export interface FormState<Entry> {
  readonly entry: Entry;
  readonly isDirty: boolean;
  /** The first error's message, for forms that say it once; undefined where there is none. */
  readonly message: string | undefined;
  readonly messageFor: (field: string) => string | undefined;
  readonly change: (changed: Partial<Entry>) => void;
  /** Ties a field component to one value. */
  readonly bind: <Name extends keyof Entry & string>(name: Name) => FieldBinding<Entry[Name]>;
  /** Checks the entry and shows what is wrong; whether it may be saved. */
  readonly check: () => boolean;
  /** Takes the errors that the server found. */
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
 * The state of a form. Errors are shown from the first try to save on, so that nobody is corrected in the middle of a
 * word, and every change checks the whole entry again: a minimum may be wrong because of the maximum.
 * @param validate the domain's own check
 */
export function useForm<Entry extends object>(
  initial: Entry,
  validate: (entry: Entry) => readonly FieldError[],
): FormState<Entry> {
  const [progress, setProgress] = useState<FormProgress<Entry>>(() => createProgress(initial));
  const { start, entry, isChecked, refused } = progress;
  const errors = [...(isChecked ? validate(entry) : []), ...refused];
  const messageFor = (field: string) => errors.find((error) => error.field === field)?.message;
  return {
    entry,
    isDirty: JSON.stringify(start) !== JSON.stringify(entry),
    message: errors[0]?.message,
    messageFor,
    change: (changed) => setProgress((before) => applyChange(before, changed)),
    bind: (name) => ({
      value: entry[name],
      message: messageFor(name),
      onChange: (value) => setProgress((before) => applyChange(before, { [name]: value })),
    }),
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

/** What the server said of a field no longer counts once the field is another. */
function applyChange<Entry extends object>(before: FormProgress<Entry>, changed: object): FormProgress<Entry> {
  return {
    ...before,
    entry: { ...before.entry, ...changed },
    refused: before.refused.filter(({ field }) => !(field in changed)),
  };
}
