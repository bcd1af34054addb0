import {
  CORRECTABLE_FIELD_NAMES,
  CORRECTABLE_FIELDS,
  type CorrectableField,
  formatCorrectableValue,
} from '../../../../../domain/quoting/correctable-values.js';
import { ASSUMPTION_FIELDS } from '../../../../../domain/quoting/correction/value-origin.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { type ComparedValue, EditConflictBanner } from '../form-dialog/edit-conflict-banner.js';
import { FormDialog } from '../form-dialog/form-dialog.js';
import { useEditConflict } from '../form-dialog/use-edit-conflict.js';
import { useForm } from '../form-dialog/use-form.js';
import { usePlaces } from '../places/use-places.js';
import { useToast } from '../toast/use-toast.js';
import { CorrectionFields } from './correction-fields.js';
import {
  extractCorrectableValues,
  toCorrectionBody,
  toCorrectionFormValues,
  validateCorrectionForm,
} from './correction-form-values.js';
import { useCorrectQuotationMutation } from './quotation-decisions.endpoints.js';
import { type QuotationDetails, useLazyQuotationDetailsQuery } from './quotation-details.endpoints.js';

type VersionedDetails = QuotationDetails & { readonly version: number };

const COMPARED_VALUES: readonly ComparedValue<VersionedDetails>[] = CORRECTABLE_FIELD_NAMES.map((field) => [
  CORRECTABLE_FIELDS[field],
  (details) => formatCorrectableValue(field, extractCorrectableValues(details)[field]),
]);

interface CorrectionDialogProps {
  readonly details: QuotationDetails;
  readonly onClose: () => void;
}

/** Corrects what was read, and has the quotation priced again. */
export function CorrectionDialog({ details, onClose }: CorrectionDialogProps) {
  const notify = useToast();
  const places = usePlaces();
  const [correct, correction] = useCorrectQuotationMutation();
  const [load] = useLazyQuotationDetailsQuery();
  const form = useForm(toCorrectionFormValues(extractCorrectableValues(details)), (entry) =>
    validateCorrectionForm(entry, places.airports),
  );
  const edit = useEditConflict(toVersionedDetails(details), async () => [
    toVersionedDetails(await load(details.id).unwrap()),
  ]);
  const number = `Q${details.id}`;
  const save = async () => {
    correction.reset();
    if (!form.check()) return;
    const { data, error } = await correct({ id: details.id, body: toCorrectionBody(form.entry, edit.version ?? 1) });
    if (error) {
      form.refuse(error);
      await edit.detect(error);
      return;
    }
    notify({
      kind: 'success',
      title: 'Quotation corrected',
      body: `${number} revised (rev. ${data?.revision ?? ''}), pending approval.`,
    });
    onClose();
  };
  const acknowledgeChange = () => {
    edit.acknowledge();
    correction.reset();
  };
  return (
    <FormDialog
      title={`Edit & recalculate ${number}`}
      intro="Your changes are priced as a new revision, pending approval. An empty field counts as not stated."
      submitLabel="Save and recalculate"
      isWide
      isSaving={correction.isLoading}
      isDirty={form.isDirty}
      failure={
        correction.error && !edit.newer
          ? { title: 'Failed to correct the quotation.', cause: correction.error }
          : undefined
      }
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {edit.newer && edit.known ? (
        <EditConflictBanner
          thing="quotation"
          logName={`${number} is now revision ${edit.newer.version}`}
          known={edit.known}
          newer={edit.newer}
          comparedValues={COMPARED_VALUES}
          onLoad={() => {
            if (edit.newer) form.restart(toCorrectionFormValues(extractCorrectableValues(edit.newer)));
            acknowledgeChange();
          }}
          onKeep={acknowledgeChange}
        />
      ) : null}
      {places.failure ? (
        <ErrorMessage title="Airports are not available." failure={places.failure} onRetry={places.reload} />
      ) : null}
      <CorrectionFields form={form} places={places} hintFor={(field) => formatHint(details, field)} />
    </FormDialog>
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
    return read === undefined ? undefined : `Read: ${read}`;
  }
  const assumed = assumptions?.find((one) => one.field === ASSUMPTION_FIELDS[field])?.value;
  return origin === 'assumed' && assumed ? `Not stated; assumed: ${assumed}` : undefined;
}
