import { DAY_MS } from '../../../../../../domain/durations.js';
import { toOfficeDay } from '../../../../../../domain/office-day.js';
import { validateCall } from '../../../../../../domain/quoting/outcome/customer-call.js';
import type { ComparedValue } from '../../../components/form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../../../components/form-dialog/entity-form-dialog.js';
import { TextAreaField } from '../../../components/form-dialog/text-area-field.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { useEntityForm } from '../../../components/form-dialog/use-entity-form.js';
import { formatUsd } from '../../../components/format/format.js';
import { useMessages } from '../../../i18n/messages.js';
import { type CallRow, useRecordCallMutation } from './calls.endpoints.js';
import { callsMessages } from './calls.messages.js';

/** Days after which a customer who has not decided is called again, unless somebody says otherwise. */
const USUAL_DAYS = 3;

interface CallDialogProps {
  readonly call: CallRow;
  /** The newest page of the list. */
  readonly reload: () => Promise<readonly CallRow[]>;
  readonly onClose: () => void;
}

/** Notes what a call to a customer brought, and when to call again. */
export function CallDialog({ call, reload, onClose }: CallDialogProps) {
  const messages = useMessages(callsMessages);
  const comparedValues: readonly ComparedValue<CallRow>[] = [
    [messages.total, ({ total }) => formatUsd(total)],
    [messages.lastCall, ({ lastCall }) => lastCall?.remark ?? ''],
  ];
  const [record] = useRecordCallMutation();
  const form = useEntityForm({
    row: call,
    reload,
    toValues: () => ({ remark: '', nextOn: toOfficeDay(new Date(Date.now() + USUAL_DAYS * DAY_MS)) }),
    validate: ({ remark, nextOn }) => validateCall({ remark, nextOn: nextOn || undefined }, new Date()),
    save: ({ remark, nextOn }, edited) =>
      record({ id: call.id, version: edited?.version ?? call.version, remark, nextOn: nextOn || null }),
    describeSaved: () => ({ title: messages.saved, body: messages.savedBody(call.quotationNumber) }),
    onClose,
  });
  return (
    <EntityFormDialog
      form={form}
      title={messages.noteCallOf(call.quotationNumber)}
      intro={messages.intro}
      submitLabel={messages.save}
      failureTitle={messages.failed}
      thing={messages.thing}
      entityType="quotation"
      comparedValues={comparedValues}
    >
      <TextAreaField label={messages.remark} required rows={3} {...form.bind('remark')} />
      <TextField type="date" label={messages.nextOn} hint={messages.nextOnHint} {...form.bind('nextOn')} />
    </EntityFormDialog>
  );
}
