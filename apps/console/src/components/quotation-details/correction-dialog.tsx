import { makeStyles, tokens } from '@fluentui/react-components';
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
import { CorrectedEmail, CorrectionPreview } from './correction-preview.js';
import { useCorrectQuotationMutation } from './quotation-decisions.endpoints.js';
import { type QuotationDetails, useLazyQuotationDetailsQuery } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

const useStyles = makeStyles({
  sides: {
    display: 'grid',
    gap: tokens.spacingHorizontalXXL,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

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
  const styles = useStyles();
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
  const isWrong = places.airports.length === 0 || validateCorrectionForm(form.entry, places.airports).length > 0;
  const body =
    form.isDirty && !isWrong ? toCorrectionBody(form.entry, form.edit.version ?? details.revision) : undefined;
  const fields = (
    <>
      {places.failure ? (
        <ErrorMessage title={messages.airportsAreNotAvailable} failure={places.failure} onRetry={places.reload} />
      ) : null}
      <CorrectionFields form={form} places={places} hintFor={(field) => formatHint(details, field)} />
    </>
  );
  return (
    <EntityFormDialog
      form={form}
      title={messages.editAndRecalculateQuotation(number)}
      intro={messages.editAndRecalculateIntro}
      submitLabel={messages.saveAndRecalculate}
      isFull
      failureTitle={messages.failedToCorrectTheQuotation}
      thing={messages.quotation}
      entityType="quotation"
      comparedValues={getComparedValues()}
    >
      <div className={styles.sides}>
        <div className={styles.side}>
          <CorrectedEmail details={details} />
          <CorrectionPreview details={details} body={body} />
        </div>
        <div className={styles.side}>{fields}</div>
      </div>
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
