import { Field, MessageBar, MessageBarBody, Radio, RadioGroup } from '@fluentui/react-components';
import {
  getDomainName,
  toDomainBody,
  useRecognizedDomainsQuery,
  useUpdateDomainMutation,
} from '../../api/recognized-domains.endpoints.js';
import { FormDialog } from '../../components/form-dialog/form-dialog.js';
import { SelectField } from '../../components/form-dialog/select-field.js';
import { useForm } from '../../components/form-dialog/use-form.js';
import { useToast } from '../../components/toast/use-toast.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { type MailboxRow, toMailboxBody, useUpdateMailboxMutation } from './mailboxes.endpoints.js';
import { mailboxesMessages } from './mailboxes.messages.js';

interface SendingEntry {
  readonly whom: string;
  readonly customer: string;
}

interface SendingDialogProps {
  readonly row: MailboxRow;
  readonly onClose: () => void;
}

/** Who is answered from a mailbox without a person: nobody, one customer, or all. */
export function SendingDialog({ row, onClose }: SendingDialogProps) {
  const messages = useMessages(mailboxesMessages);
  const notify = useToast();
  const { data: domains = [] } = useRecognizedDomainsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [updateMailbox, mailbox] = useUpdateMailboxMutation();
  const [updateDomain, domain] = useUpdateDomainMutation();
  const approved = domains.filter(({ isApproved }) => isApproved);
  const start: SendingEntry = { whom: row.sendsByItself ? 'everybody' : 'nobody', customer: '' };
  const form = useForm(start, findSendingErrors);
  const { whom, customer } = form.entry;
  const setSending = async (sendsByItself: boolean) => {
    if (sendsByItself === row.sendsByItself) return true;
    const answer = await updateMailbox({ ...toMailboxBody(row), id: row.id, version: row.version, sendsByItself });
    if (answer.error) form.refuse(answer.error);
    return answer.data !== undefined;
  };
  const answerCustomer = async () => {
    const chosen = approved.find(({ id }) => String(id) === customer);
    if (!chosen) return undefined;
    const autonomy = chosen.autonomy === 'certain' ? 'certain' : 'indicative';
    const answer = await updateDomain({ ...toDomainBody(chosen), autonomy, id: chosen.id, version: chosen.version });
    if (answer.error) form.refuse(answer.error);
    return answer.data && messages.customerAnswered(getDomainName(answer.data));
  };
  const submit = async () => {
    if (!form.check() || !(await setSending(whom === 'everybody'))) return;
    const body =
      whom === 'customer'
        ? await answerCustomer()
        : whom === 'everybody'
          ? messages.sendsNow(row.address)
          : messages.sendsNotNow(row.address);
    if (body === undefined) return;
    notify({ kind: 'success', title: messages.sendingChanged, body });
    onClose();
  };
  const failure = mailbox.error ?? domain.error;
  return (
    <FormDialog
      title={messages.sendingOf(row.address)}
      submitLabel={messages.save}
      isSaving={mailbox.isLoading || domain.isLoading}
      isDirty={form.isDirty}
      failure={failure && !form.message ? { title: messages.failedToChangeSending, cause: failure } : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={messages.whoIsAnswered}>
        <RadioGroup value={whom} onChange={(_event, { value }) => form.change({ whom: value })}>
          <Radio value="nobody" label={describe(messages.nobody, messages.nobodyHint)} />
          <Radio value="customer" label={describe(messages.oneCustomer, messages.oneCustomerHint)} />
          <Radio value="everybody" label={describe(messages.everybody, messages.everybodyHint)} />
        </RadioGroup>
      </Field>
      {whom === 'customer' && approved.length > 0 ? (
        <SelectField
          label={messages.customer}
          required
          placeholder={messages.chooseACustomer}
          options={approved.map((one) => ({ value: String(one.id), label: getDomainName(one) }))}
          {...form.bind('customer')}
        />
      ) : null}
      {whom === 'customer' && approved.length === 0 ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{messages.noCustomers}</MessageBarBody>
        </MessageBar>
      ) : null}
    </FormDialog>
  );
}

function describe(name: string, hint: string): string {
  return `${name}. ${hint}`;
}

function findSendingErrors({ whom, customer }: SendingEntry) {
  if (whom !== 'customer' || customer !== '') return [];
  return [{ field: 'customer', message: getMessages(mailboxesMessages).customerRequired }];
}
