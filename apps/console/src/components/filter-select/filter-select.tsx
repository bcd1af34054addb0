import { Field, Select } from '@fluentui/react-components';
import { describeState } from '../status-badge/describe-state.js';

/** One thing that a list can be narrowed to. */
export interface FilterOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** What stands for no narrowing, for instance `All Countries`. */
  readonly everything: string;
  readonly options: readonly FilterOption<Value>[];
  /** Undefined, or a value that is not among the options, for everything. */
  readonly chosen: string | undefined;
  readonly onChoose: (value: Value | undefined) => void;
  readonly hint?: string | undefined;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
  readonly selectClassName?: string | undefined;
}

/** Narrows a list to one of some things, or to none of them. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, everything, options, chosen, onChoose, hint, isDisabled, className, selectClassName } = props;
  const known = options.find(({ value }) => value === chosen);
  return (
    <Field label={label} className={className} hint={hint}>
      <Select
        className={selectClassName}
        value={known?.value ?? ''}
        disabled={isDisabled}
        onChange={(_event, { value: picked }) => onChoose(options.find(({ value }) => value === picked)?.value)}
      >
        <option value="">{everything}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** States and kinds, for instance of a mail; a name that is none, such as a domain, stays as it is. */
export function toFilterOptions<Value extends string>(values: readonly Value[]): FilterOption<Value>[] {
  return values.map((value) => ({ value, label: describeState(value) }));
}
