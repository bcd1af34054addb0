import { Field, Input, Textarea } from '@fluentui/react-components';
import { type DisclaimerDraft, faultsOfDisclaimer, PRIORITY } from '../../../../../../domain/tariff/airport-terms/disclaimer.js';
import { EntryDialog } from '../../../components/form-dialog/form-dialog.js';
import { NewerVersionBar, type Reading } from '../../../components/form-dialog/edit-conflict-banner.js';
import { numberEntered } from '../../../components/form-dialog/parse-number-input.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { useEntryForm } from '../../../components/form-dialog/use-form.js';
import { useNewerVersion } from '../../../components/form-dialog/use-edit-conflict.js';
import { decimal } from '../../../components/format/format.js';
import { useNotice } from '../../../components/toast/toast-store.js';
import type { AirportView } from '../../../api/reference-data.endpoints.js';
import { AirportChecklist } from './airport-checklist.js';
import {
  type DisclaimerRow,
  draftOfDisclaimer,
  useCreateDisclaimerMutation,
  useUpdateDisclaimerMutation,
} from './disclaimers.endpoints.js';

const LONGEST_CONTENT = 20_000;

/** As typed. */
interface DisclaimerEntry extends Omit<DisclaimerDraft, 'priority'> {
  readonly priority: string;
}

const EMPTY: DisclaimerEntry = { title: '', content: '', priority: String(PRIORITY.default), airportIds: [] };

const READINGS: readonly Reading<DisclaimerRow>[] = [
  ['Title', (row) => row.title],
  ['Content', (row) => row.content],
  ['Priority', (row) => String(row.priority)],
  ['Airports', (row) => row.airports.map(({ code }) => code).join(', ')],
];

interface DisclaimerDialogProps {
  /** Undefined for a new one. */
  readonly row: DisclaimerRow | undefined;
  readonly airports: readonly AirportView[];
  readonly reload: () => Promise<readonly DisclaimerRow[]>;
  readonly onClose: () => void;
}

/** Writes a disclaimer, or changes it. */
export function DisclaimerDialog({ row, airports, reload, onClose }: DisclaimerDialogProps) {
  const notify = useNotice();
  const [create, creation] = useCreateDisclaimerMutation();
  const [update, change] = useUpdateDisclaimerMutation();
  const form = useEntryForm(row ? entryOf(row) : EMPTY, (entry) => faultsOfDisclaimer(draftOf(entry)));
  const edit = useNewerVersion(row, reload);
  const { entry } = form;
  const failed = `Failed to ${row ? 'update' : 'create'} disclaimer`;
  const save = async () => {
    if (!form.check()) return;
    const draft = draftOf(entry);
    const { error } = row ? await update({ ...draft, id: row.id, version: edit.version }) : await create(draft);
    if (!error) {
      notify({ kind: 'success', title: `Disclaimer ${row ? 'updated' : 'created'} successfully`, body: draft.title });
      onClose();
      return;
    }
    notify({ kind: 'error', title: failed });
    form.refuse(error);
    await edit.learn(error);
  };
  const failure = (row ? change : creation).error;
  return (
    <EntryDialog
      title={row ? 'Edit Disclaimer' : 'Create Disclaimer'}
      intro="Quotation emails print it below the charges, as it is written here."
      submitLabel={row ? 'Update Disclaimer' : 'Create Disclaimer'}
      isSaving={creation.isLoading || change.isLoading}
      isDirty={form.isDirty}
      failure={failure && !edit.newer ? { title: failed, cause: failure } : undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {edit.newer && edit.known ? (
        <NewerVersionBar
          thing="disclaimer"
          logName={edit.newer.title}
          known={edit.known}
          newer={edit.newer}
          readings={READINGS}
          onLoad={() => {
            if (edit.newer) form.restart(entryOf(edit.newer));
            edit.acknowledge();
            change.reset();
          }}
          onKeep={() => {
            edit.acknowledge();
            change.reset();
          }}
        />
      ) : null}
      <Field label="Title" required validationMessage={form.messageFor('title')}>
        <Input
          value={entry.title}
          maxLength={300}
          autoComplete="off"
          onChange={(_event, { value }) => form.change({ title: value })}
        />
      </Field>
      <Field
        label="Content"
        required
        hint={`${decimal(entry.content.length, 0)} characters; line breaks are kept. Write it in every language that your customers read.`}
        validationMessage={form.messageFor('content')}
      >
        <Textarea
          rows={5}
          resize="vertical"
          maxLength={LONGEST_CONTENT}
          value={entry.content}
          onChange={(_event, { value }) => form.change({ content: value })}
        />
      </Field>
      <NumberField
        label="Priority"
        required
        min={PRIORITY.lowest}
        max={PRIORITY.highest}
        step={1}
        hint={`From ${PRIORITY.lowest} to ${PRIORITY.highest}; the highest stands first.`}
        value={entry.priority}
        message={form.messageFor('priority')}
        onChange={(priority) => form.change({ priority })}
      />
      <AirportChecklist
        airports={airports}
        checkedIds={entry.airportIds}
        onChange={(airportIds) => form.change({ airportIds })}
      />
    </EntryDialog>
  );
}

function entryOf(row: DisclaimerRow): DisclaimerEntry {
  const draft = draftOfDisclaimer(row);
  return { ...draft, priority: String(draft.priority) };
}

/** A priority that was not entered is no number, which the domain's check refuses. */
function draftOf(entry: DisclaimerEntry): DisclaimerDraft {
  return { ...entry, priority: numberEntered(entry.priority) ?? Number.NaN };
}
