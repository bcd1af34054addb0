import {
  Button,
  Checkbox,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Select,
  Switch,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { AUTONOMIES, findAutonomy } from '../../../../../domain/customers/autonomy.js';
import { validateAgreement } from '../../../../../domain/customers/customer-agreement.js';
import { extractMailDomain, extractSiteDomain, normalizeMailbox } from '../../../../../domain/customers/mail-domain.js';
import { validateRecognizedDomain } from '../../../../../domain/customers/recognized-domain.js';
import { isApiError } from '../../api/api-error.js';
import {
  type DomainRow,
  getDomainName,
  toDomainBody,
  useCreateDomainMutation,
  useUpdateDomainMutation,
  type WholeDomainBody,
} from '../../api/recognized-domains.endpoints.js';
import { describeAutonomy } from '../../components/autonomy/describe-autonomy.js';
import type { ComparedValue } from '../../components/form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../../components/form-dialog/entity-form-dialog.js';
import { TextAreaField } from '../../components/form-dialog/text-area-field.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import { type EntityDialogProps, useEntityForm } from '../../components/form-dialog/use-entity-form.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import {
  AgreementFields,
  type AgreementFormValues,
  formatAgreement,
  toAgreementEntry,
  toAgreementFormValues,
} from './agreement-fields.js';
import { CountryField } from './country-field.js';
import { customersMessages } from './customers.messages.js';
import { useWaitingQuotations } from './use-waiting-quotations.js';

type DomainFormValues = Omit<WholeDomainBody, 'agreement'> & { readonly agreement: AgreementFormValues };

const EMPTY_DOMAIN: DomainFormValues = {
  domain: '',
  mailbox: '',
  companyName: '',
  country: '',
  isApproved: true,
  autonomy: null,
  agreement: toAgreementFormValues(undefined),
  notes: '',
  confirmFreeMail: false,
  confirmLookAlike: false,
};

function getComparedValues(): readonly ComparedValue<DomainRow>[] {
  const messages = getMessages(customersMessages);
  return [
    [messages.domainHeading, (row) => row.domain],
    [messages.mailbox, (row) => row.mailbox ?? ''],
    [messages.company, (row) => row.companyName],
    [messages.country, (row) => row.country ?? ''],
    [messages.status, (row) => (row.isApproved ? messages.approved : messages.notApproved)],
    [messages.autonomy, (row) => (row.autonomy ? describeAutonomy(row.autonomy) : messages.asInSettings)],
    [messages.agreement, (row) => formatAgreement(row.agreement)],
    [messages.notes, (row) => row.notes ?? ''],
  ];
}

/** What the server wants to have confirmed before it recognizes a domain, and the words of the confirmation. */
function getConfirmations() {
  const messages = getMessages(customersMessages);
  return {
    confirmFreeMail: messages.recognizeEverybody,
    confirmLookAlike: messages.recognizeLookAlike,
  } as const;
}
const CONFIRMATION_FIELDS = ['confirmFreeMail', 'confirmLookAlike'] as const;

interface PendingConfirmation {
  readonly domain: string;
  readonly mailbox: string;
  readonly field: (typeof CONFIRMATION_FIELDS)[number];
  readonly message: string;
}

const useStyles = makeStyles({
  domain: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalS },
  offer: { alignSelf: 'flex-start' },
});

