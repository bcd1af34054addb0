import { ASSUMED_AS } from '../../../../../domain/quoting/correction/value-origin.js';
import {
  CORRECTABLE_FIELD_NAMES,
  CORRECTABLE_FIELDS,
  type CorrectableField,
  valueWords,
} from '../../../../../domain/quoting/correctable-values.js';
import { EntryDialog } from '../form-dialog/form-dialog.js';
import { NewerVersionBar, type Reading } from '../form-dialog/edit-conflict-banner.js';
import { useEntryForm } from '../form-dialog/use-form.js';
import { useNewerVersion } from '../form-dialog/use-edit-conflict.js';
import { FailureBar } from '../error-message/error-message.js';
import { useNotice } from '../toast/toast-store.js';
import { usePlaces } from '../places/use-places.js';
import { bodyOfEntry, entryOfValues, faultsOfEntry, valuesOfDetails } from './correction-form-values.js';
import { CorrectionFields } from './correction-fields.js';
import { useCorrectQuotationMutation } from './quotation-decisions.endpoints.js';
import { type QuotationDetails, useLazyQuotationDetailsQuery } from './quotation-details.endpoints.js';

type Versioned = QuotationDetails & { readonly version: number };

const READINGS: readonly Reading<Versioned>[] = CORRECTABLE_FIELD_NAMES.map((field) => [
  CORRECTABLE_FIELDS[field],
  (details) => valueWords(field, valuesOfDetails(details)[field]),
]);

interface CorrectionDialogProps {
  readonly details: QuotationDetails;
  readonly onClose: () => void;
}

/** Corrects what was read, and has the quotation priced again. */
export function CorrectionDialog({ details, onClose }: CorrectionDialogProps) {
  const notify = useNotice();
  const places = usePlaces();
  const [correct, correction] = useCorrectQuotationMutation();
  const [load] = useLazyQuotationDetailsQuery();
  const form = useEntryForm(entryOfValues(valuesOfDetails(details)), (entry) => faultsOfEntry(entry, places.airports));
  const edit = useNewerVersion(versioned(details), async () => [versioned(await load(details.id).unwrap())]);
  const number = `Q${details.id}`;
  const save = async () => {
    correction.reset();
    if (!form.check()) return;
    const { data, error } = await correct({ id: details.id, body: bodyOfEntry(form.entry, edit.version ?? 1) });
    if (error) {
      form.refuse(error);
      await edit.learn(error);
      return;
    }
    notify({
      kind: 'success',
      title: 'Quotation corrected',
      body: `${number} is now revision ${data?.revision ?? ''} and waits for a person.`,
    });
    onClose();
  };
  const settle = () => {
    edit.acknowledge();
    correction.reset();
  };
  return (
    <EntryDialog
      title={`Edit & recalculate ${number}`}
      intro="What you change is priced again as a new revision that waits for a person. An empty field is not stated."
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
        <NewerVersionBar
          thing="quotation"
          logName={`${number} is now revision ${edit.newer.version}`}
          known={edit.known}
          newer={edit.newer}
          readings={READINGS}
          onLoad={() => {
            if (edit.newer) form.restart(entryOfValues(valuesOfDetails(edit.newer)));
            settle();
          }}
          onKeep={settle}
        />
      ) : null}
      {places.failure ? (
        <FailureBar title="Airports are not available." failure={places.failure} onRetry={places.reload} />
      ) : null}
      <CorrectionFields form={form} places={places} hintFor={(field) => hintOf(details, field)} />
    </EntryDialog>
  );
}

function versioned(details: QuotationDetails): Versioned {
  return { ...details, version: details.revision ?? 1 };
}

function hintOf({ origins, assumptions, corrections }: QuotationDetails, field: CorrectableField): string | undefined {
  const origin = origins?.[field];
  if (origin === 'edited') {
    const read = corrections?.findLast((one) => one.field === field)?.asReadText;
    return read === undefined ? undefined : `Read: ${read}`;
  }
  const assumed = assumptions?.find((one) => one.field === ASSUMED_AS[field])?.value;
  return origin === 'assumed' && assumed ? `Not stated; assumed: ${assumed}` : undefined;
}
