import { validateLineChange } from '../../../../../domain/quoting/line-adjustment/change-line.js';
import type { LineAction } from '../../../../../domain/quoting/line-adjustment/line-action.js';
import { CHARGE_CATEGORIES } from '../../../../../domain/tariff/charge-category/charge-category.js';
import { describeCategory } from '../../../../../domain/tariff/charge-category/describe-category.js';
import { useMessages } from '../../i18n/messages.js';
import { getLineName } from '../charges/charge-groups.js';
import type { ComparedValue } from '../form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../form-dialog/entity-form-dialog.js';
import { FieldGrid } from '../form-dialog/field-grid.js';
import { NumberField } from '../form-dialog/number-field.js';
import { parseNumberInput } from '../form-dialog/parse-number-input.js';
import { SelectField } from '../form-dialog/select-field.js';
import { TextAreaField } from '../form-dialog/text-area-field.js';
import { TextField } from '../form-dialog/text-field.js';
import { useEntityForm } from '../form-dialog/use-entity-form.js';
import { formatUsd } from '../format/format.js';
import { manualLinesMessages } from './manual-lines.messages.js';
import { useChangeQuotationLineMutation } from './quotation-decisions.endpoints.js';
import { type QuotationDetails, useLazyQuotationDetailsQuery } from './quotation-details.endpoints.js';

const ENTERED_ACTIONS = ['override', 'waive', 'add'] as const satisfies readonly LineAction[];

interface LineFormValues {
  readonly action: string;
  readonly shipment: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly category: string;
  readonly amount: string;
  readonly reason: string;
}

const EMPTY: LineFormValues = {
  action: 'override',
  shipment: '1',
  serviceCode: '',
  serviceName: '',
  category: 'Additional',
  amount: '',
  reason: '',
};

type VersionedDetails = QuotationDetails & { readonly version: number };

interface LineDialogProps {
  readonly details: QuotationDetails;
  readonly onClose: () => void;
}

/** Adds, overrides or waives one line of a held quotation. */
export function LineDialog({ details, onClose }: LineDialogProps) {
  const messages = useMessages(manualLinesMessages);
  const comparedValues: readonly ComparedValue<VersionedDetails>[] = [
    [messages.revision, ({ revision }) => String(revision)],
    [messages.amount, ({ quoteAmount }) => formatUsd(quoteAmount)],
  ];
  const [changeLine] = useChangeQuotationLineMutation();
  const [load] = useLazyQuotationDetailsQuery();
  const number = `Q${details.id}`;
  const form = useEntityForm({
    row: toVersioned(details),
    reload: async () => [toVersioned(await load(details.id).unwrap())],
    toValues: () => EMPTY,
    validate: (values) => validateLineChange(toEntry(values), false),
    save: (values, edited) =>
      changeLine({
        ...{ id: details.id, revision: edited?.version ?? 1, shipment: Number(values.shipment) },
        ...toEntry(values),
      }),
    describeSaved: ({ revision }) => ({
      title: messages.lineChanged,
      body: messages.lineChangedBody(number, revision),
    }),
    onClose,
  });
  const { action, shipment } = form.entry;
  const isAdded = action === 'add';
  return (
    <EntityFormDialog
      form={form}
      title={messages.changeLineOf(number)}
      intro={messages.intro}
      submitLabel={messages.save}
      failureTitle={messages.failed}
      thing={messages.quotation}
      entityType="quotation"
      comparedValues={comparedValues}
    >
      <FieldGrid>
        <SelectField
          label={messages.action}
          placeholder={messages.choose}
          options={ENTERED_ACTIONS.map((value) => ({ value, label: messages[value] }))}
          {...form.bind('action')}
        />
        {details.shipments.length > 1 ? (
          <SelectField
            label={messages.shipment}
            placeholder={messages.choose}
            options={details.shipments.map((_one, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
            {...form.bind('shipment')}
          />
        ) : null}
        {isAdded ? (
          <>
            <TextField label={messages.code} hint={messages.codeHint} required {...form.bind('serviceCode')} />
            <TextField label={messages.name} required maxLength={200} {...form.bind('serviceName')} />
            <SelectField
              label={messages.category}
              placeholder={messages.choose}
              options={CHARGE_CATEGORIES.map((value) => ({ value, label: describeCategory(value) }))}
              {...form.bind('category')}
            />
          </>
        ) : (
          <SelectField
            label={messages.line}
            placeholder={messages.choose}
            required
            options={listLines(details, Number(shipment))}
            {...form.bind('serviceCode')}
          />
        )}
        {action === 'waive' ? null : (
          <NumberField
            label={messages.amount}
            hint={isAdded ? messages.amountHint : undefined}
            before="$"
            required
            {...(isAdded ? { min: -1_000_000 } : {})}
            {...form.bind('amount')}
          />
        )}
      </FieldGrid>
      <TextAreaField label={messages.reason} hint={messages.reasonHint} required rows={2} {...form.bind('reason')} />
    </EntityFormDialog>
  );
}

function toVersioned(details: QuotationDetails): VersionedDetails {
  return { ...details, version: details.revision };
}

function toEntry({ action, serviceCode, serviceName, category, amount, reason }: LineFormValues) {
  return {
    action: ENTERED_ACTIONS.find((one) => one === action) ?? 'override',
    serviceCode,
    ...(action === 'add' ? { serviceName, category } : {}),
    ...(action === 'waive' ? {} : { amount: parseNumberInput(amount) ?? Number.NaN }),
    reason,
  };
}

/** The lines that the chosen shipment has. */
function listLines({ shipments, breakdown }: QuotationDetails, position: number) {
  const charges = shipments[position - 1]?.destinationCharges;
  const lines = charges
    ? [
        ...[...charges.compulsoryCharges, ...charges.deliveryCharges, ...charges.additionalCharges],
        ...[...charges.optionalCharges, ...charges.excludedCharges],
      ]
    : breakdown;
  const codes = [...new Map(lines.map((line) => [line.serviceCode, getLineName(line)]))];
  return codes.map(([value, name]) => ({ value, label: `${value} - ${name}` }));
}
