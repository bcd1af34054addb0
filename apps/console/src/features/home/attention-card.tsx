import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useWhatWaitsQuery } from '../../api/notifications.endpoints.js';
import { formatDateTime } from '../../components/format/format.js';
import { formatAmounts } from '../../components/format/format-figures.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { Surface } from '../../components/surface/surface.js';
import { useMessages } from '../../i18n/messages.js';
import { homeMessages } from './home.messages.js';

/** So many are named here; the notifications list more. */
const MAX_NAMED = 3;
/** The bar on top of the page says it already. */
const SHOWN_ELSEWHERE = 'sample-tariff';
const QUOTATION = 'quotation-pending';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalM },
  title: typographyStyles.subtitle2,
  list: { display: 'flex', flexDirection: 'column', listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  link: { ...typographyStyles.body1Strong, minWidth: '180px' },
  details: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** What needs review, the most pressing first, each with the way to where it can be dealt with; nothing where nothing waits. */
export function AttentionCard() {
  const messages = useMessages(homeMessages);
  const styles = useStyles();
  const { data } = useWhatWaitsQuery();
  const tasks = data?.items.filter(({ kind }) => kind !== SHOWN_ELSEWHERE) ?? [];
  if (!data || tasks.length === 0) return null;
  const unnamed = data.total - (data.items.length - tasks.length) - Math.min(tasks.length, MAX_NAMED);
  return (
    <Surface className={styles.card} role="region" aria-labelledby="attention">
      <h3 id="attention" className={styles.title}>
        {messages.needsYourAttention}
      </h3>
      <ul className={styles.list} aria-labelledby="attention">
        {tasks.slice(0, MAX_NAMED).map(({ id, link, title, details, at }) => (
          <li key={id} className={styles.item}>
            <RouterLink to={link} className={styles.link}>
              {title}
            </RouterLink>
            <Text className={styles.details}>{formatAmounts(details)}</Text>
            {at ? (
              <Text size={200} className={styles.quiet}>
                {formatDateTime(at)}
              </Text>
            ) : null}
          </li>
        ))}
      </ul>
      {unnamed > 0 ? (
        <Text size={200} className={styles.quiet}>
          {messages.furtherNotifications(unnamed)}
          {tasks.some(({ kind }) => kind === QUOTATION) ? (
            <RouterLink to="/quotations?status=pending">{messages.seeAllWaitingQuotations}</RouterLink>
          ) : null}
        </Text>
      ) : null}
    </Surface>
  );
}
