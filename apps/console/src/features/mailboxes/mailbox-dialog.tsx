import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog/form-dialog.js';
import { useForm } from '../../components/form-dialog/use-form.js';
import { useToast } from '../../components/toast/use-toast.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { CheckResult } from './check-result.js';
import { findMailboxErrors, type MailboxEntry, toEnteredBody, toMailboxEntry } from './mailbox-entry.js';
import {
  type MailboxRow,
  useCheckMailboxMutation,
  useConnectMailboxMutation,
  usePreviewMailboxMutation,
  useUpdateMailboxMutation,
} from './mailboxes.endpoints.js';
import { mailboxesMessages } from './mailboxes.messages.js';
import { PreviewList } from './preview-list.js';
import { ReadingStep } from './reading-step.js';
import { ServerStep } from './server-step.js';

const STEPS = ['server', 'reading', 'preview'] as const;
type Step = (typeof STEPS)[number];

/** What belongs to the second step; everything else belongs to the first. */
const READING_FIELDS: readonly string[] = ['readFrom', 'doneFolder', 'border', 'authservId'];

interface MailboxDialogProps {
  /** The mailbox that is changed; undefined: another one is connected. */
  readonly row: MailboxRow | undefined;
  readonly onClose: () => void;
}

/** Connects a mailbox in three steps: how it is signed in to, what is read, and what would be done with its last mails. */
export function MailboxDialog({ row, onClose }: MailboxDialogProps) {
  const messages = useMessages(mailboxesMessages);
  const notify = useToast();
  const [step, setStep] = useState<Step>('server');
  const form = useForm(toMailboxEntry(row), (entry) => findStepErrors(entry, step, row));
  const [check, checking] = useCheckMailboxMutation();
  const [preview, previewing] = usePreviewMailboxMutation();
  const [connect, connecting] = useConnectMailboxMutation();
  const [update, updating] = useUpdateMailboxMutation();
  const goTo = (next: Step) => {
    checking.reset();
    previewing.reset();
    setStep(next);
  };
  /** Whether what is entered so far works; says what is wrong otherwise. */
  const test = async (): Promise<boolean> => {
    if (!form.check()) return false;
    const answer = await check(toTrial(form.entry, step, row));
    if (answer.error) form.refuse(answer.error);
    return answer.data?.isReadable ?? false;
  };
  const advance = async () => {
    if (!(await test())) return;
    if (step === 'server') {
      setStep('reading');
      return;
    }
    const answer = await preview(toTrial(form.entry, step, row));
    if (answer.data) setStep('preview');
    else form.refuse(answer.error);
  };
  const save = async () => {
    const body = toEnteredBody(form.entry, row);
    const answer = row ? await update({ ...body, id: row.id, version: row.version }) : await connect(body);
    if (answer.error) {
      form.refuse(answer.error);
      return;
    }
    const { address } = answer.data;
    notify({
      kind: 'success',
      title: row ? messages.changed : messages.connected,
      body: row ? address : messages.connectedBody(address),
    });
    onClose();
  };
  const position = STEPS.indexOf(step);
  const failure = findFailure({
    preview: previewing.error,
    check: checking.error,
    save: (row ? updating : connecting).error,
  });
  return (
    <FormDialog
      title={row ? messages.editWhich(row.address) : messages.connectAMailbox}
      intro={messages.stepOf(position + 1, STEPS.length, messages[`${step}Step`])}
      submitLabel={getSubmitLabel(step, row)}
      isWide
      isSaving={[checking, previewing, connecting, updating].some(({ isLoading }) => isLoading)}
      isDirty={form.isDirty}
      failure={form.message ? undefined : failure}
      secondAction={
        position > 0 ? (
          <Button onClick={() => goTo(STEPS[position - 1] ?? 'server')}>{messages.back}</Button>
        ) : undefined
      }
      onSubmit={() => void (step === 'preview' ? save() : advance())}
      onClose={onClose}
    >
      {step === 'server' ? <ServerStep form={form} row={row} /> : null}
      {step === 'reading' ? <ReadingStep form={form} row={row} /> : null}
      {step === 'preview' ? (
        <>
          <Text>{messages.previewNote}</Text>
          <PreviewList mails={previewing.data ?? []} />
        </>
      ) : null}
      {checking.data && !checking.isLoading ? (
        <CheckResult check={checking.data} entry={form.entry} step={step} />
      ) : null}
    </FormDialog>
  );
}

function getSubmitLabel(step: Step, row: MailboxRow | undefined): string {
  const messages = getMessages(mailboxesMessages);
  if (step === 'server') return messages.test;
  if (step === 'reading') return messages.showTheLastEmails;
  return row ? messages.saveChanges : messages.connect;
}

/** What is wrong with what was asked so far: the folder of stored mail is a matter of the second step. */
function findStepErrors(entry: MailboxEntry, step: Step, row: MailboxRow | undefined) {
  const errors = findMailboxErrors(entry, row);
  return step === 'server' ? errors.filter(({ field }) => !READING_FIELDS.includes(field)) : errors;
}

/** What is tried out: in the first step nothing of what only the second one asks for. */
function toTrial(entry: MailboxEntry, step: Step, row: MailboxRow | undefined) {
  const body = toEnteredBody(entry, row);
  const later = { doneFolder: null, readFromDay: null, border: 'none', authservId: null } as const;
  return { ...body, ...(step === 'server' ? later : {}), ...(row ? { id: row.id } : {}) };
}

/** The call that got no answer, the latest first. */
function findFailure(errors: { readonly preview: unknown; readonly check: unknown; readonly save: unknown }) {
  const messages = getMessages(mailboxesMessages);
  if (errors.save) return { title: messages.failedToSave, cause: errors.save };
  if (errors.preview) return { title: messages.failedToPreview, cause: errors.preview };
  return errors.check ? { title: messages.failedToTest, cause: errors.check } : undefined;
}
