import { Button, Field, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { useId, useRef } from 'react';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { NumberInput } from '../form-dialog/number-input.js';
import { createEmptySize, type SizeFormValues } from './correction-form-values.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

function getSides() {
  const messages = getMessages(quotationDetailsMessages);
  return [
    ['lengthCm', messages.lengthCm],
    ['widthCm', messages.widthCm],
    ['heightCm', messages.heightCm],
    ['pieces', messages.piecesOfThisSize],
  ] as const;
}

const useStyles = makeStyles({
  group: { gridColumn: '1 / -1', border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: '8px' },
  legend: { ...typographyStyles.body1, padding: 0, marginBottom: tokens.spacingVerticalXS },
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
    gap: '8px',
    alignItems: 'end',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  input: { minWidth: 0, width: '100%' },
  error: { color: tokens.colorStatusDangerForeground1 },
});

interface SizeFieldsProps {
  readonly sizes: readonly SizeFormValues[];
  readonly message: string | undefined;
  readonly onChange: (sizes: readonly SizeFormValues[]) => void;
}

/** The sizes of a shipment, a row for each. */
export function SizeFields({ sizes, message, onChange }: SizeFieldsProps) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const group = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const change = (key: number, part: Partial<SizeFormValues>) =>
    onChange(sizes.map((size) => (size.key === key ? { ...size, ...part } : size)));
  const remove = (key: number) => {
    onChange(sizes.filter((size) => size.key !== key));
    // The button goes with its row.
    group.current?.querySelector<HTMLElement>('button[data-add]')?.focus();
  };
  const add = () => {
    onChange([...sizes, createEmptySize(sizes)]);
    requestAnimationFrame(() => {
      const rows = group.current?.querySelectorAll<HTMLElement>('[data-size]');
      rows
        ?.item(rows.length - 1)
        .querySelector<HTMLElement>('input')
        ?.focus();
    });
  };
  return (
    <fieldset ref={group} className={styles.group} aria-describedby={message ? errorId : undefined}>
      <legend className={styles.legend}>{messages.dimensions}</legend>
      {sizes.map((size, at) => (
        <div key={size.key} data-size className={styles.row}>
          {getSides().map(([part, label]) => (
            <Field key={part} label={label} validationState={message ? 'error' : 'none'}>
              <NumberInput
                input={{ className: styles.input }}
                aria-label={messages.sideOfSize(label, at + 1)}
                value={size[part]}
                onChange={(value) => change(size.key, { [part]: value })}
              />
            </Field>
          ))}
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={messages.removeSize(at + 1)}
            onClick={() => remove(size.key)}
          />
        </div>
      ))}
      {message ? (
        <Text id={errorId} role="alert" size={200} className={styles.error}>
          {message}
        </Text>
      ) : null}
      <div>
        <Button data-add icon={<AddRegular />} onClick={add}>
          {messages.addSize}
        </Button>
      </div>
    </fieldset>
  );
}
