import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { addDays, canEndBefore, isDay } from '../../../../../../domain/tariff/rate-validity.js';
import { useChargeCodesQuery } from '../../../api/charge-codes.endpoints.js';
import type { ComparedValue } from '../../../components/form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../../../components/form-dialog/entity-form-dialog.js';
import { type EntityDialogProps, useEntityForm } from '../../../components/form-dialog/use-entity-form.js';
import { focusUnclearNumber } from '../../../components/form-dialog/use-typed-number.js';
import type { Places } from '../../../components/places/use-places.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { conditionsMessages } from './conditions.messages.js';
import { DuplicateRateWarning } from './duplicate-rate-warning.js';
import { formatBaseRate, formatMaximum, formatMinimum, formatRateValidity, getCriterionLabels } from './format-rate.js';
import { describeFormula, toFormulaValues } from './formula-values.js';
import { RateFields } from './rate-fields.js';
import {
  createRateFormValues,
  findDuplicate,
  type RateFormDefaults,
  type RateFormValues,
  toRateBody,
  toRateFormValues,
  validateRateForm,
} from './rate-form-values.js';
import { RateTester } from './rate-tester.js';
import { type RateRow, useCreateRateMutation, useUpdateRateMutation } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

function getComparedValues(): readonly ComparedValue<RateRow>[] {
  const messages = getMessages(ratesMessages);
  return [
    [messages.airport, (row) => row.airportCode],
    [messages.service, (row) => row.serviceCode],
    [messages.rateCriteria, (row) => getCriterionLabels()[row.rateCriteria]],
    [messages.baseRate, (row) => formatBaseRate(row)],
    [messages.formula, (row) => describeFormula(toFormulaValues(row.formula), row.rateCriteria) ?? '—'],
    [getMessages(conditionsMessages).conditions, (row) => row.conditions?.text ?? '—'],
    [messages.minCharge, (row) => formatMinimum(row.minimumCharge, undefined, row.currency)],
    [messages.maxCharge, (row) => formatMaximum(row.maximumCharge, undefined, row.currency)],
    [messages.validity, (row) => formatRateValidity(row)],
    [messages.description, (row) => row.description],
  ];
}

const useStyles = makeStyles({
  halves: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 260px',
    gap: '24px',
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface RateDialogProps extends EntityDialogProps<RateRow> {
  /** What a new rate begins with. */
  readonly defaults: RateFormDefaults;
  readonly rows: readonly RateRow[];
  readonly places: Places;
  readonly onOpen: (row: RateRow) => void;
}

/** Adds a rate, or changes it; beside it, what it would charge. */
export function RateDialog({ defaults, rows, places, onOpen, ...dialog }: RateDialogProps) {
  const messages = useMessages(ratesMessages);
  const { row } = dialog;
  const styles = useStyles();
  const { data: codes } = useChargeCodesQuery();
  const [create] = useCreateRateMutation();
  const [update] = useUpdateRateMutation();
  // Which rate ends the day before the new one begins, by its id.
  const [endedId, setEndedId] = useState<number>();
  const findClash = (values: RateFormValues) => {
    const found = findDuplicate(values, rows, row?.id);
    return found && found.id === endedId && canEnd(found, values) ? undefined : found;
  };
  const form = useEntityForm({
    ...dialog,
    toValues: (edited) => (edited ? toRateFormValues(edited) : createRateFormValues(defaults)),
    validate: validateRateForm,
    isBlocked: (values) => findClash(values) !== undefined,
    save: (values, edited) => {
      const body = toRateBody(values, row, codes);
      return edited ? update({ ...body, ...edited }) : create({ ...body, endsPrevious: endedId !== undefined });
    },
    describeSaved: (_saved, values) => ({
      title: row ? messages.rateUpdated : messages.rateCreated,
      body: messages.serviceAtAirportCode(values.serviceCode, places.airportById(values.locationId ?? 0)?.code ?? ''),
    }),
  });
  const { entry } = form;
  const duplicate = findClash(entry);
  const lastDay = duplicate && !row && canEnd(duplicate, entry) ? addDays(entry.validFrom, -1) : undefined;
  const saveAndAddAnother = () =>
    form.submit(createRateFormValues({ countryId: entry.countryId, locationId: entry.locationId }));
  return (
    <EntityFormDialog
      form={form}
      title={row ? messages.editRate : messages.addRate}
      submitLabel={row ? messages.updateRate : messages.createRate}
      isWide
      failureTitle={messages.failedToSaveRate}
      hasMessage
      thing={messages.rateInText}
      entityType="rate"
      comparedValues={getComparedValues()}
      secondAction={
        row ? null : (
          <Button
            disabledFocusable={form.isSaving}
            onClick={({ currentTarget }) => {
              if (!focusUnclearNumber(currentTarget.form)) void saveAndAddAnother();
            }}
          >
            {messages.saveAndAddAnother}
          </Button>
        )
      }
    >
      <div className={styles.halves}>
        <RateFields form={form} places={places} />
        <RateTester entry={entry} rows={rows} editedId={row?.id} />
      </div>
      {duplicate ? (
        <DuplicateRateWarning
          duplicate={duplicate}
          lastDay={lastDay}
          onEnd={() => setEndedId(duplicate.id)}
          onOpen={onOpen}
        />
      ) : null}
    </EntityFormDialog>
  );
}

/** Whether a rate can end the day before the entered one begins. */
function canEnd(row: RateRow, { validFrom }: RateFormValues): boolean {
  return isDay(validFrom) && canEndBefore(row, validFrom);
}
