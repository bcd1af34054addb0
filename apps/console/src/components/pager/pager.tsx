import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useMessages } from '../../i18n/messages.js';
import { formatDecimal } from '../format/format.js';
import { pagerMessages } from './pager.messages.js';

const useStyles = makeStyles({
  pager: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  figures: { fontVariantNumeric: 'tabular-nums' },
});

interface PagerProps {
  /** What the pages are of, for instance `quotations`. */
  readonly what: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The way from one page of a list to the next; nothing where one page holds everything. */
export function Pager({ what, page, pageSize, total, onPage }: PagerProps) {
  const messages = useMessages(pagerMessages);
  const styles = useStyles();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={messages.pagesOf(what)}>
      <Button icon={<ChevronLeftRegular />} disabledFocusable={page <= 1} onClick={() => onPage(page - 1)}>
        {messages.previous}
      </Button>
      <Text className={styles.figures}>{messages.pageOfPages(formatDecimal(page, 0), formatDecimal(pages, 0))}</Text>
      <Button
        icon={<ChevronRightRegular />}
        iconPosition="after"
        disabledFocusable={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {messages.next}
      </Button>
    </nav>
  );
}
