import { Button, Checkbox, MessageBar, MessageBarBody, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { extractMailDomain } from '../../../../../domain/customers/mail-domain.js';
import { validateRecognizedDomain } from '../../../../../domain/customers/recognized-domain.js';
import { isApiError } from '../../api/api-error.js';
import type { ComparedValue } from '../../components/form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../../components/form-dialog/entity-form-dialog.js';
import { TextAreaField } from '../../components/form-dialog/text-area-field.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import { type EntityDialogProps, useEntityForm } from '../../components/form-dialog/use-entity-form.js';
import { CountryField } from './country-field.js';
import {
  type DomainFormValues,
  type DomainRow,
  toDomainBody,
  useCreateDomainMutation,
  useUpdateDomainMutation,
} from './recognized-domains.endpoints.js';

const EMPTY_DOMAIN: DomainFormValues = {
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

/** Puts a domain on the list, or changes it. */
export function DomainDialog(dialog: EntityDialogProps<DomainRow>) {
  const { row } = dialog;
  const styles = useStyles();
  const [create] = useCreateDomainMutation();
  const [update] = useUpdateDomainMutation();
  /** What the server wants to have confirmed. */
  const [doubted, setDoubted] = useState<PendingConfirmation>();
  const form = useEntityForm({
    ...dialog,
    toValues: toDomainFormValues,
    validate: validateRecognizedDomain,
    save: (values, edited) => (edited ? update({ ...values, ...edited }) : create(values)),
    describeSaved: (saved) => ({ title: row ? 'Domain updated' : 'Domain created', body: saved.domain }),
    onRefused: (failure, { domain }) => setDoubted(findPendingConfirmation(failure, domain)),
  });
  const { domain } = form.entry;
  const isDoubted = doubted?.domain === domain;
  const pastedDomain = domain.includes('@') ? extractMailDomain(domain) : undefined;
  const approval = form.bind('isApproved');
  return (
    <EntityFormDialog
      form={form}
      title={row ? 'Edit Domain' : 'Add Domain'}
      intro="Requests from an approved domain are answered automatically."
      submitLabel={row ? 'Update Domain' : 'Add Domain'}
      failureTitle={isDoubted ? undefined : `Failed to ${row ? 'update' : 'create'} domain`}
      thing="domain"
      entityType="recognized-domain"
      comparedValues={COMPARED_VALUES}
    >
      <div className={styles.domain}>
        <TextField
          label="Domain"
          required
          hint="For instance acme.com. Its subdomains are recognized too."
          spellCheck={false}
          maxLength={300}
          {...form.bind('domain')}
        />
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
              checked={form.entry[doubted.field]}
              onChange={(_event, { checked }) => form.change({ [doubted.field]: checked === true })}
            />
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <TextField label="Company" required maxLength={300} {...form.bind('companyName')} />
      <CountryField country={form.entry.country} onChange={(country) => form.change({ country })} />
      <Switch
        label={approval.value ? 'Approved' : 'Not Approved'}
        checked={approval.value}
        onChange={(_event, { checked }) => approval.onChange(checked)}
      />
      <TextAreaField label="Notes" rows={2} maxLength={2000} {...form.bind('notes')} />
    </EntityFormDialog>
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
function toDomainFormValues(row: DomainRow | undefined): DomainFormValues {
  return row ? { ...toDomainBody(row), confirmFreeMail: false, confirmLookAlike: false } : EMPTY_DOMAIN;
}
