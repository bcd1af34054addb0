import { Checkbox, Field, makeStyles, Switch } from '@fluentui/react-components';
import { findWebhookEndpointErrors } from '../../../../../../domain/integrations/webhook-endpoint.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../../../../domain/integrations/webhook-event.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import {
  type IssuedWebhookEndpoint,
  useCreateWebhookEndpointMutation,
  useSaveWebhookEndpointMutation,
  type WebhookEndpointRow,
} from './webhooks.endpoints.js';
import { webhooksMessages } from './webhooks.messages.js';

interface EndpointForm {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly isActive: boolean;
}

const NEW: EndpointForm = { url: 'https://', events: [...WEBHOOK_EVENTS], isActive: true };

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none' },
});

interface WebhookDialogProps {
  /** Undefined: a new one. */
  readonly row: WebhookEndpointRow | undefined;
  readonly onCreated: (issued: IssuedWebhookEndpoint) => void;
  readonly onClose: () => void;
}

/** Adds the address of a program, or changes it. */
export function WebhookDialog({ row, onCreated, onClose }: WebhookDialogProps) {
  const messages = useMessages(webhooksMessages);
  const styles = useStyles();
  const notify = useToast();
  const [create, creation] = useCreateWebhookEndpointMutation();
  const [save, saving] = useSaveWebhookEndpointMutation();
  const initial = row ? { url: row.url, events: row.events, isActive: row.isActive } : NEW;
  // Whether addresses of private networks are allowed is for the server to say.
  const form = useForm<EndpointForm>(initial, (entry) => findWebhookEndpointErrors(entry, true));
  const { events, isActive } = form.entry;
  const names: Readonly<Record<WebhookEvent, string>> = {
    'quotation.held': messages.quotationHeld,
    'quotation.sent': messages.quotationSent,
    'quotation.accepted': messages.quotationAccepted,
    'quotation.declined': messages.quotationDeclined,
    'quotation.expired': messages.quotationExpired,
    'mail.failed': messages.mailFailed,
  };
  const error = creation.error ?? saving.error;
  const submit = async () => {
    if (!form.check()) return;
    const entry = { ...form.entry, events: [...events] };
    if (!row) {
      const answer = await create(entry);
      if (answer.error) form.refuse(answer.error);
      else onCreated(answer.data);
      return;
    }
    const answer = await save({ ...entry, id: row.id, version: row.version });
    if (answer.error) {
      form.refuse(answer.error);
      return;
    }
    notify({ kind: 'success', title: messages.endpointSaved, body: answer.data.url });
    onClose();
  };
  const toggle = (event: WebhookEvent, isChosen: boolean) =>
    form.change({ events: WEBHOOK_EVENTS.filter((one) => (one === event ? isChosen : events.includes(one))) });
  return (
    <FormDialog
      title={row ? messages.editEndpoint : messages.addEndpoint}
      submitLabel={row ? messages.save : messages.create}
      isSaving={creation.isLoading || saving.isLoading}
      isDirty={form.isDirty}
      failure={error && !form.message ? { title: messages.failedToSave, cause: error } : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField label={messages.url} hint={messages.urlHint} required spellCheck={false} {...form.bind('url')} />
      <Field label={messages.events} required validationMessage={form.messageFor('events')}>
        <fieldset className={styles.group}>
          {WEBHOOK_EVENTS.map((event) => (
            <div key={event}>
              <Checkbox
                label={names[event]}
                // One of them is needed, not each.
                required={false}
                checked={events.includes(event)}
                onChange={(_event, { checked }) => toggle(event, checked === true)}
              />
            </div>
          ))}
        </fieldset>
      </Field>
      <Switch
        label={messages.isActive}
        checked={isActive}
        onChange={(_event, { checked }) => form.change({ isActive: checked })}
      />
    </FormDialog>
  );
}
