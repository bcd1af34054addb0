import { Button, Checkbox, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { DeleteRegular, MathSymbolsRegular } from '@fluentui/react-icons';
import { useContext } from 'react';
import { useMessages } from '../../../i18n/messages.js';
import { formatRateCount, RateSelectionContext } from './rate-selection.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

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
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const { selected, select } = useContext(RateSelectionContext);
  const ids = shown.map(({ id }) => id);
  const count = ids.filter((id) => selected.has(id)).length;
  const state = count === 0 ? false : count === ids.length ? true : 'mixed';
  const words = chosen.length === 0 ? messages.noneSelected : messages.selectedCount(chosen.length);
  return (
    <section className={styles.bar} aria-label={messages.selectedRates}>
      <Checkbox
        label={messages.selectAllCount(formatRateCount(ids.length))}
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
        {messages.changeBy}
      </Button>
      <Button
        icon={<DeleteRegular />}
        disabledFocusable={chosen.length === 0}
        onClick={onDelete}
        {...restoreFocusTarget}
      >
        {messages.deleteSelected}
      </Button>
    </section>
  );
}
