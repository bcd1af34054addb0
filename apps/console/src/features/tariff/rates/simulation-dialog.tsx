import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { toOfficeDay } from '../../../../../../domain/office-day.js';
import { EMPTY_VALUES } from '../../../../../../domain/quoting/correctable-values.js';
import { DAY_KIND_NAMES } from '../../../../../../domain/tariff/condition/condition.messages.js';
import { DAY_KINDS } from '../../../../../../domain/tariff/condition/working-days.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import type { Places } from '../../../components/places/use-places.js';
import { ChoiceField } from '../../../components/quotation-details/choice-field.js';
import { CorrectionFields } from '../../../components/quotation-details/correction-fields.js';
import {
  replaceAirport,
  toCorrectionFormValues,
  toShipmentValues,
  validateCorrectionForm,
} from '../../../components/quotation-details/correction-form-values.js';
import { useMessages } from '../../../i18n/messages.js';
import { useSimulateShipmentMutation } from './rates.endpoints.js';
import { simulationMessages } from './simulation.messages.js';
import { EMPTY_MOMENT, toMomentValues, toMonthValues, validateMoment } from './simulation-moment.js';
import { SimulationResult } from './simulation-result.js';

const NARROW = '@media (max-width: 1000px)';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
});

interface SimulationDialogProps {
  readonly places: Places;
  /** The airport that the list is narrowed to; undefined: none. */
  readonly airport: string | undefined;
  readonly onClose: () => void;
}

/** A shipment priced by the tariff as of a day, with why each rate did or did not apply. */
export function SimulationDialog({ places, airport, onClose }: SimulationDialogProps) {
  const messages = useMessages(simulationMessages);
  const styles = useStyles();
  const [day, setDay] = useState(() => toOfficeDay(new Date()));
  const [customer, setCustomer] = useState('');
  const [start] = useState(() => ({
    ...toCorrectionFormValues(EMPTY_VALUES),
    ...(airport === undefined ? {} : replaceAirport(airport, places.airports)),
  }));
  const shipment = useForm(start, (entry) => validateCorrectionForm(entry, places.airports));
  const moment = useForm(EMPTY_MOMENT, validateMoment);
  const [simulate, { data, error, isLoading }] = useSimulateShipmentMutation();
  const submit = async () => {
    const isRight = [shipment.check(), moment.check()].every(Boolean);
    if (!isRight) return;
    const email = customer.trim() || null;
    const values = toShipmentValues(shipment.entry);
    const handling = { ...values.handling, ...toMomentValues(moment.entry) };
    const extractedInfo = { ...values, handling, sender: { email } };
    const answer = await simulate({ extractedInfo, day: day || null, monthVolume: toMonthValues(moment.entry) });
    if (answer.error) shipment.refuse(answer.error);
  };
  return (
    <FormDialog
      title={messages.simulateShipment}
      intro={messages.intro}
      submitLabel={messages.price}
      isFull
      isSaving={isLoading}
      isDirty={false}
      failure={error ? { title: messages.notPriced, cause: error } : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <div className={styles.pair}>
            <Field label={messages.asOf}>
              <Input type="date" value={day} onChange={(_event, { value }) => setDay(value)} />
            </Field>
            <Field label={messages.customer} hint={messages.customerHint}>
              <Input
                type="email"
                autoComplete="off"
                value={customer}
                onChange={(_event, { value }) => setCustomer(value)}
              />
            </Field>
          </div>
          <div className={styles.pair}>
            <Field label={messages.dayKind} hint={messages.dayKindHint}>
              <ChoiceField
                value={moment.entry.dayKind}
                options={DAY_KINDS.map((kind) => [kind, DAY_KIND_NAMES[kind]] as const)}
                onChange={(dayKind) => moment.change({ dayKind })}
              />
            </Field>
            <NumberField label={messages.hour} hint={messages.hourHint} {...moment.bind('hour')} />
            <NumberField label={messages.monthKg} hint={messages.monthHint} {...moment.bind('monthKg')} />
            <NumberField label={messages.monthShipments} {...moment.bind('monthShipments')} />
          </div>
          <CorrectionFields form={shipment} places={places} hintFor={giveNoHint} />
        </div>
        {data ? <SimulationResult simulation={data} /> : null}
      </div>
    </FormDialog>
  );
}

const giveNoHint = () => undefined;
