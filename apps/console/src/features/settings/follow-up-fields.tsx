import { NumberField } from '../../components/form-dialog/number-field.js';
import { TextAreaField } from '../../components/form-dialog/text-area-field.js';
import type { FormState } from '../../components/form-dialog/use-form.js';
import { useMessages } from '../../i18n/messages.js';
import { settingsMessages } from './settings.messages.js';
import type { SystemFormValues } from './system-form-values.js';

interface FollowUpFieldsProps {
  readonly bind: FormState<SystemFormValues>['bind'];
}

/** What happens with quotations after a person has approved them, and with customers who are silent. */
export function FollowUpFields({ bind }: FollowUpFieldsProps) {
  const messages = useMessages(settingsMessages);
  return (
    <>
      <NumberField
        label={messages.approvalUndoSeconds}
        after={messages.seconds}
        hint={messages.approvalUndoSecondsHint}
        {...bind('approvalUndoSeconds')}
      />
      <NumberField
        label={messages.reminderDays}
        after={messages.days}
        hint={messages.reminderDaysHint}
        {...bind('reminderDays')}
      />
      <TextAreaField
        label={messages.withoutReminder}
        rows={2}
        resize="vertical"
        hint={messages.withoutReminderHint}
        {...bind('withoutReminder')}
      />
      <NumberField label={messages.callDays} after={messages.days} hint={messages.callDaysHint} {...bind('callDays')} />
      <NumberField
        label={messages.callAboveUsd}
        before="$"
        after="USD"
        hint={messages.callAboveUsdHint}
        {...bind('callAboveUsd')}
      />
    </>
  );
}
