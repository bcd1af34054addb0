import { Field, Input } from '@fluentui/react-components';
import type { FieldBinding } from './use-form.js';

interface NumberFieldProps extends FieldBinding<string> {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** For instance `$` or `%`. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A field for a number that is not negative; keeps what was typed until it is saved. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, required, hint, message, min = 0, max, step = 0.01, before, after } = props;
  return (
    <Field label={label} required={required ?? false} hint={hint} validationMessage={message}>
      <Input
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={value}
        contentBefore={before ? <span aria-hidden="true">{before}</span> : null}
        contentAfter={after ? <span aria-hidden="true">{after}</span> : null}
        onChange={(_event, data) => onChange(data.value)}
      />
    </Field>
  );
}
