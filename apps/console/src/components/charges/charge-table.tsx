import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { describeCategory } from '../../../../../domain/tariff/charge-category/describe-category.js';
import type { TotalsView } from '../../api/generated.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { formatDecimal, formatUsd } from '../format/format.js';
import { formatFigures } from '../format/format-figures.js';
import { ScrollArea } from '../scroll-area/scroll-area.js';
import { AMOUNT_TABLE } from './amount-table.styles.js';
import { type ChargeGroup, getLineAmount, getLineName } from './charge-groups.js';
import { chargesMessages } from './charges.messages.js';

const useStyles = makeStyles({
  ...AMOUNT_TABLE,
  category: {
    ...typographyStyles.body1Strong,
    textAlign: 'left',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  quiet: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  sum: { fontWeight: tokens.fontWeightSemibold, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  total: {
    ...typographyStyles.subtitle2,
    borderTop: `2px solid ${tokens.colorNeutralStroke1}`,
    paddingTop: tokens.spacingVerticalM,
  },
});

interface ChargeTableProps {
  /** What the table is read out as. */
  readonly label: string;
  readonly groups: readonly ChargeGroup[];
  /** US dollars. */
  readonly total: number | null | undefined;
  /** With tax and local currency where they are computed. */
  readonly totals?: Partial<TotalsView> | undefined;
}

/** Charges by category: each line with how it came about, what belongs to the total, and the total. */
export function ChargeTable({ label, groups, total, totals }: ChargeTableProps) {
  const messages = useMessages(chargesMessages);
  const styles = useStyles();
  return (
    <ScrollArea label={messages.asATable(label)} className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {messages.service}
            </th>
            <th scope="col" className={mergeClasses(styles.head, styles.amount)}>
              {messages.amountUsd}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.category} group={group} />
        ))}
        <tfoot>
          <tr>
            <th scope="row" className={mergeClasses(styles.cell, styles.total)}>
              {messages.total}
            </th>
            <td className={mergeClasses(styles.cell, styles.total, styles.amount)}>{formatUsd(total)}</td>
          </tr>
          {listSettlementRows(totals).map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              <td className={mergeClasses(styles.cell, styles.amount)}>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </ScrollArea>
  );
}

/** Tax and what is paid, in US dollars and in the local currency. */
function listSettlementRows(totals: Partial<TotalsView> | undefined): readonly (readonly [string, string])[] {
  const messages = getMessages(chargesMessages);
  const { taxPercent, tax, payable, local } = totals ?? {};
  return [
    ...(taxPercent === undefined ? [] : [[messages.serviceTax(taxPercent), formatUsd(tax)] as const]),
    ...(payable === undefined ? [] : [[messages.payable, formatUsd(payable)] as const]),
    ...(local ? [[messages.payableIn(local), `${local.currency} ${formatDecimal(local.payable, 2)}`] as const] : []),
  ];
}

function GroupRows({ group }: { readonly group: ChargeGroup }) {
  const messages = useMessages(chargesMessages);
  const styles = useStyles();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.category}>
          {describeCategory(group.category)}{' '}
          <span className={styles.quiet}>{group.isInTotal ? '' : messages.notInTheTotal}</span>
        </th>
      </tr>
      {group.lines.map((line) => {
        const amount = getLineAmount(line);
        return (
          <tr key={`${line.serviceCode} ${getLineName(line)}`}>
            <th scope="row" className={styles.cell}>
              {getLineName(line)} <span className={styles.quiet}>{line.serviceCode}</span>
              {line.trace ? <span className={styles.trace}>{formatFigures(line.trace)}</span> : null}
            </th>
            <td className={mergeClasses(styles.cell, styles.amount)}>
              <Amount amount={amount} />
            </td>
          </tr>
        );
      })}
      <tr>
        <th scope="row" className={mergeClasses(styles.cell, styles.sum)}>
          {messages.categorySubtotal(describeCategory(group.category))}
        </th>
        <td className={mergeClasses(styles.cell, styles.amount, styles.sum)}>
          <Amount amount={group.subtotal} />
        </td>
      </tr>
    </tbody>
  );
}

function Amount({ amount }: { readonly amount: number | undefined }) {
  const messages = useMessages(chargesMessages);
  const styles = useStyles();
  return amount === undefined ? <span className={styles.quiet}>{messages.onRequest}</span> : formatUsd(amount);
}
