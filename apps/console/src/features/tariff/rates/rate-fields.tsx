import { Field, Input, makeStyles, Select, Textarea } from '@fluentui/react-components';
import { RATE_MESSAGES } from '../../../../../../domain/tariff/rate.js';
import { PERCENT_CRITERIA, RATE_CRITERIA } from '../../../../../../domain/tariff/rate-criterion.js';
import { findService, SERVICES } from '../../../../../../domain/tariff/service-code.js';
import { NumberField } from '../../../components/form-dialog/number-field.js';
import { toFieldMessage } from '../../../components/form-dialog/required-message.js';
import type { FormState } from '../../../components/form-dialog/use-form.js';
import { PlaceFields } from '../../../components/places/place-fields.js';
import type { Places } from '../../../components/places/use-places.js';
import { CRITERION_LABELS, UNIT_LABELS } from './format-rate.js';
import { findCriterion, type RateFormValues } from './rate-form-values.js';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  whole: { gridColumn: '1 / -1' },
});

interface RateFieldsProps {
  readonly form: FormState<RateFormValues>;
  readonly places: Places;
}

/** The fields of a rate. */
export function RateFields({ form, places }: RateFieldsProps) {
  const styles = useStyles();
  const { entry, change } = form;
  const messageFor = (field: string) => toFieldMessage(form.messageFor(field), RATE_MESSAGES.required);
  const criterion = findCriterion(entry);
  const isPercent = criterion !== undefined && PERCENT_CRITERIA.includes(criterion);
  const service = findService(entry.serviceCode);
  const unlisted = entry.serviceCode !== '' && !SERVICES.some(({ code }) => code === entry.serviceCode);
  return (
    <div className={styles.fields}>
      <PlaceFields
        places={places}
        chosen={{ countryId: entry.countryId, locationId: entry.locationId }}
        messageFor={messageFor}
        onChange={change}
      />
      <Field
        label="Service"
        required
        hint={service ? `Category: ${service.category}` : undefined}
        validationMessage={messageFor('serviceCode')}
      >
        <Select value={entry.serviceCode} onChange={(_event, { value }) => change({ serviceCode: value })}>
          <option value="">Choose a service</option>
          {unlisted ? <option value={entry.serviceCode}>{entry.serviceCode}</option> : null}
          {SERVICES.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${code} - ${name}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Rate criteria" required validationMessage={messageFor('rateCriteria')}>
        <Select value={entry.rateCriteria} onChange={(_event, { value }) => change({ rateCriteria: value })}>
          <option value="">Choose what it is multiplied by</option>
          {RATE_CRITERIA.map((one) => (
            <option key={one} value={one}>
              {CRITERION_LABELS[one]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.whole}>
        <NumberField
          label="Base rate"
          required
          before={isPercent ? undefined : '$'}
          after={criterion ? UNIT_LABELS[criterion] : undefined}
          value={entry.baseRate}
          message={messageFor('baseRate')}
          onChange={(baseRate) => change({ baseRate })}
        />
      </div>
      <NumberField
        label="Min charge"
        before="$"
        hint="0 means no minimum"
        value={entry.minimumCharge}
        message={messageFor('minimumCharge')}
        onChange={(minimumCharge) => change({ minimumCharge })}
      />
      <NumberField
        label="Max charge"
        before="$"
        hint="0 means no limit"
        value={entry.maximumCharge}
        message={messageFor('maximumCharge')}
        onChange={(maximumCharge) => change({ maximumCharge })}
      />
      <Field label="Valid from" hint="Empty means no start date" validationMessage={messageFor('validFrom')}>
        <Input type="date" value={entry.validFrom} onChange={(_event, { value }) => change({ validFrom: value })} />
      </Field>
      <Field
        label="Valid until"
        hint="The last day, in UTC. Empty means no end date"
        validationMessage={messageFor('validUntil')}
      >
        <Input type="date" value={entry.validUntil} onChange={(_event, { value }) => change({ validUntil: value })} />
      </Field>
      <Field label="Description" className={styles.whole}>
        <Textarea
          rows={2}
          maxLength={2000}
          value={entry.description}
          onChange={(_event, { value }) => change({ description: value })}
        />
      </Field>
    </div>
  );
}
