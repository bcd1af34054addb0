import { Button, Checkbox, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { DeleteRegular, MathSymbolsRegular } from '@fluentui/react-icons';
import { useContext } from 'react';
import { formatRateCount, RateSelectionContext } from './rate-selection.js';
import type { RateRow } from './rates.endpoints.js';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

interface SelectionBarProps {
  /** The rates that the filters leave. */
  readonly shown: readonly RateRow[];
  readonly chosen: readonly RateRow[];
  readonly onPercent: () => void;
  readonly onDelete: () => void;
}

/** What can be done with many rates at once. */
export function SelectionBar({ shown, chosen, onPercent, onDelete }: SelectionBarProps) {
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const { selected, select } = useContext(RateSelectionContext);
  const ids = shown.map(({ id }) => id);
  const count = ids.filter((id) => selected.has(id)).length;
  const state = count === 0 ? false : count === ids.length ? true : 'mixed';
  const words = chosen.length === 0 ? 'none selected' : `${chosen.length} selected`;
  return (
    <section className={styles.bar} aria-label="Selected rates">
      <Checkbox
        label={`Select all (${formatRateCount(ids.length)})`}
        checked={state}
        onChange={() => select(ids, state !== true)}
      />
      <span role="status">{words}</span>
      <Button
        icon={<MathSymbolsRegular />}
        disabledFocusable={chosen.length === 0}
        onClick={onPercent}
        {...restoreFocusTarget}
      >
        Change by %
      </Button>
      <Button
        icon={<DeleteRegular />}
        disabledFocusable={chosen.length === 0}
        onClick={onDelete}
        {...restoreFocusTarget}
      >
        Delete selected
      </Button>
    </section>
  );
}
