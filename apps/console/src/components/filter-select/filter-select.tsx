import { Field, Select } from '@fluentui/react-components';

/** One thing that a list can be narrowed to. */
export interface NarrowingOption<Value extends string> {
  readonly value: Value;
  readonly words: string;
}

interface NarrowingSelectProps<Value extends string> {
  readonly label: string;
  /** What stands for no narrowing, for instance `All Countries`. */
  readonly everything: string;
  readonly options: readonly NarrowingOption<Value>[];
  /** Undefined, or a value that is not among the options, for everything. */
  readonly chosen: string | undefined;
  readonly onChoose: (value: Value | undefined) => void;
  readonly hint?: string | undefined;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
  readonly selectClassName?: string | undefined;
}

/** Narrows a list to one of some things, or to none of them. */
export function NarrowingSelect<Value extends string>(props: NarrowingSelectProps<Value>) {
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
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Words that are their own values, for instance the states of a mail. */
export function plainOptions<Value extends string>(values: readonly Value[]): NarrowingOption<Value>[] {
  return values.map((value) => ({ value, words: value }));
}
