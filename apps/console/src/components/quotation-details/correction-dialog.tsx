import {
  CORRECTABLE_FIELD_NAMES,
  CORRECTABLE_FIELDS,
  type CorrectableField,
  formatCorrectableValue,
} from '../../../../../domain/quoting/correctable-values.js';
import { ASSUMPTION_FIELDS } from '../../../../../domain/quoting/correction/value-origin.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { ErrorMessage } from '../error-message/error-message.js';
import type { ComparedValue } from '../form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../form-dialog/entity-form-dialog.js';
import { useEntityForm } from '../form-dialog/use-entity-form.js';
import { usePlaces } from '../places/use-places.js';
import { CorrectionFields } from './correction-fields.js';
import {
  extractCorrectableValues,
  toCorrectionBody,
  toCorrectionFormValues,
  validateCorrectionForm,
} from './correction-form-values.js';
import { useCorrectQuotationMutation } from './quotation-decisions.endpoints.js';
import { type QuotationDetails, useLazyQuotationDetailsQuery } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

type VersionedDetails = QuotationDetails & { readonly version: number };

const getComparedValues = (): readonly ComparedValue<VersionedDetails>[] =>
  CORRECTABLE_FIELD_NAMES.map((field) => [
    CORRECTABLE_FIELDS[field],
    (details) => formatCorrectableValue(field, extractCorrectableValues(details)[field]),
  ]);

interface CorrectionDialogProps {
  readonly details: QuotationDetails;
  readonly onClose: () => void;
}

/** Corrects what was read, and has the quotation priced again. */
export function CorrectionDialog({ details, onClose }: CorrectionDialogProps) {
  const messages = useMessages(quotationDetailsMessages);
  const places = usePlaces();
  const [correct] = useCorrectQuotationMutation();
  const [load] = useLazyQuotationDetailsQuery();
  const number = `Q${details.id}`;
  const form = useEntityForm({
    row: toVersionedDetails(details),
    reload: async () => [toVersionedDetails(await load(details.id).unwrap())],
    toValues: (row) => toCorrectionFormValues(extractCorrectableValues(row ?? details)),
    validate: (values) => validateCorrectionForm(values, places.airports),
    save: (values, edited) => correct({ id: details.id, ...toCorrectionBody(values, edited?.version ?? 1) }),
    describeSaved: ({ revision }) => ({
      title: messages.quotationCorrected,
      body: messages.quotationCorrectedBody(number, revision ?? ''),
    }),
    onClose,
  });
  return (
    <EntityFormDialog
      form={form}
      title={messages.editAndRecalculateQuotation(number)}
      intro={messages.editAndRecalculateIntro}
      submitLabel={messages.saveAndRecalculate}
      isWide
      failureTitle={messages.failedToCorrectTheQuotation}
      thing={messages.quotation}
      entityType="quotation"
      comparedValues={getComparedValues()}
    >
      {places.failure ? (
        <ErrorMessage title={messages.airportsAreNotAvailable} failure={places.failure} onRetry={places.reload} />
      ) : null}
      <CorrectionFields form={form} places={places} hintFor={(field) => formatHint(details, field)} />
    </EntityFormDialog>
  );
}

function toVersionedDetails(details: QuotationDetails): VersionedDetails {
  return { ...details, version: details.revision ?? 1 };
}

function formatHint(
  { origins, assumptions, corrections }: QuotationDetails,
  field: CorrectableField,
): string | undefined {
  const origin = origins?.[field];
  if (origin === 'edited') {
    const read = corrections?.findLast((one) => one.field === field)?.asReadText;
    return read === undefined ? undefined : getMessages(quotationDetailsMessages).readAs(read);
  }
  const assumed = assumptions?.find((one) => one.field === ASSUMPTION_FIELDS[field])?.value;
  return origin === 'assumed' && assumed ? getMessages(quotationDetailsMessages).notStatedAssumed(assumed) : undefined;
}
