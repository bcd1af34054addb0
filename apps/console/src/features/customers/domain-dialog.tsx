import {
  Button,
  Checkbox,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Switch,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { extractMailDomain } from '../../../../../domain/customers/mail-domain.js';
import { validateRecognizedDomain } from '../../../../../domain/customers/recognized-domain.js';
import { isApiError } from '../../api/api-error.js';
import { type ComparedValue, EditConflictBanner } from '../../components/form-dialog/edit-conflict-banner.js';
import { FormDialog } from '../../components/form-dialog/form-dialog.js';
import { useEditConflict } from '../../components/form-dialog/use-edit-conflict.js';
import { useForm } from '../../components/form-dialog/use-form.js';
import { useToast } from '../../components/toast/use-toast.js';
import { CountryField } from './country-field.js';
import {
  type DomainBody,
  type DomainRow,
  toDomainBody,
  useCreateDomainMutation,
  useUpdateDomainMutation,
} from './recognized-domains.endpoints.js';

const EMPTY_DOMAIN: DomainBody = {
  domain: '',
  companyName: '',
  country: '',
  isApproved: true,
  notes: '',
  confirmFreeMail: false,
  confirmLookAlike: false,
};

const COMPARED_VALUES: readonly ComparedValue<DomainRow>[] = [
  ['Domain', (row) => row.domain],
  ['Company', (row) => row.companyName],
  ['Country', (row) => row.country ?? ''],
  ['Status', (row) => (row.isApproved ? 'Approved' : 'Not Approved')],
  ['Notes', (row) => row.notes ?? ''],
];

/** What the server wants to have confirmed before it recognizes a domain, and the words of the confirmation. */
const CONFIRMATIONS = {
  confirmFreeMail: 'Recognize everybody who has a mailbox there',
  confirmLookAlike: 'It is the right domain of another company',
} as const;
const CONFIRMATION_FIELDS = ['confirmFreeMail', 'confirmLookAlike'] as const;

interface PendingConfirmation {
  readonly domain: string;
  readonly field: (typeof CONFIRMATION_FIELDS)[number];
  readonly message: string;
}

const useStyles = makeStyles({
  domain: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalS },
  offer: { alignSelf: 'flex-start' },
});

interface DomainDialogProps {
  /** Undefined for a new one. */
  readonly row: DomainRow | undefined;
  readonly reload: () => Promise<readonly DomainRow[]>;
  readonly onClose: () => void;
}

/** Puts a domain on the list, or changes it. */
export function DomainDialog({ row, reload, onClose }: DomainDialogProps) {
  const styles = useStyles();
  const notify = useToast();
  const [create, creation] = useCreateDomainMutation();
  const [update, change] = useUpdateDomainMutation();
  const form = useForm(row ? toDomainFormValues(row) : EMPTY_DOMAIN, validateRecognizedDomain);
  const edit = useEditConflict(row, reload);
  /** What the server wants to have confirmed. */
  const [doubted, setDoubted] = useState<PendingConfirmation>();
  const { entry } = form;
  const isDoubted = doubted?.domain === entry.domain;
  const pastedDomain = entry.domain.includes('@') ? extractMailDomain(entry.domain) : undefined;
  const save = async () => {
    if (!form.check()) return;
    const { data, error } = row ? await update({ ...entry, id: row.id, version: edit.version }) : await create(entry);
    if (data) {
      notify({ kind: 'success', title: row ? 'Domain updated' : 'Domain created', body: data.domain });
      onClose();
      return;
    }
    setDoubted(findPendingConfirmation(error, entry.domain));
    form.refuse(error);
    await edit.detect(error);
  };
  const failure = (row ? change : creation).error;
  return (
    <FormDialog
      title={row ? 'Edit Domain' : 'Add Domain'}
      intro="Requests from an approved domain are answered by themselves."
      submitLabel={row ? 'Update Domain' : 'Add Domain'}
      isSaving={creation.isLoading || change.isLoading}
      isDirty={form.isDirty}
      failure={
        failure && !edit.newer && !isDoubted
          ? { title: `Failed to ${row ? 'update' : 'create'} domain`, cause: failure }
          : undefined
      }
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {edit.newer && edit.known ? (
        <EditConflictBanner
          thing="domain"
          logName={edit.newer.domain}
          known={edit.known}
          newer={edit.newer}
          comparedValues={COMPARED_VALUES}
          onLoad={() => {
            if (edit.newer) form.restart(toDomainFormValues(edit.newer));
            edit.acknowledge();
            change.reset();
          }}
          onKeep={() => {
            edit.acknowledge();
            change.reset();
          }}
        />
      ) : null}
      <div className={styles.domain}>
        <Field
          label="Domain"
          required
          hint="For instance acme.com. Its subdomains are recognized too."
          validationMessage={form.messageFor('domain')}
        >
          <Input
            value={entry.domain}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            onChange={(_event, { value }) => form.change({ domain: value })}
          />
        </Field>
        {pastedDomain ? (
          <Button size="small" className={styles.offer} onClick={() => form.change({ domain: pastedDomain })}>
            {`Use ${pastedDomain}`}
          </Button>
        ) : null}
      </div>
      {isDoubted ? (
        <MessageBar intent="warning" politeness="assertive" layout="multiline">
          <MessageBarBody>
            {doubted.message}
            <Checkbox
              label={CONFIRMATIONS[doubted.field]}
              checked={entry[doubted.field]}
              onChange={(_event, { checked }) => form.change({ [doubted.field]: checked === true })}
            />
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <Field label="Company" required validationMessage={form.messageFor('companyName')}>
        <Input
          value={entry.companyName}
          autoComplete="off"
          maxLength={300}
          onChange={(_event, { value }) => form.change({ companyName: value })}
        />
      </Field>
      <CountryField country={entry.country} onChange={(country) => form.change({ country })} />
      <Switch
        label={entry.isApproved ? 'Approved' : 'Not Approved'}
        checked={entry.isApproved}
        onChange={(_event, { checked }) => form.change({ isApproved: checked })}
      />
      <Field label="Notes">
        <Textarea
          rows={2}
          maxLength={2000}
          value={entry.notes}
          onChange={(_event, { value }) => form.change({ notes: value })}
        />
      </Field>
    </FormDialog>
  );
}

function findPendingConfirmation(error: unknown, domain: string): PendingConfirmation | undefined {
  const details = isApiError(error) ? (error.details ?? []) : [];
  for (const field of CONFIRMATION_FIELDS) {
    const detail = details.find((one) => one.field === field);
    if (detail) return { domain, field, message: detail.message };
  }
  return undefined;
}

/** Another domain needs another confirmation: the row's own counts for its own domain only. */
function toDomainFormValues(row: DomainRow): DomainBody {
  return { ...toDomainBody(row), confirmFreeMail: false, confirmLookAlike: false };
}
