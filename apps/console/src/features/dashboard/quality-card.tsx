import { Card, InfoLabel, makeStyles, ProgressBar, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { DownloadButton } from '../../components/download/download-button.js';
import { useDownload } from '../../components/download/use-download.js';
import { formatDecimal } from '../../components/format/format.js';
import type { QuotationStats } from './dashboard.endpoints.js';

const STRICT_TEXT =
  'Worked out from the charges that are stored with the quotation: the total of its destination charges, else the sum of its compulsory and delivery charges, else an older total, else the sum over its list of charges.';
const FALLBACK_TEXT =
  'Taken from the amount that was stored with the quotation, since it has no destination charges, or they come to nothing or cannot be read.';
const CORRECTED_TEXT =
  'Values that a person corrected in these quotations, out of all values that were read from their emails: weight, pieces, sizes, volume, value and description of the goods, dangerous goods, Incoterm, origin and destination. A value that was missed counts as read wrongly; one that was put back counts as read.';

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
  const styles = useStyles();
  const corrections = useDownload({ name: 'corrections.jsonl' });
  const percent = stats.total === 0 ? undefined : (stats.dataQualityPercent ?? undefined);
  const corrected = stats.correctedPercent ?? undefined;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>Data Quality and Methodology</h2>
      <div className={styles.row}>
        <Text className={styles.percent}>{percent === undefined ? '—' : `${formatDecimal(percent, 0)}%`}</Text>
        <InfoLabel info={STRICT_TEXT}>{`${formatDecimal(stats.strictCount, 0)} strict`}</InfoLabel>
        <InfoLabel info={FALLBACK_TEXT}>{`${formatDecimal(stats.fallbackCount, 0)} fallback`}</InfoLabel>
      </div>
      {percent === undefined ? null : (
        <ProgressBar className={styles.bar} value={percent / 100} aria-label="Amounts that rest on stored charges" />
      )}
      <div className={styles.row}>
        <Text className={styles.percent}>{corrected === undefined ? '—' : `${formatDecimal(corrected, 1)}%`}</Text>
        <InfoLabel info={CORRECTED_TEXT}>
          {`share of values corrected (${formatDecimal(stats.valuesCorrected, 0)} of ${formatDecimal(stats.valuesRead, 0)})`}
        </InfoLabel>
        <DownloadButton size="small" appearance="subtle" url="/api/quotations/corrections.jsonl" download={corrections}>
          Export corrections
        </DownloadButton>
      </div>
      <Text className={styles.quiet}>
        An amount is the total of destination charges that was stored with the quotation, with every charge that its
        Incoterm puts into the total; where none was stored, compulsory and delivery charges are added up. Optional
        charges, duties and taxes are in no total. The percentage is the share of strict amounts.
      </Text>
    </Card>
  );
}
