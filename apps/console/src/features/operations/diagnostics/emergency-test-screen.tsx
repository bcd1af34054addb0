import { Badge, Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { SERVICES } from '../../../../../../domain/tariff/service-code.js';
import { describeService } from '../../../../../../domain/tariff/service-name.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { diagnosticsMessages } from './diagnostics.messages.js';

/** Terms of this page (section 2 of the specification); quotations state CPT and DAP. */
function getTerms() {
  const messages = getMessages(diagnosticsMessages);
  return [
    { code: 'CPT', note: messages.dapNote },
    { code: 'DAP', note: messages.cptNote },
    { code: 'DDP', note: messages.ddpNote },
  ] as const;
}

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
  const messages = useMessages(diagnosticsMessages);
  const styles = useStyles();
  const places = usePlaces();
  const countryOf = (id: number) => places.countryById(id)?.name ?? '';
  const lists = [
    [
      messages.airports,
      places.airports.map(({ code, name, countryId }) => {
        const words = (
          <>
            <span translate="no">{name}</span>, {countryOf(countryId)}
          </>
        );
        return [code, words] as const;
      }),
    ],
    [messages.incoterms, getTerms().map(({ code, note }) => [code, note] as const)],
    [messages.serviceCodes, SERVICES.map(({ code, name }) => [code, describeService(code, name)] as const)],
  ] as const;
  if (places.failure) {
    return <ErrorMessage title={messages.airportsCouldNotBeLoaded} failure={places.failure} onRetry={places.reload} />;
  }
  if (places.isLoading) return <TableSkeleton label={messages.loadingAirports} />;
  if (places.airports.length === 0) {
    return <EmptyState title={messages.noAirports} note={messages.noAirportsNote} />;
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
