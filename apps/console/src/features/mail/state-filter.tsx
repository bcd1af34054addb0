import { makeStyles, tokens } from '@fluentui/react-components';
import { FilterSelect, toFilterOptions } from '../../components/filter-select/filter-select.js';
import { useMessages } from '../../i18n/messages.js';
import { mailMessages } from './mail.messages.js';
import { RefreshButton } from './refresh-button.js';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  field: { flexBasis: '200px' },
});

interface StateFilterProps<State extends string> {
  readonly label: string;
  readonly everything: string;
  readonly states: readonly State[];
  readonly chosen: State | undefined;
  readonly onChoose: (state: State | undefined) => void;
  readonly onRefresh: () => void;
}

/** Which mail a list shows, and a fresh look at it. */
export function StateFilter<State extends string>(props: StateFilterProps<State>) {
  const messages = useMessages(mailMessages);
  const { label, everything, states, chosen, onChoose, onRefresh } = props;
  const styles = useStyles();
  return (
    <search className={styles.bar} aria-label={messages.filterBy(label.toLowerCase())}>
      <FilterSelect
        label={label}
        everything={everything}
        options={toFilterOptions(states)}
        chosen={chosen}
        onChoose={onChoose}
        className={styles.field}
      />
      <RefreshButton onRefresh={onRefresh} />
    </search>
  );
}
