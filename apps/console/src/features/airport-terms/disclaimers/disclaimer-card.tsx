import { Badge, Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { RowActions } from '../../../components/data-table/row-actions.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import type { DisclaimerRow } from './disclaimers.endpoints.js';
import { disclaimersMessages } from './disclaimers.messages.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalM },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    // On a phone the buttons stand below the title, not beside what little of it would fit.
    '@media (max-width: 639px)': { flexDirection: 'column' },
  },
  title: { ...typographyStyles.subtitle2, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  actions: { flexShrink: 0, '@media (max-width: 639px)': { marginTop: `-${tokens.spacingVerticalS}` } },
  content: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '96ch' },
  badges: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

interface DisclaimerCardProps {
  readonly row: DisclaimerRow;
  /** Buttons that move it within the order. */
  readonly movers: ReactNode;
  /** Undefined where the person may not change it. */
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

/** A disclaimer: what it says, where, and how early. */
export function DisclaimerCard({ row, movers, onEdit, onDelete }: DisclaimerCardProps) {
  const messages = useMessages(disclaimersMessages);
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title} translate="no">
            {row.title}
          </h3>
          <Text className={styles.quiet}>{messages.priorityAndAirports(row.priority, formatAirports(row))}</Text>
        </div>
        <div className={styles.actions}>
          <RowActions name={row.title} onEdit={onEdit} onDelete={onDelete}>
            {movers}
          </RowActions>
        </div>
      </div>
      <Text className={styles.content} translate="no">
        {row.content}
      </Text>
      {row.airports.length > 0 ? (
        <div className={styles.badges}>
          {row.airports.map(({ id, code }) => (
            <Badge key={id} appearance="tint" color="brand">
              {code}
            </Badge>
          ))}
        </div>
      ) : null}
    </Card>
  );
}

function formatAirports({ airports }: DisclaimerRow): string {
  const messages = getMessages(disclaimersMessages);
  if (airports.length === 0) return messages.appliedGloballyToAllAirports;
  return messages.appliedTo(airports.map(({ code }) => code).join(', '));
}
