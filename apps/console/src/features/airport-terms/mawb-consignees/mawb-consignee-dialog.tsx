import { Field, Input, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import {
  MAWB_CONSIGNEE_MESSAGE,
  type NewMawbConsignee,
  validateMawbConsignee,
} from '../../../../../../domain/tariff/airport-terms/mawb-consignee.js';
import { EditConflictBanner } from '../../../components/form-dialog/edit-conflict-banner.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import { toFieldMessage } from '../../../components/form-dialog/required-message.js';
import { useEditConflict } from '../../../components/form-dialog/use-edit-conflict.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { PlaceFields } from '../../../components/places/place-fields.js';
import type { Places } from '../../../components/places/use-places.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { ADDRESS_FIELDS, listComparedValues } from './address-fields.js';
import {
  type MawbConsigneeRow,
  toMawbConsigneeDraft,
  useCreateConsignmentMutation,
  useUpdateConsignmentMutation,
} from './mawb-consignees.endpoints.js';
import { PasteAddress } from './paste-address.js';

const SAVE_FAILED = 'Failed to save consolidation consignment';

const EMPTY_MAWB_CONSIGNEE: NewMawbConsignee = {
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

interface MawbConsigneeDialogProps {
  /** Undefined for a new one. */
  readonly row: MawbConsigneeRow | undefined;
  readonly rows: readonly MawbConsigneeRow[];
  readonly places: Places;
  readonly reload: () => Promise<readonly MawbConsigneeRow[]>;
  readonly onClose: () => void;
}

/** Adds the consignment address of a station, or changes it. */
export function MawbConsigneeDialog({ row, rows, places, reload, onClose }: MawbConsigneeDialogProps) {
  const styles = useStyles();
  const notify = useToast();
  const [create, creation] = useCreateConsignmentMutation();
  const [update, change] = useUpdateConsignmentMutation();
  const form = useForm<NewMawbConsignee>(row ? toMawbConsigneeDraft(row) : EMPTY_MAWB_CONSIGNEE, validateMawbConsignee);
  const edit = useEditConflict(row, reload);
  const { entry } = form;
  const messageFor = (field: string) => toFieldMessage(form.messageFor(field), MAWB_CONSIGNEE_MESSAGE);
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
    await edit.detect(error);
  };
  const failure = (row ? change : creation).error;
  const hasOther = rows.some((other) => other.locationId === entry.locationId && other.id !== row?.id);
  return (
    <FormDialog
      title={row ? 'Edit Consolidation Consignment' : 'Add Consolidation Consignment'}
      intro="Enter the 8-line address format for master air waybill consignment"
      submitLabel={row ? 'Update Consignment' : 'Create Consignment'}
      isWide
      isSaving={creation.isLoading || change.isLoading}
      isDirty={form.isDirty}
      message={form.message}
      failure={failure && !edit.newer ? { title: SAVE_FAILED, cause: failure } : undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {edit.newer && edit.known ? (
        <EditConflictBanner
          thing="consignment"
          logName={edit.newer.stationLegalName}
          known={edit.known}
          newer={edit.newer}
          comparedValues={listComparedValues(places)}
          onLoad={() => {
            if (edit.newer) form.restart(toMawbConsigneeDraft(edit.newer));
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
      <PasteAddress onFill={form.change} />
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
    </FormDialog>
  );
}
