import {
  Button,
  Card,
  makeStyles,
  Skeleton,
  SkeletonItem,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useMessages } from '../../i18n/messages.js';
import { QuotationCard } from './quotation-card.js';
import type { QuotationRow } from './quotations.endpoints.js';
import { quotationsMessages } from './quotations.messages.js';

const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five', 'six'];

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    listStyleType: 'none',
    padding: 0,
  },
  skeleton: { padding: '16px', display: 'flex', gap: tokens.spacingVerticalM },
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  empty: {
    alignItems: 'center',
    textAlign: 'center',
    padding: '48px 24px',
    gap: tokens.spacingVerticalM,
  },
  // A text aligns itself to the start unless told otherwise.
  emptyTitle: { ...typographyStyles.subtitle1, textAlign: 'center' },
  quiet: { color: tokens.colorNeutralForeground2, textAlign: 'center' },
});

interface QuotationCardsProps {
  readonly quotations: readonly QuotationRow[];
  /** The address that opens the details of a quotation. */
  readonly detailsAt: (id: number) => string;
}

/** The cards of one page. */
export function QuotationCards({ quotations, detailsAt }: QuotationCardsProps) {
  const messages = useMessages(quotationsMessages);
  const styles = useStyles();
  return (
    <ul className={styles.grid} aria-label={messages.quotations}>
      {quotations.map((quotation) => (
        <li key={quotation.id}>
          <QuotationCard quotation={quotation} detailsAt={detailsAt(quotation.id)} />
        </li>
      ))}
    </ul>
  );
}

/** Where the cards will stand. */
export function QuotationSkeleton() {
  const messages = useMessages(quotationsMessages);
  const styles = useStyles();
  return (
    <Skeleton aria-label={messages.loadingQuotations} className={styles.grid}>
      {PLACEHOLDERS.map((name) => (
        <Card key={name} className={styles.skeleton}>
          <div className={styles.lines}>
            <SkeletonItem size={20} />
            <SkeletonItem size={16} />
            <SkeletonItem size={16} />
          </div>
        </Card>
      ))}
    </Skeleton>
  );
}

interface NoQuotationsProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Nothing there yet, or nothing that fits the filters. */
export function NoQuotations({ isFiltered, onClear }: NoQuotationsProps) {
  const messages = useMessages(quotationsMessages);
  const styles = useStyles();
  return (
    <Card className={styles.empty}>
      <Text className={styles.emptyTitle}>{messages.noQuotationsFound}</Text>
      {isFiltered ? (
        <>
          <Text className={styles.quiet}>{messages.noQuotationFitsTheFilters}</Text>
          <Button onClick={onClear}>{messages.clearFilters}</Button>
        </>
      ) : (
        <>
          <Text className={styles.quiet}>{messages.processEmailGenerateQuotations}</Text>
          <RouterLink to="/email-processor">{messages.goToTheEmailProcessor}</RouterLink>
        </>
      )}
    </Card>
  );
}
