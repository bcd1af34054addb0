import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { INBOUND_EMAIL_STATUSES } from '../../../../../domain/inbound-mail/inbound-email.js';
import type { DebouncedText } from '../../components/debounced-text/use-debounced-text.js';
import { FilterSelect, toFilterOptions } from '../../components/filter-select/filter-select.js';
import { SearchField } from '../../components/search-field/search-field.js';
import { useMessages } from '../../i18n/messages.js';
import { mailMessages } from './mail.messages.js';
import type { MailView, ReceivedFilters } from './mail-url.js';
import { RefreshButton } from './refresh-button.js';

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 100%), 1fr))',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
  },
  // A search box would like to be wider than its column.
  field: { minWidth: 0 },
  box: { width: '100%', minWidth: 0, maxWidth: '100%' },
});

interface ReceivedFilterBarProps {
  readonly filters: ReceivedFilters;
  readonly search: DebouncedText;
  readonly onChange: (change: Partial<MailView>) => void;
  readonly onRefresh: () => void;
}

/** What narrows the received mail, and a fresh look at it. */
export function ReceivedFilterBar({ filters, search, onChange, onRefresh }: ReceivedFilterBarProps) {
  const messages = useMessages(mailMessages);
  const styles = useStyles();
  const narrow = (change: Partial<MailView>) => onChange({ ...change, page: 1 });
  const { outcome, from, to } = filters;
  const isBackwards = from !== '' && to !== '' && from > to;
  return (
    <search className={styles.bar} aria-label={messages.filtersOfReceivedMail}>
      <Field label={messages.search} className={styles.field}>
        <SearchField
          className={styles.box}
          placeholder={messages.senderSubject}
          value={search.typed}
          onChange={(_event, { value }) => search.type(value)}
        />
      </Field>
      <FilterSelect
        label={messages.outcome}
        everything={messages.allOutcomes}
        options={toFilterOptions(INBOUND_EMAIL_STATUSES)}
        chosen={outcome}
        onChoose={(chosen) => narrow({ outcome: chosen })}
      />
      <Field label={messages.fromDate}>
        <Input type="date" value={from} onChange={(_event, { value }) => narrow({ from: value })} />
      </Field>
      <Field label={messages.toDate} validationMessage={isBackwards ? messages.toDateBeforeFromDate : undefined}>
        <Input type="date" value={to} onChange={(_event, { value }) => narrow({ to: value })} />
      </Field>
      <RefreshButton onRefresh={onRefresh} />
    </search>
  );
}
