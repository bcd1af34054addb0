import { makeStyles, mergeClasses, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { describeService } from '../../../../../domain/tariff/service-name.js';
import type { QuotationDifferenceView, ValueDifferenceView } from '../../api/generated.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { AMOUNT_TABLE } from '../charges/amount-table.styles.js';
import { formatDate, formatDecimal, formatKg, formatUsd } from '../format/format.js';
import { formatAmounts, formatFigures, isFigures } from '../format/format-figures.js';
import { ScrollArea } from '../scroll-area/scroll-area.js';
import { differenceMessages } from './difference.messages.js';

const useStyles = makeStyles({
  ...AMOUNT_TABLE,
  cell: {
    ...AMOUNT_TABLE.cell,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  total: { ...typographyStyles.subtitle2, borderTop: `2px solid ${tokens.colorNeutralStroke1}` },
  reasons: { margin: 0, paddingLeft: '20px' },
});

interface DifferenceListProps {
  readonly difference: QuotationDifferenceView;
  /** Whether the quotation holds several shipments, so that each row says which it is about. */
  readonly hasShipments: boolean;
}

/** What would be another one in a quotation: values, charge lines with what they come to, the total and the reasons. */
export function DifferenceList({ difference, hasShipments }: DifferenceListProps) {
  const messages = useMessages(differenceMessages);
  const styles = useStyles();
  const { values, lines, totalBefore, totalAfter, reasonsAdded, reasonsGone } = difference;
  const ofShipment = (label: string, shipment: number) => (hasShipments ? messages.ofShipment(label, shipment) : label);
  const money = mergeClasses(styles.cell, styles.amount);
  const total = mergeClasses(styles.cell, styles.total, styles.amount);
  return (
    <>
      <ScrollArea label={messages.tableLabel} className={styles.scroll}>
        <table className={styles.table} aria-label={messages.tableLabel}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {messages.what}
              </th>
              <th scope="col" className={mergeClasses(styles.head, styles.amount)}>
                {messages.now}
              </th>
              <th scope="col" className={mergeClasses(styles.head, styles.amount)}>
                {messages.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {values.map((one) => (
              <tr key={`${one.shipment} ${one.field}`}>
                <th scope="row" className={styles.cell}>
                  {ofShipment(one.label, one.shipment)}
                </th>
                <td className={mergeClasses(styles.cell, isAligned(one) ? styles.amount : undefined)}>
                  {formatValue(one, one.before)}
                </td>
                <td className={mergeClasses(styles.cell, isAligned(one) ? styles.amount : undefined)}>
                  {formatValue(one, one.after)}
                </td>
              </tr>
            ))}
            {lines.map((one) => (
              <tr key={`${one.shipment} ${one.serviceCode} ${one.amountBefore} ${one.amountAfter}`}>
                <th scope="row" className={styles.cell}>
                  {ofShipment(describeService(one.serviceCode, one.serviceName), one.shipment)}
                  {one.traceAfter ? <span className={styles.trace}>{formatFigures(one.traceAfter)}</span> : null}
                </th>
                <td className={money}>{formatAmount(one.isBefore, one.amountBefore)}</td>
                <td className={money}>{formatAmount(one.isAfter, one.amountAfter)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={mergeClasses(styles.cell, styles.total)}>
                {messages.total}
              </th>
              <td className={total}>{formatUsd(totalBefore)}</td>
              <td className={total}>{formatUsd(totalAfter)}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
      <ReasonList title={messages.reasonsAdded} reasons={reasonsAdded} />
      <ReasonList title={messages.reasonsGone} reasons={reasonsGone} />
    </>
  );
}

function ReasonList({ title, reasons }: { readonly title: string; readonly reasons: readonly string[] }) {
  const styles = useStyles();
  if (reasons.length === 0) return null;
  return (
    <div>
      <Text weight="semibold">{title}</Text>
      <ul className={styles.reasons}>
        {reasons.map((one) => (
          <li key={one}>{formatAmounts(one)}</li>
        ))}
      </ul>
    </div>
  );
}

function formatValue({ kind }: ValueDifferenceView, value: string | null): string {
  if (value === null) return '–';
  if (kind === 'kg') return formatKg(Number(value));
  if (kind === 'km') return `${formatDecimal(Number(value), 0)} km`;
  if (kind === 'percent') return `${formatDecimal(Number(value), 2)} %`;
  if (kind === 'day') return formatDate(`${value}T12:00:00Z`);
  return isFigures(value) ? formatFigures(value) : value;
}

/** Whether a row holds figures, which stand below one another. */
function isAligned({ kind, before, after }: ValueDifferenceView): boolean {
  return kind !== 'text' || [before, after].every((value) => value === null || isFigures(value));
}

function formatAmount(isThere: boolean, amount: number | null): string {
  if (!isThere) return '–';
  return amount === null ? getMessages(differenceMessages).onRequest : formatUsd(amount);
}
