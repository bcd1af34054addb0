import {
  COMMERCIAL_OUTCOMES,
  LOSS_REASONS,
  validateOutcome,
} from '../../../../../domain/quoting/outcome/commercial-outcome.js';
import { useMessages } from '../../i18n/messages.js';
import { commercialOutcomeMessages } from '../commercial-outcome/commercial-outcome.messages.js';
import { describeLossReason, describeOutcome } from '../commercial-outcome/describe-outcome.js';
import type { ComparedValue } from '../form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../form-dialog/entity-form-dialog.js';
import { FieldGrid } from '../form-dialog/field-grid.js';
import { NumberField } from '../form-dialog/number-field.js';
import { parseNumberInput } from '../form-dialog/parse-number-input.js';
import { SelectField } from '../form-dialog/select-field.js';
import { TextAreaField } from '../form-dialog/text-area-field.js';
import { TextField } from '../form-dialog/text-field.js';
import { useEntityForm } from '../form-dialog/use-entity-form.js';
import { useRecordOutcomeMutation } from './quotation-decisions.endpoints.js';
import { type QuotationDetails, useLazyQuotationDetailsQuery } from './quotation-details.endpoints.js';

/** The choice that takes an outcome back. */
const OPEN = 'open';

interface OutcomeFormValues {
  readonly outcome: string;
  readonly lossReason: string;
  readonly competitorPrice: string;
  readonly currency: string;
  readonly note: string;
}

interface OutcomeDialogProps {
  readonly details: QuotationDetails;
  readonly onClose: () => void;
}

/** Says how a sent quotation ended, or corrects it; what a customer's words propose is filled in. */
export function OutcomeDialog({ details, onClose }: OutcomeDialogProps) {
  const messages = useMessages(commercialOutcomeMessages);
  const comparedValues: readonly ComparedValue<QuotationDetails>[] = [
    [messages.outcome, ({ commercialOutcome }) => describeOutcome(commercialOutcome)],
    [messages.note, ({ outcome }) => outcome?.note ?? ''],
  ];
  const [recordOutcome] = useRecordOutcomeMutation();
  const [load] = useLazyQuotationDetailsQuery();
  const number = `Q${details.id}`;
  const isCorrection = details.outcome !== null;
  const form = useEntityForm({
    row: details,
    reload: async () => [await load(details.id).unwrap()],
    toValues: () => toValues(details),
    validate: (values) => validateOutcome(toEntry(values), isCorrection),
    save: (values, edited) =>
      recordOutcome({ id: details.id, ...toBody(values), version: edited?.version ?? details.version }),
    describeSaved: ({ commercialOutcome }) => ({
      title: messages.saved,
      body: messages.savedBody(number, describeOutcome(commercialOutcome)),
    }),
    onClose,
  });
  const isDeclined = form.entry.outcome === 'declined';
  return (
    <EntityFormDialog
      form={form}
      title={messages.recordOf(number)}
      intro={messages.intro}
      submitLabel={messages.save}
      failureTitle={messages.failed}
      thing={messages.quotation}
      entityType="quotation"
      comparedValues={comparedValues}
    >
      <FieldGrid>
        <SelectField
          label={messages.outcome}
          placeholder={messages.choose}
          required
          options={[
            ...COMMERCIAL_OUTCOMES.map((value) => ({ value, label: describeOutcome(value) })),
            ...(isCorrection ? [{ value: OPEN, label: messages.openAgain }] : []),
          ]}
          {...form.bind('outcome')}
        />
        {isDeclined ? (
          <>
            <SelectField
              label={messages.lossReason}
              placeholder={messages.choose}
              required
              options={LOSS_REASONS.map((value) => ({ value, label: describeLossReason(value) }))}
              {...form.bind('lossReason')}
            />
            <NumberField label={messages.competitorAmount} {...form.bind('competitorPrice')} />
            <TextField label={messages.competitorCurrency} maxLength={3} {...form.bind('currency')} />
          </>
        ) : null}
      </FieldGrid>
      <TextAreaField label={messages.note} hint={messages.noteHint} rows={2} {...form.bind('note')} />
    </EntityFormDialog>
  );
}

function toValues({ outcome, outcomeProposal }: QuotationDetails): OutcomeFormValues {
  const shown = outcomeProposal ?? outcome;
  return {
    outcome: shown?.outcome ?? '',
    lossReason: shown?.lossReason ?? '',
    competitorPrice: shown?.competitorPrice ? String(shown.competitorPrice.amount) : '',
    currency: shown?.competitorPrice?.currency ?? 'USD',
    note: outcomeProposal?.note ?? '',
  };
}

function toEntry({ outcome, lossReason, competitorPrice, currency, note }: OutcomeFormValues) {
  const amount = competitorPrice.trim() === '' ? undefined : (parseNumberInput(competitorPrice) ?? Number.NaN);
  return {
    outcome: outcome === OPEN ? undefined : outcome,
    lossReason: LOSS_REASONS.find((one) => one === lossReason),
    ...(outcome === 'declined' && amount !== undefined
      ? { competitorPrice: { amount, currency: currency.trim().toUpperCase() } }
      : {}),
    note,
  };
}

function toBody(values: OutcomeFormValues) {
  const { lossReason = null, competitorPrice = null, note } = toEntry(values);
  return {
    outcome: COMMERCIAL_OUTCOMES.find((one) => one === values.outcome) ?? null,
    lossReason,
    competitorPrice,
    note,
  };
}
