import { Caption1, Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { toAddressLines } from '../../../../../../domain/tariff/airport-terms/mawb-consignee.js';
import { CopyButton } from '../../../components/copy-button/copy-button.js';
import type { EntityColumns } from '../../../components/entity-table/entity-table.js';
import type { Places } from '../../../components/places/use-places.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import type { MawbConsigneeRow } from './mawb-consignees.endpoints.js';
import { mawbConsigneesMessages } from './mawb-consignees.messages.js';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  first: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
});

/** The table of the consignments. */
export function createMawbConsigneeColumns(places: Places): EntityColumns<MawbConsigneeRow> {
  const messages = getMessages(mawbConsigneesMessages);
  const country = (row: MawbConsigneeRow) => places.countryById(row.countryId)?.name ?? '';
  const airport = (row: MawbConsigneeRow) => places.airportById(row.locationId)?.code ?? '';
  const nameOf = (row: MawbConsigneeRow) => `${row.stationLegalName}, ${airport(row)}`;
  return {
    many: messages.consignments,
    one: messages.consignment,
    actions: {
      nameOf,
      renderMore: (row) => (
        <CopyButton
          text={toAddressLines(row).join('\n')}
          what={messages.addressOf(row.stationLegalName)}
          label={messages.copy8Lines}
          name={messages.copy8LinesOf(nameOf(row))}
        />
      ),
      widthPx: 190,
      minWidthPx: 190,
    },
    columns: [
      {
        id: 'place',
        header: messages.countryAirport,
        cell: (row) => <Lines first={country(row)} others={[airport(row)]} />,
        sortBy: (row) => `${country(row)} ${airport(row)}`,
        widthPx: 130,
        minWidthPx: 110,
      },
      {
        id: 'name',
        header: messages.stationLegalName,
        cell: (row) => (
          <Lines
            first={<span translate="no">{row.stationLegalName}</span>}
            others={[messages.codeLine(row.customsCode)]}
          />
        ),
        sortBy: (row) => row.stationLegalName,
        widthPx: 210,
        minWidthPx: 150,
      },
      {
        id: 'tax',
        header: messages.taxId,
        cell: (row) => <span translate="no">{row.taxId}</span>,
        sortBy: (row) => row.taxId,
        widthPx: 150,
        minWidthPx: 118,
      },
      {
        id: 'address',
        header: messages.address,
        cell: (row) => <Lines others={[row.address1, row.address2, row.cityCountry]} />,
        widthPx: 240,
        minWidthPx: 190,
      },
      {
        id: 'contact',
        header: messages.contactInfo,
        cell: (row) => <Contact row={row} />,
        hasControls: true,
        widthPx: 240,
        minWidthPx: 236,
      },
    ],
  };
}

function Lines({ first, others }: { readonly first?: ReactNode; readonly others: readonly string[] }) {
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      {first ? <span className={styles.first}>{first}</span> : null}
      {others.map((line) =>
        first ? (
          <Caption1 key={line} className={styles.quiet}>
            {line}
          </Caption1>
        ) : (
          <span key={line} translate="no">
            {line}
          </span>
        ),
      )}
    </span>
  );
}

function Contact({ row }: { readonly row: MawbConsigneeRow }) {
  const messages = useMessages(mawbConsigneesMessages);
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      <span>
        {messages.tel}
        <Link href={`tel:${row.telephone.replace(/[^\d+]/g, '')}`}>{row.telephone}</Link>
      </span>
      <span>
        {messages.email}
        <Link href={`mailto:${row.email}`}>{row.email}</Link>
      </span>
    </span>
  );
}
