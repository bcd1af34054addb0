import { useState } from 'react';
import type { FieldError } from '../../../../../domain/errors/domain-error.js';
import { useToast } from '../toast/use-toast.js';
import type { ToastText } from '../toast/use-undo.js';
import { type EditConflict, useEditConflict, type VersionedRecord } from './use-edit-conflict.js';
import { type FormState, useForm } from './use-form.js';

/** What every dialog of a record is opened with. */
export interface EntityDialogProps<Row> {
  /** The record that is edited; undefined for a new one. */
  readonly row: Row | undefined;
  /** The newest list of the records. */
  readonly reload: () => Promise<readonly Row[]>;
  readonly onClose: () => void;
}

/** How the values of a form become a record. */
export interface EntityFormOptions<Row, Values, Saved> extends EntityDialogProps<Row> {
  /** What the form begins with; undefined for a new record. */
  readonly toValues: (row: Row | undefined) => Values;
  /** The domain's own check. */
  readonly validate: (values: Values) => readonly FieldError[];
  /**
   * Creates the record, or changes it.
   * @param edited which record and which version of it the change starts from; undefined for a new one
   */
  readonly save: (values: Values, edited: VersionedRecord | undefined) => Promise<SaveResult<Saved>>;
  readonly describeSaved: (saved: Saved, values: Values) => ToastText;
  /** What else follows from a refusal, beside what the form shows of it. */
  readonly onRefused?: (failure: unknown, values: Values) => void;
  /** Whether something beside the fields stands against saving these values; the dialog says what. */
  readonly isBlocked?: (values: Values) => boolean;
}

interface SaveResult<Saved> {
  readonly data?: Saved | undefined;
  readonly error?: unknown;
}

/** A record's form: its values, and how they are saved. */
export interface EntityForm<Row, Values> extends FormState<Values> {
  readonly edit: EditConflict<Row>;
  readonly isSaving: boolean;
  /** Why the last save was refused; undefined where it was not, or where another try has begun. */
  readonly failure: unknown;
  /** Saves and closes; where `next` is given the dialog stays open and begins again with it. */
  readonly submit: (next?: Values) => Promise<void>;
  /** Takes over what another person made of the record, or starts the next save from there. */
  readonly resolveConflict: (choice: 'load' | 'keep') => void;
  readonly onClose: () => void;
}

/** The form of a record: checks, saves, tells what became of it, and notices when somebody else was quicker. */
export function useEntityForm<Row extends VersionedRecord, Values extends object, Saved>(
  options: EntityFormOptions<Row, Values, Saved>,
): EntityForm<Row, Values> {
  const { row, toValues, validate, save, describeSaved, onRefused, isBlocked, onClose } = options;
  const notify = useToast();
  const form = useForm(toValues(row), validate);
  const edit = useEditConflict(row, options.reload);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { entry } = form;
  const submit = async (next?: Values) => {
    // An older refusal says nothing about what is entered now.
    setFailure(undefined);
    if (!form.check() || isBlocked?.(entry)) return;
    setSaving(true);
    const { data, error } = await save(entry, row ? { id: row.id, version: edit.version ?? row.version } : undefined);
    setSaving(false);
    if (data) {
      notify({ kind: 'success', ...describeSaved(data, entry) });
      if (next) form.restart(next);
      else onClose();
      return;
    }
    setFailure(error);
    onRefused?.(error, entry);
    form.refuse(error);
    await edit.detect(error);
  };
  const resolveConflict = (choice: 'load' | 'keep') => {
    if (choice === 'load' && edit.newer) form.restart(toValues(edit.newer));
    edit.acknowledge();
    setFailure(undefined);
  };
  return { ...form, edit, isSaving, failure, submit, resolveConflict, onClose };
}
