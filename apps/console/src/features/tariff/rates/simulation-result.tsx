import {
  Badge,
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import type { ShipmentSimulationView } from '../../../api/generated.js';
import { AssumptionList } from '../../../components/assumptions/assumption-list.js';
import { groupCharges } from '../../../components/charges/charge-groups.js';
import { ChargeTable } from '../../../components/charges/charge-table.js';
import { formatUsd } from '../../../components/format/format.js';
import { useMessages } from '../../../i18n/messages.js';
import { formatUtcDay } from './format-rate.js';
import { simulationMessages } from './simulation.messages.js';

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  title: typographyStyles.subtitle2,
  total: { ...typographyStyles.title2, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2 },
  lines: { display: 'flex', flexDirection: 'column' },
  // Words wrap where the window is narrow: what scrolls sideways could not be reached by keyboard.
  table: { overflowWrap: 'anywhere' },
  service: { width: '80px' },
  outcome: { width: '136px' },
});

const COLORS = {
  applied: 'success',
  'not-in-force': 'informative',
  fails: 'informative',
  unknown: 'warning',
  outranked: 'informative',
  'on-request': 'informative',
  'not-charged': 'informative',
} as const;

/** The charges of a simulated shipment, and of each rate of the airport why it did or did not apply. */
export function SimulationResult({ simulation }: { readonly simulation: ShipmentSimulationView }) {
  const messages = useMessages(simulationMessages);
  const styles = useStyles();
  const { charges, decisions, day } = simulation;
  const { assumptions, missing } = charges;
  return (
    <section className={styles.result} aria-label={messages.result}>
      <div role="status" className={styles.lines}>
        <Text className={styles.quiet}>{messages.pricedAsOf(charges.airport, formatUtcDay(day))}</Text>
        <Text className={styles.total}>{formatUsd(charges.totals.finalTotal)}</Text>
      </div>
      {assumptions.length > 0 || missing.length > 0 ? (
        <AssumptionList assumptions={assumptions} missing={missing} />
      ) : null}
      <ChargeTable
        label={messages.charges}
        groups={groupCharges(charges, charges.incoterm)}
        total={charges.totals.finalTotal}
        totals={charges.totals}
      />
      <h3 className={styles.title}>{messages.decisions}</h3>
      <Table size="small" className={styles.table} aria-label={messages.decisions}>
        <TableHeader>
          <TableRow>
            <TableHeaderCell className={styles.service}>{messages.service}</TableHeaderCell>
            <TableHeaderCell className={styles.outcome}>{messages.outcome}</TableHeaderCell>
            <TableHeaderCell>{messages.reason}</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {decisions.map(({ rateId, serviceCode, outcome, reason }) => (
            <TableRow key={rateId}>
              <TableCell>{serviceCode}</TableCell>
              <TableCell>
                <Badge appearance="tint" color={COLORS[outcome]}>
                  {messages[outcome]}
                </Badge>
              </TableCell>
              <TableCell>{reason}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
