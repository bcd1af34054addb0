import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { formatDecimal } from '../../../components/format/format.js';
import { useMessages } from '../../../i18n/messages.js';
import { activityLogsMessages } from './activity-logs.messages.js';
import { listPageNumbers } from './page-numbers.js';

const useStyles = makeStyles({
  pager: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  number: { minWidth: '40px', fontVariantNumeric: 'tabular-nums' },
});

interface PageButtonsProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Up to five pages around the one that is shown; nothing where one page holds everything. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const messages = useMessages(activityLogsMessages);
  const styles = useStyles();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={messages.pagesOfLogEntries}>
      <Button
        icon={<ChevronLeftRegular />}
        aria-label={messages.previousPage}
        disabledFocusable={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {listPageNumbers(page, pages).map((number) => (
        <Button
          key={number}
          className={styles.number}
          appearance={number === page ? 'primary' : 'secondary'}
          aria-current={number === page ? 'page' : undefined}
          aria-label={messages.pageNumber(formatDecimal(number, 0))}
          onClick={() => onPage(number)}
        >
          {formatDecimal(number, 0)}
        </Button>
      ))}
      <Button
        icon={<ChevronRightRegular />}
        aria-label={messages.nextPage}
        disabledFocusable={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
