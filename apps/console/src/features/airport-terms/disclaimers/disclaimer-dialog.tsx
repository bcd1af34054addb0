import { Field, Input, Textarea } from '@fluentui/react-components';
import {
  type DisclaimerDraft,
  PRIORITY,
  validateDisclaimer,
} from '../../../../../../domain/tariff/airport-terms/disclaimer.js';
import type { AirportView } from '../../../api/reference-data.endpoints.js';
import { type ComparedValue, EditConflictBanner } from '../../../components/form-dialog/edit-conflict-banner.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { useEditConflict } from '../../../components/form-dialog/use-edit-conflict.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { formatDecimal } from '../../../components/format/format.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { AirportChecklist } from './airport-checklist.js';
import {
  type DisclaimerRow,
  toDisclaimerDraft,
  useCreateDisclaimerMutation,
  useUpdateDisclaimerMutation,
} from './disclaimers.endpoints.js';

const MAX_CONTENT_LENGTH = 20_000;

/** As typed. */
interface DisclaimerFormValues extends Omit<DisclaimerDraft, 'priority'> {
  readonly priority: string;
}

const EMPTY_DISCLAIMER: DisclaimerFormValues = {
  title: '',
  content: '',
  priority: String(PRIORITY.default),
  airportIds: [],
};

const COMPARED_VALUES: readonly ComparedValue<DisclaimerRow>[] = [
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
  const notify = useToast();
  const [create, creation] = useCreateDisclaimerMutation();
  const [update, change] = useUpdateDisclaimerMutation();
  const form = useForm(row ? toDisclaimerFormValues(row) : EMPTY_DISCLAIMER, (entry) =>
    validateDisclaimer(toDraft(entry)),
  );
  const edit = useEditConflict(row, reload);
  const { entry } = form;
  const failed = `Failed to ${row ? 'update' : 'create'} disclaimer`;
  const save = async () => {
    if (!form.check()) return;
    const draft = toDraft(entry);
    const { error } = row ? await update({ ...draft, id: row.id, version: edit.version }) : await create(draft);
    if (!error) {
      notify({ kind: 'success', title: `Disclaimer ${row ? 'updated' : 'created'} successfully`, body: draft.title });
      onClose();
      return;
    }
    notify({ kind: 'error', title: failed });
    form.refuse(error);
    await edit.detect(error);
  };
  const failure = (row ? change : creation).error;
  return (
    <FormDialog
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
        <EditConflictBanner
          thing="disclaimer"
          logName={edit.newer.title}
          known={edit.known}
          newer={edit.newer}
          comparedValues={COMPARED_VALUES}
          onLoad={() => {
            if (edit.newer) form.restart(toDisclaimerFormValues(edit.newer));
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
        hint={`${formatDecimal(entry.content.length, 0)} characters; line breaks are kept. Write it in every language that your customers read.`}
        validationMessage={form.messageFor('content')}
      >
        <Textarea
          rows={5}
          resize="vertical"
          maxLength={MAX_CONTENT_LENGTH}
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
    </FormDialog>
  );
}

function toDisclaimerFormValues(row: DisclaimerRow): DisclaimerFormValues {
  const draft = toDisclaimerDraft(row);
  return { ...draft, priority: String(draft.priority) };
}

/** A priority that was not entered is no number, which the domain's check refuses. */
function toDraft(entry: DisclaimerFormValues): DisclaimerDraft {
  return { ...entry, priority: parseNumberInput(entry.priority) ?? Number.NaN };
}
