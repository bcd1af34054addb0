import { Button, Field, makeStyles, SearchBox, Select, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { QUOTATION_STATUSES } from '../../../../../domain/quotation/quotation-status.js';
import type { QuotationsView } from './quotations-address.js';

/** How long typing rests before the list follows. */
const TYPING_RESTS_MS = 350;

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  search: { flexGrow: 1, flexBasis: '240px', maxWidth: '420px' },
  box: { maxWidth: '100%' },
  status: { flexBasis: '160px' },
});

interface QuotationFiltersProps {
  readonly view: QuotationsView;
  readonly onChange: (change: Partial<QuotationsView>) => void;
  readonly onRefresh: () => void;
}

/** Search, status, and a fresh look at the list. */
export function QuotationFilters({ view, onChange, onRefresh }: QuotationFiltersProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState(view.text);
  useEffect(() => setTyped(view.text), [view.text]);
  useEffect(() => {
    if (typed === view.text) return undefined;
    const timer = setTimeout(() => onChange({ text: typed, page: 1 }), TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [typed, view.text, onChange]);
  return (
    <search className={styles.bar}>
      <Field label="Search" className={styles.search}>
        <SearchBox
          className={styles.box}
          placeholder="Number, email or airport"
          value={typed}
          onChange={(_event, { value }) => setTyped(value)}
        />
      </Field>
      <Field label="Status" className={styles.status}>
        <Select
          value={view.status ?? ''}
          onChange={(_event, { value }) =>
            onChange({ status: QUOTATION_STATUSES.find((status) => status === value), page: 1 })
          }
        >
          <option value="">All statuses</option>
          {QUOTATION_STATUSES.map((status) => (
            <option key={status} value={status}>
              {status}
            </option>
          ))}
        </Select>
      </Field>
      <Button icon={<ArrowClockwiseRegular />} onClick={onRefresh}>
        Refresh
      </Button>
    </search>
  );
}
