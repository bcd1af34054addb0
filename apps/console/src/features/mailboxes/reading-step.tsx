import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { MAIL_BORDERS, type MailBorder } from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import { FieldGrid } from '../../components/form-dialog/field-grid.js';
import { SelectField, type SelectOption } from '../../components/form-dialog/select-field.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import type { FormState } from '../../components/form-dialog/use-form.js';
import { formatDateTime } from '../../components/format/format.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import type { MailboxEntry } from './mailbox-entry.js';
import type { MailboxRow } from './mailboxes.endpoints.js';
import { mailboxesMessages } from './mailboxes.messages.js';

interface ReadingStepProps {
  readonly form: FormState<MailboxEntry>;
  /** The mailbox as it is connected; undefined for a new one. */
  readonly row: MailboxRow | undefined;
}

/** From when on mail counts, where it goes afterwards, and whose checks of senders count. */
export function ReadingStep({ form, row }: ReadingStepProps) {
  const messages = useMessages(mailboxesMessages);
  const { entry, bind, change } = form;
  const startsAt = row ? messages.startUnchanged(formatDateTime(row.readFrom)) : messages.startNow;
  return (
    <FieldGrid>
      <Field label={messages.startReading}>
        <RadioGroup
          value={entry.startsOnDay ? 'day' : 'now'}
          onChange={(_event, { value }) => change({ startsOnDay: value === 'day' })}
        >
          <Radio value="now" label={startsAt} />
          <Radio value="day" label={messages.startOnADay} />
        </RadioGroup>
      </Field>
      {entry.startsOnDay ? (
        <TextField type="date" label={messages.startDay} hint={messages.startDayHint} required {...bind('readFrom')} />
      ) : (
        <span />
      )}
      <Field label={messages.afterReading}>
        <RadioGroup
          value={entry.movesStored ? 'move' : 'leave'}
          onChange={(_event, { value }) => change({ movesStored: value === 'move' })}
        >
          <Radio value="leave" label={messages.leave} />
          <Radio value="move" label={messages.move} />
        </RadioGroup>
      </Field>
      {entry.movesStored ? (
        <TextField label={messages.folder} hint={messages.folderHint} required {...bind('doneFolder')} />
      ) : (
        <span />
      )}
      <SelectField
        label={messages.verdicts}
        required
        placeholder={messages.chooseVerdicts}
        options={getBorderOptions()}
        hint={messages.verdictsHint}
        {...bind('border')}
      />
      {entry.border === 'named' ? (
        <TextField
          label={messages.verdictServer}
          hint={messages.verdictServerHint}
          required
          spellCheck={false}
          {...bind('authservId')}
        />
      ) : null}
    </FieldGrid>
  );
}

function getBorderOptions(): readonly SelectOption[] {
  const messages = getMessages(mailboxesMessages);
  const labels: Readonly<Record<MailBorder['kind'], string>> = {
    google: messages.verdictsOfGoogle,
    microsoft: messages.verdictsOfMicrosoft,
    named: messages.verdictsOfNamed,
    none: messages.verdictsOfNobody,
  };
  return MAIL_BORDERS.map((value) => ({ value, label: labels[value] }));
}
