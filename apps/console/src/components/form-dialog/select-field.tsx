import { Field, Select } from '@fluentui/react-components';
import type { FieldBinding } from './use-form.js';

/** One choice of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
}

interface SelectFieldProps extends FieldBinding<string> {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  /** What stands there while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly SelectOption[];
}

/** A field for one of a few values. */
export function SelectField(props: SelectFieldProps) {
  const { label, required = false, hint, placeholder, options, value, message, onChange } = props;
  return (
    <Field label={label} required={required} hint={hint} validationMessage={message}>
      <Select value={value} onChange={(_event, data) => onChange(data.value)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
