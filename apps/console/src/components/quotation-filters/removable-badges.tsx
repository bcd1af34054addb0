import { makeStyles, Tag, TagGroup, tokens } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import type { FilterBadge } from './filter-badges.js';
import { ALL_QUOTATIONS, type QuotationFilters } from './quotation-filters.js';
import { quotationFiltersMessages } from './quotation-filters.messages.js';

const useStyles = makeStyles({
  tags: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface RemovableBadgesProps {
  readonly badges: readonly FilterBadge[];
  readonly onChange: (change: Partial<QuotationFilters>) => void;
}

/** What leaves quotations out, each to be taken away. */
export function RemovableBadges({ badges, onChange }: RemovableBadgesProps) {
  const messages = useMessages(quotationFiltersMessages);
  const styles = useStyles();
  return (
    <TagGroup
      className={styles.tags}
      aria-label={messages.activeFilters}
      onDismiss={(_event, { value }) => {
        const removed = badges.find(({ field }) => field === value);
        if (removed) onChange({ [removed.field]: ALL_QUOTATIONS[removed.field] });
      }}
    >
      {badges.map(({ field, label }) => (
        <Tag key={field} value={field} size="small" dismissible dismissIcon={{ 'aria-label': messages.removeFilter }}>
          {label}
        </Tag>
      ))}
    </TagGroup>
  );
}
