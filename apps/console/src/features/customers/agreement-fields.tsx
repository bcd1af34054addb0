import { Checkbox } from '@fluentui/react-components';
import type { CustomerAgreementEntry } from '../../../../../domain/customers/customer-agreement.js';
import { VOLUME_UNITS } from '../../../../../domain/customers/customers.messages.js';
import { VOLUME_MEASURES, type VolumeMeasure } from '../../../../../domain/customers/volume-rebate.js';
import type { DomainRow } from '../../api/recognized-domains.endpoints.js';
import { FieldGrid } from '../../components/form-dialog/field-grid.js';
import { NumberField } from '../../components/form-dialog/number-field.js';
import { parseNumberInput } from '../../components/form-dialog/parse-number-input.js';
import { SelectField } from '../../components/form-dialog/select-field.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { customersMessages } from './customers.messages.js';

/** An agreement as it is being entered. */
export interface AgreementFormValues {
  readonly percent: string;
  /** What a rebate counts; empty: there is none. */
  readonly rebateMeasure: string;
  /** For instance `1000: 3; 5000: 5`. */
  readonly rebateSteps: string;
  /** Codes with commas between them. */
  readonly freeCodes: string;
  readonly paymentTerms: string;
  /** Names with commas between them. */
  readonly networks: string;
  readonly collectTotalUsd: string;
  readonly thirdPartyInvoiceUsd: string;
  readonly showsLocalCurrency: boolean;
  readonly validFrom: string;
  readonly validUntil: string;
}

interface AgreementFieldsProps {
  readonly values: AgreementFormValues;
  readonly onChange: (values: AgreementFormValues) => void;
  /** What is wrong with a field, by the name of the wire. */
  readonly messageFor: (field: string) => string | undefined;
}

/** What is agreed with a customer. */
export function AgreementFields({ values, onChange, messageFor }: AgreementFieldsProps) {
  const messages = useMessages(customersMessages);
  const bind = (field: Exclude<keyof AgreementFormValues, 'showsLocalCurrency'>) => ({
    value: values[field],
    message: messageFor(`agreement.${field}`),
    onChange: (value: string) => onChange({ ...values, [field]: value }),
  });
  return (
    <FieldGrid>
      <NumberField label={messages.agreedPercent} hint={messages.agreedPercentHint} after="%" {...bind('percent')} />
      <SelectField
        label={messages.rebateMeasure}
        placeholder={messages.noRebate}
        options={VOLUME_MEASURES.map((measure) => ({ value: measure, label: VOLUME_UNITS[measure] }))}
        {...bind('rebateMeasure')}
      />
      <TextField
        label={messages.rebateSteps}
        hint={messages.rebateStepsHint}
        maxLength={300}
        {...bind('rebateSteps')}
        message={messageFor('agreement.volumeRebate')}
      />
      <TextField label={messages.freeLines} hint={messages.freeLinesHint} maxLength={1_100} {...bind('freeCodes')} />
      <TextField label={messages.paymentTerms} maxLength={300} {...bind('paymentTerms')} />
      <TextField label={messages.networks} hint={messages.networksHint} maxLength={500} {...bind('networks')} />
      <NumberField label={messages.agreedCollect} before="$" {...bind('collectTotalUsd')} />
      <NumberField label={messages.agreedInvoices} before="$" {...bind('thirdPartyInvoiceUsd')} />
      <Checkbox
        label={messages.showsLocalCurrency}
        checked={values.showsLocalCurrency}
        onChange={(_event, { checked }) => onChange({ ...values, showsLocalCurrency: checked === true })}
      />
      <TextField label={messages.agreedFrom} type="date" {...bind('validFrom')} />
      <TextField label={messages.agreedUntil} type="date" {...bind('validUntil')} />
    </FieldGrid>
  );
}

/** The values that a form begins with. */
export function toAgreementFormValues(agreement: DomainRow['agreement'] | undefined): AgreementFormValues {
  return {
    percent: agreement?.percent ? String(agreement.percent) : '',
    rebateMeasure: agreement?.volumeRebate?.measure ?? '',
    rebateSteps: formatRebateSteps(agreement?.volumeRebate?.steps),
    freeCodes: agreement?.freeCodes.join(', ') ?? '',
    paymentTerms: agreement?.paymentTerms ?? '',
    networks: agreement?.networks.join(', ') ?? '',
    collectTotalUsd: String(agreement?.collectTotalUsd ?? ''),
    thirdPartyInvoiceUsd: String(agreement?.thirdPartyInvoiceUsd ?? ''),
    showsLocalCurrency: agreement?.showsLocalCurrency ?? false,
    validFrom: agreement?.validFrom ?? '',
    validUntil: agreement?.validUntil ?? '',
  };
}

/** The entry that a form stands for; what is no number is NaN, which the domain's check refuses. */
export function toAgreementEntry(values: AgreementFormValues) {
  const { percent, rebateMeasure, rebateSteps, freeCodes, networks, ...rest } = values;
  return {
    ...rest,
    percent: percent.trim() === '' ? 0 : (parseNumberInput(percent) ?? Number.NaN),
    collectTotalUsd: toAmountEntry(values.collectTotalUsd),
    thirdPartyInvoiceUsd: toAmountEntry(values.thirdPartyInvoiceUsd),
    volumeRebate: toRebateEntry(rebateMeasure, rebateSteps),
    freeCodes: splitList(freeCodes),
    networks: splitList(networks),
  } satisfies CustomerAgreementEntry;
}

/** An agreement as people read it; empty where there is none. */
export function formatAgreement(agreement: DomainRow['agreement']): string {
  if (!agreement) return '';
  const messages = getMessages(customersMessages);
  const { percent, freeCodes, paymentTerms, networks, showsLocalCurrency, validFrom, validUntil } = agreement;
  const days = validFrom || validUntil ? `${validFrom ?? ''} – ${validUntil ?? ''}` : undefined;
  const lists = [
    freeCodes.join(', '),
    paymentTerms,
    networks.join(', '),
    showsLocalCurrency ? messages.showsLocalCurrency : '',
    days,
  ];
  const rebate = agreement.volumeRebate && messages.rebateOf(formatRebate(agreement.volumeRebate));
  return [percent ? `${percent} %` : undefined, rebate, ...lists].filter(Boolean).join('; ');
}

/** What steps come to in a text field; the domain's check refuses a step that is no number. */
function toRebateEntry(measure: string, text: string) {
  const steps = text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [from = '', percent = ''] = one.split(':');
      return { from: parseNumberInput(from) ?? Number.NaN, percent: parseNumberInput(percent) ?? Number.NaN };
    });
  if (measure === '' && steps.length === 0) return null;
  return { measure: VOLUME_MEASURES.find((one) => one === measure) ?? null, steps };
}

function formatRebateSteps(steps: readonly { readonly from: number; readonly percent: number }[] = []): string {
  return steps.map(({ from, percent }) => `${from}: ${percent}`).join('; ');
}

function formatRebate({ measure, steps }: NonNullable<NonNullable<DomainRow['agreement']>['volumeRebate']>): string {
  const unit: Readonly<Record<VolumeMeasure, string>> = VOLUME_UNITS;
  return steps.map(({ from, percent }) => `${from} ${unit[measure]}: ${percent} %`).join(', ');
}

function toAmountEntry(typed: string): number | null {
  return typed.trim() === '' ? null : (parseNumberInput(typed) ?? Number.NaN);
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}