/** Puts a domain on the list, or changes it. */
export function DomainDialog(dialog: EntityDialogProps<DomainRow>) {
  const messages = useMessages(customersMessages);
  const { row } = dialog;
  const styles = useStyles();
  const [create] = useCreateDomainMutation();
  const [update] = useUpdateDomainMutation();
  /** What the server wants to have confirmed. */
  const [doubted, setDoubted] = useState<PendingConfirmation>();
  const form = useEntityForm({
    ...dialog,
    toValues: toDomainFormValues,
    validate: (values) => [
      ...validateRecognizedDomain(values),
      ...validateAgreement(toAgreementEntry(values.agreement)),
    ],
    save: (values, edited) => {
      const body = { ...values, agreement: toAgreementEntry(values.agreement) };
      return edited ? update({ ...body, ...edited }) : create(body);
    },
    describeSaved: (saved) => ({
      title: row ? messages.domainUpdated : messages.domainCreated,
      body: [getDomainName(saved), waiting].filter(Boolean).join('. '),
    }),
    onRefused: (failure, entry) => setDoubted(findPendingConfirmation(failure, entry)),
  });
  const { domain } = form.entry;
  const waiting = useWaitingQuotations(domain);
  const isDoubted = doubted?.domain === domain && doubted.mailbox === form.entry.mailbox;
  const pastedDomain = domain.includes('@') ? extractMailDomain(domain) : extractSiteDomain(domain);
  const pastedMailbox = domain.includes('@') ? normalizeMailbox(domain) : undefined;
  const approval = form.bind('isApproved');
  return (
    <EntityFormDialog
      form={form}
      title={row ? messages.editDomain : messages.addDomain}
      intro={messages.dialogIntro}
      submitLabel={row ? messages.updateDomain : messages.addDomain}
      failureTitle={isDoubted ? undefined : messages.saveFailed(Boolean(row))}
      thing={messages.domain}
      entityType="recognized-domain"
      comparedValues={getComparedValues()}
    >
      <div className={styles.domain}>
        <TextField
          label={messages.domainHeading}
          required
          hint={messages.domainHint}
          spellCheck={false}
          maxLength={300}
          {...form.bind('domain')}
        />
        {waiting ? <Text size={200}>{waiting}</Text> : null}
        {pastedDomain ? (
          <Button size="small" className={styles.offer} onClick={() => form.change({ domain: pastedDomain })}>
            {messages.offerPastedDomain(pastedDomain)}
          </Button>
        ) : null}
        {pastedDomain && pastedMailbox ? (
          <Button
            size="small"
            className={styles.offer}
            onClick={() => form.change({ domain: pastedDomain, mailbox: pastedMailbox })}
          >
            {messages.offerPastedMailbox(pastedMailbox)}
          </Button>
        ) : null}
        <TextField
          label={messages.mailbox}
          hint={messages.mailboxHint}
          spellCheck={false}
          maxLength={300}
          {...form.bind('mailbox')}
        />
      </div>
      {isDoubted ? (
        <MessageBar intent="warning" politeness="assertive" layout="multiline">
          <MessageBarBody>
            {doubted.message}
            <Checkbox
              label={getConfirmations()[doubted.field]}
              checked={form.entry[doubted.field]}
              onChange={(_event, { checked }) => form.change({ [doubted.field]: checked === true })}
            />
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <TextField label={messages.company} required maxLength={300} {...form.bind('companyName')} />
      <CountryField country={form.entry.country} onChange={(country) => form.change({ country })} />
      <Switch
        label={approval.value ? messages.approved : messages.notApproved}
        checked={approval.value}
        onChange={(_event, { checked }) => approval.onChange(checked)}
      />
      <Field label={messages.autonomy} hint={messages.autonomyHint}>
        <Select
          value={form.entry.autonomy ?? ''}
          onChange={(_event, { value }) => form.change({ autonomy: findAutonomy(value) ?? null })}
        >
          <option value="">{messages.asInSettings}</option>
          {AUTONOMIES.map((one) => (
            <option key={one} value={one}>
              {describeAutonomy(one)}
            </option>
          ))}
        </Select>
      </Field>
      <AgreementFields
        values={form.entry.agreement}
        onChange={(agreement) => form.change({ agreement })}
        messageFor={form.messageFor}
      />
      {row ? (
        <RouterLink to={`/air-freight-rates?customer=${encodeURIComponent(row.mailbox ?? row.domain)}`}>
          {messages.ownRates}
        </RouterLink>
      ) : null}
      <TextAreaField label={messages.notes} rows={2} maxLength={2000} {...form.bind('notes')} />
    </EntityFormDialog>
  );
}

function findPendingConfirmation(
  error: unknown,
  { domain, mailbox }: Pick<DomainFormValues, 'domain' | 'mailbox'>,
): PendingConfirmation | undefined {
  const details = isApiError(error) ? (error.details ?? []) : [];
  for (const field of CONFIRMATION_FIELDS) {
    const detail = details.find((one) => one.field === field);
    if (detail) return { domain, mailbox, field, message: detail.message };
  }
  return undefined;
}

/** Another domain needs another confirmation: the row's own counts for its own domain only. */
function toDomainFormValues(row: DomainRow | undefined): DomainFormValues {
  if (!row) return EMPTY_DOMAIN;
  const agreement = toAgreementFormValues(row.agreement);
  return { ...toDomainBody(row), agreement, confirmFreeMail: false, confirmLookAlike: false };
}
