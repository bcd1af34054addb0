import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { FieldGrid } from '../../../components/form-dialog/field-grid.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import type { FormState } from '../../../components/form-dialog/use-form.js';
import { useMessages } from '../../../i18n/messages.js';
import { newQuotationMessages } from './new-quotation.messages.js';
import type { CustomerFormValues } from './phone-form.js';

const MAX_LENGTH = 254;

/** Who asks, and how they are answered. */
export function CustomerFields({ form }: { readonly form: FormState<CustomerFormValues> }) {
  const messages = useMessages(newQuotationMessages);
  const { entry, change } = form;
  return (
    <FieldGrid>
      <TextField label={messages.mailbox} type="email" maxLength={MAX_LENGTH} {...form.bind('customer.mailbox')} />
      <TextField label={messages.name} maxLength={MAX_LENGTH} {...form.bind('customer.name')} />
      <TextField label={messages.company} maxLength={MAX_LENGTH} {...form.bind('customer.company')} />
      <TextField label={messages.phone} type="tel" maxLength={MAX_LENGTH} {...form.bind('customer.phone')} />
      <Field label={messages.reply}>
        <RadioGroup value={entry.delivery} onChange={(_event, { value }) => change({ delivery: value })}>
          <Radio value="email" label={messages.byEmail} />
          <Radio value="pdf" label={messages.asPdf} />
        </RadioGroup>
      </Field>
      <Field label={messages.language}>
        <RadioGroup value={entry.language} onChange={(_event, { value }) => change({ language: value })}>
          <Radio value="es" label={messages.spanish} />
          <Radio value="en" label={messages.english} />
        </RadioGroup>
      </Field>
    </FieldGrid>
  );
}
