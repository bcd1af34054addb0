import { Button, makeStyles } from '@fluentui/react-components';
import { EntryDialog } from '../../../components/form-dialog/form-dialog.js';
import { NewerVersionBar, type Reading } from '../../../components/form-dialog/edit-conflict-banner.js';
import { useEntryForm } from '../../../components/form-dialog/use-form.js';
import { useNewerVersion } from '../../../components/form-dialog/use-edit-conflict.js';
import { useNotice } from '../../../components/toast/toast-store.js';
import type { Places } from '../../../components/places/use-places.js';
import { isFailure } from '../../../api/api-error.js';
import { bodyOfEntry, entryOfRate, faultsOfEntry, newEntry, type RateBeginning, twinOf } from './rate-form-values.js';
import { RateFields } from './rate-fields.js';
import { RateTester } from './rate-tester.js';
import { RateTwinBar } from './duplicate-rate-warning.js';
import { baseRateWords, CRITERION_WORDS, maximumWords, minimumWords, rateValidityWords } from './format-rate.js';
import { type RateRow, useCreateRateMutation, useUpdateRateMutation } from './rates.endpoints.js';

const READINGS: readonly Reading<RateRow>[] = [
  ['Airport', (row) => row.airportCode],
  ['Service', (row) => row.serviceCode],
  ['Rate Criteria', (row) => CRITERION_WORDS[row.rateCriteria]],
  ['Base Rate', (row) => baseRateWords(row)],
  ['Min Charge', (row) => minimumWords(row.minimumCharge)],
  ['Max Charge', (row) => maximumWords(row.maximumCharge)],
  ['Validity', (row) => rateValidityWords(row)],
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
  readonly subject: RateRow | RateBeginning;
  readonly rows: readonly RateRow[];
  readonly places: Places;
  readonly reload: () => Promise<readonly RateRow[]>;
  readonly onOpen: (row: RateRow) => void;
  readonly onClose: () => void;
}

/** Adds a rate, or changes it; beside it, what it would charge. */
export function RateDialog({ subject, rows, places, reload, onOpen, onClose }: RateDialogProps) {
  const styles = useStyles();
  const notify = useNotice();
  const [create, creation] = useCreateRateMutation();
  const [update, change] = useUpdateRateMutation();
  const row = 'id' in subject ? subject : undefined;
  const form = useEntryForm('id' in subject ? entryOfRate(subject) : newEntry(subject), faultsOfEntry);
  const edit = useNewerVersion(row, reload);
  const { entry } = form;
  const twin = twinOf(entry, rows, row?.id);
  /** An older refusal says nothing about what is entered now. */
  const forget = () => {
    creation.reset();
    change.reset();
  };
  const save = async (isLast: boolean) => {
    if (!form.check() || twin) {
      forget();
      return;
    }
    const body = bodyOfEntry(entry, row);
    const { error } = row ? await update({ ...body, id: row.id, version: edit.version }) : await create(body);
    if (error) {
      form.refuse(error);
      await edit.learn(error);
      // Somebody else may have added a rate for the same days: then the new list shows it below.
      if (isFailure(error) && error.status === 409) await reload();
      return;
    }
    notify({
      kind: 'success',
      title: row ? 'Rate updated' : 'Rate created',
      body: `${entry.serviceCode} at ${places.airportById(body.locationId ?? 0)?.code ?? ''}`,
    });
    if (isLast) onClose();
    else form.restart(newEntry({ countryId: entry.countryId, locationId: entry.locationId }));
  };
  const settle = () => {
    edit.acknowledge();
    forget();
  };
  const isSaving = creation.isLoading || change.isLoading;
  const failure = (row ? change : creation).error;
  return (
    <EntryDialog
      title={row ? 'Edit Rate' : 'Add Rate'}
      submitLabel={row ? 'Update Rate' : 'Create Rate'}
      isWide
      isSaving={isSaving}
      isDirty={form.isDirty}
      sentence={form.sentence}
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
        <NewerVersionBar
          thing="rate"
          logName={`${edit.newer.serviceCode} at ${edit.newer.airportCode}`}
          known={edit.known}
          newer={edit.newer}
          readings={READINGS}
          onLoad={() => {
            if (edit.newer) form.restart(entryOfRate(edit.newer));
            settle();
          }}
          onKeep={settle}
        />
      ) : null}
      <div className={styles.halves}>
        <RateFields form={form} places={places} />
        <RateTester entry={entry} rows={rows} editedId={row?.id} />
      </div>
      {twin ? <RateTwinBar twin={twin} onOpen={onOpen} /> : null}
    </EntryDialog>
  );
}
