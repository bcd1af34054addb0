import { Button, makeStyles } from '@fluentui/react-components';
import type { ComparedValue } from '../../../components/form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../../../components/form-dialog/entity-form-dialog.js';
import { type EntityDialogProps, useEntityForm } from '../../../components/form-dialog/use-entity-form.js';
import type { Places } from '../../../components/places/use-places.js';
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

interface RateDialogProps extends EntityDialogProps<RateRow> {
  /** What a new rate begins with. */
  readonly defaults: RateFormDefaults;
  readonly rows: readonly RateRow[];
  readonly places: Places;
  readonly onOpen: (row: RateRow) => void;
}

/** Adds a rate, or changes it; beside it, what it would charge. */
export function RateDialog({ defaults, rows, places, onOpen, ...dialog }: RateDialogProps) {
  const { row } = dialog;
  const styles = useStyles();
  const [create] = useCreateRateMutation();
  const [update] = useUpdateRateMutation();
  const form = useEntityForm({
    ...dialog,
    toValues: (edited) => (edited ? toRateFormValues(edited) : createRateFormValues(defaults)),
    validate: validateRateForm,
    isBlocked: (values) => findDuplicate(values, rows, row?.id) !== undefined,
    save: (values, edited) => {
      const body = toRateBody(values, row);
      return edited ? update({ ...body, ...edited }) : create(body);
    },
    describeSaved: (_saved, values) => ({
      title: row ? 'Rate updated' : 'Rate created',
      body: `${values.serviceCode} at ${places.airportById(values.locationId ?? 0)?.code ?? ''}`,
    }),
  });
  const { entry } = form;
  const duplicate = findDuplicate(entry, rows, row?.id);
  const saveAndAddAnother = () =>
    form.submit(createRateFormValues({ countryId: entry.countryId, locationId: entry.locationId }));
  return (
    <EntityFormDialog
      form={form}
      title={row ? 'Edit Rate' : 'Add Rate'}
      submitLabel={row ? 'Update Rate' : 'Create Rate'}
      isWide
      failureTitle="Failed to save the rate. Please try again."
      hasMessage
      thing="rate"
      entityType="rate"
      comparedValues={COMPARED_VALUES}
      secondAction={
        row ? null : (
          <Button disabledFocusable={form.isSaving} onClick={() => void saveAndAddAnother()}>
            Save and add another
          </Button>
        )
      }
    >
      <div className={styles.halves}>
        <RateFields form={form} places={places} />
        <RateTester entry={entry} rows={rows} editedId={row?.id} />
      </div>
      {duplicate ? <DuplicateRateWarning duplicate={duplicate} onOpen={onOpen} /> : null}
    </EntityFormDialog>
  );
}
