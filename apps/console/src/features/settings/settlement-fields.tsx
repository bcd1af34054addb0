import { Field, Select } from '@fluentui/react-components';
import { LOCAL_CURRENCIES, SERVICE_TAXES } from '../../../../../domain/operations/settings.js';
import { useMessages } from '../../i18n/messages.js';
import { getLocalCurrencyLabels, getServiceTaxLabels } from './setting-labels.js';
import { settingsMessages } from './settings.messages.js';
import type { SystemFormValues } from './system-form-values.js';

type SettlementValues = Pick<SystemFormValues, 'serviceTax' | 'localCurrency'>;

interface SettlementFieldsProps {
  readonly entry: SettlementValues;
  readonly onChange: (changed: Partial<SettlementValues>) => void;
  readonly messageFor: (field: keyof SettlementValues) => string | undefined;
}

/** Whether quotations compute the tax on services, and tell totals in the local currency. */
export function SettlementFields({ entry, onChange, messageFor }: SettlementFieldsProps) {
  const messages = useMessages(settingsMessages);
  return (
    <>
      <Field label={messages.serviceTax} hint={messages.serviceTaxHint} validationMessage={messageFor('serviceTax')}>
        <Select
          value={entry.serviceTax}
          onChange={(_event, { value }) =>
            onChange({ serviceTax: SERVICE_TAXES.find((one) => one === value) ?? 'information' })
          }
        >
          {SERVICE_TAXES.map((one) => (
            <option key={one} value={one}>
              {getServiceTaxLabels()[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={messages.localCurrency}
        hint={messages.localCurrencyHint}
        validationMessage={messageFor('localCurrency')}
      >
        <Select
          value={entry.localCurrency}
          onChange={(_event, { value }) =>
            onChange({ localCurrency: LOCAL_CURRENCIES.find((one) => one === value) ?? 'none' })
          }
        >
          {LOCAL_CURRENCIES.map((one) => (
            <option key={one} value={one}>
              {getLocalCurrencyLabels()[one]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
