import { Caption1, Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { toAddressLines } from '../../../../../../domain/tariff/airport-terms/mawb-consignee.js';
import { CopyButton } from '../../../components/copy-button/copy-button.js';
import type { EntityColumns } from '../../../components/entity-table/entity-table.js';
import type { Places } from '../../../components/places/use-places.js';
import type { MawbConsigneeRow } from './mawb-consignees.endpoints.js';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  first: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
});

/** The table of the consignments. */
export function createMawbConsigneeColumns(places: Places): EntityColumns<MawbConsigneeRow> {
  const country = (row: MawbConsigneeRow) => places.countryById(row.countryId)?.name ?? '';
  const airport = (row: MawbConsigneeRow) => places.airportById(row.locationId)?.code ?? '';
  const nameOf = (row: MawbConsigneeRow) => `${row.stationLegalName}, ${airport(row)}`;
  return {
    many: 'consignments',
    one: 'consignment',
    actions: {
      nameOf,
      renderMore: (row) => (
        <CopyButton
          text={toAddressLines(row).join('\n')}
          what={`address of ${row.stationLegalName}`}
          label="Copy 8 lines"
          name={`Copy 8 lines of ${nameOf(row)}`}
        />
      ),
      widthPx: 190,
      minWidthPx: 190,
    },
    columns: [
      {
        id: 'place',
        header: 'Country/Airport',
        cell: (row) => <Lines first={country(row)} others={[airport(row)]} />,
        sortBy: (row) => `${country(row)} ${airport(row)}`,
        widthPx: 130,
        minWidthPx: 110,
      },
      {
        id: 'name',
        header: 'Station Legal Name',
        cell: (row) => <Lines first={row.stationLegalName} others={[`Code: ${row.customsCode}`]} />,
        sortBy: (row) => row.stationLegalName,
        widthPx: 210,
        minWidthPx: 150,
      },
      {
        id: 'tax',
        header: 'Tax ID',
        cell: (row) => row.taxId,
        sortBy: (row) => row.taxId,
        widthPx: 150,
        minWidthPx: 118,
      },
      {
        id: 'address',
        header: 'Address',
        cell: (row) => <Lines others={[row.address1, row.address2, row.cityCountry]} />,
        widthPx: 240,
        minWidthPx: 190,
      },
      {
        id: 'contact',
        header: 'Contact Info',
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
          <span key={line}>{line}</span>
        ),
      )}
    </span>
  );
}

function Contact({ row }: { readonly row: MawbConsigneeRow }) {
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      <span>
        {'Tel: '}
        <Link href={`tel:${row.telephone.replace(/[^\d+]/g, '')}`}>{row.telephone}</Link>
      </span>
      <span>
        {'Email: '}
        <Link href={`mailto:${row.email}`}>{row.email}</Link>
      </span>
    </span>
  );
}
