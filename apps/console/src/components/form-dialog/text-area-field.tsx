import { Field, Textarea } from '@fluentui/react-components';
import type { FieldBinding } from './use-form.js';

interface TextAreaFieldProps extends FieldBinding<string> {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly rows: number;
  readonly maxLength?: number;
  readonly resize?: 'none' | 'vertical';
  readonly className?: string;
}

/** A field for several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, required = false, hint, value, message, onChange, className, ...area } = props;
  return (
    <Field label={label} required={required} hint={hint} validationMessage={message} className={className}>
      <Textarea {...area} value={value} onChange={(_event, data) => onChange(data.value)} />
    </Field>
  );
}
