import { Card, InfoLabel, makeStyles, ProgressBar, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { DownloadButton } from '../../components/download/download-button.js';
import { useDownload } from '../../components/download/use-download.js';
import { ForRole } from '../../components/for-role/for-role.js';
import { formatDecimal } from '../../components/format/format.js';
import { useMessages } from '../../i18n/messages.js';
import type { QuotationStats } from './dashboard.endpoints.js';
import { dashboardMessages } from './dashboard.messages.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalM },
  title: typographyStyles.subtitle2,
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${tokens.spacingVerticalS} 24px` },
  percent: typographyStyles.title3,
  bar: { maxWidth: '320px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** How many of the amounts rest on stored charges, and how amounts are worked out. */
export function QualityCard({ stats }: { readonly stats: QuotationStats }) {
  const messages = useMessages(dashboardMessages);
  const styles = useStyles();
  const corrections = useDownload({ name: 'corrections.jsonl' });
  const percent = stats.total === 0 ? undefined : (stats.dataQualityPercent ?? undefined);
  const explained = { 'aria-label': messages.explanation };
  const corrected = stats.correctedPercent ?? undefined;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.dataQualityAndMethodology}</h2>
      <div className={styles.row}>
        <Text className={styles.percent}>{percent === undefined ? '—' : `${formatDecimal(percent, 0)}%`}</Text>
        <InfoLabel infoButton={explained} info={messages.strictMeaning}>
          {messages.strictCount(formatDecimal(stats.strictCount, 0))}
        </InfoLabel>
        <InfoLabel infoButton={explained} info={messages.fallbackMeaning}>
          {messages.fallbackCount(formatDecimal(stats.fallbackCount, 0))}
        </InfoLabel>
      </div>
      {percent === undefined ? null : (
        <ProgressBar className={styles.bar} value={percent / 100} aria-label={messages.strictShare} />
      )}
      <div className={styles.row}>
        <Text className={styles.percent}>{corrected === undefined ? '—' : `${formatDecimal(corrected, 1)}%`}</Text>
        <InfoLabel infoButton={explained} info={messages.correctionsMeaning}>
          {messages.shareOfValuesCorrected(formatDecimal(stats.valuesCorrected, 0), formatDecimal(stats.valuesRead, 0))}
        </InfoLabel>
        <ForRole needed="administrator">
          <DownloadButton
            size="small"
            appearance="subtle"
            url="/api/quotations/corrections.jsonl"
            download={corrections}
          >
            {messages.exportCorrections}
          </DownloadButton>
        </ForRole>
      </div>
      <Text className={styles.quiet}>{messages.amountMeaning}</Text>
    </Card>
  );
}
