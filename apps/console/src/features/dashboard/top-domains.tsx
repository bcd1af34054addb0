import { Badge, Card, Link, makeStyles, ProgressBar, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { formatDecimal } from '../../components/format/format.js';
import { useMessages } from '../../i18n/messages.js';
import type { DomainShare } from './dashboard.endpoints.js';
import { dashboardMessages } from './dashboard.messages.js';

const MAX_DOMAINS = 5;

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalM },
  title: typographyStyles.subtitle2,
  list: { display: 'flex', flexDirection: 'column', gap: '16px', listStyleType: 'none', padding: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', marginBottom: '6px' },
  domain: { overflowWrap: 'anywhere' },
  figures: { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface TopDomainsProps {
  readonly domains: readonly DomainShare[];
  readonly onChoose: (domain: string) => void;
}

/** The busiest sender domains; each narrows the dashboard to itself. */
export function TopDomains({ domains, onChoose }: TopDomainsProps) {
  const messages = useMessages(dashboardMessages);
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.topDomains}</h2>
      {domains.length === 0 ? <Text className={styles.quiet}>{messages.noSenderDomain}</Text> : null}
      <ol className={styles.list}>
        {domains.slice(0, MAX_DOMAINS).map(({ domain, count, share, isApproved }) => (
          <li key={domain}>
            <div className={styles.row}>
              <Link as="button" className={styles.domain} onClick={() => onChoose(domain)}>
                {domain}
              </Link>
              <Badge appearance="tint" color={isApproved ? 'success' : 'informative'}>
                {isApproved ? messages.approved : messages.notApproved}
              </Badge>
              <Text className={styles.figures}>{`${formatDecimal(count, 0)} (${formatDecimal(share, 0)}%)`}</Text>
            </div>
            <ProgressBar value={share / 100} aria-label={messages.shareOfDomain(domain)} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
