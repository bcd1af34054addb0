import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import {
  MAWB_CONSIGNEE_MESSAGES,
  type NewMawbConsignee,
  validateMawbConsignee,
} from '../../../../../../domain/tariff/airport-terms/mawb-consignee.js';
import { EntityFormDialog } from '../../../components/form-dialog/entity-form-dialog.js';
import { FieldGrid } from '../../../components/form-dialog/field-grid.js';
import { toFieldMessage } from '../../../components/form-dialog/required-message.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { type EntityDialogProps, useEntityForm } from '../../../components/form-dialog/use-entity-form.js';
import { PlaceFields } from '../../../components/places/place-fields.js';
import type { Places } from '../../../components/places/use-places.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { getAddressFields, listComparedValues } from './address-fields.js';
import {
  type MawbConsigneeRow,
  toMawbConsigneeDraft,
  useCreateConsignmentMutation,
  useUpdateConsignmentMutation,
} from './mawb-consignees.endpoints.js';
import { mawbConsigneesMessages } from './mawb-consignees.messages.js';
import { PasteAddress } from './paste-address.js';

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

interface MawbConsigneeDialogProps extends EntityDialogProps<MawbConsigneeRow> {
  readonly rows: readonly MawbConsigneeRow[];
  readonly places: Places;
}

/** Adds the consignment address of a station, or changes it. */
export function MawbConsigneeDialog({ rows, places, ...dialog }: MawbConsigneeDialogProps) {
  const messages = useMessages(mawbConsigneesMessages);
  const { row } = dialog;
  const notify = useToast();
  const [create] = useCreateConsignmentMutation();
  const [update] = useUpdateConsignmentMutation();
  const form = useEntityForm({
    ...dialog,
    toValues: toMawbConsigneeFormValues,
    validate: validateMawbConsignee,
    save: (values, edited) => (edited ? update({ ...values, ...edited }) : create(values)),
    describeSaved: (_saved, values) => ({
      title: messages.success,
      body: messages.consignmentSaved(Boolean(row)),
      about: values.stationLegalName,
    }),
    onRefused: () =>
      notify({ kind: 'error', title: messages.error, body: messages.failedToSaveConsolidationConsignment }),
  });
  const { entry } = form;
  const messageFor = (field: string) => toFieldMessage(form.messageFor(field), MAWB_CONSIGNEE_MESSAGES.required);
  const hasOther = rows.some((other) => other.locationId === entry.locationId && other.id !== row?.id);
  return (
    <EntityFormDialog
      form={form}
      title={row ? messages.editConsolidationConsignment : messages.addConsolidationConsignment}
      intro={messages.dialogIntro}
      submitLabel={row ? messages.updateConsignment : messages.createConsignment}
      isWide
      failureTitle={messages.failedToSaveConsolidationConsignment}
      hasMessage
      thing={messages.consignment}
      entityType="mawb-consignee"
      comparedValues={listComparedValues(places)}
    >
      <FieldGrid>
        <PlaceFields
          places={places}
          chosen={{ countryId: entry.countryId || undefined, locationId: entry.locationId || undefined }}
          messageFor={messageFor}
          onChange={({ countryId, locationId }) =>
            form.change({ countryId: countryId ?? 0, locationId: locationId ?? 0 })
          }
        />
      </FieldGrid>
      {hasOther ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{messages.duplicateConsignment}</MessageBarBody>
        </MessageBar>
      ) : null}
      <PasteAddress onFill={form.change} />
      <FieldGrid>
        {getAddressFields().map(({ line, ...field }) => (
          <TextField key={line} required {...field} {...form.bind(line)} message={messageFor(line)} />
        ))}
      </FieldGrid>
    </EntityFormDialog>
  );
}

function toMawbConsigneeFormValues(row: MawbConsigneeRow | undefined): NewMawbConsignee {
  return row ? toMawbConsigneeDraft(row) : EMPTY_MAWB_CONSIGNEE;
}
