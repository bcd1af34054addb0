import { Badge, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { selectByLanguage } from '../../../../../../domain/message-catalogue.js';
import { describeCategory } from '../../../../../../domain/tariff/charge-category/describe-category.js';
import type { ChargeCodeRow } from '../../../api/charge-codes.endpoints.js';
import type { EntityColumns } from '../../../components/entity-table/entity-table.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { getApplicationLabels } from './charge-code-form.js';
import { chargeCodesMessages } from './charge-codes.messages.js';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The table of the charge codes. */
export function getChargeCodeColumns(): EntityColumns<ChargeCodeRow> {
  const messages = getMessages(chargeCodesMessages);
  return {
    many: messages.chargeCodes,
    one: messages.chargeCode,
    titleOf: (row) => row.code,
    actions: { nameOf: (row) => row.code },
    columns: [
      {
        id: 'code',
        header: messages.code,
        cell: (row) => <CodeCell row={row} />,
        sortBy: (row) => row.code,
        widthPx: 170,
      },
      {
        id: 'name',
        header: messages.name,
        cell: (row) => <NameCell row={row} />,
        sortBy: (row) => row.nameEn,
        widthPx: 280,
        minWidthPx: 180,
      },
      {
        id: 'category',
        header: messages.category,
        cell: (row) => describeCategory(row.category),
        sortBy: (row) => row.category,
        widthPx: 130,
      },
      {
        id: 'application',
        header: messages.application,
        cell: (row) => getApplicationLabels()[row.application],
        sortBy: (row) => row.application,
        widthPx: 190,
      },
      { id: 'iata', header: messages.iataCode, cell: (row) => row.iataCode ?? '—', widthPx: 100 },
      { id: 'kind', header: messages.kind, cell: formatKind, widthPx: 180 },
    ],
  };
}

function formatKind({ isTaxable, isPassThrough }: ChargeCodeRow): string {
  const messages = getMessages(chargeCodesMessages);
  const tax = isTaxable ? messages.taxable : messages.notTaxable;
  return isPassThrough ? `${tax}, ${messages.passThrough.toLowerCase()}` : tax;
}

function CodeCell({ row }: { readonly row: ChargeCodeRow }) {
  const messages = useMessages(chargeCodesMessages);
  const styles = useStyles();
  return (
    <span className={styles.head}>
      {row.code}
      {row.isStandard ? (
        <Badge appearance="tint" color="informative" size="small">
          {messages.standard}
        </Badge>
      ) : null}
      {row.needsReview ? (
        <Badge appearance="tint" color="warning" size="small">
          {messages.review}
        </Badge>
      ) : null}
    </span>
  );
}

function NameCell({ row }: { readonly row: ChargeCodeRow }) {
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      <span>{selectByLanguage(row.nameEn, row.nameEs)}</span>
      {row.nameEs === row.nameEn ? null : (
        <Caption1 className={styles.quiet} lang={selectByLanguage('es', 'en')}>
          {selectByLanguage(row.nameEs, row.nameEn)}
        </Caption1>
      )}
    </span>
  );
}
