import { Input, type InputProps, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTypedNumber } from './use-typed-number.js';

const useStyles = makeStyles({
  question: { display: 'block', color: tokens.colorStatusDangerForeground1 },
});

interface NumberInputProps extends Pick<InputProps, 'aria-label' | 'placeholder' | 'input'> {
  /** Digits with a point, or nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A number in a table or beside others, with either separator. */
export function NumberInput({ value, onChange, ...input }: NumberInputProps) {
  const styles = useStyles();
  const { typed, question, type, leave } = useTypedNumber(value, onChange);
  return (
    <div>
      <Input
        {...input}
        inputMode="decimal"
        autoComplete="off"
        data-unclear-number={question ? '' : undefined}
        value={typed}
        onChange={(_event, data) => type(data.value)}
        onBlur={leave}
      />
      {question ? (
        <Text role="alert" size={200} className={styles.question}>
          {question}
        </Text>
      ) : null}
    </div>
  );
}
