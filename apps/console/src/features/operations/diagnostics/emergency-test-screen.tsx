import { Badge, Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { SERVICES } from '../../../../../../domain/tariff/service-code.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { usePlaces } from '../../../components/places/use-places.js';

/** Terms of this page (section 2 of the specification); quotations state CPT and DAP. */
const TERMS = [
  { code: 'CPT', note: 'Compulsory, delivery and additional charges are in the total.' },
  { code: 'DAP', note: 'Compulsory and delivery charges are in the total.' },
  { code: 'DDP', note: 'Accepted in mail and priced like CPT; duties and taxes are never included.' },
] as const;

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
  card: { padding: '20px', gap: tokens.spacingVerticalM },
  title: typographyStyles.subtitle2,
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, listStyleType: 'none', padding: 0 },
  line: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  code: { flexShrink: 0, minWidth: '48px' },
});

/** Airports, terms and service codes on one page, for the case that nothing else works. */
export function EmergencyTestScreen() {
  const styles = useStyles();
  const places = usePlaces();
  const countryOf = (id: number) => places.countryById(id)?.name ?? '';
  const lists = [
    ['Airports', places.airports.map(({ code, name, countryId }) => [code, `${name}, ${countryOf(countryId)}`])],
    ['Incoterms', TERMS.map(({ code, note }) => [code, note])],
    ['Service Codes', SERVICES.map(({ code, name }) => [code, name])],
  ] as const;
  if (places.failure) {
    return <ErrorMessage title="The airports could not be loaded" failure={places.failure} onRetry={places.reload} />;
  }
  if (places.isLoading) return <TableSkeleton label="Loading airports" />;
  if (places.airports.length === 0) {
    return <EmptyState title="No airports" note="There is no reference data. Restart the server." />;
  }
  return (
    <div className={styles.grid}>
      {lists.map(([title, lines]) => (
        <Card key={title} className={styles.card}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.list}>
            {lines.map(([code, words]) => (
              <li key={code} className={styles.line}>
                <Badge appearance="tint" color="informative" className={styles.code}>
                  {code}
                </Badge>
                <Text>{words}</Text>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
