import { Field, Input, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import {
  CONSIGNMENT_SENTENCE,
  type ConsignmentDraft,
  faultsOfConsignment,
} from '../../../../../../domain/tariff/airport-terms/mawb-consignee.js';
import { EntryDialog } from '../../../components/form-dialog/form-dialog.js';
import { NewerVersionBar } from '../../../components/form-dialog/edit-conflict-banner.js';
import { requiredMessage } from '../../../components/form-dialog/required-message.js';
import { useEntryForm } from '../../../components/form-dialog/use-form.js';
import { useNewerVersion } from '../../../components/form-dialog/use-edit-conflict.js';
import { useNotice } from '../../../components/toast/toast-store.js';
import { PlaceFields } from '../../../components/places/place-fields.js';
import type { Places } from '../../../components/places/use-places.js';
import { ADDRESS_FIELDS, readingsOf } from './address-fields.js';
import {
  type ConsignmentRow,
  draftOfRow,
  useCreateConsignmentMutation,
  useUpdateConsignmentMutation,
} from './mawb-consignees.endpoints.js';
import { PasteLines } from './paste-address.js';

const SAVE_FAILED = 'Failed to save consolidation consignment';

const EMPTY: ConsignmentDraft = {
  countryId: 0,
  locationId: 0,
  stationLegalName: '',
  taxId: '',
  address1: '',
  address2: '',
  customsCode: '',
  cityCountry: '',
  telephone: '',
  email: '',
};

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface ConsignmentDialogProps {
  /** Undefined for a new one. */
  readonly row: ConsignmentRow | undefined;
  readonly rows: readonly ConsignmentRow[];
  readonly places: Places;
  readonly reload: () => Promise<readonly ConsignmentRow[]>;
  readonly onClose: () => void;
}

/** Adds the consignment address of a station, or changes it. */
export function ConsignmentDialog({ row, rows, places, reload, onClose }: ConsignmentDialogProps) {
  const styles = useStyles();
  const notify = useNotice();
  const [create, creation] = useCreateConsignmentMutation();
  const [update, change] = useUpdateConsignmentMutation();
  const form = useEntryForm<ConsignmentDraft>(row ? draftOfRow(row) : EMPTY, faultsOfConsignment);
  const edit = useNewerVersion(row, reload);
  const { entry } = form;
  const messageFor = (field: string) => requiredMessage(form.messageFor(field), CONSIGNMENT_SENTENCE);
  const save = async () => {
    if (!form.check()) {
      // An older refusal says nothing about what is entered now.
      creation.reset();
      change.reset();
      return;
    }
    const { error } = row ? await update({ ...entry, id: row.id, version: edit.version }) : await create(entry);
    if (!error) {
      const body = `Consignment ${row ? 'updated' : 'created'} successfully`;
      notify({ kind: 'success', title: 'Success', body, about: entry.stationLegalName });
      onClose();
      return;
    }
    notify({ kind: 'error', title: 'Error', body: SAVE_FAILED });
    form.refuse(error);
    await edit.learn(error);
  };
  const failure = (row ? change : creation).error;
  const hasOther = rows.some((other) => other.locationId === entry.locationId && other.id !== row?.id);
  return (
    <EntryDialog
      title={row ? 'Edit Consolidation Consignment' : 'Add Consolidation Consignment'}
      intro="Enter the 8-line address format for master air waybill consignment"
      submitLabel={row ? 'Update Consignment' : 'Create Consignment'}
      isWide
      isSaving={creation.isLoading || change.isLoading}
      isDirty={form.isDirty}
      sentence={form.sentence}
      failure={failure && !edit.newer ? { title: SAVE_FAILED, cause: failure } : undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {edit.newer && edit.known ? (
        <NewerVersionBar
          thing="consignment"
          logName={edit.newer.stationLegalName}
          known={edit.known}
          newer={edit.newer}
          readings={readingsOf(places)}
          onLoad={() => {
            if (edit.newer) form.restart(draftOfRow(edit.newer));
            edit.acknowledge();
            change.reset();
          }}
          onKeep={() => {
            edit.acknowledge();
            change.reset();
          }}
        />
      ) : null}
      <div className={styles.fields}>
        <PlaceFields
          places={places}
          chosen={{ countryId: entry.countryId || undefined, locationId: entry.locationId || undefined }}
          messageFor={messageFor}
          onChange={({ countryId, locationId }) =>
            form.change({ countryId: countryId ?? 0, locationId: locationId ?? 0 })
          }
        />
      </div>
      {hasOther ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>This airport already has a consignment address. Quotations print one of them.</MessageBarBody>
        </MessageBar>
      ) : null}
      <PasteLines onFill={form.change} />
      <div className={styles.fields}>
        {ADDRESS_FIELDS.map(({ line, label, longest, type }) => (
          <Field key={line} label={label} required validationMessage={messageFor(line)}>
            <Input
              type={type ?? 'text'}
              value={entry[line]}
              maxLength={longest}
              autoComplete="off"
              onChange={(_event, { value }) => form.change({ [line]: value })}
            />
          </Field>
        ))}
      </div>
    </EntryDialog>
  );
}
