import { MAX_NOTE_LENGTH, validateCustomerNote } from '../../../../../domain/quoting/customer-note.js';
import { useMessages } from '../../i18n/messages.js';
import type { ComparedValue } from '../form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../form-dialog/entity-form-dialog.js';
import { TextAreaField } from '../form-dialog/text-area-field.js';
import { useEntityForm } from '../form-dialog/use-entity-form.js';
import { noteMessages } from './note.messages.js';
import { useWriteCustomerNoteMutation } from './quotation-decisions.endpoints.js';
import { type QuotationDetails, useLazyQuotationDetailsQuery } from './quotation-details.endpoints.js';

interface NoteDialogProps {
  readonly details: QuotationDetails;
  readonly onClose: () => void;
}

/** What the customer of a held quotation is told beside the figures. */
export function NoteDialog({ details, onClose }: NoteDialogProps) {
  const messages = useMessages(noteMessages);
  const comparedValues: readonly ComparedValue<QuotationDetails>[] = [
    [messages.revision, ({ revision }) => String(revision)],
    [messages.note, ({ customerNote }) => customerNote ?? ''],
  ];
  const [write] = useWriteCustomerNoteMutation();
  const [load] = useLazyQuotationDetailsQuery();
  const toRevision = (one: QuotationDetails) => ({ ...one, version: one.revision });
  const form = useEntityForm({
    row: toRevision(details),
    reload: async () => [toRevision(await load(details.id).unwrap())],
    toValues: (row) => ({ note: row?.customerNote ?? '' }),
    validate: ({ note }) => validateCustomerNote(note),
    save: ({ note }, edited) => write({ id: details.id, revision: edited?.version ?? details.revision, note }),
    describeSaved: ({ revision }) => ({ title: messages.saved, body: messages.savedBody(`Q${details.id}`, revision) }),
    onClose,
  });
  return (
    <EntityFormDialog
      form={form}
      title={messages.noteOf(`Q${details.id}`)}
      intro={messages.intro}
      submitLabel={messages.save}
      failureTitle={messages.failed}
      thing={messages.quotation}
      entityType="quotation"
      comparedValues={comparedValues}
    >
      <TextAreaField
        label={messages.note}
        hint={messages.hint(form.entry.note.length, MAX_NOTE_LENGTH)}
        rows={6}
        resize="vertical"
        {...form.bind('note')}
      />
    </EntityFormDialog>
  );
}
