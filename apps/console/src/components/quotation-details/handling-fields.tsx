import { Checkbox, Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CORRECTABLE_FIELDS, type CorrectableField } from '../../../../../domain/quoting/correctable-values.js';
import { HANDLING_FIGURES, type HandlingFigure, parseServices } from '../../../../../domain/quoting/handling-values.js';
import { COMMODITY_NAMES, REQUESTED_SERVICE_NAMES } from '../../../../../domain/tariff/condition/condition.messages.js';
import { COMMODITY_CLASSES, REQUESTED_SERVICES } from '../../../../../domain/tariff/condition/shipment-facts.js';
import { NumberField } from '../form-dialog/number-field.js';
import type { FormState } from '../form-dialog/use-form.js';
import { ChoiceField } from './choice-field.js';
import type { CorrectionFormValues } from './correction-form-values.js';

const useStyles = makeStyles({
  services: { gridColumn: '1 / -1', minInlineSize: 0, border: 'none', margin: 0, padding: 0 },
  choices: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground2 },
  wrong: { color: tokens.colorStatusDangerForeground1 },
});

const FIGURES = Object.keys(HANDLING_FIGURES) as HandlingFigure[];

interface HandlingFieldsProps {
  readonly form: FormState<CorrectionFormValues>;
  readonly hintFor: (field: CorrectableField) => string | undefined;
}

/** What a person says of the handling, where the words of the email do not say it. */
export function HandlingFields({ form, hintFor }: HandlingFieldsProps) {
  const styles = useStyles();
  const { entry, change, messageFor } = form;
  const asked = parseServices(entry['handling.services']);
  const about = (field: CorrectableField) => ({
    label: CORRECTABLE_FIELDS[field],
    hint: hintFor(field),
    validationMessage: messageFor(field),
  });
  const services = about('handling.services');
  return (
    <>
      <Field {...about('handling.commodity')}>
        <ChoiceField
          value={entry['handling.commodity']}
          options={COMMODITY_CLASSES.map((one) => [one, COMMODITY_NAMES[one]] as const)}
          onChange={(commodity) => change({ 'handling.commodity': commodity })}
        />
      </Field>
      {FIGURES.map((field) => (
        <NumberField key={field} label={CORRECTABLE_FIELDS[field]} hint={hintFor(field)} {...form.bind(field)} />
      ))}
      {/* No `Field`: it would give all of the checkboxes its one name and id, so that each label would tick the first. */}
      <fieldset className={styles.services}>
        <legend>{services.label}</legend>
        <div className={styles.choices}>
          {REQUESTED_SERVICES.map((service) => (
            <Checkbox
              key={service}
              label={REQUESTED_SERVICE_NAMES[service]}
              checked={asked.includes(service)}
              onChange={(_event, { checked }) => {
                const others = asked.filter((one) => one !== service);
                change({ 'handling.services': [...others, ...(checked === true ? [service] : [])].join(', ') });
              }}
            />
          ))}
        </div>
        {services.validationMessage ? (
          <Text role="alert" size={200} block className={styles.wrong}>
            {services.validationMessage}
          </Text>
        ) : null}
        {services.hint ? (
          <Text size={200} block className={styles.quiet}>
            {services.hint}
          </Text>
        ) : null}
      </fieldset>
    </>
  );
}
