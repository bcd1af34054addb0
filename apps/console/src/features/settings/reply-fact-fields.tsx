import type { REPLY_FACT_NAMES } from '../../../../../domain/operations/reply-facts.js';
import { TextAreaField } from '../../components/form-dialog/text-area-field.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import type { FieldBinding } from '../../components/form-dialog/use-form.js';
import { useMessages } from '../../i18n/messages.js';
import { settingsMessages } from './settings.messages.js';

interface ReplyFactFieldsProps {
  readonly bind: (name: (typeof REPLY_FACT_NAMES)[number]) => FieldBinding<string>;
}

/** What replies say of the forwarder itself. */
export function ReplyFactFields({ bind }: ReplyFactFieldsProps) {
  const messages = useMessages(settingsMessages);
  return (
    <>
      <TextField label={messages.companyName} {...bind('companyName')} />
      <TextAreaField label={messages.companyAddress} rows={3} resize="vertical" {...bind('companyAddress')} />
      <TextField label={messages.companyTelephone} {...bind('companyTelephone')} />
      <TextField label={messages.contactPerson} hint={messages.contactPersonHint} {...bind('contactPerson')} />
      <TextAreaField
        label={messages.paymentTerms}
        rows={2}
        resize="vertical"
        hint={messages.paymentTermsHint}
        {...bind('paymentTerms')}
      />
      <TextAreaField
        label={messages.liabilityClauses}
        rows={3}
        resize="vertical"
        hint={messages.liabilityClausesHint}
        {...bind('liabilityClauses')}
      />
      <TextAreaField
        label={messages.transitTimes}
        rows={3}
        resize="vertical"
        hint={messages.transitTimesHint}
        {...bind('transitTimes')}
      />
    </>
  );
}
