import { Button, makeStyles } from '@fluentui/react-components';
import { isApiError } from '../../../api/api-error.js';
import { type ComparedValue, EditConflictBanner } from '../../../components/form-dialog/edit-conflict-banner.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import { useEditConflict } from '../../../components/form-dialog/use-edit-conflict.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import type { Places } from '../../../components/places/use-places.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { DuplicateRateWarning } from './duplicate-rate-warning.js';
import { CRITERION_LABELS, formatBaseRate, formatMaximum, formatMinimum, formatRateValidity } from './format-rate.js';
import { RateFields } from './rate-fields.js';
import {
  createRateFormValues,
  findDuplicate,
  type RateFormDefaults,
  toRateBody,
  toRateFormValues,
  validateRateForm,
} from './rate-form-values.js';
import { RateTester } from './rate-tester.js';
import { type RateRow, useCreateRateMutation, useUpdateRateMutation } from './rates.endpoints.js';

const COMPARED_VALUES: readonly ComparedValue<RateRow>[] = [
  ['Airport', (row) => row.airportCode],
  ['Service', (row) => row.serviceCode],
  ['Rate Criteria', (row) => CRITERION_LABELS[row.rateCriteria]],
  ['Base Rate', (row) => formatBaseRate(row)],
  ['Min Charge', (row) => formatMinimum(row.minimumCharge)],
  ['Max Charge', (row) => formatMaximum(row.maximumCharge)],
  ['Validity', (row) => formatRateValidity(row)],
  ['Description', (row) => row.description],
];

const useStyles = makeStyles({
  halves: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 260px',
    gap: '24px',
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface RateDialogProps {
  /** The rate that is edited, or what a new one begins with. */
  readonly subject: RateRow | RateFormDefaults;
  readonly rows: readonly RateRow[];
  readonly places: Places;
  readonly reload: () => Promise<readonly RateRow[]>;
  readonly onOpen: (row: RateRow) => void;
  readonly onClose: () => void;
}

/** Adds a rate, or changes it; beside it, what it would charge. */
export function RateDialog({ subject, rows, places, reload, onOpen, onClose }: RateDialogProps) {
  const styles = useStyles();
  const notify = useToast();
  const [create, creation] = useCreateRateMutation();
  const [update, change] = useUpdateRateMutation();
  const row = 'id' in subject ? subject : undefined;
  const form = useForm('id' in subject ? toRateFormValues(subject) : createRateFormValues(subject), validateRateForm);
  const edit = useEditConflict(row, reload);
  const { entry } = form;
  const duplicate = findDuplicate(entry, rows, row?.id);
  /** An older refusal says nothing about what is entered now. */
  const resetErrors = () => {
    creation.reset();
    change.reset();
  };
  const save = async (isLast: boolean) => {
    if (!form.check() || duplicate) {
      resetErrors();
      return;
    }
    const body = toRateBody(entry, row);
    const { error } = row ? await update({ ...body, id: row.id, version: edit.version }) : await create(body);
    if (error) {
      form.refuse(error);
      await edit.detect(error);
      // Somebody else may have added a rate for the same days: then the new list shows it below.
      if (isApiError(error) && error.status === 409) await reload();
      return;
    }
    notify({
      kind: 'success',
      title: row ? 'Rate updated' : 'Rate created',
      body: `${entry.serviceCode} at ${places.airportById(body.locationId ?? 0)?.code ?? ''}`,
    });
    if (isLast) onClose();
    else form.restart(createRateFormValues({ countryId: entry.countryId, locationId: entry.locationId }));
  };
  const acknowledgeChange = () => {
    edit.acknowledge();
    resetErrors();
  };
  const isSaving = creation.isLoading || change.isLoading;
  const failure = (row ? change : creation).error;
  return (
    <FormDialog
      title={row ? 'Edit Rate' : 'Add Rate'}
      submitLabel={row ? 'Update Rate' : 'Create Rate'}
      isWide
      isSaving={isSaving}
      isDirty={form.isDirty}
      message={form.message}
      failure={
        failure && !edit.newer ? { title: 'Failed to save the rate. Please try again.', cause: failure } : undefined
      }
      secondAction={
        row ? null : (
          <Button disabledFocusable={isSaving} onClick={() => void save(false)}>
            Save and add another
          </Button>
        )
      }
      onSubmit={() => void save(true)}
      onClose={onClose}
    >
      {edit.newer && edit.known ? (
        <EditConflictBanner
          thing="rate"
          logName={`${edit.newer.serviceCode} at ${edit.newer.airportCode}`}
          known={edit.known}
          newer={edit.newer}
          comparedValues={COMPARED_VALUES}
          onLoad={() => {
            if (edit.newer) form.restart(toRateFormValues(edit.newer));
            acknowledgeChange();
          }}
          onKeep={acknowledgeChange}
        />
      ) : null}
      <div className={styles.halves}>
        <RateFields form={form} places={places} />
        <RateTester entry={entry} rows={rows} editedId={row?.id} />
      </div>
      {duplicate ? <DuplicateRateWarning duplicate={duplicate} onOpen={onOpen} /> : null}
    </FormDialog>
  );
}
