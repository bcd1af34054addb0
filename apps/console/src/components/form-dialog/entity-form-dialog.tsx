import type { ReactNode } from 'react';
import type { ActivityEntityType } from '../../../../../domain/activity/activity.js';
import { useMessages } from '../../i18n/messages.js';
import { type ComparedValue, EditConflictBanner } from './edit-conflict-banner.js';
import { FormDialog } from './form-dialog.js';
import { formDialogMessages } from './form-dialog.messages.js';
import type { VersionedRecord } from './use-edit-conflict.js';
import type { EntityForm } from './use-entity-form.js';

interface EntityFormDialogProps<Row extends VersionedRecord, Values> {
  readonly form: EntityForm<Row, Values>;
  readonly title: string;
  readonly intro?: string;
  readonly submitLabel: string;
  readonly isWide?: boolean;
  readonly isFull?: boolean;
  /** What stands above the server's reason; undefined where the refusal is shown otherwise. */
  readonly failureTitle: string | undefined;
  /** Whether the first error is told once for the whole entry, beside what stands at the fields. */
  readonly hasMessage?: boolean;
  /** What a record is called where somebody else has changed it, for instance `rate`. */
  readonly thing: string;
  /** The type of the record in the activity log. */
  readonly entityType: ActivityEntityType;
  readonly comparedValues: readonly ComparedValue<Row>[];
  /** A second way to save, before the first. */
  readonly secondAction?: ReactNode;
  readonly children: ReactNode;
}

/** The dialog that a record is created or edited in; its children are the fields. */
export function EntityFormDialog<Row extends VersionedRecord, Values>(props: EntityFormDialogProps<Row, Values>) {
  const { form, failureTitle, hasMessage, thing, entityType, comparedValues, children, ...dialog } = props;
  const messages = useMessages(formDialogMessages);
  const { known, newer } = form.edit;
  const isFailureShown = form.failure !== undefined && failureTitle !== undefined && !newer;
  return (
    <FormDialog
      {...dialog}
      isSaving={form.isSaving}
      isDirty={form.isDirty}
      message={hasMessage ? form.message : undefined}
      failure={isFailureShown ? { title: failureTitle, cause: form.failure } : undefined}
      onSubmit={() => void form.submit()}
      onClose={form.onClose}
    >
      {newer && known ? (
        <EditConflictBanner
          title={messages.changedInTheMeantime(thing)}
          entity={{ type: entityType, id: newer.id }}
          known={known}
          newer={newer}
          comparedValues={comparedValues}
          onLoad={() => form.resolveConflict('load')}
          onKeep={() => form.resolveConflict('keep')}
        />
      ) : null}
      {children}
    </FormDialog>
  );
}
