import { Field, Input } from '@fluentui/react-components';
import type { FieldBinding } from './use-form.js';
import { useTypedNumber } from './use-typed-number.js';

interface NumberFieldProps extends FieldBinding<string> {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  /** For instance `$` or `%`. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A field for a number, with either separator; once it is left it shows the number as it was understood. */
export function NumberField({ label, value, onChange, required, hint, message, before, after }: NumberFieldProps) {
  const { typed, question, type, leave } = useTypedNumber(value, onChange);
  return (
    <Field label={label} required={required ?? false} hint={hint} validationMessage={question ?? message}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        data-unclear-number={question ? '' : undefined}
        value={typed}
        contentBefore={before ? <span aria-hidden="true">{before}</span> : null}
        contentAfter={after ? <span aria-hidden="true">{after}</span> : null}
        onChange={(_event, data) => type(data.value)}
        onBlur={leave}
      />
    </Field>
  );
}
