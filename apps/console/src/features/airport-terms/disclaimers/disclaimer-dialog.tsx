import {
  type DisclaimerDraft,
  PRIORITY,
  validateDisclaimer,
} from '../../../../../../domain/tariff/airport-terms/disclaimer.js';
import type { AirportView } from '../../../api/reference-data.endpoints.js';
import type { ComparedValue } from '../../../components/form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../../../components/form-dialog/entity-form-dialog.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { TextAreaField } from '../../../components/form-dialog/text-area-field.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { type EntityDialogProps, useEntityForm } from '../../../components/form-dialog/use-entity-form.js';
import { formatDecimal } from '../../../components/format/format.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { AirportChecklist } from './airport-checklist.js';
import {
  type DisclaimerRow,
  toDisclaimerDraft,
  useCreateDisclaimerMutation,
  useUpdateDisclaimerMutation,
} from './disclaimers.endpoints.js';
import { disclaimersMessages } from './disclaimers.messages.js';

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

function getComparedValues(): readonly ComparedValue<DisclaimerRow>[] {
  const messages = getMessages(disclaimersMessages);
  return [
    [messages.title, (row) => row.title],
    [messages.content, (row) => row.content],
    [messages.priority, (row) => String(row.priority)],
    [messages.airports, (row) => row.airports.map(({ code }) => code).join(', ')],
  ];
}

interface DisclaimerDialogProps extends EntityDialogProps<DisclaimerRow> {
  readonly airports: readonly AirportView[];
}

/** Writes a disclaimer, or changes it. */
export function DisclaimerDialog({ airports, ...dialog }: DisclaimerDialogProps) {
  const messages = useMessages(disclaimersMessages);
  const { row } = dialog;
  const notify = useToast();
  const [create] = useCreateDisclaimerMutation();
  const [update] = useUpdateDisclaimerMutation();
  const failed = messages.saveFailed(Boolean(row));
  const form = useEntityForm({
    ...dialog,
    toValues: toDisclaimerFormValues,
    validate: (values) => validateDisclaimer(toDraft(values)),
    save: (values, edited) => {
      const draft = toDraft(values);
      return edited ? update({ ...draft, ...edited }) : create(draft);
    },
    describeSaved: (_saved, { title }) => ({
      title: messages.disclaimerSaved(Boolean(row)),
      body: title,
    }),
    onRefused: () => notify({ kind: 'error', title: failed }),
  });
  const { content, airportIds } = form.entry;
  return (
    <EntityFormDialog
      form={form}
      title={row ? messages.editDisclaimer : messages.createDisclaimer}
      intro={messages.dialogIntro}
      submitLabel={row ? messages.updateDisclaimer : messages.createDisclaimer}
      failureTitle={failed}
      thing={messages.disclaimer}
      entityType="disclaimer"
      comparedValues={getComparedValues()}
    >
      <TextField label={messages.title} required maxLength={300} {...form.bind('title')} />
      <TextAreaField
        label={messages.content}
        required
        hint={messages.contentHint(formatDecimal(content.length, 0))}
        rows={5}
        resize="vertical"
        maxLength={MAX_CONTENT_LENGTH}
        {...form.bind('content')}
      />
      <NumberField
        label={messages.priority}
        required
        hint={messages.priorityHint(PRIORITY.lowest, PRIORITY.highest)}
        {...form.bind('priority')}
      />
      <AirportChecklist
        airports={airports}
        checkedIds={airportIds}
        onChange={(checkedIds) => form.change({ airportIds: checkedIds })}
      />
    </EntityFormDialog>
  );
}

function toDisclaimerFormValues(row: DisclaimerRow | undefined): DisclaimerFormValues {
  if (!row) return EMPTY_DISCLAIMER;
  const draft = toDisclaimerDraft(row);
  return { ...draft, priority: String(draft.priority) };
}

/** A priority that was not entered is no number, which the domain's check refuses. */
function toDraft(entry: DisclaimerFormValues): DisclaimerDraft {
  return { ...entry, priority: parseNumberInput(entry.priority) ?? Number.NaN };
}
