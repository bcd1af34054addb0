import { Field, Input } from '@fluentui/react-components';
import type { FieldBinding } from './use-form.js';

interface TextFieldProps extends FieldBinding<string> {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly type?: 'text' | 'tel' | 'email' | 'date' | 'password';
  /** What of earlier entries the browser may offer: nothing, unless it is said. */
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly spellCheck?: boolean;
}

/** A field for one line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    required = false,
    hint,
    type = 'text',
    autoComplete = 'off',
    value,
    message,
    onChange,
    ...input
  } = props;
  return (
    <Field label={label} required={required} hint={hint} validationMessage={message}>
      <Input
        {...input}
        type={type}
        value={value}
        autoComplete={autoComplete}
        onChange={(_event, data) => onChange(data.value)}
      />
    </Field>
  );
}
