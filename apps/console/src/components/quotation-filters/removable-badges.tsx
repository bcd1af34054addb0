import { makeStyles, Tag, TagGroup, tokens } from '@fluentui/react-components';
import type { FilterBadge } from './filter-badges.js';
import { ALL_QUOTATIONS, type QuotationFilters } from './quotation-filters.js';

const useStyles = makeStyles({
  tags: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface RemovableBadgesProps {
  readonly badges: readonly FilterBadge[];
  readonly onChange: (change: Partial<QuotationFilters>) => void;
}

/** What leaves quotations out, each to be taken away. */
export function RemovableBadges({ badges, onChange }: RemovableBadgesProps) {
  const styles = useStyles();
  return (
    <TagGroup
      className={styles.tags}
      aria-label="Active filters"
      onDismiss={(_event, { value }) => {
        const removed = badges.find(({ field }) => field === value);
        if (removed) onChange({ [removed.field]: ALL_QUOTATIONS[removed.field] });
      }}
    >
      {badges.map(({ field, label }) => (
        <Tag key={field} value={field} size="small" dismissible dismissIcon={{ 'aria-label': 'Remove filter' }}>
          {label}
        </Tag>
      ))}
    </TagGroup>
  );
}
